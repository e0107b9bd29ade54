import { parse } from './settings.svelte';

const PLACE = 'meadhall.seats';

/** Seat keys are the only proof of who sits where: this browser keeps them by table. */
export function keptKeys(): Record<string, string> {
  return parse<Record<string, string>>(localStorage.getItem(PLACE)) ?? {};
}

export function keepKey(table: string, key: string): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...keptKeys(), [table]: key }));
}

export function forgetKey(table: string): void {
  const keys = keptKeys();
  delete keys[table];
  localStorage.setItem(PLACE, JSON.stringify(keys));
}
