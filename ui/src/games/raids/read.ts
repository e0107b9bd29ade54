/** The Raids scene as the layout reads it. */
import { dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import type { Choice, Thing } from '../../wire';
import type { ShipData, SpaceData, ThingData, TileData } from './wire';

export const tileData = (tile: Thing): TileData => dataOf<ThingData, 'tile'>(tile);
export const shipData = (play: Play, seat: number): ShipData | undefined => dataOf<ThingData, 'ship'>(play.thing(`ship:${seat}`));
export const crewOf = (play: Play, seat: number): number => shipData(play, seat)?.crew ?? 0;
/** The one number that matters about a thing. */
export const worth = (thing: Thing): number => Number(thing.value ?? 0);

export interface Space {
  thing: Thing;
  number: number;
  data: SpaceData;
  tile: Thing | undefined;
  pawns: Thing[];
}

/** From the start to the harbour. */
export function readSpaces(play: Play): Space[] {
  return play.children('route').map((thing, number) => ({
    thing,
    number,
    data: dataOf<ThingData, 'space'>(thing),
    tile: play.children(thing.id).find((child) => child.kind === 'tile'),
    pawns: play.children(thing.id).filter((child) => child.kind === 'piece'),
  }));
}

/** The option that pointing at one of these things would lead to, if it is only one. */
export function soleOption(play: Play, ids: string[]): Choice | undefined {
  const options = new Set(ids.flatMap((id) => play.optionsOf(id)));
  return options.size === 1 ? [...options][0] : undefined;
}

/** The space an option sails to, or past. */
export function goal(option: Choice | null | undefined): number | undefined {
  return option?.verb === 'sail' || option?.verb === 'on' ? Number(option.args?.[0]) : undefined;
}
