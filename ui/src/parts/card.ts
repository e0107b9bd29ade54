/** What a card's face shows, in places that are the same in every game (see Card.svelte). Sent as `thing.data.face`. */
export interface Face {
  /** Top left; the shape says what the number is. Several are stacked. */
  strength?: Strength[];
  /** Top right: victory points; `reward` goes to whoever beats this card. */
  victory?: { value: number | string; reward?: boolean };
  /** One line of signs: what it does. */
  effect?: Sign[];
  /** When the effect happens: an icon in a dark seal before it. */
  timing?: string;
  /** Bottom left: what it costs. */
  price?: Sign[];
  /** Bottom right: the icon of its kind. */
  kind?: string;
  /** The landscape behind the picture. */
  scene?: Landscape;
  /** A Viking's portrait in place of an icon. */
  portrait?: Portrait;
  /** A wash over the parchment. */
  wash?: 'god' | 'hero';
  /** Not whole: being built, or damaged. */
  wear?: 'building' | 'damaged';
}

export interface Strength {
  shape: 'move' | 'back' | 'attack' | 'defence' | 'icon';
  value?: number | string;
  icon?: string;
  tone?: string;
}

export interface Sign {
  /** icon: a plain sign; coin, victory, beer, gold: chips; pip: a resource disc; need: a dashed requirement; word: an operator. */
  sign: 'icon' | 'coin' | 'victory' | 'beer' | 'gold' | 'pip' | 'need' | 'word';
  icon?: string;
  value?: number | string;
  tone?: string;
  /** A storable token (outlined), not just for this turn. */
  kept?: boolean;
  /** What the player lacks. */
  lacking?: boolean;
}

export type Landscape = 'fjord' | 'sea' | 'hall' | 'rays' | 'night' | 'field';

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
