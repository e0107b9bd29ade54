import { parse } from '../lib/settings.svelte';
import type { GameInfo, SeatWish } from '../wire';

/** How one would like to play a game; the last wish is kept by game. */
export interface Wish {
  players: number;
  others: { kind: SeatWish['kind']; bot: string }[];
  options: Record<string, string>;
  open: boolean;
}
const place = (game: string) => `meadhall.wish.${game}`;

export function keptWish(game: GameInfo): Wish {
  const kept = parse<Partial<Wish>>(localStorage.getItem(place(game.key))) ?? {};
  const most = game.players.at(-1) ?? 2;
  const players = game.players.includes(kept.players ?? 0) ? kept.players! : game.default_players;
  const others = Array.from({ length: most - 1 }, (_, i) => kept.others?.[i] ?? { kind: 'bot' as const, bot: 'greedy' });
  return { players, others, options: known(game, kept.options ?? {}), open: kept.open === true };
}

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
