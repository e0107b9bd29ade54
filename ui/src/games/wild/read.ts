/** The scene of Vikings Gone Wild as the layout reads it: the shape of each thing's `data`, as games/wild/scene.py sends it. */
import type { Play } from '../../lib/play.svelte';
import type { Face } from '../../parts/card';
import { stateOf, type State } from '../../parts/states';
import type { Choice, Thing } from '../../wire';

export interface CardData {
  face: Face;
  kind: string;
  type: string;
  fresh: boolean;
  ready: boolean;
}

export interface SiteData {
  face: Face;
  defence: number;
  wear: 'building' | 'damaged' | null;
  stored: number;
  capacity: number;
  resource: number;
  made: number;
  looseBeer: number;
  looseGold: number;
}

export interface VillageData {
  count: number;
  limit: number | null;
  level: number;
  attacked: boolean;
  first: boolean;
  turn: boolean;
  beer: number;
  gold: number;
}

export interface FightData {
  attacker: number;
  defender: number;
  target: string;
  cards: string[];
  removed: string[];
  value: number;
  defence: number;
  chosen: number;
  traps: number;
  more: number;
}

/** The game's own data of a thing, with what the scene leaves out filled in. */
function data<T>(thing: Thing | undefined, without: T): T {
  return { ...without, ...(thing?.data as Partial<T> | undefined) };
}

export const cardData = (thing: Thing | undefined): CardData => data<CardData>(thing, { face: {}, kind: '', type: '', fresh: false, ready: false });
export const siteData = (thing: Thing | undefined): SiteData =>
  data<SiteData>(thing, { face: {}, defence: 0, wear: null, stored: 0, capacity: 0, resource: 0, made: 0, looseBeer: 0, looseGold: 0 });
export const villageData = (thing: Thing | undefined): VillageData =>
  data<VillageData>(thing, { count: 0, limit: 3, level: 1, attacked: false, first: false, turn: false, beer: 0, gold: 0 });
export const fightData = (thing: Thing | undefined): FightData =>
  data<FightData>(thing, { attacker: 0, defender: 0, target: '', cards: [], removed: [], value: 0, defence: 0, chosen: 0, traps: 0, more: 0 });
export const scoreData = (thing: Thing | undefined) => data(thing, { goal: 30, thresholds: [] as number[], last: false });
export const missionData = (thing: Thing | undefined) => data(thing, { progress: 0, need: 1, met: false });
export const bonusData = (thing: Thing | undefined) => data(thing, { counts: [] as number[], leaders: [] as number[], tie: false });
export const purseData = (thing: Thing | undefined) => data(thing, { pool: 0, tokens: 0, hand: 0 });
export const dracoData = (thing: Thing | undefined) => data(thing, { used: [] as number[] });

/** All Beer and Gold the viewer could spend now, cards in hand included. */
function means(play: Play): [number, number] {
  return [play.thing('purse:beer'), play.thing('purse:gold')].map((thing) => Number(thing?.value ?? 0) + purseData(thing).hand) as [number, number];
}

function price(thing: Thing | undefined): [number, number] {
  const signs = cardData(thing).face.price ?? [];
  const of = (sign: string): number => Number(signs.find((one) => one.sign === sign)?.value ?? 0);
  return [of('beer'), of('gold')];
}

/** Could it be paid after 2 for 1 exchanges? Then it is drawn dashed. */
function withinExchange(play: Play, thing: Thing | undefined): boolean {
  const [beer, gold] = means(play);
  const [needBeer, needGold] = price(thing);
  const lack = [Math.max(0, needBeer - beer), Math.max(0, needGold - gold)] as const;
  return beer - needBeer >= 2 * lack[1] && gold - needGold >= 2 * lack[0];
}

/** How a card that is on offer stands: payable, payable after an exchange, or not now. */
export function offerState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'idle' || play.question?.kind !== 'Turn') return state;
  const refused = play.refusedOf(id);
  if (!refused.length) return 'idle';
  const onlyMoney = refused.every((one) => one.reasons.every((why) => why.rule === 'WILD-8.1'));
  return onlyMoney && withinExchange(play, play.thing(id)) ? 'detour' : 'off';
}

/** A target that may be attacked but would not fall is dashed. */
export function targetState(play: Play, id: string): State {
  const state = stateOf(play, id);
  if (state !== 'glow' || play.question?.kind !== 'Muster') return state;
  return play.optionsOf(id).some((option: Choice) => option.data?.enough === true) ? 'glow' : 'detour';
}

/** What can only be given up (a Building sent back, a Mission exchanged) does not glow: it is no invitation. */
export function calmState(play: Play, id: string): State {
  const state = targetState(play, id);
  const options = play.optionsOf(id);
  return state === 'glow' && options.every((option: Choice) => /^(return|swap):/.test(option.id)) ? 'idle' : state;
}

/** A reason that holds for a whole row of offers, to be written once across it. */
export function sharedReason(play: Play, ids: string[]): string | null {
  const lists = ids.map((id) => play.refusedOf(id).flatMap((one) => one.reasons));
  if (!lists.length || lists.some((list) => !list.length)) return null;
  const first = lists[0]!.find((why) => why.rule === 'WILD-10.4');
  return first && lists.every((list) => list.some((why) => why.rule === first.rule)) ? first.text : null;
}

export const nameOf = (play: Play, seat: number): string => play.seat(seat)?.name ?? '';

/** Whose village and hand are drawn below: the rival looked at, the viewer, or for a spectator who decides. */
export function seatBelow(play: Play): number {
  return play.unfolded ?? play.you ?? play.waiting[0]?.seat ?? 0;
}
