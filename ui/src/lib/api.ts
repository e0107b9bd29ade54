import type {
  Fork, GameInfo, NewTable, Problem, ReplayFrame, Rules, Seated, Source, TableMade, TableRow,
} from '../wire';
import { keptKeys } from './keys';
import { settings } from './settings.svelte';

/** What the server answered instead, in words for people. */
export class Refusal extends Error {
  constructor(readonly status: number, text: string) {
    super(text);
  }
}

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  rules: (game: string) => get<Rules>(`/api/games/${enc(game)}/rules`),
  sources: (game: string) => get<Source[]>(`/api/games/${enc(game)}/sources`),
  bots: () => get<{ id: string; name: string }[]>('/api/bots'),
  openTables: () => get<TableRow[]>('/api/tables'),
  myTables: () => post<TableRow[]>(`/api/tables/mine?lang=${settings.lang}`, { keys: Object.values(keptKeys()) }),
  make: (wish: NewTable) => post<TableMade>('/api/tables', wish),
  sit: (table: string, name: string) => post<Seated>(`/api/tables/${enc(table)}/sit`, { name }),
  again: (table: string) => post<Seated>(`/api/tables/${enc(table)}/again${keyOf(table, '?')}`, {}),
  replay: (table: string, at: number | null) => get<ReplayFrame>(`/api/tables/${enc(table)}/replay`, at, table),
  fork: (table: string, wish: Fork) => post<TableMade>(`/api/tables/${enc(table)}/fork${keyOf(table, '?')}`, wish),
  recordUrl: (table: string) => `/api/tables/${enc(table)}/record${keyOf(table, '?')}`,
};

function keyOf(table: string, lead: string): string {
  const key = keptKeys()[table];
  return key ? `${lead}key=${enc(key)}` : '';
}

function get<T>(path: string, at: number | null = null, table = ''): Promise<T> {
  const moment = at === null ? '' : `&at=${at}`;
  return call<T>(`${path}?lang=${settings.lang}${moment}${keyOf(table, '&')}`, { method: 'GET' });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(path, how);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.text ?? `${answer.status} ${answer.statusText}`);
}

const enc = encodeURIComponent;
