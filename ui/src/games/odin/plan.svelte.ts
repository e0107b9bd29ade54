import { choiceData, dataOf } from '../../lib/data';
import type { Play } from '../../lib/play.svelte';
import { key, type Cell, type Cells } from '../../parts/poly';
import type { Choice } from '../../wire';
import { cellsOf, held } from './read';
import { placeId } from './turns';
import type { ChoiceData, ThingData } from './wire';

/** A tile laid on trial: nothing is sent before "Place here". */
export interface Ghost {
  item: string;
  area: string;
  cells: Cells;
}

/** A player's plan: tiles lifted and laid on trial, and the one being laid for good, step by step as the questions come. */
export class Plan {
  ghosts = $state.raw<Ghost[]>([]);
  lifted = $state<string | null>(null);
  private laying = $state.raw<Ghost | null>(null);
  private asked = -1;

  constructor(private play: Play) {}

  get busy(): boolean {
    return this.laying !== null;
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
    this.laying = null;
  }

  /** Whether it could be laid for good now, as far as the question shows. */
  ready(ghost: Ghost): boolean {
    return !this.busy && this.play.question?.options.some((option) => option.verb === 'lay' && option.args?.[0] === ghost.item) === true;
  }

  commit(ghost: Ghost): void {
    this.laying = ghost;
    this.asked = -1;
    this.advance();
  }

  /** Answers the next question on the way to the ghost's place; stops where the way ends. */
  advance(): void {
    const { play, laying } = this;
    if (!laying || play.sent !== null || play.version === this.asked || !play.question) return;
    this.asked = play.version;
    const next = this.next(laying, play.question.options);
    if (next === null || next.verb === 'at') {
      if (next) this.takeUp(laying);
      this.laying = null;
    }
    if (next) play.play(next.id);
    else this.askWhy(laying, play.question.options);
  }

  /** The tile is in the hand but may not lie there: the server says why. */
  private askWhy(ghost: Ghost, options: Choice[]): void {
    const piece = this.play.thing('lifted');
    const option = piece && options.some((one) => one.verb === 'at') ? placeId(cellsOf(piece), ghost.cells) : null;
    if (option) this.play.send({ type: 'ask', option });
  }

  private next(ghost: Ghost, options: Choice[]): Choice | null {
    const number = dataOf<ThingData, 'area'>(this.play.thing(ghost.area))?.number;
    const at = options.find((option) => option.verb === 'at' && option.things[0] === ghost.area && sameCells(choiceData<ChoiceData, 'at'>(option)?.cells ?? [], ghost.cells));
    return (
      at ??
      options.find((option) => option.verb === 'board' && option.args?.[0] === number) ??
      options.find((option) => option.verb === 'lay' && option.args?.[0] === ghost.item) ??
      null
    );
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
