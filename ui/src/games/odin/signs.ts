import type { Token } from './read';

/** The signs of goods, stores and effects: an icon and a shape; the shape says a good's colour a second time. */
export const ICONS: Record<string, string> = {
  peas: 'peas', flax: 'flax', beans: 'jelly-beans', grain: 'grain-bundle', cabbage: 'cabbage', fruits: 'shiny-apple',
  mead: 'beer-horn', stockfish: 'double-fish', milk: 'full-wood-bucket', salt_meat: 'ham-shank', game_meat: 'meat', whale_meat: 'whale-tail',
  sheep: 'sheep', pregnant_sheep: 'sheep', cattle: 'cow', pregnant_cattle: 'cow',
  oil: 'amphora', hide: 'animal-hide', wool: 'wool', linen: 'rolled-cloth', skin_and_bones: 'crossed-bones', fur: 'fox-tail', robe: 'robe', clothing: 'fur-shirt',
  rune_stone: 'rune-stone', silverware: 'fork-knife-spoon', chest: 'locked-chest', silk: 'yarn', spices: 'powder-bag', jewelry: 'gem-necklace', treasure_chest: 'open-treasure-chest', silver_hoard: 'coins-pile',
  wood: 'log', stone: 'stone-block', ore: 'ore', bow_and_arrow: 'bow-arrow', snare: 'lasso', spear: 'stone-spear', long_sword: 'broadsword',
  whaling_boat: 'wood-canoe', knarr: 'sailboat', longship: 'drakkar', shed: 'wood-cabin', stone_house: 'house', long_house: 'viking-longhouse',
  mountain: 'peaks', weapons: 'card-random', draw: 'card-draw', play: 'card-play', emigrate: 'boat-horizon', forge: 'anvil', loot: 'broadsword',
  imitate: 'mirror-mirror', explore: 'island', sale: 'crown', english_crown: 'crown',
};

const TONES: Record<string, string> = { emigrate: '#ffe08a', mountain: '#f2d38a', wood: '#d9a066', stone: '#bfc6cb', ore: '#9aa7bd', draw: '#e7c6a2', play: '#e7c6a2' };
const PLAIN = '#f1dfb8';

export type Shape = 'orange' | 'red' | 'green' | 'blue' | 'bare';
const ROWS: [Shape, string[]][] = [
  ['orange', ['peas', 'flax', 'beans', 'grain', 'cabbage', 'fruits']],
  ['red', ['mead', 'stockfish', 'milk', 'salt_meat', 'game_meat', 'whale_meat', 'sheep', 'pregnant_sheep', 'cattle', 'pregnant_cattle']],
  ['green', ['oil', 'hide', 'wool', 'linen', 'skin_and_bones', 'fur', 'robe', 'clothing', 'any_green']],
  ['blue', ['rune_stone', 'silverware', 'chest', 'silk', 'spices', 'jewelry', 'treasure_chest', 'silver_hoard', 'forge', 'loot', 'sale', 'any_blue']],
];

export const shapeOf = (sign: string): Shape => ROWS.find(([, names]) => names.includes(sign))?.[0] ?? 'bare';
export const inkOf = (sign: string): string => TONES[sign] ?? PLAIN;

/** Roughly how wide a sentence of signs is at a size, so that a cell can choose the size that fits. */
export function widthOf(tokens: Token[], size: number): number {
  return tokens.reduce((sum, [sign, number, place], i) => {
    if (place === 'or' || place === 'plus') return sum + 8;
    const arrow = place === 'gain' && i > 0 && tokens[i - 1]![2] !== 'gain' ? 11 : 0;
    const parts = sign === 'overseas' ? 2.6 : sign.startsWith('d1') || sign === 'd8' ? 1.1 : sign.split(/[+/]/).length;
    const digits = number && number !== 1 ? String(number).length * 7.5 : 0;
    return sum + arrow + parts * (size + 2) + (parts > 1 ? (sign.includes('/') ? 18 : 6) : 0) + digits;
  }, 0);
}
