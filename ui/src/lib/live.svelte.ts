import { tick } from 'svelte';
import { shown } from '../parts/number';
import type { Failure, FromPage, Lang, Scene, SceneChange, Seats, SuggestionMessage, TableMessage, ToPage, Update, Why } from '../wire';
import { AUTO, decidedIn, gainsBetween } from './happened';
import { glide, places } from './motion';
import { Play } from './play.svelte';
import { settings, type Auto } from './settings.svelte';
import { knock } from './sound';
import { heard, t } from './text.svelte';

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const HEARTBEAT = 20_000;
const SILENCE = 50_000;
/** Games that are played in rounds with an end of their own. */
const ROUNDS = new Set(['odin', 'raids', 'saga', 'wild']);
const KEPT_MOMENTS = 80;
const KEPT_HAPPENINGS = 200;
const KEPT_FIRSTS = 12;

export type State = 'opening' | 'open' | 'lost' | 'refused';
export interface Notice {
  text: string;
  bad: boolean;
}

/** The live connection of one table: receives, paces what others do, comes back after a break. */
export class Live {
  readonly play = new Play();
  state = $state<State>('opening');
  notice = $state.raw<Notice | null>(null);
  /** Moves received and not yet shown. */
  behind = $state(0);
  /** The last moments shown, oldest first, to step back through. */
  moments = $state.raw<{ version: number; scene: Scene }[]>([]);
  /** The viewer wants to look before the next move is shown. */
  paused = $state(false);

  private socket: WebSocket | null = null;
  private queue: Update[] = [];
  private timer = 0;
  private heart = 0;
  private retry = 0;
  private tries = 0;
  private shownAt = 0;
  private heardAt = 0;
  private hurry = false;
  private closed = false;

