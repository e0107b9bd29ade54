import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import en from '../text/en.ftl?raw';
import fr from '../text/fr.ftl?raw';
import type { Lang } from '../wire';
import { bound, bundle } from './fluent';
import { settings } from './settings.svelte';

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The page's own words in the viewer's language. Scenes, options and log lines come from the server in words. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundles[settings.lang];
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args) : id;
}

/** What the server sent, its words set as the page's own are. */
export const heard = <T>(json: string): T => JSON.parse(settings.lang === 'fr' ? bound(json) : json) as T;

/** "rulebook, house": known words in the viewer's language, a remark as it stands. */
export function provenance(words: string): string {
  return words.split(/,\s*/).map((word) => (bundles[settings.lang].hasMessage(`provenance-${word}`) ? t(`provenance-${word}`) : word)).join(', ');
}

/** "Bo, Cy and Di" */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
}

/** "2 hours ago" */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  return words.format(0, 'second');
}
