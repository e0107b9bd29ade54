/** What covering cells of an area changes: arithmetic on what the board shows, for previews; the server has the last word. */
import type { Cells } from '../../parts/poly';
import type { AreaData } from './read';

export interface Effect {
  income: [before: number, after: number];
  minus: number;
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
  const bonusAt = new Set(area.bonuses.map(([x, y]) => `${x},${y}`));
  const found: Effect = { income: [income(area, covered), income(area, after)], minus: cells.filter(([x, y]) => mark(x, y) === '-').length, won: [], lost: [], near: [], left: left(area, after, bonusAt) };
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

function left(area: AreaData, covered: ReadonlySet<string>, bonusAt: ReadonlySet<string>): number {
  const next = area.income[0]?.find(([x, y]) => !covered.has(`${x},${y}`));
  if (!next) return 0;
  let open = 0;
  area.rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if ('o-$*'.includes(mark) && x <= next[0] && y >= next[1] && !covered.has(`${x},${y}`) && !bonusAt.has(`${x},${y}`)) open += 1;
    }),
  );
  return open;
}
