/** How the things of Vikings Gone Wild stand: read from the question and from what the scene says of them (`wire.ts`). */
import { choiceData, dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import { stateOf, type State } from '../../parts/states';
import type { ChoiceData, ThingData, VillageData } from './wire';

/** How a card that is on offer stands: payable, payable after an exchange, or not now. */
export function offerState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'idle' || play.question?.kind !== 'Turn' || !play.refusedOf(id).length) return state;
  return dataOf<ThingData, 'card' | 'pile'>(play.thing(id))?.detour ? 'detour' : 'off';
}

/** A target that may be attacked but would not fall is dashed. */
export function targetState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'glow' || play.question?.kind !== 'Muster') return state;
  return play.optionsOf(id).some((option) => choiceData<ChoiceData, 'at'>(option)?.enough) ? 'glow' : 'detour';
}

const GIVING_UP = ['return', 'swap'];

/** What can only be given up (a Building sent back, a Mission exchanged) does not glow: it is no invitation. */
export function calmState(play: Play, id: string): State {
  const state = targetState(play, id);
  return state === 'glow' && play.optionsOf(id).every((option) => GIVING_UP.includes(option.verb ?? '')) ? 'idle' : state;
}

/** A reason that holds for a whole row of offers, to be written once across it. */
export function sharedReason(play: Play, ids: string[]): string | null {
  const lists = ids.map((id) => play.refusedOf(id).flatMap((one) => one.reasons));
  if (!lists.length || lists.some((list) => !list.length)) return null;
  const first = lists[0]!.find((why) => why.rule === 'WILD-10.4');
  return first && lists.every((list) => list.some((why) => why.rule === first.rule)) ? first.text : null;
}

export const village = (play: Play, seat: number | null): VillageData | undefined => dataOf<ThingData, 'village'>(play.thing(`village:${seat}`));

export const nameOf = (play: Play, seat: number): string => play.seat(seat)?.name ?? '';

/** Whose village and hand are drawn below: the rival looked at, the viewer, or for a spectator who decides. */
export function seatBelow(play: Play): number {
  return play.unfolded ?? play.you ?? play.waiting[0]?.seat ?? 0;
}
