import type { Life, SeatLife } from '../wire';

const TICK = 1000;
/** For how long nobody is said to be away, in milliseconds. */
const AWAY = 60_000;

/** Time and company at a table, as the server told last; between two words of it the page counts on by itself. */
export class TableLife {
  told = $state.raw<Life | null>(null);
  private heardAt = 0;
  private passed = $state(0);
  private timer = 0;

  hear(life: Life): void {
    this.told = life;
    this.heardAt = performance.now();
    this.passed = 0;
    clearInterval(this.timer);
    this.timer = window.setInterval(() => (this.passed = performance.now() - this.heardAt), TICK);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Does time run at this table? */
  get timed(): boolean {
    return this.told !== null && this.told.pace.kind !== 'none';
  }

  seat(seat: number | null): SeatLife | null {
    return seat === null ? null : (this.told?.seats[seat] ?? null);
  }

  /** Milliseconds of a seat's time; null: no clock. */
  left(seat: number | null): number | null {
    const life = this.seat(seat);
    if (!life || life.left === null) return null;
    return life.runs ? Math.max(0, life.left - Math.max(0, this.passed - life.begins)) : life.left;
  }

  runs(seat: number | null): boolean {
    return this.seat(seat)?.runs ?? false;
  }

  /** For how many minutes nobody has been there; 0: somebody is, or was just now. */
  awayFor(seat: number): number {
    const away = this.seat(seat)?.away ?? null;
    return away === null || away + this.passed < AWAY ? 0 : Math.floor((away + this.passed) / 60_000);
  }

  /** Milliseconds until it begins, in a waiting room in which all are ready. */
  get begins(): number | null {
    const begins = this.told?.begins ?? null;
    return begins === null ? null : Math.max(0, begins - this.passed);
  }

  /** Nobody may choose: everything stands. */
  get rests(): boolean {
    return !!this.told?.pause;
  }

  pausedFor(): number {
    return this.told?.pause ? this.told.pause.since + this.passed : 0;
  }
}
