import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';

/** A tile thrown overboard tilts and sinks; one that only moved elsewhere on the table leaves at once. */
export function sink(_node: Element, { stays }: { stays: () => boolean }): TransitionConfig {
  if (stays()) return { duration: 0 };
  if (settings.still) return { duration: 120, css: (t) => `opacity:${t}` };
  return { duration: 300, css: (t, u) => `opacity:${t};transform:rotate(${u * 24}deg) translateY(${u * 30}%) scale(${1 - u * 0.4})` };
}
