/** The Odin scene as the layout reads it: the shape of each thing's `data`, as games/odin/scene sends it. */
import type { Play } from '../../lib/play.svelte';
import type { Cell } from '../../parts/poly';
import type { Choice, Thing } from '../../wire';

/** A sign of an action space: what, how many, and where it stands in the sentence. */
export type Token = [sign: string, number: number | string, place: 'need' | 'cost' | 'gain' | 'or' | 'plus' | 'die'];

export interface SpaceData {
  column: number;
  /** A name of a word or two. */
  short: string;
  tokens: Token[];
  taken: { seat: number; colour: number; vikings: number } | null;
}

export interface AreaData {
  kind: string;
  /** o: plain, -: minus one point, $: income, *: bonus, #: never covered, blank: no cell. */
  rows: string[];
  /** Tones of what may lie here. */
  accepts: string[];
  /** By diagonal, the lowest number first. */
  income: [x: number, y: number, value: number][][];
  /** The number above the diagonal, for who covers it all. */
  top: number | null;
  bonuses: [x: number, y: number, gives: string[]][];
  earns: number;
  minus: number;
  points: number;
  /** Wood and stone: laid, of. */
  slots: Record<'wood' | 'stone', [number, number]> | null;
}

export interface PlayerData {
  vikings: number;
  waiting: number;
  income: number;
  passed: boolean;
  penalties: number;
  first: boolean;
  colour: number;
  /** Where the helper would lay the tiles, in this order; only one's own, and only when it is one's turn. */
  packing: [item: string, area: string, cells: Cell[]][];
}

export interface TableData {
  open: number[];
  vikings: number[];
  /** The space of round one. */
  first: number;
  emigrated: [ship: string, points: number][];
}

export interface IslandData {
  silver: number;
  ships: string[];
  owner: number | null;
}

export interface DiceData {
  sides: number;
  high: boolean;
  rolls: number;
  allowed: number;
  ore: number;
  extra: number;
  result: number;
  /** What may be spent on it. */
  pay: string[];
}

/** How a food can lie on the banquet table, and from which space on at first; or why it cannot. */
export type Way = 'along' | 'upright';
export type Ways = Partial<Record<Way, { start?: number; why?: string; rule?: string }>>;

/** What the page draws of the options of a hunt or battle. */
export interface LootData {
  name: string;
  tone: string;
  cells: Cell[];
  sword: number;
  /** What stone and swords have to add to the roll. */
  lacks: number;
}

export interface OutcomeData {
  pay: [item: string, number: number][];
  get: [item: string, number: number][];
  /** Vikings that come back. */
  back: number;
}

/** The game's own data of a thing, with what the scene leaves out filled in. */
export function data<T>(thing: Thing | undefined, without: T): T {
  return { ...without, ...(thing?.data as Partial<T> | undefined) };
}

export const spaceData = (thing: Thing | undefined): SpaceData => data<SpaceData>(thing, { column: 1, short: '', tokens: [], taken: null });
export const areaData = (thing: Thing | undefined): AreaData =>
  data<AreaData>(thing, { kind: '', rows: [], accepts: [], income: [], top: null, bonuses: [], earns: 0, minus: 0, points: 0, slots: null });
export const playerData = (thing: Thing | undefined): PlayerData =>
  data<PlayerData>(thing, { vikings: 0, waiting: 0, income: 0, passed: false, penalties: 0, first: false, colour: 0, packing: [] });
export const tableData = (thing: Thing | undefined): TableData => data<TableData>(thing, { open: [], vikings: [], first: 0, emigrated: [] });
export const islandData = (thing: Thing | undefined): IslandData => data<IslandData>(thing, { silver: 0, ships: [], owner: null });
export const diceData = (thing: Thing | undefined): DiceData =>
  data<DiceData>(thing, { sides: 8, high: false, rolls: 0, allowed: 3, ore: 0, extra: 0, result: 0, pay: [] });

export const waysOf = (choice: Choice | undefined): Ways => (choice?.data as Ways | undefined) ?? {};
export const lootData = (choice: Choice): LootData => ({ name: choice.label, tone: 'blue', cells: [[0, 0]], sword: 0, lacks: 0, ...(choice.data as Partial<LootData> | undefined) });
export const outcomeData = (choice: Choice): OutcomeData => ({ pay: [], get: [], back: 0, ...(choice.data as Partial<OutcomeData> | undefined) });

export const cellsOf = (thing: Thing): Cell[] => (thing.cells ?? []).map(([x = 0, y = 0]): Cell => [x, y]);
/** The cells of the board that a tile on it covers. */
export const covers = (tile: Thing): Cell[] => cellsOf(tile).map(([x, y]): Cell => [x + (tile.at?.[0] ?? 0), y + (tile.at?.[1] ?? 0)]);
/** A full rectangle of cells. */
export const block = (width: number, height: number): Cell[] => Array.from({ length: width * height }, (_, i): Cell => [i % width, Math.floor(i / width)]);
export const pieceCells = (store: Thing | undefined): Cell[] => ((store?.data?.cells as number[][] | undefined) ?? []).map(([x = 0, y = 0]): Cell => [x, y]);
export const itemOf = (store: Thing): string => String(store.data?.item ?? '');

/** How many of something a seat has. */
export function held(play: Play, seat: number, item: string): number {
  return Number(play.thing(`store:${seat}:${item}`)?.value ?? 0);
}

export const areasOf = (play: Play, seat: number): Thing[] => play.children(`player:${seat}`).filter((thing) => thing.id.startsWith('area:'));

/** Goods by shape (columns) and colour (rows): a column read downwards is the upgrade chain. */
export const GOODS: (string | null)[][] = [
  ['peas', 'flax', 'beans', 'grain', 'cabbage', 'pregnant_sheep', 'fruits', 'pregnant_cattle'],
  ['mead', 'stockfish', 'milk', 'salt_meat', 'game_meat', 'sheep', 'whale_meat', 'cattle'],
  ['oil', 'hide', 'wool', 'linen', 'skin_and_bones', 'fur', 'robe', 'clothing'],
  ['rune_stone', 'silverware', 'chest', 'silk', 'spices', 'jewelry', 'treasure_chest', 'silver_hoard'],
];
export const SIZES = ['2×1', '3×1', '2×2', '4×1', '3×2', '4×2', '3×3', '4×3'];
export const ROW_TONES = ['orange', 'red', 'green', 'blue'];
export const STORES = ['silver', 'wood', 'stone', 'ore', 'bow_and_arrow', 'snare', 'spear', 'long_sword'];

/** What the space pointed at would take and give, by item; of several ways, what the first does. */
export function changes(play: Play): Record<string, number> {
  const space = play.shown?.things.find((id) => id.startsWith('space:'));
  const found: Record<string, number> = {};
  for (const [sign, number, place] of spaceData(play.thing(space ?? '')).tokens) {
    if (place === 'or' || place === 'die') break;
    if (place === 'need' || /[+/:]/.test(sign) || typeof number === 'string') continue;
    found[sign] = (found[sign] ?? 0) + (place === 'cost' ? -number : number);
  }
  return found;
}
