import type { Explained } from '../games/index';
import type { Face, Sign, Strength } from './card';
import { say } from './text';

/** What each sign of a face means, in the words that hold in every game; a layout's `explain` says more. */
export function explained(face: Face): Explained[] {
  const strength = (face.strength ?? []).map((one): Explained => ({ strength: one, text: say(`sign-${one.shape}`, { value: value(one) }) }));
  const victory: Explained[] = face.victory
    ? [{ sign: { sign: 'victory', value: face.victory.value }, text: say(face.victory.reward ? 'sign-reward' : 'sign-victory', { value: face.victory.value }) }]
    : [];
  const price: Explained[] = face.price?.length ? face.price.map((sign) => ({ sign, text: say('sign-price') })).slice(0, 1) : [];
  return [...strength, ...victory, ...price];
}

const value = (one: Strength | Sign): string | number => one.value ?? '';
