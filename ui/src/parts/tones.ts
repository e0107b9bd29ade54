/** Colour roles a scene may name (`Thing.tone`): the fill, and an ink that is readable on it. */
export interface Tone {
  fill: string;
  ink: string;
}

const BONE = '#fbf5e6';
const DARK = '#22150a';

const TONES: Record<string, Tone> = {
  // the odin goods, and what lies beside them
  orange: { fill: '#b86a16', ink: BONE }, red: { fill: '#b5443c', ink: BONE }, green: { fill: '#457532', ink: BONE },
  blue: { fill: '#3f72ad', ink: BONE }, silver: { fill: '#b9bec4', ink: '#23262a' }, ore: { fill: '#5b5f66', ink: BONE },
  wood: { fill: '#8a5a2b', ink: BONE }, stone: { fill: '#6d777d', ink: '#fff' }, gold: { fill: '#96700f', ink: '#fff' },
  coin: { fill: '#e9b750', ink: DARK }, food: { fill: '#4f7f3a', ink: BONE }, vikings: { fill: '#b5443c', ink: BONE }, any: { fill: '#6b58a0', ink: BONE },
  // Raids tiles, by type
  weapon: { fill: '#7d2b22', ink: BONE }, sail: { fill: '#27597a', ink: BONE }, mjollnir: { fill: '#4a4382', ink: BONE },
  pennant: { fill: '#8a4b12', ink: BONE }, goods: { fill: '#4d5a1c', ink: BONE }, rune: { fill: '#0f5f5c', ink: BONE },
  port: { fill: '#1d4468', ink: BONE }, encounter: { fill: '#171b20', ink: BONE }, pillage: { fill: '#171b20', ink: BONE },
  monster: { fill: '#171b20', ink: '#f2b1a4' }, harbor: { fill: '#20464f', ink: BONE }, village: { fill: '#3d5044', ink: BONE },
  // card kinds: saga, raiders, wild
  realm: { fill: '#4c7d52', ink: BONE }, deep: { fill: '#8a5a3a', ink: BONE }, ice: { fill: '#5c86a8', ink: '#fff' }, start: { fill: '#6d6f78', ink: BONE }, god: { fill: '#6a4fa3', ink: BONE },
  navy: { fill: '#2f6d92', ink: BONE }, clan: { fill: '#587a3a', ink: BONE }, loot: { fill: '#9a7420', ink: '#fff' }, raid: { fill: '#8f2f35', ink: BONE },
  reaction: { fill: '#b5551f', ink: '#fff' }, action: { fill: '#2f5470', ink: BONE }, ability: { fill: '#7a4a86', ink: BONE },
  unit: { fill: '#8f3a2e', ink: BONE }, hero: { fill: '#b5862a', ink: DARK }, defence: { fill: '#3d6480', ink: BONE }, building: { fill: '#6a5138', ink: BONE },
  hall: { fill: '#7a4326', ink: BONE }, undead: { fill: '#4b5a4a', ink: BONE }, resource: { fill: '#8a6a2a', ink: BONE }, item: { fill: '#6d6f78', ink: BONE },
  // plain words any game may use
  dark: { fill: '#2a2019', ink: BONE }, light: { fill: '#efe4cb', ink: DARK }, attacker: { fill: '#2b1c12', ink: BONE }, defender: { fill: '#efe4cb', ink: DARK },
  king: { fill: '#e3a94b', ink: DARK }, good: { fill: '#3f7a2c', ink: BONE }, bad: { fill: '#8f241d', ink: BONE }, sea: { fill: '#1b4d66', ink: BONE }, land: { fill: '#3d5044', ink: BONE },
};

const PLAIN: Tone = { fill: '#4f3d2e', ink: BONE };

/** The colours of a tone; an unknown one gets plain oak, so that any scene can be drawn. */
export const toneOf = (tone: string | undefined): Tone => (tone ? (TONES[tone] ?? PLAIN) : PLAIN);
