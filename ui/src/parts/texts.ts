import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { bundle } from '../lib/fluent';
import { settings } from '../lib/settings.svelte';
import type { Lang } from '../wire';

/** A layout's own words out of its two Fluent files, in the viewer's language. */
export function texts(en: string, fr: string): (id: string, args?: Record<string, FluentVariable>) => string {
  const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };
  return (id, args = {}) => {
    const words = bundles[settings.lang];
    const pattern = words.getMessage(id)?.value;
    return pattern ? words.formatPattern(pattern, args) : id;
  };
}
