/** The scene of Vikings Saga as the layout reads it; what its things hold is declared in games/saga/shapes.py. */
import { choiceData, dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import type { Face } from '../../parts/card';
import type { Choice, Thing } from '../../wire';
import { portraitOf } from './portraits';
import type { ChoiceData, LandingData, PawnData, ThingData } from './wire';

/** The data of what is always on the table where it is asked for: `its(play, 'seat', 2)`. */
export function its<Kind extends keyof ThingData>(play: Play, kind: Kind, number?: number): ThingData[Kind] {
  return dataOf<ThingData, Kind>(play.thing(number === undefined ? kind : `${kind}:${number}`)!);
}

/** A card's face, a Viking's with its portrait. */
export function faceOf(thing: Thing): Face {
  const card = dataOf<ThingData, 'card' | 'seen' | 'goods' | 'move'>(thing);
  const portrait = 'name' in card ? portraitOf(card.name) : undefined;
  return portrait ? { ...card.face, portrait } : card.face;
}

/** Where a card of the own hand lands. */
export const landsOf = (thing: Thing): LandingData[] => dataOf<ThingData, 'card'>(thing).lands;

/** Where an option leads, if it moves the pawn. */
export function optionLands(option: Choice | null | undefined): LandingData[] {
  return option?.verb === 'lay' || option?.verb === 'move' ? choiceData<ChoiceData, 'lay' | 'move'>(option)?.lands ?? [] : [];
}

export interface Standing extends PawnData {
  id: string;
  name: string;
  seat: number;
}

/** Every pawn, and the space it stands beside. */
export function pawnsOf(play: Play): Standing[] {
  return play.children('trail').map((pawn) => ({ id: pawn.id, name: pawn.name ?? '', seat: pawn.seat ?? 0, ...dataOf<ThingData, 'pawn'>(pawn) }));
}

/** All seats in Odin order. */
export function seatsInOrder(play: Play): number[] {
  return play.scene.seats.map((look) => look.seat).sort((a, b) => its(play, 'seat', a).order - its(play, 'seat', b).order);
}

/** Does the question concern something in this area? */
export function concerns(play: Play, area: string): boolean {
  const inside = new Set(play.thing(area)?.things ?? []);
  const named = [...(play.question?.options ?? []), ...(play.question?.refused ?? [])];
  return named.some((option) => option.things.some((id) => inside.has(id)));
}
