import { api, Refusal } from './api';
import { parse } from './settings.svelte';

const PLACE = 'meadhall.seats';

/** Before seats had owners this browser kept their keys, by table: each is exchanged once, then forgotten. */
export async function exchangeOldKeys(): Promise<void> {
  const keys = Object.entries(parse<Record<string, string>>(localStorage.getItem(PLACE)) ?? {});
  if (keys.length === 0) return;
  const left = await exchanged(keys).catch(() => keys);
  if (left.length === 0) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(left)));
}

/** Those that could not be asked about: the hall was out of reach. */
async function exchanged(keys: [string, string][]): Promise<[string, string][]> {
  await api.me();
  const left: [string, string][] = [];
  for (const [table, key] of keys)
    await api.arrive(table, { key, also: true }).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status === 429) left.push([table, key]);
    });
  return left;
}
