/** A value as it is printed: numbers with a true minus sign, words as they are, nothing if there is none. */
export function shown(value: number | string | null | undefined): string {
  return negative(value) ? `−${-Number(value)}` : String(value ?? '');
}

/** Is it a number below zero? */
export function negative(value: number | string | null | undefined): boolean {
  return typeof value === 'number' && value < 0;
}

/** A change: with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : shown(value));
