/** A QR code of version 4, level L: up to 78 bytes, which is enough for the link of a table. */
const SIZE = 33;
const DATA = 80;
const CHECK = 20;
const MOST = DATA - 2;

type Grid = (number | null)[][];

/** The dark modules of a text as an SVG path, in a square of 33; null if the text is too long. */
export function qrPath(text: string): string | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST) return null;
  const grid = frame();
  lay(grid, bitsOf(bytes));
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function bitsOf(bytes: Uint8Array): number[] {
  const head = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words: number[] = [];
  for (let i = 0; i < head.length; i += 2) words.push((head[i]! << 4) | (head[i + 1] ?? 0));
  for (let pad = 0xec; words.length < DATA; pad ^= 0xec ^ 0x11) words.push(pad);
  return [...words, ...remainder(words)].flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
}

/** Reed and Solomon: what is left of the data, divided by the polynomial of the code. */
function remainder(words: number[]): number[] {
  const power: number[] = [];
  for (let i = 0, x = 1; i < 255; i++, x = x & 128 ? (x << 1) ^ 0x11d : x << 1) power.push(x);
  const times = (a: number, b: number) => (a && b ? power[(power.indexOf(a) + power.indexOf(b)) % 255]! : 0);
  let by = [1];
  for (let i = 0; i < CHECK; i++) by = [...by, 0].map((factor, at) => factor ^ times(by[at - 1] ?? 0, power[i]!));
  const rest = [...words, ...Array<number>(CHECK).fill(0)];
  for (let i = 0; i < words.length; i++) {
    const lead = rest[i]!;
    by.forEach((factor, at) => (rest[i + at]! ^= times(lead, factor)));
  }
  return rest.slice(-CHECK);
}

/** What every code has: corners, lines, and which mask is laid over it. */
function frame(): Grid {
  const grid: Grid = Array.from({ length: SIZE }, () => Array<number | null>(SIZE).fill(null));
  for (const [top, left] of [[0, 0], [0, SIZE - 7], [SIZE - 7, 0]] as const)
    for (let y = -1; y < 8; y++) for (let x = -1; x < 8; x++) if (grid[top + y]?.[left + x] !== undefined) grid[top + y]![left + x] = ring(Math.max(Math.abs(y - 3), Math.abs(x - 3)));
  for (let y = -2; y < 3; y++) for (let x = -2; x < 3; x++) grid[26 + y]![26 + x] = Math.max(Math.abs(y), Math.abs(x)) === 1 ? 0 : 1;
  for (let i = 8; i < SIZE - 8; i++) grid[6]![i] = grid[i]![6] = 1 - (i % 2);
  format(grid);
  return grid;
}

const ring = (distance: number): number => (distance === 3 || distance < 2 ? 1 : 0);

function format(grid: Grid): void {
  const level = 0b01000;
  let rest = level << 10;
  for (let i = 4; i >= 0; i--) if ((rest >> (i + 10)) & 1) rest ^= 0x537 << i;
  const word = ((level << 10) | rest) ^ 0x5412;
  const near = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]];
  for (let i = 0; i < 15; i++) {
    const bit = (word >> (14 - i)) & 1;
    const [y, x] = near[i]! as [number, number];
    grid[y]![x] = bit;
    if (i < 7) grid[SIZE - 1 - i]![8] = bit;
    else grid[8]![SIZE - 15 + i] = bit;
  }
  grid[SIZE - 8]![8] = 1;
}

/** The bits go up and down in columns of two, from the right, under a chequered mask. */
function lay(grid: Grid, bits: number[]): void {
  let at = 0;
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < SIZE; step++) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]![x] === null) grid[y]![x] = (bits[at++] ?? 0) ^ ((y + x) % 2 === 0 ? 1 : 0);
    }
  }
}
