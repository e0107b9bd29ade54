/** The Viking Raiders scene as the layout reads it: the shape of each thing's `data`, as games/raiders/scene.py sends it. */
import type { Play, Stance } from '../../lib/play.svelte';
import type { Face } from '../../parts/card';
import type { Choice, Thing } from '../../wire';

export const CATEGORIES = ['navy', 'clan', 'loot'] as const;
export type Category = (typeof CATEGORIES)[number];
export const SIGNS: Record<Category, string> = { navy: 'drakkar', clan: 'viking-longhouse', loot: 'locked-chest' };

export interface CardData {
  card: string;
  family: 'resource' | 'action' | 'hidden_vp' | 'item' | 'ability' | 'event' | 'chief';
  face: Face;
}

export interface LinkData extends CardData {
  /** What it is aimed at: a link of the chain. */
  aim: number;
  /** Whether it would take effect if nobody answered any more. */
  stands: boolean;
}

export interface PlayerData {
  goal: number;
  vp: number[];
  hand: number;
  active: boolean;
  clan: boolean;
}

export interface TrackData {
  goal: number;
  hidden: number;
}

export interface Asked {
  seat: number;
  state: 'passed' | 'now' | 'next';
}

export interface StageData {
  by: number;
  phase: 'react' | 'hire';
  victim?: string;
  category?: Category;
  items?: number;
  guards?: number;
  base?: number;
  wind?: boolean;
  named?: string;
  order?: Asked[];
}

export interface BuyData {
  trades: number;
  pays: string[];
  category: number;
  vp: number;
}

export const cardData = (thing: Thing | undefined) => (thing?.data ?? {}) as unknown as CardData;
export const linkData = (thing: Thing | undefined) => (thing?.data ?? {}) as unknown as LinkData;
export const playerData = (thing: Thing | undefined) => (thing?.data ?? { vp: [] }) as unknown as PlayerData;
export const trackData = (thing: Thing | undefined) => (thing?.data ?? {}) as unknown as TrackData;
export const stageData = (thing: Thing | undefined) => (thing?.data ?? {}) as unknown as StageData;

/** What buying would take and bring; null for any other option. */
export function buyData(option: Choice | null | undefined): BuyData | null {
  return option?.id.startsWith('buy:') ? (option.data as unknown as BuyData) : null;
}

/** What an Action could be aimed at glows once the Action is pointed at: before, half the table would. */
export function aimStance(play: Play, id: string): Stance {
  const found = play.stance(id);
  return found === 'glow' && play.pointed.length === 0 && play.question?.kind === 'Main' ? 'idle' : found;
}

/** Seconds to answer an Action; 0 = no limit. */
export const fuseOf = (play: Play): number => Number(play.thing('table')?.data?.fuse ?? 0);

/** Every table area but one: `player:0`, …, `player:arctic`. */
export function places(play: Play): string[] {
  return Object.keys(play.scene.things).filter((id) => id.startsWith('player:')).map((id) => id.slice(7));
}

/** Who sits at a table area. */
export function ownerOf(play: Play, place: string, arctic: string): string {
  return place === 'arctic' ? arctic : (play.seat(Number(place))?.name ?? '');
}

/** The seat whose things lie at the bottom: the viewer's, or for a spectator whoever decides. */
export const ownSeat = (play: Play): number => play.you ?? play.question?.seat ?? play.waiting[0]?.seat ?? 0;
