/** Geometry of polyominoes: cells are [x, y], y grows downwards. */
export type Cell = readonly [number, number];
export type Cells = readonly Cell[];

/** Moved to the top left corner and put in reading order, so that equal shapes are equal texts. */
export function normal(cells: Cells): Cell[] {
  const x0 = Math.min(...cells.map(([x]) => x));
  const y0 = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - x0, y - y0]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

export const rotated = (cells: Cells): Cell[] => normal(cells.map(([x, y]): Cell => [-y, x]));
export const flipped = (cells: Cells): Cell[] => normal(cells.map(([x, y]): Cell => [-x, y]));
export const moved = (cells: Cells, [dx, dy]: Cell): Cell[] => cells.map(([x, y]): Cell => [x + dx, y + dy]);
export const key = (cells: Cells): string => normal(cells).join(';');
export const same = (a: Cells, b: Cells): boolean => key(a) === key(b);

export function extent(cells: Cells): { width: number; height: number } {
  return { width: Math.max(...cells.map(([x]) => x)) + 1, height: Math.max(...cells.map(([, y]) => y)) + 1 };
}

type Corner = [number, number];

/** The edges that belong to one cell only, clockwise around the shape, by the corner they start from. */
function border(cells: Cells): Map<string, Corner[]> {
  const has = new Set(cells.map(String));
  const from = new Map<string, Corner[]>();
  const add = (a: Corner, b: Corner): void => void from.set(String(a), [...(from.get(String(a)) ?? []), b]);
  for (const [x, y] of cells) {
    if (!has.has(String([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!has.has(String([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(String([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(String([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return from;
}

function walk(from: Map<string, Corner[]>, start: Corner): Corner[] {
  const loop: Corner[] = [];
  let at = start;
  do {
    loop.push(at);
    const next: Corner = from.get(String(at))!.pop()!;
    at = next;
  } while (String(at) !== String(start));
  return loop.filter((corner, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return (before[0] === corner[0]) !== (corner[0] === after[0]);
  });
}

function loops(cells: Cells): Corner[][] {
  const from = border(cells);
  const found: Corner[][] = [];
  for (const [name, ends] of from) while (ends.length > 0) found.push(walk(from, name.split(',').map(Number) as Corner));
  return found;
}

/** The outline as an SVG path, `size` units a cell, drawn `inset` units inside the shape. */
export function outline(cells: Cells, size: number, inset = 0): string {
  return loops(cells).map((loop) => `M${loop.map((corner, i) => shifted(loop, corner, i, size, inset)).join('L')}Z`).join('');
}

function shifted(loop: Corner[], [x, y]: Corner, i: number, size: number, inset: number): string {
  const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
  const inX = -Math.sign(y - before[1]) - Math.sign(after[1] - y);
  const inY = Math.sign(x - before[0]) + Math.sign(after[0] - x);
  return `${x * size + inX * inset} ${y * size + inY * inset}`;
}

/** Where an icon sits best: the middle of the largest square near the middle; [x, y, side] in cells. */
export function iconSpot(cells: Cells): [number, number, number] {
  const has = new Set(cells.map(String));
  const { width, height } = extent(cells);
  if (cells.length === width * height) return [width / 2, height / 2, Math.min(width, height)];
  const square = (x: number, y: number, side: number): boolean =>
    Array.from({ length: side * side }, (_, i) => String([x + (i % side), y + Math.floor(i / side)])).every((c) => has.has(c));
  for (const side of [2, 1]) {
    const fits = cells.filter(([x, y]) => square(x, y, side)).map(([x, y]): Corner => [x + side / 2, y + side / 2]);
    const far = ([x, y]: Corner): number => (x - width / 2) ** 2 + (y - height / 2) ** 2;
    const best = fits.sort((a, b) => far(a) - far(b))[0];
    if (best) return [...best, side];
  }
  return [0.5, 0.5, 1];
}
