/** What covering cells of an area changes: arithmetic on what the board shows, for previews; the server has the last word. */
import type { Cell, Cells } from '../../parts/poly';
import type { AreaData } from './wire';

export interface Effect {
  income: [before: number, after: number];
  minus: number;
  /** Points of the open cells, before and after. */
  open: [before: number, after: number];
  /** Bonuses that pay from now on, that are lost under the tile, and those touched: how many neighbours are covered, of how many. */
  won: string[][];
  lost: string[][];
  near: { gives: string[]; covered: number; of: number }[];
  /** Cells still open before the next income number can be covered. */
  left: number;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

export function effectOf(area: AreaData, covered: ReadonlySet<string>, cells: Cells): Effect {
  const after = new Set([...covered, ...cells.map(String)]);
  const mark = (x: number, y: number): string => area.rows[y]?.[x] ?? ' ';
  const bonusAt = bonusCells(area);
  const minus = cells.filter(([x, y]) => mark(x, y) === '-').length;
  const found: Effect = { income: [income(area, covered), income(area, after)], minus, open: [-area.minus, minus - area.minus], won: [], lost: [], near: [], left: left(area, after) };
  for (const [x, y, gives] of area.bonuses) {
    if (covered.has(`${x},${y}`)) continue;
    const ring = AROUND.map(([dx, dy]) => [x + dx, y + dy] as const).filter(([a, b]) => 'o-$'.includes(mark(a, b)) && !bonusAt.has(`${a},${b}`)).map(String);
    if (after.has(`${x},${y}`)) found.lost.push(gives);
    else if (ring.every((cell) => after.has(cell))) ring.some((cell) => !covered.has(cell)) && found.won.push(gives);
    else if (ring.some((cell) => after.has(cell) && !covered.has(cell))) found.near.push({ gives, covered: ring.filter((cell) => after.has(cell)).length, of: ring.length });
  }
  return found;
}

function income(area: AreaData, covered: ReadonlySet<string>): number {
  const pays = (diagonal: AreaData['income'][number]): number => diagonal.find(([x, y]) => !covered.has(`${x},${y}`))?.[2] ?? area.top ?? 0;
  return area.income.reduce((sum, diagonal) => sum + pays(diagonal), 0);
}

/** The open cells that the income numbers under a piece still wait for. */
export function missing(area: AreaData, covered: ReadonlySet<string>, cells: Cells): Cell[] {
  const after = new Set([...covered, ...cells.map(String)]);
  const numbers = area.income.flat().filter(([x, y]) => after.has(`${x},${y}`));
  const found = numbers.flatMap(([x, y]) => openBelow(area, after, x, y));
  return [...new Map(found.map((cell) => [String(cell), cell])).values()];
}

function left(area: AreaData, covered: ReadonlySet<string>): number {
  const next = area.income[0]?.find(([x, y]) => !covered.has(`${x},${y}`));
  return next ? openBelow(area, covered, next[0], next[1]).length : 0;
}

const bonusCells = (area: AreaData): ReadonlySet<string> => new Set(area.bonuses.map(([x, y]) => `${x},${y}`));

function openBelow(area: AreaData, covered: ReadonlySet<string>, right: number, top: number): Cell[] {
  const bonusAt = bonusCells(area);
  const counts = (mark: string, x: number, y: number): boolean => 'o-$*'.includes(mark) && x <= right && y >= top && !covered.has(`${x},${y}`) && !bonusAt.has(`${x},${y}`);
  return area.rows.flatMap((row, y) => [...row].flatMap((mark, x): Cell[] => (counts(mark, x, y) ? [[x, y]] : [])));
}
