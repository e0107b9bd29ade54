import { exitKey, roundKey } from '../games/exits';
import { Coach } from '../learn/coach.svelte';
import { TableLife } from '../life/life.svelte';
import type { Happening } from './happened';
import type {
  AheadInfo, ChatLine, Choice, FromPage, Lang, LoggedMove, LuckInfo, Over, Question, Refused, Scene, SeatInfo, SeatLook, Thing, UndoState,
  Waiting, Why,
} from '../wire';

export const NOTHING: Scene = { root: '', things: {}, status: '', progress: [0, 1], seats: [], scores: [] };
const KEYS = '1234567890';

export interface Refusal {
  thing: string;
  reasons: Why[];
}

/** What an option leads to beyond its note, line by line. */
export function previewed(option: Choice): string[] {
  return told(option).filter((line) => !option.note?.includes(line));
}

const told = (option: Choice): string[] => [...(option.preview ?? []).map((line) => line.text), ...(option.remarks ?? [])];

/** What an option leads to, where its note is not to be seen. */
export function foretold(option: Choice): string[] {
  const lines = told(option);
  return lines.length === 0 && option.note ? [option.note] : lines;
}

/** How a thing stands to the question: layouts draw it, they never decide it. */
export type Stance = 'idle' | 'glow' | 'pointed' | 'picked';

/**
 * A table as one viewer sees it, and the choice being made at it. Every layout gets one: it reads `scene` and
 * `question`, draws things, and says `point`, `hover` and `hover(null)`; it knows no rules.
 */
export class Play {
  table = $state('');
  game = $state('');
  lang = $state<Lang>('en');
  you = $state<number | null>(null);
  host = $state(false);
  seats = $state.raw<SeatInfo[]>([]);
  options = $state.raw<Record<string, string>>({});
  live = $state.raw<Scene>(NOTHING);
  asks = $state.raw<Question[]>([]);
  waiting = $state.raw<Waiting[]>([]);
  log = $state.raw<LoggedMove[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoState>({ can: false, why: '', rule: '' });
  over = $state.raw<Over | null>(null);
  again = $state(false);
  /** Only who sits at the table may talk. */
  hushed = $state(false);
  /** False while people are awaited: there is no match yet. */
  dealt = $state(true);
  luck = $state.raw<LuckInfo>({ kind: 'own' });
  /** The own seat is open in another page too. */
  elsewhere = $state(false);
  version = $state(0);

  /** What happened, oldest first; what it brought is known only of what was seen. */
  happened = $state.raw<Happening[]>([]);
  /** The version whose gains pop up now, where they happened and at the score. */
  popping = $state(0);
  /** The scene with which the present round began. */
  round = $state.raw<Scene>(NOTHING);
  /** A round that has just ended, until the viewer goes on. */
  plate = $state.raw<{ round: string; from: Scene; to: Scene } | null>(null);
  /** The version after the viewer's last own decision, as far as this page knows. */
  decided = $state(0);
  /** With which version the page came: what is older was not seen to happen. */
  came = $state(0);
  /** The last question was one that the table answers. */
  spared = false;

  /** Who teaches at this table, if it is a guided first game. */
  readonly coach = new Coach();
  /** Time and company. */
  readonly life = new TableLife();
  /** The one link to whichever seat is free, for the host. */
  invite = $state<string | null>(null);
  /** What may be answered ahead, and is. */
  ahead = $state.raw<AheadInfo[]>([]);
  /** What happened last and may be new to the viewer: ids of the guide's first occurrences. */
  firsts = $state.raw<string[]>([]);

  /** A past moment being looked at; the question rests meanwhile. */
  past = $state.raw<{ version: number; scene: Scene } | null>(null);
  /** Things lit because a log line or an option in the list is pointed at. */
  lit = $state.raw<string[]>([]);
  /** The rival whom a layout shows in place of the viewer's own things. */
  unfolded = $state<number | null>(null);
  /** The rival whose whole table is open over the viewer's own. */
  visiting = $state<number | null>(null);
  /** Which of several questions is being answered. */
  tab = $state(0);
  /** The option sent to the server and not yet answered. */
  sent = $state<string | null>(null);
  /** What a good bot would do, once asked for. */
  hint = $state<string | null>(null);
  /** First only where to look, then which option. */
  hinted = $state<'no' | 'nudge' | 'told'>('no');
  /** A hint has been asked for and is on its way. */
  thinking = false;
  /** What the game's helper lays out to plan with, once asked for; layouts know its shape. */
  suggestion = $state.raw<unknown>(null);

  private suggestedAt = -1;

  picked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  pointed = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);

