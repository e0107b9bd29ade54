/** The sea route as a curve: spaces lie on it at equal distances, however many a layout of the board has. */
export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  line: Point[];
}

const HALF: Point[] = [
  { x: 116, y: 178 }, { x: 150, y: 142 }, { x: 206, y: 116 }, { x: 290, y: 97 }, { x: 390, y: 88 }, { x: 482, y: 85 },
  { x: 574, y: 88 }, { x: 674, y: 97 }, { x: 752, y: 113 }, { x: 812, y: 138 }, { x: 856, y: 168 },
];
const WIDE_HEIGHT = 414;

/** Harbour in the west, out along the north, back along the south. */
export const WIDE: Chart = {
  width: 946,
  height: WIDE_HEIGHT,
  line: smooth([...HALF, { x: 872, y: WIDE_HEIGHT / 2 }, ...HALF.map(({ x, y }) => ({ x, y: WIDE_HEIGHT - y })).reverse()]),
};

/** The border of an upright screen: harbour at the foot, up the west side, down the east side. */
export const TALL: Chart = {
  width: 390,
  height: 402,
  line: [
    { x: 150, y: 369 }, { x: 56, y: 369 }, { x: 41, y: 356 }, { x: 41, y: 46 }, { x: 56, y: 33 },
    { x: 334, y: 33 }, { x: 349, y: 46 }, { x: 349, y: 356 }, { x: 334, y: 369 }, { x: 240, y: 369 },
  ],
};

/** Where every space of the route lies, from the start (0) to the harbour. */
export function spots(chart: Chart, harbour: number): Point[] {
  return Array.from({ length: harbour + 1 }, (_, space) => at(chart.line, space / harbour));
}

/** The stretch of the route between two spaces, ends included. */
export function stretch(chart: Chart, harbour: number, from: number, to: number): Point[] {
  const lengths = along(chart.line);
  const whole = lengths.at(-1)!;
  const [a, b] = [(from / harbour) * whole, (to / harbour) * whole];
  return [at(chart.line, a / whole), ...chart.line.filter((_, i) => lengths[i]! > a && lengths[i]! < b), at(chart.line, b / whole)];
}

export const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The way a ship on this space sails: an angle in degrees, 0 = east, 90 = south. */
export function heading(chart: Chart, harbour: number, space: number): number {
  const [a, b] = [at(chart.line, (space - 0.3) / harbour), at(chart.line, (space + 0.3) / harbour)];
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
