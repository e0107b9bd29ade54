import { parse } from './settings.svelte';

interface Best {
  score: number;
  /** The table at which it was reached: looked at again, it is not the best before. */
  table: string;
}
const PLACE = 'meadhall.best';

/** The best result before this one of who plays alone, kept in this browser by game and what was agreed. */
export function bestBefore(game: string, options: Record<string, string>, now: Best): number | null {
  const key = [game, ...Object.entries(options).flat()].join(' ');
  const kept = parse<Record<string, Best[]>>(localStorage.getItem(PLACE)) ?? {};
  const others = (kept[key] ?? []).filter((one) => one.table !== now.table);
  kept[key] = [now, ...others].sort((a, b) => b.score - a.score).slice(0, 5);
  localStorage.setItem(PLACE, JSON.stringify(kept));
  return others.length > 0 ? Math.max(...others.map((one) => one.score)) : null;
}