  scene: Scene = $derived(this.past?.scene ?? this.live);
  question: Question | null = $derived(this.past ? null : (this.asks[this.tab] ?? this.asks[0] ?? null));
  /** Somebody has to choose: it is not answered by itself. */
  mustAnswer: boolean = $derived(this.asks.some((ask) => !ask.auto));
  /** Options of the list, by number; what ends a turn stands apart and has a letter. */
  listed: Choice[] = $derived((this.question?.options ?? []).filter((option) => exitKey(this.game, option) === null));
  exits: Choice[] = $derived((this.question?.options ?? []).filter((option) => exitKey(this.game, option) !== null));
  narrowed: Choice[] = $derived(
    (this.question?.options ?? []).filter((option) => this.pointed.every((id) => option.things.includes(id))),
  );
  /** The option whose consequences are shown. */
  shown: Choice | null = $derived(this.option(this.hovered) ?? this.option(this.picked) ?? null);
  /** Pointing has led to one option: what else could be chosen stays lit. */
  private settled: boolean = $derived(this.picked !== null && this.narrowed.length === 1);
  private parents: Map<string, string> = $derived(parentsOf(this.scene));
  private byThing: Map<string, Choice[]> = $derived(group(this.narrowed));
  private allByThing: Map<string, Choice[]> = $derived(group(this.question?.options ?? []));
  /** Where many options begin with few things ("this piece there"), only those glow at first. */
  private subjects: Set<string> | null = $derived(subjectsOf(this.question?.options ?? []));
  private refusedByThing: Map<string, Refused[]> = $derived(group(this.question?.refused ?? []));

  /** Nothing can be chosen at this moment: an answer is on its way, or everything rests. */
  get busy(): boolean {
    return this.sent !== null || this.life.rests;
  }

  /** Tells the server; set by the live connection, unset in a replay. */
  send: (message: FromPage) => void = () => undefined;
  /** A layout that would rather ask once more does so and says true; it then plays it with `sure`. */
  doubts: (option: Choice) => boolean = () => false;
  /** Shows whatever is still queued, so that a move rests on the newest state. */
  flush: () => void = () => undefined;

  thing(id: string): Thing | undefined {
    return this.scene.things[id];
  }

  children(id: string): Thing[] {
    return (this.thing(id)?.things ?? []).flatMap((child) => this.thing(child) ?? []);
  }

  parent(id: string): Thing | undefined {
    const parent = this.parents.get(id);
    return parent === undefined ? undefined : this.thing(parent);
  }

  /** The seat's compact panel. */
  look(seat: number): SeatLook | undefined {
    return this.scene.seats.find((look) => look.seat === seat);
  }

  seat(seat: number | null): SeatInfo | undefined {
    return this.seats.find((info) => info.seat === seat);
  }

  option(id: string | null): Choice | undefined {
    return id === null ? undefined : this.question?.options.find((option) => option.id === id);
  }

  optionsOf(thing: string): Choice[] {
    return this.byThing.get(this.meant(thing)) ?? [];
  }

  refusedOf(thing: string): Refused[] {
    return this.refusedByThing.get(this.meant(thing)) ?? [];
  }

  /** Whether an option or a refusal is about this thing, or about what it lies in. */
  concerns(thing: string): boolean {
    return this.target(thing) !== null;
  }

  /** Whether pointing at this thing leads on. */
  glows(thing: string): boolean {
    return this.stance(thing) === 'glow';
  }

  stance(place: string): Stance {
    if (this.life.rests) return 'idle';
    const thing = this.meant(place);
    if (this.option(this.picked)?.things.includes(thing)) return 'picked';
    if (this.pointed.includes(thing)) return 'pointed';
    const whole = this.pointed.length === 0 || this.settled;
    if (whole && this.subjects && !this.subjects.has(thing)) return 'idle';
    return (this.settled ? this.allByThing : this.byThing).has(thing) ? 'glow' : 'idle';
  }

  /** The key that selects an option: a digit, or nothing past the tenth. */
  keyOf(option: string): string {
    const exit = this.exits.find((one) => one.id === option);
    if (exit) return exitKey(this.game, exit)!;
    const place = this.listed.findIndex((one) => one.id === option);
    const letter = place < 0 ? null : roundKey(this.game, this.listed[place]!);
    return KEYS[place] ?? (letter && this.led(letter)[0]?.id === option ? letter : '');
  }

  optionOfKey(key: string): Choice | undefined {
    const place = KEYS.indexOf(key);
    if (place >= 0) return this.listed[place];
    const letter = key.toUpperCase();
    const led = this.led(letter);
    const next = led[(led.findIndex((one) => one.id === this.picked) + 1) % led.length];
    return this.exits.find((one) => exitKey(this.game, one) === letter) ?? next;
  }

  /** The options that a letter goes through. */
  private led(letter: string): Choice[] {
    return this.listed.filter((one) => roundKey(this.game, one) === letter);
  }

  /** A click on a thing: narrows; one option left, or the only one that names no more, is picked; the same again plays
   * it; no option shows why not. */
  point(thing: string): void {
    const target = this.target(thing);
    this.refusal = null;
    if (target === null || this.life.rests) return;
    if (this.option(this.picked)?.things.includes(target)) this.confirm();
    else if (this.pointed.at(-1) === target) this.cancel();
    else if (this.optionsOf(target).length > 0) this.narrow([...this.pointed, target]);
    else if (this.allByThing.has(target)) this.narrow([target]);
    else this.refuse(target);
  }

