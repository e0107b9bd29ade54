/** The sea route as a curve: spaces lie on it at equal distances, however many a layout of the board has. */
export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  /** Where every space lies, from the start (0) to the harbour. */
  spots: (harbour: number) => Point[];
  /** The way between two spaces, ends included. */
  way: (harbour: number, from: number, to: number) => Point[];
}

const HALF: Point[] = [
  { x: 116, y: 178 }, { x: 150, y: 142 }, { x: 206, y: 116 }, { x: 290, y: 97 }, { x: 390, y: 88 }, { x: 482, y: 85 },
  { x: 574, y: 88 }, { x: 674, y: 97 }, { x: 752, y: 113 }, { x: 812, y: 138 }, { x: 856, y: 168 },
];
const HEIGHT = 414;
const CURVE = smooth([...HALF, { x: 872, y: HEIGHT / 2 }, ...HALF.map(({ x, y }) => ({ x, y: HEIGHT - y })).reverse()]);

/** Harbour in the west, out along the north, back along the south. */
export const WIDE: Chart = {
  width: 946,
  height: HEIGHT,
  spots: (harbour) => Array.from({ length: harbour + 1 }, (_, space) => at(CURVE, space / harbour)),
  way: (harbour, from, to) => stretch(CURVE, from / harbour, to / harbour),
};

/** The border of an upright screen: harbour at the foot, up the west side, down the east side. */
export const TALL: Chart = {
  width: 390,
  height: 402,
  spots: border,
  way: (harbour, from, to) => border(harbour).slice(from, to + 1),
};

const [LEFT, RIGHT, TOP, FOOT] = [41, 349, 33, 369];

/** One space beside the harbour on each side, four corners, three along the top, the rest up and down the sides. */
function border(harbour: number): Point[] {
  const rest = Math.max(0, harbour - 10);
  const [up, down] = [Math.floor(rest / 2), Math.ceil(rest / 2)];
  const side = (x: number, n: number): Point[] => Array.from({ length: n + 2 }, (_, i) => ({ x, y: FOOT - ((FOOT - TOP) * i) / (n + 1) }));
  const top = [118, 195, 272].map((x) => ({ x, y: TOP }));
  return [{ x: 165, y: FOOT }, { x: 106, y: FOOT }, ...side(LEFT, up), ...top, ...side(RIGHT, down).reverse(), { x: 284, y: FOOT }, { x: 225, y: FOOT }];
}

/** The part of a line between two shares of its length. */
function stretch(line: Point[], from: number, to: number): Point[] {
  const lengths = along(line);
  const whole = lengths.at(-1)!;
  return [at(line, from), ...line.filter((_, i) => lengths[i]! > from * whole && lengths[i]! < to * whole), at(line, to)];
}

export const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The way a ship on this space sails: an angle in degrees, 0 = east, 90 = south. */
export function heading(points: Point[], space: number): number {
  const [a, b] = [points[Math.max(0, space - 1)]!, points[Math.min(points.length - 1, space + 1)]!];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

export const west = (angle: number): boolean => Math.abs(angle) > 91;

function along(line: Point[]): number[] {
  const lengths = [0];
  line.slice(1).forEach((point, i) => lengths.push(lengths[i]! + Math.hypot(point.x - line[i]!.x, point.y - line[i]!.y)));
  return lengths;
}

function at(line: Point[], share: number): Point {
  const lengths = along(line);
  const want = Math.min(1, Math.max(0, share)) * lengths.at(-1)!;
  const next = Math.max(1, lengths.findIndex((length) => length >= want));
  const [a, b] = [line[next - 1]!, line[next]!];
  const part = (want - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** A Catmull–Rom curve through the points, as short straight pieces. */
function smooth(knots: Point[], pieces = 8): Point[] {
  const knot = (i: number): Point => knots[Math.min(Math.max(i, 0), knots.length - 1)]!;
  const inner = knots.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: pieces }, (_, k) => blend([knot(i - 1), knot(i), knot(i + 1), knot(i + 2)], k / pieces)),
  );
  return [...inner, knots.at(-1)!];
}

function blend([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const one = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}
