/** The Raids scene as the layout reads it: the shape of each thing's `data`, as games/raids/scene.py sends it. */
import type { Play } from '../../lib/play.svelte';
import type { Choice, Thing } from '../../wire';

export interface TileData {
  type: string;
  symbols: number;
  shields: number | null;
  glory: number;
  strength: number;
  sells: number;
  passage: boolean;
  /** Left on an Encounter's two places. */
  vikings: number[];
  /** Left on a Pillage, the dearer first. */
  coins: number[];
}

export type Berth = number | 'ghost' | null;

export interface SpaceData {
  what: 'start' | 'tile' | 'village' | 'harbor';
  vikings: number;
  full: number;
  berths: Berth[];
}

export interface ShipData {
  crew: number;
  capacity: number;
  weapons: number;
  sails: number;
  hammers: number;
}

export interface BesideData {
  runes: number;
  runeNow: number;
  runeNext: number;
  coins: number[];
}

export interface FightData {
  space: number;
  attacker: number;
  defender: number;
  payments: [number, number][];
  next: number;
  turn: number;
}

export interface HarbourData {
  metric: string;
  rewards: number[];
  standings: number[];
  voyage: number;
}

export interface RouteData {
  harbor: number;
  villages: number[];
  ghost: boolean;
}

/** The game's own data of a thing, with what the scene leaves out filled in. */
export function data<T>(thing: Thing | undefined, without: T): T {
  return { ...without, ...(thing?.data as Partial<T> | undefined) };
}

export const tileData = (thing: Thing | undefined): TileData =>
  data(thing, { type: '', symbols: 1, shields: null, glory: 0, strength: 0, sells: 0, passage: false, vikings: [], coins: [] });
export const spaceData = (thing: Thing | undefined): SpaceData =>
  data<SpaceData>(thing, { what: 'tile', vikings: 0, full: 0, berths: [] });
export const shipData = (thing: Thing | undefined): ShipData =>
  data(thing, { crew: 0, capacity: 0, weapons: 0, sails: 0, hammers: 0 });
export const besideData = (thing: Thing | undefined): BesideData =>
  data(thing, { runes: 0, runeNow: 0, runeNext: 0, coins: [] });

export interface Space {
  thing: Thing;
  number: number;
  data: SpaceData;
  tile: Thing | undefined;
  pawns: Thing[];
}

export function readSpaces(play: Play): Space[] {
  return play.children('route').map((thing) => ({
    thing,
    number: thing.at?.[0] ?? 0,
    data: spaceData(thing),
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
  const match = option && /^(?:sail|on):(\d+)$/.exec(option.id);
  return match ? Number(match[1]) : undefined;
}