  constructor(private readonly table: string, private readonly seat: string | null) {
    this.play.send = (message) => this.send(message);
    this.play.flush = () => this.showAll(true);
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.awake);
    this.open();
  }

  /** Stop before the next move, or go on. */
  pause(on: boolean): void {
    this.paused = on;
    if (on) clearTimeout(this.timer);
    else if (this.queue.length > 0) this.schedule();
  }

  /** The coach has been read: what others have done meanwhile is shown. */
  goOn(): void {
    if (this.queue.length > 0) this.schedule();
  }

  /** Nothing moves under a plate that says how a round ended. */
  closePlate(): void {
    this.play.plate = null;
    if (this.queue.length > 0) this.schedule();
  }

  close(): void {
    this.closed = true;
    this.play.life.close();
    clearTimeout(this.retry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.awake);
    this.socket?.close();
  }

  send(message: FromPage): void {
    if (message.type === 'play' || message.type === 'undo') this.hurry = true;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (message.type !== 'ping') this.play.sent = null;
  }

  setAuto(mode: Auto): void {
    if (this.state === 'open' && this.play.you !== null) this.send({ type: 'auto', mode });
  }

  setLang(lang: Lang): void {
    if (this.play.lang !== lang) this.send({ type: 'lang', lang });
  }

  private open(): void {
    const words = new URLSearchParams({ lang: settings.lang, auto: settings.auto });
    if (this.seat !== null) words.set('seat', this.seat);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}?${words}`);
    socket.onmessage = (event) => this.receive(heard<ToPage>(event.data as string));
    socket.onclose = (event) => this.lost(socket, event);
    this.socket = socket;
    clearInterval(this.heart);
    this.heardAt = performance.now();
    this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
  }

  /** A connection that has gone silent is dead, whatever the browser thinks. */
  private beat(): void {
    if (performance.now() - this.heardAt > SILENCE) this.socket?.close();
    else this.send({ type: 'ping' });
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (this.closed || socket !== this.socket) return;
    this.play.sent = null;
    if (event.code >= 4400 && event.code < 4500) {
      this.state = 'refused';
      return;
    }
    this.state = 'lost';
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  private reconnectNow = (): void => {
    if (this.state !== 'lost') return;
    clearTimeout(this.retry);
    this.open();
  };

  private awake = (): void => {
    if (document.visibilityState === 'visible') this.reconnectNow();
    else this.showAll();
  };

  private receive(message: ToPage): void {
    this.heardAt = performance.now();
    if (message.type === 'table') this.whole(message);
    else if (message.type === 'update') this.enqueue(message);
    else if (message.type === 'seats') this.seated(message);
    else if (message.type === 'life') this.play.life.hear(message);
    else if (message.type === 'chat') this.play.chat = [...this.play.chat, message.line];
    else if (message.type === 'hint') this.play.hear(message.option);
    else if (message.type === 'suggestion') this.suggested(message);
    else if (message.type === 'refusal') this.play.refusal = { thing: message.option, reasons: message.reasons as unknown as Why[] };
    else if (message.type === 'error') this.failed(message);
  }

  private whole(message: TableMessage): void {
    this.state = 'open';
    this.tries = 0;
    this.queue = [];
    this.behind = 0;
    clearTimeout(this.timer);
    const { type: _, scene, lesson, ...rest } = message;
    const moved = rest.version !== this.play.version || rest.lang !== this.play.lang || rest.table !== this.play.table;
    Object.assign(this.play, rest, { live: scene, past: null });
    if (moved) {
      this.play.came = rest.version;
      this.moments = [{ version: rest.version, scene }];
      this.play.happened = rest.log.map(({ version, lines }) => ({ version, lines, gains: [] })).slice(-KEPT_HAPPENINGS);
      this.play.decided = decidedIn(rest.log, rest.you);
      this.play.round = scene;
    }
    this.play.coach.hear(rest.table, lesson, this.play.decided, rest.asks);
    this.play.reset();
  }

  private seated(message: Seats): void {
    const { type: _, ...rest } = message;
    Object.assign(this.play, rest);
  }

  /** What is suggested for a question that is no longer open is of no use. */
  private suggested(message: SuggestionMessage): void {
    if (message.version === this.play.version) this.play.suggestion = message.suggestion;
  }

  private failed(message: Failure): void {
    this.play.sent = null;
    this.play.thinking = false;
    this.hurry = false;
    if (message.code === 'stale' && this.play.spared) return; // the table was quicker
    this.notice = { text: message.text, bad: true };
  }

  private enqueue(update: Update): void {
    this.queue.push(update);
    this.behind = this.queue.length;
    if (this.hurry || this.play.mustAnswer || document.visibilityState === 'hidden') this.showAll();
    else this.schedule();
  }

  /** To the viewer's own question at once. */
  hasten(): void {
    this.paused = false;
    if (this.queue.length > 0) this.showAll();
  }

  /** Bots' moves are shown one by one, at the viewer's pace; people's at once. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (this.paused || this.play.plate || this.play.coach.holds) return;
    const delay = this.byPerson(this.queue[0]) ? 0 : settings.delay;
    const wait = Math.max(0, this.shownAt + delay - performance.now());
    if (wait === 0) void this.showNext();
    else this.timer = window.setTimeout(() => void this.showNext(), wait);
  }

  private byPerson(update: Update | undefined): boolean {
    const mover = this.play.seat(update?.moved?.lines[0]?.seat ?? null);
    if (update?.moved?.lines.some((line) => line.kind === AUTO)) return false;
    return update?.moved === null || (mover?.kind === 'human' && !mover.bot);
  }

  private async showNext(): Promise<void> {
    const update = this.queue.shift();
    this.behind = this.queue.length;
    if (!update) return;
    this.shownAt = performance.now();
    const root = document.querySelector('[data-table]');
    const before = root && settings.pace !== 'instant' ? places(root) : null;
    this.apply(update);
    await tick();
    if (root && before) glide(root, before);
    // The pace counts from when the move is to be seen, not from when it came.
    this.shownAt = performance.now();
    if (this.queue.length > 0) this.schedule();
  }

  /** A move of the viewer's rests on the newest state, `whatever` the coach still has to say. */
  private showAll(whatever = false): void {
    clearTimeout(this.timer);
    while (this.queue.length > 1 && (whatever || !this.play.coach.holds)) this.apply(this.queue.shift()!);
    this.hurry = false;
    if (whatever || !this.play.coach.holds) void this.showNext();
  }

  private apply(update: Update): void {
    const play = this.play;
    const back = update.version < play.version;
    // Where several choose at once, somebody else's choice leaves mine alone.
    const mine = update.moved?.lines.some((line) => line.seat === play.you) ?? true;
    if (play.sent !== null || back) play.decided = update.version;
    if (update.asks[0]?.auto) play.spared = true;
    else if (update.asks.length > 0) play.spared = false;
    const before = play.live;
    const untouched = !back && !mine && JSON.stringify(update.asks) === JSON.stringify(play.asks);
    play.live = changed(play.live, update.change);
    play.version = update.version;
    play.asks = update.asks;
    play.waiting = update.waiting;
    play.undo = update.undo;
    play.over = update.over;
    play.coach.hear(play.table, update.lesson, play.decided, update.asks);
    if (update.moved?.firsts?.length) play.firsts = [...play.firsts, ...update.moved.firsts].slice(-KEPT_FIRSTS);
    if (back) play.log = play.log.filter((move) => move.version <= update.version);
    if (back) play.happened = play.happened.filter((one) => one.version <= update.version);
    if (update.moved) {
      play.log = [...play.log, update.moved];
      const gains = gainsBetween(before, play.live, t('score'));
      const one = { version: update.version, lines: update.moved.lines, gains };
      play.happened = [...play.happened, one].slice(-KEPT_HAPPENINGS);
    }
    this.rounds(before, back);
    if (!untouched) play.reset();
    const kept = this.moments.filter((moment) => moment.version < update.version);
    this.moments = [...kept, { version: update.version, scene: play.live }].slice(-KEPT_MOMENTS);
    knock(update.asks.length > 0 ? 330 : 220);
  }

  /** Where a round is over, say how it went: as a plate, or in passing where everything is shown at once. */
  private rounds(before: Scene, back: boolean): void {
    const play = this.play;
    const over = !back && !!before.round && before.round !== play.live.round;
    if (!over && !back) return;
    if (over && play.over === null && ROUNDS.has(play.game)) {
      if (settings.pace === 'instant') this.notice = { text: totals(play, before.round ?? ''), bad: false };
      else play.plate = { round: before.round ?? '', from: play.round, to: play.live };
    }
    play.round = play.live;
  }
}

/** "Voyage 1 is over. Astrid 12, Bo 9" */
function totals(play: Play, round: string): string {
  const scores = play.live.seats.flatMap((look) => (look.score === null ? [] : [`${play.seat(look.seat)?.name ?? ''} ${shown(look.score)}`]));
  return t('round-over', { round, scores: scores.join(', ') });
}

function changed(scene: Scene, change: SceneChange): Scene {
  const things = { ...scene.things, ...change.changed };
  for (const id of change.removed) delete things[id];
  const looks = change.seats ?? [];
  const seats = scene.seats.map((old) => looks.find((look) => look.seat === old.seat) ?? old);
  const { status, progress, scores, round } = { ...scene, ...change };
  return { root: scene.root, things, status, progress, seats, scores, round };
}
