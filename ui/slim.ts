/** How many coordinates a command has, in its own order; an arc's flags may be written without a space after them. */
const TAKES: Record<string, string> = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', a: 'rrrffxy', z: '' };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

type Point = { x: number; y: number };

/**
 * A path on a field of 512 in whole steps, which is finer than any icon is drawn. Every point is rounded where it lies,
 * not by how far it is from the one before: a long outline ends where it began.
 */
export function slim(path: string): string {
  const words: string[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [command, values] of commands(path)) {
    const kind = command.toLowerCase();
    const from = command === kind ? at : { x: 0, y: 0 };
    const whole = { x: Math.round(at.x), y: Math.round(at.y) };
    const steps: number[] = [];
    [...TAKES[kind]!].forEach((what, i) => {
      const value = values[i]!;
      if (what === 'x' || what === 'y') {
        const next = from[what] + value;
        steps.push(Math.round(next) - whole[what]);
        at = { ...at, [what]: next };
      } else steps.push(what === 'r' ? Math.round(value) : value);
    });
    if (kind === 'm') start = at;
    if (kind === 'z') at = start;
    words.push(kind + steps.reduce((all, step, i) => all + (i > 0 && step >= 0 ? ' ' : '') + step, ''));
  }
  return words.join('');
}

/** One letter and its numbers at a time, also where the letter is written once for many. */
function* commands(path: string): Generator<[string, number[]]> {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter!.toLowerCase()]!;
    let place = 0;
    let command = letter!;
    do {
      const values = [...takes].map((what) => {
        const pattern = what === 'f' ? FLAG : NUMBER;
        pattern.lastIndex = place;
        const found = pattern.exec(rest!);
        if (!found) throw new Error(`A path that cannot be read: ${path}`);
        place = pattern.lastIndex;
        return Number(found[1]);
      });
      yield [command, values];
      // Whatever follows a move are lines.
      command = command === 'm' ? 'l' : command === 'M' ? 'L' : command;
    } while (takes && /\S/.test(rest!.slice(place)));
  }
}
