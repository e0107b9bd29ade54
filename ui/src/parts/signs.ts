import type { Explained } from '../games/index';
import type { Face, Sign } from './card';
import { say } from './text';

/** A game's own words for a sign, by its name; the name itself where there are none. */
export type Words = (name: string) => string;

/** What each sign of a face means: numbers and price in words that hold in every game, all others in the game's own. */
export function explained(face: Face, words: Words = (name) => name): Explained[] {
  const named = (name: string, drawn: Omit<Explained, 'text'>): Explained[] => {
    const text = words(name);
    return text === name ? [] : [{ ...drawn, text }];
  };
  const numbers = (face.strength ?? []).filter((one) => one.value !== undefined);
  const strength = numbers.map((one): Explained => ({ strength: one, text: say(`sign-${one.shape}`, { value: one.value! }) }));
  const corners = (face.strength ?? []).flatMap((one) => (one.icon ? named(`corner-${one.icon}`, { strength: one }) : []));
  const victory: Explained[] = face.victory
    ? [{ sign: { sign: 'victory', value: face.victory.value }, text: say(face.victory.reward ? 'sign-reward' : 'sign-victory', { value: face.victory.value }) }]
    : [];
  const timing = face.timing ? named(`timing-${face.timing}`, { icon: face.timing }) : [];
  const effect = once(face.effect ?? []).flatMap((sign) => named(nameOf(sign), { sign }));
  const kind = face.kind ? named(`kind-${face.kind}`, { icon: face.kind }) : [];
  const price: Explained[] = face.price?.length ? face.price.map((sign) => ({ sign, text: say('sign-price') })).slice(0, 1) : [];
  return [...strength, ...corners, ...victory, ...timing, ...effect, ...kind, ...price];
}

const nameOf = ({ sign, icon, kept }: Sign): string => `${sign === 'need' ? 'need' : 'sign'}-${icon ?? sign}${kept ? '-kept' : ''}`;
const once = (signs: Sign[]): Sign[] => signs.filter((sign, i) => signs.findIndex((other) => nameOf(other) === nameOf(sign)) === i);
