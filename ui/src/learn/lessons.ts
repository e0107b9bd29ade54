import { api } from '../lib/api';
import { address } from '../lib/route.svelte';
import { parse, settings } from '../lib/settings.svelte';

const PLACE = 'meadhall.learnt';

const learnt = (): string[] => parse<string[]>(localStorage.getItem(PLACE)) ?? [];

/** Has this browser seen the game played, or said no to its lesson? Then it is not offered by itself any more. */
export const knows = (game: string): boolean => learnt().includes(game);

export function remember(game: string): void {
  if (!knows(game)) localStorage.setItem(PLACE, JSON.stringify([...learnt(), game]));
}

/** The guided first game: a table like any other, set up as the lesson says. */
export async function startLesson(game: string): Promise<void> {
  const made = await api.make({ game, seats: [], name: settings.name, lesson: true });
  remember(game);
  address.go(made.url);
}

const MET = 'meadhall.met';
const known = (): Record<string, string[]> => parse<Record<string, string[]>>(localStorage.getItem(MET)) ?? {};

/** Has this been explained in this browser already? */
export const met = (game: string, first: string): boolean => known()[game]?.includes(first) ?? false;

export function meet(game: string, first: string): void {
  const all = known();
  localStorage.setItem(MET, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), first] }));
}
