import { parse } from '../lib/settings.svelte';
import { PACES } from '../life/paces';
import type { BotInfo, GameInfo, PaceWish, SeatWish } from '../wire';

/** Who sits down where nobody was chosen: a fair match for most, and somebody milder beside. */
const USUAL = ['level3', 'level2'];
const usual = (seat: number): string => USUAL[seat % USUAL.length]!;

/** How one would like to play a game; the last wish is kept by game. */
export interface Wish {
  players: number;
  others: { kind: SeatWish['kind']; bot: string }[];
  options: Record<string, string>;
  open: boolean;
  pace: PaceWish;
}
const place = (game: string) => `meadhall.wish.${game}`;

export function keptWish(game: GameInfo): Wish {
  const kept = parse<Partial<Wish>>(localStorage.getItem(place(game.key))) ?? {};
  const most = game.players.at(-1) ?? 2;
  const players = game.players.includes(kept.players ?? 0) ? kept.players! : game.default_players;
  const others = Array.from({ length: most - 1 }, (_, i) => kept.others?.[i] ?? { kind: 'bot' as const, bot: usual(i) });
  return { players, others, options: known(game, kept.options ?? {}), open: kept.open === true, pace: kept.pace ?? PACES.none };
}

/** A kind of bot that is offered: who was chosen once may have gone since. */
export const offered = (bot: string, bots: BotInfo[], seat: number): string =>
  bots.length === 0 || bots.some((one) => one.id === bot) ? bot : usual(seat);

/** As the table will call them: the second of a name is the second. */
export const told = (names: string[]): string[] =>
  names.map((name, at) => name + ['', ' II', ' III', ' IV', ' V'][names.slice(0, at).filter((other) => other === name).length]);

export function keepWish(game: string, wish: Wish): void {
  localStorage.setItem(place(game), JSON.stringify(wish));
}

function known(game: GameInfo, options: Record<string, string>): Record<string, string> {
  const values = game.options.map((option) => {
    const kept = option.values.some((value) => value.id === options[option.id]);
    return [option.id, kept ? options[option.id]! : option.default];
  });
  return Object.fromEntries(values);
}
