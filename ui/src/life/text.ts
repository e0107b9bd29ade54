import { texts } from '../parts/texts';
import { loadIcons } from '../lib/icons.svelte';
import { settings } from '../lib/settings.svelte';
import type { PaceInfo } from '../wire';
import { clock } from './left';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

void loadIcons('life');

/** The words of life at a table. */
export const say = texts(en, fr);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Below this a slow turn presses, and is told in minutes. */
export const PRESSING = 3 * HOUR;

/** The same for who hears it. */
export function spoken(left: number, slow: boolean): string {
  if (slow) return clock(left, true);
  return say('time-spoken', { minutes: Math.floor(left / MINUTE), seconds: Math.ceil((left % MINUTE) / SECOND) });
}

/** "Live, 10 min + 15 s" */
export function paceWords(pace: PaceInfo): string {
  if (pace.kind === 'none') return say('pace-none');
  if (pace.kind === 'slow') return say('pace-slow-is', { hours: Math.round(pace.first / HOUR) });
  return say('pace-live-is', { minutes: Math.round(pace.first / MINUTE), seconds: Math.round(pace.more / SECOND) });
}

/** Until when, in the reader's own time zone: "21:40", or "Thu 21:40" where that is another day. */
export function until(left: number): string {
  const end = new Date(Date.now() + left);
  const today = end.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(settings.lang, { hour: '2-digit', minute: '2-digit', ...(today ? {} : { weekday: 'short' }) }).format(end);
}
