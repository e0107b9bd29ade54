import type { Space } from './read';
import { heading, west, type Chart, type Point } from './route';

/** Where and how a ship is drawn: its middle, its width, and which way the bow points. */
export interface Berthing extends Point {
  space: number;
  size: number;
  west: boolean;
}

interface Measures {
  size: number;
  /** How far a ship lies from the middle of its tile. */
  off: Point;
  start: (berth: number) => Point;
  home: (berth: number) => Point;
  small: number;
}

const WIDE: Measures = {
  size: 56,
  off: { x: 0, y: -52 },
  start: (berth) => ({ x: 132, y: 166 + berth * 28 }),
  home: (berth) => ({ x: 90, y: 162 + berth * 28 }),
  small: 42,
};
const TALL: Measures = {
  size: 42,
  off: { x: 0, y: 0 },
  start: (berth) => ({ x: 155 + berth * 26, y: 338 }),
  home: (berth) => ({ x: 155 + berth * 26, y: 376 }),
  small: 30,
};

/** Where each ship lies, by the id of its pawn. Ships stand above their tile; upright boards put them on the inner side. */
export function berthings(spaces: Space[], chart: Chart, harbour: number, tall: boolean): Map<string, Berthing> {
  const points = chart.spots(harbour);
  const found = new Map<string, Berthing>();
  for (const space of spaces)
    space.pawns.forEach((pawn, i) => {
      const who = pawn.seat ?? 'ghost';
      const berth = Math.max(0, space.data.berths.indexOf(who));
      found.set(pawn.id, place(space, i, berth, points, chart, tall));
    });
  return found;
}

function place(space: Space, i: number, berth: number, points: Point[], chart: Chart, tall: boolean): Berthing {
  const m = tall ? TALL : WIDE;
  const point = points[space.number] ?? { x: 0, y: 0 };
  const harbour = points.length - 1;
  const sails = west(heading(points, space.number));
  if (space.number === 0) return { ...m.start(berth), space: 0, size: m.small, west: false };
  if (space.number === harbour) return { ...m.home(berth), space: harbour, size: m.small, west: !tall };
  const side = space.pawns.length > 1 ? (i === 0 ? -0.55 : 0.55) * m.size : 0;
  if (tall) return { ...inner(point, side, chart), space: space.number, size: m.size, west: sails };
  const y = point.y + (space.tile || space.data.what !== 'tile' ? m.off.y : -4);
  return { x: point.x + side, y, space: space.number, size: space.tile ? m.size : m.size + 6, west: space.pawns.length > 1 ? i > 0 : sails };
}

/** Towards the middle of an upright board. */
function inner({ x, y }: Point, side: number, { width, height }: Chart): Point {
  const [edge, top, foot] = [Math.min(x, width - x) < 60, y < 60, y > height - 60];
  if (edge && (top || foot)) return { x: x + (x < width / 2 ? 36 : -36), y: y + (top ? 34 : -34) };
  if (top) return { x: x + side, y: y + 34 };
  if (foot) return { x: x + side, y: y - 30 };
  return { x: x + (x < width / 2 ? 40 : -40), y: y + side * 0.7 };
}

/** Where the shadow of the active ship is shown over a chosen stop: beside a ship that already lies there. */
export function shadowOf(space: Space, chart: Chart, harbour: number, tall: boolean): Berthing {
  const shadow = place({ ...space, pawns: [] }, 0, 0, chart.spots(harbour), chart, tall);
  return space.pawns.length > 0 ? { ...shadow, x: shadow.x - shadow.size * 0.7 } : shadow;
}
