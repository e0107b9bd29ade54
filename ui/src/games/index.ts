import type { Component } from 'svelte';
import type { Face, Sign, Strength } from '../parts/card';
import type { Words } from '../parts/signs';
import type { Play } from '../lib/play.svelte';
import type { Thing } from '../wire';

/** A sign that stands on a thing, and what it means in this match. */
export interface Explained {
  sign?: Sign;
  strength?: Strength;
  icon?: string;
  text: string;
  rule?: string;
}

export interface Layout {
  /** Everything between the rivals' panels and the prompt. */
  Table: Component<{ play: Play }>;
  /** What stands in a rival's panel under the name, in place of the counts; on a phone only once it is unfolded. */
  Rival?: Component<{ play: Play; seat: number }>;
  /** On phone and tablet: what stands under a rival's name in the strip that never scrolls away, in place of the counts. */
  Strip?: Component<{ play: Play; seat: number }>;
  /** The whole table of a rival, in an overlay with a way back. */
  Unfolded?: Component<{ play: Play; seat: number }>;
  /** On a desk the layout shows `play.unfolded` in the place of the own things. */
  inPlace?: boolean;
  /** What a card shows, where the layout adds to what the scene says. */
  face?: (thing: Thing) => Face;
  /** Its words for the signs on its faces: `corner-NAME`, `sign-NAME`, `kind-NAME`, `timing-NAME`,
   *  `need-NAME`. */
  signs?: Words;
  /** What the zoom draws under its words, for things that hold more than a name; nothing for all others. Fetched when
   *  it is first looked at. */
  Picture?: () => Promise<Component<{ play: Play; id: string }>>;
}

/** One thing by itself, for pictures that explain; without it the shared parts draw it. */
export type ThingPart = Component<{ play: Play; thing: Thing; width: number }>;

/** A table with a layout of its own: its measures are known at once, the drawing is fetched when somebody sits down. */
export interface Designed {
  /** How high the prompt is on a desk, in pixels: of the longest usual question. */
  prompt: number;
  /** Kinds of log lines that say best what somebody did in a turn; without any, the last that speaks of a thing. */
  deeds?: string[];
  load: () => Promise<Layout>;
  part?: () => Promise<ThingPart>;
}

const only = async <T>(module: Promise<{ default: T }>): Promise<T> => (await module).default;

/** Any other game gets the default drawing. */
export const layouts: Record<string, Designed | undefined> = {
  odin: {
    prompt: 452,
    deeds: ['uses', 'imitates', 'passes'],
    part: () => only(import('./odin/Part.svelte')),
    load: async () => ({
      ...(await import('./odin/layout')),
      inPlace: true,
      Picture: () => only(import('./odin/Islands.svelte')),
    }),
  },
  raiders: {
    prompt: 440,
    deeds: ['raids', 'plays-at', 'plays', 'buys', 'trades'],
    load: async () => ({
      Table: await only(import('./raiders/RaidersTable.svelte')),
      signs: (await import('./raiders/text')).say,
      Rival: await only(import('./raiders/Rival.svelte')),
      Unfolded: await only(import('./raiders/Rival.svelte')),
      Strip: await only(import('./raiders/Strip.svelte')),
    }),
  },
  raids: {
    prompt: 410,
    part: () => only(import('./raids/Part.svelte')),
    load: async () => ({
      Table: await only(import('./raids/RaidsTable.svelte')),
      Unfolded: await only(import('./raids/ShipPanel.svelte')),
    }),
  },
  saga: {
    prompt: 410,
    deeds: ['lands'],
    part: () => only(import('./saga/Part.svelte')),
    load: async () => ({
      Table: await only(import('./saga/SagaTable.svelte')),
      signs: (await import('./saga/text')).say,
      face: (await import('./saga/read')).faceOf,
      Rival: await only(import('./saga/Rival.svelte')),
      Unfolded: await only(import('./saga/Own.svelte')),
    }),
  },
  wild: {
    prompt: 500,
    deeds: ['draco-beaten', 'undead-beaten', 'damaged', 'destroys', 'repelled', 'buys', 'upgrades'],
    load: async () => ({
      Table: await only(import('./wild/WildTable.svelte')),
      signs: (await import('./wild/text')).say,
      Rival: await only(import('./wild/Rival.svelte')),
      Unfolded: await only(import('./wild/RivalVillage.svelte')),
      Strip: await only(import('./wild/Strip.svelte')),
    }),
  },
};
