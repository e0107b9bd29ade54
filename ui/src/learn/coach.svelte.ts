import { parse } from '../lib/settings.svelte';
import type { LessonState, Plate, Question } from '../wire';

const PLACE = 'meadhall.lessons';
const KEPT = 40;

interface Kept {
  read: number;
  off: boolean;
}

/** What the coach of a table has told, and how far the viewer has read. Without a lesson it is empty and holds nothing. */
export class Coach {
  plates = $state.raw<Plate[]>([]);
  steps = $state(0);
  /** The last plate has been told. */
  private over = $state(false);
  /** So many plates have been read. */
  read = $state(0);
  /** The viewer wants no more of it; a press on the pill brings it back. */
  off = $state(false);
  /** An earlier plate that is read again. */
  back = $state<number | null>(null);

  /** The plate that is to be shown. */
  open: Plate | null = $derived(this.off ? null : (this.plates[this.back ?? this.read] ?? null));
  /** It waits for a move, and is the latest: only doing it goes on. */
  waits: boolean = $derived(this.back === null && (this.open?.want.length ?? 0) > 0);
  /** An earlier plate can be read again: while a move is waited for, and from there on backwards. */
  goesBack: boolean = $derived(this.back === null ? this.waits && this.read > 0 : this.back > 0);
  /** How far the lesson has come. */
  told: number = $derived(this.plates.reduce((most, plate) => Math.max(most, plate.number), 0));
  /** All of it has been read. */
  done: boolean = $derived(this.over && this.read >= this.plates.length);
  /** A lesson is under way, whether it is listened to or not. */
  goesOn: boolean = $derived(this.steps > 0 && !this.done);
  private table = '';

  /** Moves of others wait until this is read. */
  get holds(): boolean {
    return this.open !== null && !this.waits;
  }

  /** What the server says: everything told so far, or nothing new. `decided`: the version after the viewer's last move. */
  hear(table: string, state: LessonState | null | undefined, decided: number, asks: Question[]): void {
    if (!state) return this.follow(decided, asks);
    if (table !== this.table) this.load(table);
    this.plates = state.plates;
    this.steps = state.steps;
    this.over = state.over;
    this.back = null;
    this.follow(decided, asks);
  }

  /** A plate that waited for a move is read once the viewer has moved; taking the move back opens it again. */
  private follow(decided: number, asks: Question[]): void {
    const last = this.plates.at(-1);
    if (!last) return;
    const open = asks.some((ask) => ask.options.some((option) => last.want.includes(option.id)));
    const end = this.plates.length - (open && decided <= last.version ? 1 : 0);
    let read = Math.min(this.read, end);
    while (read < end && this.plates[read]!.want.length > 0) read += 1;
    this.read = read;
    this.keep();
  }

  next(): void {
    if (this.back !== null) this.back = this.back + 1 < this.read ? this.back + 1 : null;
    else if (!this.waits) this.read = Math.min(this.read + 1, this.plates.length);
    this.keep();
  }

  /** Whoever moves has heard enough of what only tells: what comes of the move is not kept back. */
  moved(): void {
    if (this.holds) this.read = this.plates.length;
    this.back = null;
    this.keep();
  }

  previous(): void {
    const from = this.back ?? this.read;
    if (from > 0) this.back = from - 1;
  }

  skip(): void {
    this.off = true;
    this.keep();
  }

  /** The pill: what was told last. */
  again(): void {
    this.off = false;
    if (this.open === null && this.plates.length > 0) this.back = this.plates.length - 1;
    this.keep();
  }

  private load(table: string): void {
    this.table = table;
    const kept = parse<Record<string, Kept>>(localStorage.getItem(PLACE))?.[table];
    this.read = kept?.read ?? 0;
    this.off = kept?.off ?? false;
  }

  private keep(): void {
    const all = Object.entries(parse<Record<string, Kept>>(localStorage.getItem(PLACE)) ?? {}).filter(([id]) => id !== this.table);
    const kept: [string, Kept][] = [...all.slice(-KEPT), [this.table, { read: this.read, off: this.off }]];
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  }
}
