/** What a card's face shows, in places that are the same in every game (see Card.svelte): as the kernel declares it. */
import type { Face as Declared } from '../wire';

export type { Sign, Strength } from '../wire';

/** A face, and what only the page knows of it. */
export interface Face extends Declared {
  /** A Viking's portrait in place of an icon. */
  portrait?: Portrait;
}

export type Landscape = NonNullable<Declared['scene']>;

export interface Portrait {
  helm: 'dome' | 'spectacles' | 'none' | 'band' | 'hood' | 'wolf' | 'braids' | 'helm-braids';
  beard: 'none' | 'short' | 'full' | 'long' | 'fork';
  hair: string;
  cloak: string;
  skin: string;
}

/** A colour darkened (below 1) or lightened (above 1). */
export function shade(colour: string, factor: number): string {
  const towards = factor <= 1 ? 'black' : 'white';
  const share = Math.round((factor <= 1 ? 1 - factor : factor - 1) * 100);
  return `color-mix(in srgb, ${colour}, ${towards} ${share}%)`;
}
