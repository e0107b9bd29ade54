import { flipped, key, normal, rotated, type Cell, type Cells } from '../../parts/poly';

/** The option that would lay a piece on these cells, legal or not: `at:TURN:x,y`, turns counted from the printed shape. */
export function placeId(shape: Cells, cells: Cells): string | null {
  const wanted = key(cells);
  const x = Math.min(...cells.map(([a]) => a));
  const y = Math.min(...cells.map(([, b]) => b));
  for (const side of ['r', 'm'] as const) {
    let turned: Cell[] = side === 'r' ? normal(shape) : flipped(shape);
    for (let turn = 0; turn < 4; turn += 1) {
      if (key(turned) === wanted) return `at:${side}${turn}:${x},${y}`;
      turned = rotated(turned);
    }
  }
  return null;
}

/** Every different way round of a shape. */
export function waysRound(shape: Cells): Cell[][] {
  const all = [normal(shape), flipped(shape)].flatMap((side) => {
    const turns = [side];
    while (turns.length < 4) turns.push(rotated(turns.at(-1)!));
    return turns;
  });
  return [...new Map(all.map((cells) => [key(cells), cells])).values()];
}
