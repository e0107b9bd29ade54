import type { Choice } from '../wire';

/** What ends something and is therefore never a line of a list: verbs of options, and the letter that chooses each. */
const EXITS: Record<string, Record<string, string>> = {
  odin: { pass: 'P', done: 'D' },
  raiders: { pass: 'P', end: 'E', done: 'D' },
  raids: { done: 'D' },
  saga: { pass: 'P', done: 'D' },
  wild: { stand: 'P', end: 'E', done: 'D' },
};

/** The letter of an option that stands apart from the list; null for all others. */
export const exitKey = (game: string, option: Choice): string | null => EXITS[game]?.[option.verb ?? ''] ?? null;

/** Verbs of main actions, and the letter that goes through their options one after another. */
const ROUNDS: Record<string, Record<string, string>> = {
  odin: { lay: 'L', serve: 'S' },
  raiders: { buy: 'B', play: 'A' },
  wild: { claim: 'M', buy: 'B', build: 'B', attack: 'A', play: 'C' },
};

/** The letter that leads to options like this one; null for all others. */
export const roundKey = (game: string, option: Choice): string | null => ROUNDS[game]?.[option.verb ?? ''] ?? null;

/** A letter and the first verb that it leads to, for the sheet of keys. */
export const roundKeys = (game: string): [string, string][] => {
  const all = Object.entries(ROUNDS[game] ?? {});
  return all.filter(([, letter], i) => all.findIndex(([, other]) => other === letter) === i);
};

/** What is chosen by laying it on the board: of hundreds of places the list shows the one that is held over. */
const LAID: Record<string, string[]> = { odin: ['at'] };

export const isLaid = (game: string, option: Choice): boolean => LAID[game]?.includes(option.verb ?? '') === true;

/** The letters that a game uses, for the sheet of keys. */
export const exitKeys = (game: string): [string, string][] => Object.entries(EXITS[game] ?? {});
