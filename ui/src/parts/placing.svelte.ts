import { extent, flipped, key, moved, normal, rotated, type Cell, type Cells } from './poly';

/** A legal way to lay the tile: the option that does it, and the cells of the board that it covers. */
export interface Place {
  option: string;
  cells: Cells;
}

export interface Orientation {
  cells: Cell[];
  places: Place[];
}

/** A polyomino in the hand: which way round it is, where it hovers, and whether it may lie there. */
export class Placing {
  cells = $state.raw<Cell[]>([]);
  at = $state.raw<Cell>([0, 0]);
  places = $state.raw<Place[]>([]);
  private board: { columns: number; rows: number };
  private handled = false;

  /** The cells under the tile. */
  under: Cell[] = $derived(moved(this.cells, this.at));
  size: { width: number; height: number } = $derived(extent(this.cells));
  here: Place | undefined = $derived(this.find(this.under));
  /** Every cell that some legal place this way round covers. */
  lit: Set<string> = $derived(new Set(this.placesOf(this.cells).flatMap((place) => place.cells.map(String))));
  /** All different ways round, each with its legal places. */
  orientations: Orientation[] = $derived(this.turns().map((cells) => ({ cells, places: this.placesOf(cells) })));
  /** In how many places it fits this way round. */
  fitting: number = $derived(this.placesOf(this.cells).length);
  flipIsSame: boolean = $derived(key(flipped(this.cells)) === key(this.cells));

  /** It comes to hover at some legal place, as printed if it can be. */
  constructor(shape: Cells, places: Place[], columns: number, rows: number) {
    this.board = { columns, rows };
    this.places = places;
    const first = places.find((place) => key(place.cells) === key(shape)) ?? places[0];
    this.cells = normal(first?.cells ?? shape);
    this.at = first ? corner(first.cells) : this.middle();
  }

  /** Goes to where a helper would lay it, unless it was moved meanwhile. */
  advise(place: Place): void {
    if (this.handled) return;
    this.cells = normal(place.cells);
    this.at = corner(place.cells);
  }

  /** Whether it is held this way round. */
  holds(cells: Cells): boolean {
    return key(cells) === key(this.cells);
  }

  rotate(): void {
    this.turnTo(rotated(this.cells));
  }

  flip(): void {
    this.turnTo(flipped(this.cells));
  }

  /** Turns about the middle, and stays on the board. */
  turnTo(cells: Cells): void {
    const [before, after] = [extent(this.cells), extent(cells)];
    const at: Cell = [this.at[0] + Math.round((before.width - after.width) / 2), this.at[1] + Math.round((before.height - after.height) / 2)];
    this.cells = normal(cells);
    this.moveTo(at);
  }

  /** Takes it this way round to the nearest place where it may lie so. */
  take(cells: Cells): void {
    this.turnTo(cells);
    const far = ([x, y]: Cell): number => Math.abs(x - this.at[0]) + Math.abs(y - this.at[1]);
    const near = this.placesOf(this.cells).map((place) => corner(place.cells)).sort((a, b) => far(a) - far(b))[0];
    if (near) this.moveTo(near);
  }

  nudge(dx: number, dy: number): void {
    this.moveTo([this.at[0] + dx, this.at[1] + dy]);
  }

  moveTo([x, y]: Cell): void {
    this.handled = true;
    const { width, height } = extent(this.cells);
    const keep = (value: number, last: number): number => Math.min(Math.max(value, 0), Math.max(0, last));
    this.at = [keep(x, this.board.columns - width), keep(y, this.board.rows - height)];
  }

  private find(cells: Cells): Place | undefined {
    const wanted = exact(cells);
    return this.places.find((place) => exact(place.cells) === wanted);
  }

  private placesOf(cells: Cells): Place[] {
    const shape = key(cells);
    return this.places.filter((place) => key(place.cells) === shape);
  }

  private turns(): Cell[][] {
    const all = [normal(this.cells), flipped(this.cells)].flatMap((side) => [side, rotated(side), rotated(rotated(side)), rotated(rotated(rotated(side)))]);
    const unique = new Map(all.map((cells) => [key(cells), cells]));
    // In a fixed order, whichever way round the tile is held.
    return [...unique.keys()].sort().map((name) => unique.get(name)!);
  }

  private middle(): Cell {
    const { width, height } = extent(this.cells);
    return [Math.floor((this.board.columns - width) / 2), Math.floor((this.board.rows - height) / 2)];
  }
}

const corner = (cells: Cells): Cell => [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
const exact = (cells: Cells): string => cells.map(String).sort().join(';');
