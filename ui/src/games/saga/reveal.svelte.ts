import { merged, type Gain } from '../../lib/happened';
import type { Play } from '../../lib/play.svelte';
import { settings } from '../../lib/settings.svelte';
import type { LogLine } from '../../wire';
import { its, seatsInOrder } from './read';

/** What one player's cards did in a turn. */
export interface Landing {
  seat: number;
  /** Things of the cards, as far as they are still on the table. */
  cards: string[];
  /** Board spaces; both null for who played nothing, `to` alone for who went off the board. */
  from: number | null;
  to: number | null;
  gains: Gain[];
}

/** Turning over takes so long, then every landing (milliseconds at normal pace). */
const TURN = 300;
const NORMAL = 900;

/** The turn that was played last, or is being played, in Odin order: from what was seen to happen. */
export function landingsOf(play: Play): Landing[] {
  const moves = play.happened.filter((one) => one.version <= (play.past?.version ?? play.version));
  const lines = moves.flatMap(({ version, lines }) => lines.map((line) => ({ version, line })));
  const turns = lines.flatMap(({ line }, i) => (line.kind === 'flips' ? [i] : []));
  const over = play.thing('table') && its(play, 'table').phase === 'lay';
  const [begin, end] = over ? [turns.at(-2) ?? 0, turns.at(-1) ?? 0] : [turns.at(-1) ?? 0, lines.length];
  const turn = lines.slice(begin, end);
  const spaces = play.thing('board')?.things ?? [];
  const versions = new Set(turn.map(({ version }) => version));
  const gains = moves.flatMap((one) => (versions.has(one.version) ? one.gains : []));
  const found = seatsInOrder(play).map((seat) => landingOf(seat, turn.map(({ line }) => line), gains, spaces));
  return found.some((one) => one.from !== null) ? found : [];
}

function landingOf(seat: number, turn: LogLine[], gains: Gain[], spaces: string[]): Landing {
  const own = turn.filter((line) => line.seat === seat);
  const lands = own.findLast((line) => line.kind === 'lands');
  const [from = null, to = null] = (lands?.things ?? []).map((id) => spaces.indexOf(id)).filter((place) => place >= 0);
  const cards = own.flatMap((line) => (line.kind === 'plays' ? line.things.slice(0, 1) : []));
  return { seat, cards, from, to, gains: merged(gains.filter((gain) => gain.seat === seat && gain.icon !== 'card-play')) };
}

/** The landings of a turn shown one after another; any key or press ends it. */
export class Reveal {
  /** How many have landed so far; all of them where nothing is being shown. */
  step = $state(Infinity);
  private shown = -1;
  private timer = 0;

  constructor(private readonly play: Play) {}

  get playing(): boolean {
    return this.step !== Infinity;
  }

  /** Begins when cards have been turned over since it was looked last. */
  look(): void {
    const latest = this.play.happened.at(-1);
    if (!latest || latest.version === this.shown) return;
    this.shown = latest.version;
    const turned = latest.lines.some((line) => line.kind === 'lands');
    if (turned && latest.version > this.play.came && settings.pace !== 'instant' && !settings.still && !this.play.past) this.begin(landingsOf(this.play).length);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.step = Infinity;
  };

  private begin(count: number): void {
    if (count === 0) return;
    clearTimeout(this.timer);
    this.step = 0;
    this.timer = window.setTimeout(() => this.next(count), TURN);
  }

  private next(count: number): void {
    if (this.step >= count) return this.skip();
    this.step += 1;
    this.timer = window.setTimeout(() => this.next(count), Math.min(NORMAL, settings.delay));
  }
}
