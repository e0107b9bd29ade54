/** The signs of goods, stores and effects: an icon and a shape; the shape says a good's colour a second time. */
import { getContext, setContext } from 'svelte';
import type { Play } from '../../lib/play.svelte';
import { chartOf } from './read';
import type { Emblem, SpaceSign } from './wire';

type Faces = (sign: string) => Emblem;
const FACES = Symbol('faces');

/** The table knows the faces of all signs from its scene; whoever draws a sign below it asks for them. */
export function provideFaces(play: Play): void {
  setContext<Faces>(FACES, (sign) => chartOf(play)?.faces[sign] ?? { icon: '' });
}
export const faces = (): Faces => getContext<Faces>(FACES);

const INKS: Record<string, string> = { emigrate: '#ffe08a', mountain: '#f2d38a', wood: '#d9a066', stone: '#bfc6cb', ore: '#9aa7bd', draw: '#e7c6a2', play: '#e7c6a2' };
const PLAIN = '#f1dfb8';
export const inkOf = (sign: string): string => INKS[sign] ?? PLAIN;

/** Roughly how wide a sentence of signs is at a size, so that a cell can choose the size that fits. */
export function widthOf(signs: SpaceSign[], size: number): number {
  return signs.reduce((sum, { sign, number, place, ors, per }, i) => {
    if (place === 'or' || place === 'plus') return sum + 8;
    const arrow = place === 'gain' && i > 0 && signs[i - 1]!.place !== 'gain' ? 11 : 0;
    const parts = sign === 'overseas' ? 2.6 : sign === 'd8' || sign === 'd12' ? 1.1 : 1 + (ors?.length ?? 0) + (per ? 1 : 0);
    const digits = number && number !== 1 ? String(number).length * 7.5 : 0;
    return sum + arrow + parts * (size + 2) + (per ? 18 : ors ? 6 : 0) + digits;
  }, 0);
}
