/** What several parts of the Odin layout read of its scene; the shapes of `data` are generated (`wire.ts`). */
import { dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import type { Cell } from '../../parts/poly';
import type { Thing } from '../../wire';
import type { AreaData, ChartData, PlayerData, Suggestion, ThingData } from './wire';

export type Way = 'along' | 'upright';

export const areaData = (area: Thing): AreaData => dataOf<ThingData, 'area'>(area);
export const chartOf = (play: Play): ChartData | undefined => dataOf<ThingData, 'chart'>(play.thing('chart'));
export const playerOf = (play: Play, seat: number): PlayerData | undefined => dataOf<ThingData, 'player'>(play.thing(`player:${seat}`));
export const suggested = (play: Play): Suggestion | null => play.suggestion as Suggestion | null;

export const cellsOf = (thing: Thing): Cell[] => (thing.cells ?? []).map(([x = 0, y = 0]): Cell => [x, y]);
/** The cells of the board that a tile on it covers. */
export const covers = (tile: Thing): Cell[] => cellsOf(tile).map(([x, y]): Cell => [x + (tile.at?.[0] ?? 0), y + (tile.at?.[1] ?? 0)]);
/** A full rectangle of cells. */
export const block = (width: number, height: number): Cell[] => Array.from({ length: width * height }, (_, i): Cell => [i % width, Math.floor(i / width)]);
export const pieceCells = (store: Thing): Cell[] => dataOf<ThingData, 'store'>(store).cells;
export const itemOf = (store: Thing): string => dataOf<ThingData, 'store'>(store).item;

/** How many of something a seat has. */
export function held(play: Play, seat: number, item: string): number {
  return Number(play.thing(`store:${seat}:${item}`)?.value ?? 0);
}

export const areasOf = (play: Play, seat: number): Thing[] => (playerOf(play, seat)?.areas ?? []).flatMap((id) => play.thing(id) ?? []);

/** What the space pointed at would take and give, by item; of several ways, what the first does. */
export function changes(play: Play): Record<string, number> {
  const space = play.shown?.verb === 'space' ? play.thing(play.shown.things[0] ?? '') : undefined;
  const found: Record<string, number> = {};
  for (const { sign, number, place, ors, per } of dataOf<ThingData, 'space'>(space)?.signs ?? []) {
    if (place === 'or' || place === 'die') break;
    if (place === 'need' || ors || per || typeof number === 'string') continue;
    found[sign] = (found[sign] ?? 0) + (place === 'cost' ? -number : number);
  }
  return found;
}
