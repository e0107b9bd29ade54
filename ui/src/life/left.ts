import { t } from '../lib/text.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** When time is told to who hears the page, the last first. */
const SPOKEN = [10, 30, 60, 300].map((seconds) => seconds * SECOND);

/** The moment to be told that has come between two looks at a clock, if one has. */
export function crossed(before: number, left: number): number | null {
  return SPOKEN.find((moment) => left <= moment && moment < before) ?? null;
}

/** "6:18", or in a slow match "19 h", "40 min". */
export function clock(left: number, slow: boolean): string {
  if (slow) return left < HOUR ? t('minutes', { minutes: Math.ceil(left / MINUTE) }) : t('hours', { hours: Math.floor(left / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return seconds < 3600 ? `${Math.floor(seconds / 60)}:${rest[1]}` : `${Math.floor(seconds / 3600)}:${rest.join(':')}`;
}