  hover(thing: string | null): void {
    const target = thing === null ? null : this.target(thing);
    if (target !== null && this.refusal !== null && this.refusal.thing !== target) this.refusal = null;
    this.hovered = target === null ? null : meantBy(this.optionsOf(target));
  }

  pick(option: string): void {
    if (!this.option(option)) return;
    this.refusal = null;
    this.picked = option;
  }

  confirm(): void {
    if (this.picked !== null) this.play(this.picked);
  }

  play(option: string, sure = false): void {
    if (this.busy || this.you === null) return;
    this.flush();
    const chosen = this.option(option);
    if (!chosen || (!sure && this.doubts(chosen))) return;
    this.coach.moved();
    this.sent = option;
    this.hovered = null;
    this.send({ type: 'play', option, version: this.version });
  }

  /** First a nudge, then the option itself. */
  wantHint(): void {
    if (!this.question || this.you === null) return;
    if (this.hint !== null) this.tellHint();
    else if (!this.thinking) this.send({ type: 'hint' });
    this.thinking = this.hint === null;
  }

  /** The bot's answer has come. */
  hear(hint: string): void {
    this.hint = hint;
    this.hinted = 'nudge';
    this.thinking = false;
  }

  private tellHint(): void {
    this.hinted = 'told';
    if (this.hint !== null) this.pick(this.hint);
  }

  /** Ask the helper, once for each question: layouts say this whenever they show what it would lay out. */
  wantSuggestion(): void {
    if (this.you === null || !this.question || this.suggestedAt === this.version) return;
    this.suggestedAt = this.version;
    this.send({ type: 'suggest' });
  }

  /** Take back the last own decision, or ask the table to agree. */
  takeBack(): void {
    this.flush();
    this.coach.moved();
    this.send({ type: 'undo', version: this.version });
  }

  cancel(): void {
    this.picked = null;
    this.hovered = null;
    this.pointed = [];
    this.refusal = null;
  }

  /** Forget what was being chosen: the state has moved on. */
  reset(): void {
    this.cancel();
    this.sent = null;
    this.hint = null;
    this.hinted = 'no';
    this.thinking = false;
    this.suggestion = null;
    this.suggestedAt = -1;
    this.tab = 0;
    this.lit = [];
  }

  /** A tile on a space stands for the space: the nearest thing outwards that an option or a refusal names. */
  private target(thing: string): string | null {
    for (let id: string | undefined = thing; id !== undefined; id = this.parents.get(id))
      if (this.named(this.meant(id))) return this.meant(id);
    return null;
  }

  /** Pointing at a cell that no option names means the piece that stands on it, if one names that. */
  private meant(thing: string): string {
    if (this.byThing.has(thing) || this.thing(thing)?.kind !== 'cell') return thing;
    const inside = this.thing(thing)?.things ?? [];
    const child = inside.find((one) => this.allByThing.has(one)) ?? inside.find((one) => this.refusedByThing.has(one));
    return child !== undefined && (this.allByThing.has(child) || !this.named(thing)) ? child : thing;
  }

  private named(thing: string): boolean {
    return this.allByThing.has(thing) || this.refusedByThing.has(thing);
  }

  private narrow(pointed: string[]): void {
    this.pointed = pointed;
    const whole = this.narrowed.filter((option) => option.things.length === pointed.length);
    this.picked = meantBy(this.narrowed) ?? meantBy(whole);
  }

  private refuse(thing: string): void {
    const reasons = this.refusedOf(thing).flatMap((refused) => refused.reasons);
    const once = reasons.filter((why, i) => reasons.findIndex((other) => other.text === why.text) === i);
    this.picked = null;
    this.pointed = [];
    this.refusal = { thing, reasons: once };
  }
}

/** The one option that is meant, if there is but one, or but one that is not set aside. */
function meantBy(options: Choice[]): string | null {
  const usual = options.filter((option) => !option.aside);
  const left = usual.length > 0 ? usual : options;
  return left.length === 1 ? left[0]!.id : null;
}

function parentsOf(scene: Scene): Map<string, string> {
  const parents = new Map<string, string>();
  for (const thing of Object.values(scene.things)) for (const child of thing.things ?? []) parents.set(child, thing.id);
  return parents;
}

function subjectsOf(options: Choice[]): Set<string> | null {
  const first = new Set(options.map((option) => option.things[0] ?? ''));
  const paired = options.length > 0 && options.every((option) => option.things.length > 1);
  return paired && first.size < options.length ? first : null;
}

function group<T extends { things: string[] }>(choices: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const choice of choices)
    for (const thing of choice.things) groups.set(thing, [...(groups.get(thing) ?? []), choice]);
  return groups;
}
