/** How the things of Vikings Gone Wild stand: read from the question and from what the scene says of them (`wire.ts`). */
import { choiceData, dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import { stateOf, type State } from '../../parts/states';
import type { Choice, Face } from '../../wire';
import type { ChoiceData, ThingData, VillageData } from './wire';

/** How a card that is on offer stands: payable, payable after an exchange, or not now. */
export function offerState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'idle' || play.question?.kind !== 'Turn' || !play.refusedOf(id).length) return state;
  return dataOf<ThingData, 'card' | 'pile'>(play.thing(id))?.detour ? 'detour' : 'off';
}

/** A face without its price, which is the shelf's business; a Town Hall keeps that of its next level. */
export const faceOf = (face: Face, tone?: string): Face => (tone === 'hall' ? face : { ...face, price: undefined });

/** A target that may be attacked but would not fall is dashed. */
export function targetState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'glow' || play.question?.kind !== 'Muster') return state;
  return play.optionsOf(id).some((option) => choiceData<ChoiceData, 'at'>(option)?.enough) ? 'glow' : 'detour';
}

/** How what lies in the row of Odin's Path stands: for sale in one's turn, else to be attacked. */
export const stallState = (play: Play, id: string): State => (play.question?.kind === 'Turn' ? offerState(play, id) : targetState(play, id));

/** From this width on a card says its name itself. */
export const NAMED = 80;

/** What may be done with a Mission now. */
export const missionOption = (play: Play, verb: 'claim' | 'swap', mission: string): Choice | undefined =>
  play.question?.options.find((option) => option.verb === verb && option.things.includes(mission));

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

/** The same in a word, where there is little room. */
const BRIEF: Record<string, string> = { 'open-to-attack': 'open', attacked: 'hit' };
export const briefly = (standing: string): string => BRIEF[standing] ?? standing;

/** What a rival does, or how they stand to an attack: the name of a text. */
export function standing(play: Play, seat: number): string {
  const fight = dataOf<ThingData, 'fight'>(play.thing('fight'));
  if (fight?.attacker === seat) return fight.defender === play.you ? 'attacks-you' : 'on-turn';
  const theirs = village(play, seat);
  if (theirs?.turn) return 'on-turn';
  if (theirs?.attacked) return 'attacked';
  return village(play, play.you)?.turn ? 'open-to-attack' : 'waits';
}

/** Whether something in a village could be attacked or robbed just now. */
export const aimed = (play: Play, seat: number): boolean => play.children(`village:${seat}`).some((site) => play.stance(site.id) !== 'idle');

export const nameOf = (play: Play, seat: number): string => play.seat(seat)?.name ?? '';

/** Whose village and hand are drawn below: the rival looked at, the viewer, or for a spectator who decides. */
export function seatBelow(play: Play): number {
  return play.unfolded ?? play.you ?? play.waiting[0]?.seat ?? 0;
}
