/** The Viking Raiders scene as the layout reads it; what each thing's `data` holds is declared in games/raiders/shapes.py. */
import { choiceData, dataOf } from '../../lib/data';
import type { Play, Stance } from '../../lib/play.svelte';
import type { Choice, Thing } from '../../wire';
import type { BuyData, CardData, ChoiceData, LinkData, PlayerData, StageData, TableData, ThingData, TrackData } from './wire';

export const cardData = (card: Thing): CardData => dataOf<ThingData, 'card'>(card);
export const linkData = (link: Thing): LinkData => dataOf<ThingData, 'link'>(link);
export const trackData = (track: Thing): TrackData => dataOf<ThingData, 'track'>(track);

/** The Action that may be answered, if there is one. */
export const stageOf = (play: Play): StageData | undefined => dataOf<ThingData, 'stage'>(play.thing('stage'));

/** What was agreed at this table. */
export const tableOf = (play: Play): TableData | undefined => dataOf<ThingData, 'table'>(play.thing('table'));

/** The id of the Market card that somebody is paying for. */
export const payingOf = (play: Play): string | null | undefined => dataOf<ThingData, 'market'>(play.thing('market'))?.paying;

/** What buying would take and bring; undefined for any other option. */
export function buyData(option: Choice | null | undefined): BuyData | undefined {
  return option?.verb === 'buy' || option?.verb === 'black' ? choiceData<ChoiceData, 'buy' | 'black'>(option) : undefined;
}

/** What an Action could be aimed at glows once the Action is pointed at: before, half the table would. */
export function aimStance(play: Play, id: string): Stance {
  const found = play.stance(id);
  return found === 'glow' && play.pointed.length === 0 && play.question?.kind === 'Main' ? 'idle' : found;
}

/** Whether a place, its tracks or what lies there can be chosen now. */
export function aimed(play: Play, place: string): boolean {
  const parts = play.children(`player:${place}`);
  const all = [`player:${place}`, ...parts.flatMap((part) => [part.id, ...play.children(part.id).map((item) => item.id)])];
  return all.some((id) => aimStance(play, id) !== 'idle');
}

/** Every table area: those of the seats, and that of the Arctic Clan. */
export function players(play: Play): PlayerData[] {
  const panels = play.children('table').filter((thing) => thing.kind === 'panel' && thing.id !== 'stage');
  return panels.map((panel) => dataOf<ThingData, 'player'>(panel));
}

/** One of them. */
export const playerOf = (play: Play, place: string): PlayerData | undefined =>
  dataOf<ThingData, 'player'>(play.thing(`player:${place}`));

/** The three categories of a table area. */
export const tracksOf = (play: Play, place: string): Thing[] =>
  play.children(`player:${place}`).filter((thing) => thing.kind === 'track');

/** The hand of somebody else that is being looked at. */
export const spiedHand = (play: Play): Thing | undefined =>
  play.seats.flatMap((_, seat) => play.thing(`hand:${seat}`) ?? []).find((hand) => dataOf<ThingData, 'hand'>(hand).spied);

/** Who sits at a table area. */
export function ownerOf(play: Play, place: string, arctic: string): string {
  return place === 'arctic' ? arctic : (play.seat(Number(place))?.name ?? '');
}

/** The seat whose things lie at the bottom: the viewer's, or for a spectator whoever decides. */
export const ownSeat = (play: Play): number => play.you ?? play.question?.seat ?? play.waiting[0]?.seat ?? 0;
