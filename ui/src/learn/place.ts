/** Where a plate stands beside what it speaks of. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'over';

export interface Placed {
  x: number;
  y: number;
  /** On which side of its target the plate stands; `over`: there is no room, and no tail. */
  side: Side;
  /** How far along its edge the tail points, in pixels. */
  tail: number;
}

const EDGE = 8;
const GAP = 22;
const CORNER = 26;

export const boxOf = (rect: DOMRect): Box => ({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });

/** The least box around all of them. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Beside, under or over the target: where it hides least of it, and of what must stay in sight. */
export function place(target: Box | null, width: number, height: number, room: Box, clear: Box[]): Placed {
  const into = (x: number, y: number): { x: number; y: number } => ({
    x: clamp(x, room.x + EDGE, room.x + room.width - width - EDGE),
    y: clamp(y, room.y + EDGE, room.y + room.height - height - EDGE),
  });
  const middle = into(room.x + (room.width - width) / 2, room.y + (room.height - height) * 0.42);
  if (!target) return { ...middle, side: 'over', tail: 0 };
  const [cx, cy] = [target.x + target.width / 2, target.y + target.height / 2];
  const ways: [Side, { x: number; y: number }][] = [
    ['below', into(cx - width / 2, target.y + target.height + GAP)],
    ['above', into(cx - width / 2, target.y - GAP - height)],
    ['right', into(target.x + target.width + GAP, cy - height / 2)],
    ['left', into(target.x - GAP - width, cy - height / 2)],
    ['over', into(cx - width / 2, room.y + room.height - height - EDGE)],
    ['over', middle],
  ];
  const cost = ([side, at]: [Side, { x: number; y: number }]): number => {
    const box = { ...at, width, height };
    const hidden = 4 * shared(box, target) + clear.reduce((sum, one) => sum + 6 * shared(box, one), 0);
    return hidden + (side === 'over' ? 2000 : 0) + Math.hypot(at.x + width / 2 - cx, at.y + height / 2 - cy);
  };
  const [side, at] = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
  const upright = side === 'above' || side === 'below';
  const tail = upright ? clamp(cx - at.x, CORNER, width - CORNER) : clamp(cy - at.y, CORNER, height - CORNER);
  return { ...at, side: shared({ ...at, width, height }, target) > 0 ? 'over' : side, tail };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** A hole in the veil; a ring around it says: this. */
export interface Hole extends Box {
  ring: boolean;
}

const PAD = 6;

export const holeAt = (box: Box, ring: boolean): Hole => ({
  x: box.x - PAD, y: box.y - PAD, width: Math.max(24, box.width + 2 * PAD), height: Math.max(24, box.height + 2 * PAD), ring,
});

export const centre = (box: Box): string => `${box.x + box.width / 2} ${box.y + box.height / 2}`;
