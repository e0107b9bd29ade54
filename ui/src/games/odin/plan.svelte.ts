import { choiceData, dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import { key, type Cell, type Cells } from '../../parts/poly';
import type { Choice } from '../../wire';
import { cellsOf, held } from './read';
import { placeId } from './turns';
import type { ChoiceData, LiftedData, ThingData } from './wire';

/** A tile laid on trial: nothing is sent before "Place here". */
export interface Ghost {
  item: string;
  area: string;
  cells: Cells;
}

/** A piece on its way to an area, for good: with `cells` to lie there, without to hover over it. */
interface Goal {
  item: string;
  area: string | null;
  cells: Cells | null;
  /** The questions since it was lifted are about it; others are taken back. */
  lifted: boolean;
}

/** A player's plan: tiles lifted and laid on trial, and the one being laid for good, step by step as the questions come. */
export class Plan {
  ghosts = $state.raw<Ghost[]>([]);
  lifted = $state<string | null>(null);
  /** The press that lifted a good, while the button is still down: moved, it drags. */
  pressed = $state.raw<PointerEvent | null>(null);
  private goal = $state.raw<Goal | null>(null);
  private asked = -1;
  /** The good chosen last in the question before, by whatever way. */
  private chosen: string | null = null;
  private version = -1;

  constructor(private play: Play) {}

  get busy(): boolean {
    return this.goal !== null;
  }

  on(area: string): Ghost[] {
    return this.ghosts.filter((ghost) => ghost.area === area);
  }

  /** How many of an item are not yet in the plan. */
  left(seat: number, item: string): number {
    return held(this.play, seat, item) - this.ghosts.filter((ghost) => ghost.item === item).length;
  }

  lay(ghost: Ghost): void {
    this.ghosts = [...this.ghosts, ghost];
    this.lifted = null;
  }

  takeUp(ghost: Ghost): void {
    this.ghosts = this.ghosts.filter((one) => one !== ghost);
  }

  clear(): void {
    this.ghosts = [];
    this.lifted = null;
    this.goal = null;
  }

  /** Whether it could be laid for good now, as far as the question shows. */
  ready(ghost: Ghost): boolean {
    return !this.busy && this.canLift(ghost.item);
  }

  /** Whether a press on a good lifts it for good: it may be laid now, or what is in the hand may be put back. */
  canLift(item: string): boolean {
    return this.layOf(item) !== undefined || (this.movable && this.inHand?.item !== item && held(this.play, this.play.you ?? -1, item) > 0);
  }

  /** Whether what is in the hand may go back, or to another area. */
  get movable(): boolean {
    return this.inHand?.item !== undefined && !this.inHand.gift && this.play.undo.can;
  }

  /** Take a good into the hand, over an area if it may lie there. */
  lift(item: string, area: string | null): void {
    this.go({ item, area, cells: null, lifted: false });
  }

  /** What is in the hand is held over another area. */
  moveTo(area: string): void {
    const item = this.inHand?.item;
    if (item && this.movable && this.inHand?.area !== area) this.go({ item, area, cells: null, lifted: true });
  }

  commit(ghost: Ghost): void {
    this.go({ ...ghost, lifted: false });
  }

  private get inHand(): LiftedData | undefined {
    return dataOf<ThingData, 'lifted'>(this.play.thing('lifted'));
  }

  private layOf(item: string): Choice | undefined {
    return this.play.question?.options.find((option) => option.verb === 'lay' && option.args?.[0] === item);
  }

  private go(goal: Goal): void {
    this.goal = goal;
    this.asked = -1;
    this.advance();
  }

  /** Answers the next question on the way to the goal; stops where the way ends. */
  advance(): void {
    const { play } = this;
    if (play.sent !== null) this.chosen = play.sent.startsWith('lay:') ? play.sent.slice(4) : play.sent.startsWith('board:') ? this.chosen : null;
    if (play.sent !== null || play.version === this.asked || !play.question) return;
    const back = play.version < this.version;
    this.version = play.version;
    if (this.goal) this.step(this.goal);
    else if (this.asksWhere() && this.chosen) this.onlyWhere(this.chosen, back);
  }

  /** On which board is shown by tabs, and not asked: it hovers over the first; taken back, it is put back whole. */
  private onlyWhere(item: string, back: boolean): void {
    if (!back) this.go({ item, area: null, cells: null, lifted: true });
    else if (this.play.undo.can) this.play.takeBack();
  }

  private asksWhere(): boolean {
    return this.play.question?.options.every((option) => option.verb === 'board') === true;
  }

  private step(goal: Goal): void {
    this.asked = this.play.version;
    const next = this.next(goal);
    if (next === 'back') return this.play.takeBack();
    if (next === null || next.verb === 'at') this.goal = null;
    if (next === null) return this.askWhy(goal);
    if (next.verb === 'lay') this.goal = { ...goal, lifted: true };
    if (next.verb === 'at') this.ghosts = this.ghosts.filter((ghost) => !(ghost.area === goal.area && sameCells(ghost.cells, goal.cells ?? [])));
    this.play.play(next.id);
  }

  private next(goal: Goal): Choice | 'back' | null {
    const { question } = this.play;
    const options = question?.options ?? [];
    if (this.inHand?.item !== undefined) return this.over(goal, options);
    if (this.asksWhere()) return goal.lifted ? this.boardOf(goal, options) : this.play.undo.can ? 'back' : null;
    return this.layOf(goal.item) ?? null;
  }

  /** A piece is in the hand: the right one over the right area is laid, or stays; else it goes back. */
  private over(goal: Goal, options: Choice[]): Choice | 'back' | null {
    const right = goal.lifted && this.inHand?.item === goal.item && (goal.area === null || goal.area === this.inHand?.area || !this.inHand?.fits?.[goal.area]);
    if (!right) return this.movable ? 'back' : null;
    return goal.cells && (options.find((option) => option.verb === 'at' && sameCells(choiceData<ChoiceData, 'at'>(option)?.cells ?? [], goal.cells ?? [])) ?? null);
  }

  private boardOf(goal: Goal, options: Choice[]): Choice | null {
    const number = goal.area === null ? undefined : dataOf<ThingData, 'area'>(this.play.thing(goal.area))?.number;
    return options.find((option) => option.args?.[0] === number) ?? options[0] ?? null;
  }

  /** The tile is in the hand but may not lie there: the server says why. */
  private askWhy(goal: Goal): void {
    const piece = this.play.thing('lifted');
    const option = piece && goal.cells && this.inHand?.item === goal.item ? placeId(cellsOf(piece), goal.cells) : null;
    if (option) this.play.send({ type: 'ask', option });
  }
}

/** Whether two lists name the same cells of a board. */
export const sameCells = (a: Cells, b: Cells): boolean => a.map(String).sort().join(';') === b.map(String).sort().join(';');

/** Where a piece would lie on free cells of an area: only the geometry, the rules are asked when it is laid. */
export function freePlaces(ways: Cell[][], rows: string[], taken: ReadonlySet<string>): { option: string; cells: Cell[] }[] {
  const free = (x: number, y: number): boolean => 'o-$*'.includes(rows[y]?.[x] ?? '#') && !taken.has(`${x},${y}`);
  const found: { option: string; cells: Cell[] }[] = [];
  for (const way of ways)
    rows.forEach((row, y) =>
      [...row].forEach((_, x) => {
        const cells = way.map(([a, b]): Cell => [a + x, b + y]);
        if (cells.every(([a, b]) => free(a, b))) found.push({ option: `${key(way)}@${x},${y}`, cells });
      }),
    );
  return found;
}
