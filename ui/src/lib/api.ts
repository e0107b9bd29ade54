import type {
  Arrive, BotInfo, First, Fork, GameInfo, HowTo, Me, NewTable, Problem, ReplayFrame, Rules, Seated, Source, TableMade, TableRow,
} from '../wire';
import { address } from './route.svelte';
import { settings } from './settings.svelte';
import { heard } from './text.svelte';

/** What the server answered instead, in words for people. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly code: string, text: string) {
    super(text);
  }
}

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  rules: (game: string) => get<Rules>(`/api/games/${enc(game)}/rules`),
  sources: (game: string) => get<Source[]>(`/api/games/${enc(game)}/sources`),
  guide: (game: string) => get<HowTo>(`/api/games/${enc(game)}/guide`),
  firsts: (game: string) => get<First[]>(`/api/games/${enc(game)}/firsts`),
  bots: () => get<BotInfo[]>('/api/bots'),
  openTables: () => get<TableRow[]>('/api/tables'),
  watchable: () => get<TableRow[]>('/api/watch'),
  myTables: () => post<TableRow[]>(`/api/tables/mine?lang=${settings.lang}`, {}),
  /** Seats that this browser comes to from now on belong to it. */
  me: () => post<Me>('/api/me', {}),
  table: (table: string) => get<TableRow>(`/api/tables/${enc(table)}`),
  arrive: (table: string, how: Arrive) => post<Seated>(`/api/tables/${enc(table)}/arrive`, how),
  make: (wish: NewTable) => post<TableMade>('/api/tables', wish),
  sit: (table: string, name: string) => post<Seated>(`/api/tables/${enc(table)}/sit`, { name }),
  again: (table: string) => post<Seated>(`/api/tables/${enc(table)}/again${seatWord('?')}`, {}),
  replay: (table: string, at: number | null) => get<ReplayFrame>(`/api/tables/${enc(table)}/replay`, `${at === null ? '' : `&at=${at}`}${seatWord('&')}`),
  fork: (table: string, wish: Fork) => post<TableMade>(`/api/tables/${enc(table)}/fork${seatWord('?')}`, wish),
};

/** Which of one's own seats the address speaks of, where one has several at a table. */
export function seatWord(lead: '?' | '&'): string {
  const seat = address.words.get('seat');
  return seat === null ? '' : `${lead}seat=${enc(seat)}`;
}

function get<T>(path: string, words = ''): Promise<T> {
  return call<T>(`${path}?lang=${settings.lang}${words}`, { method: 'GET' });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(path, how);
  if (answer.ok) return heard<T>(await answer.text());
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.code ?? '', problem?.text ?? `${answer.status} ${answer.statusText}`);
}

const enc = encodeURIComponent;
