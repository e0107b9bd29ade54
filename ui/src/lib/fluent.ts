import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Lang } from '../wire';

/** Texts of one language. `{ DE($name) }` and `{ QUE($name) }` know about vowels, as on the server. */
export function bundle(lang: Lang, source: string): FluentBundle {
  const functions = { DE: ([name]: FluentValue[]) => elided('de', said(name)), QUE: ([name]: FluentValue[]) => elided('que', said(name)) };
  const made = new FluentBundle(lang, { functions, useIsolating: false, transform: lang === 'fr' ? bound : undefined });
  made.addResource(new FluentResource(source));
  return made;
}

/** French sets a space before « ? », « ! », « : » and inside guillemets: no line may break there. */
export const bound = (text: string): string => text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0');

function said(name: FluentValue | undefined): string {
  return typeof name === 'string' ? name : String(name?.valueOf() ?? '');
}

/** « de Björn », « d’Astrid » */
function elided(word: string, name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return first && 'aeiouyœæ'.includes(first) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
