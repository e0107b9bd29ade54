/** The scene of Vikings Saga as the layout reads it: the shape of each thing's `data`, as games/saga/scene.py sends it. */
import type { Play } from '../../lib/play.svelte';
import type { Face, Sign } from '../../parts/card';
import type { Choice, Thing } from '../../wire';
import { portraitOf } from './portraits';

export interface Lands {
  by: number;
  to: number;
  signs: Sign[];
  bad: boolean;
}

export interface BoardData {
  spaces: number;
  first: number;
  goal: number;
  last: number;
  slide: number;
}

export interface SpaceData {
  what: 'plain' | 'marker' | 'card' | 'end';
  signs: Sign[];
  dark: boolean;
}

export interface TrailData {
  at: number;
  length: number;
  ship: boolean;
  slid: number;
}

export interface SeatData {
  odin: boolean;
  rank: number;
  out: boolean;
  doing: 'choosing' | 'deciding' | 'laid' | 'left' | 'next' | 'done' | 'idle';
  order: number;
  played: string[];
}

export interface MarketData {
  left: number;
  price: number;
  raised: boolean;
}

/** The game's own data of a thing, with what the scene leaves out filled in. */
export function data<T>(thing: Thing | undefined, without: T): T {
  return { ...without, ...(thing?.data as Partial<T> | undefined) };
}

export const boardData = (play: Play): BoardData =>
  data(play.thing('board'), { spaces: 36, first: 0, goal: 0, last: 0, slide: 0 });
export const trailData = (play: Play): TrailData => data(play.thing('trail'), { at: 0, length: 22, ship: false, slid: 0 });
export const spaceData = (thing: Thing | undefined): SpaceData =>
  data<SpaceData>(thing, { what: 'plain', signs: [], dark: false });
export const seatData = (play: Play, seat: number): SeatData =>
  data<SeatData>(play.thing(`seat:${seat}`), { odin: false, rank: 1, out: false, doing: 'idle', order: 1, played: [] });

/** A card's face with its portrait. */
export function faceOf(thing: Thing | undefined): Face {
  const face = (thing?.data?.face as Face | undefined) ?? {};
  const name = (thing?.data?.name as string | undefined) ?? thing?.id.split(':')[1] ?? '';
  const portrait = portraitOf(name);
  return portrait ? { ...face, portrait } : face;
}

export const landsOf = (thing: Thing | undefined): Lands[] => (thing?.data?.lands as Lands[] | undefined) ?? [];
export const optionLands = (option: Choice | null | undefined): Lands[] => (option?.data?.lands as Lands[] | undefined) ?? [];

/** All seats in Odin order, as the scene has them. */
export function seatsInOrder(play: Play): number[] {
  return play.children('table').flatMap((thing) => (thing.id.startsWith('seat:') && thing.seat !== undefined ? [thing.seat] : []));
}

/** Does the question concern something in this area? */
export function concerns(play: Play, area: string): boolean {
  const inside = new Set(play.thing(area)?.things ?? []);
  const named = [...(play.question?.options ?? []), ...(play.question?.refused ?? [])];
  return named.some((option) => option.things.some((id) => inside.has(id)));
}
