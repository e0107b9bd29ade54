import type { Play } from './play.svelte';
import { settings } from './settings.svelte';
import type { LoggedMove, LogLine, Scene, SeatLook } from '../wire';

/** What a count of a seat did: up and down are kept apart, so that nothing that happened cancels out. */
export interface Gain {
  seat: number;
  icon: string;
  name: string;
  up: number;
  down: number;
}

/** One move as it was seen to happen. */
export interface Happening {
  version: number;
  lines: LogLine[];
  gains: Gain[];
}

/** What one player did in one turn. */
export interface Turn {
  key: string;
  seat: number | null;
  lines: (LogLine & { key: string; times: number })[];
  gains: Gain[];
}

const SCORE = 'laurels';
/** The kind of line by which the table marks what it answered by itself. */
export const AUTO = 'auto';

/** What differs in the counts that everybody may see of each seat. */
export function gainsBetween(before: Scene, after: Scene, score: string): Gain[] {
  return after.seats.flatMap((look) => {
    const old = before.seats.find((one) => one.seat === look.seat);
    return old ? ofSeat(old, look, score) : [];
  });
}

function ofSeat(old: SeatLook, now: SeatLook, score: string): Gain[] {
  const counts = (look: SeatLook): [string, string, unknown][] => [
    [SCORE, score, look.score],
    ...look.chips.map((chip): [string, string, unknown] => [chip.icon, chip.name, chip.value]),
  ];
  const was = new Map(counts(old).map(([, name, value]) => [name, value]));
  return counts(now).flatMap(([icon, name, value]) => {
    const change = typeof value === 'number' && typeof was.get(name) === 'number' ? value - (was.get(name) as number) : 0;
    return change === 0 ? [] : [{ seat: now.seat, icon, name, up: Math.max(change, 0), down: Math.max(-change, 0) }];
  });
}

/** The same count of the same seat adds up. */
export function merged(gains: Gain[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.seat}/${gain.name}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, up: sum.up + gain.up, down: sum.down + gain.down } : gain);
  }
  return [...sums.values()].sort((a, b) => weight(a) - weight(b));
}

/** Points first, then what only rose or fell; what went back and forth says least. */
const weight = (gain: Gain): number => (gain.icon === SCORE ? 0 : gain.up === 0 || gain.down === 0 ? 1 : 2);

/** Lines as turns: one after another of the same player belong together; equal lines are one. */
export function turnsOf(moves: LoggedMove[], happened: Map<number, Happening>): Turn[] {
  const turns: Turn[] = [];
  for (const move of moves) {
    move.lines.forEach((line, i) => add(turnFor(turns, line.seat, `${move.version}.${i}`), line, `${move.version}.${i}`));
    for (const gain of happened.get(move.version)?.gains ?? []) {
      const turn = turns.findLast((one) => one.seat === gain.seat);
      if (turn) turn.gains = merged([...turn.gains, gain]);
    }
  }
  return turns;
}

function turnFor(turns: Turn[], seat: number | null, key: string): Turn {
  const last = turns.at(-1);
  if (last && (seat === null || last.seat === seat)) return last;
  const turn = { key, seat, lines: [], gains: [] };
  turns.push(turn);
  return turn;
}

function add(turn: Turn, line: LogLine, key: string): void {
  const last = turn.lines.at(-1);
  if (last && last.text === line.text) last.times += 1;
  else turn.lines.push({ ...line, key, times: 1 });
}

/** The line that says best what somebody did: a deed, else the last that speaks of a thing, else the last. */
export function clauseOf(lines: LogLine[], deeds: string[] = []): LogLine | null {
  const said = lines.filter((line) => line.kind !== AUTO);
  return said.findLast((line) => deeds.includes(line.kind)) ?? said.findLast((line) => line.things.length > 0) ?? said.at(-1) ?? null;
}

/** After which version a viewer last decided, as far as a log tells. */
export function decidedIn(log: LoggedMove[], you: number | null): number {
  const own = log.findLast(({ lines }) => you !== null && lines[0]?.seat === you && !lines.some((line) => line.kind === AUTO));
  return own?.version ?? 0;
}

export interface Recap {
  seat: number;
  text: string;
  things: string[];
  gains: Gain[];
}

/** What each rival did after `decided`, the viewer's last own decision: one line each. */
export function recapOf(happenings: Happening[], you: number | null, decided: number, deeds: string[] = []): Recap[] {
  const since = happenings.filter((one) => one.version > decided);
  const lines = since.flatMap((one) => one.lines);
  const seats = [...new Set(lines.flatMap((line) => (line.seat === null || line.seat === you ? [] : [line.seat])))];
  return seats.flatMap((seat) => {
    const clause = clauseOf(lines.filter((line) => line.seat === seat), deeds);
    const gains = merged(since.flatMap((one) => one.gains.filter((gain) => gain.seat === seat)));
    return clause ? [{ seat, text: clause.text, things: clause.things, gains }] : [];
  });
}

/** What has just been gained, while it is to be seen. */
export function popsOf(play: Play): Happening | undefined {
  const latest = play.happened.at(-1);
  return settings.pace !== 'instant' && latest && latest.version === play.popping && !play.past ? latest : undefined;
}

const CANDIDATES = 6;

/** What each rival moved last, the latest thing first: which of them is drawn on the table only the page knows. */
export function marksOf(happenings: Happening[], scene: Scene, you: number | null): { seat: number; things: string[]; last: boolean }[] {
  const marks = new Map<number, string[]>();
  for (const { seat, things } of happenings.flatMap((one) => one.lines)) {
    const here = things.filter((id) => id in scene.things).reverse();
    if (seat === null || seat === you || here.length === 0) continue;
    const before = marks.get(seat) ?? [];
    marks.delete(seat); // the latest comes last
    marks.set(seat, [...here, ...before].slice(0, CANDIDATES));
  }
  const latest = [...marks.keys()].at(-1);
  return [...marks].map(([seat, things]) => ({ seat, things, last: seat === latest }));
}
