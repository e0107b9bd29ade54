import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';

export interface Layout {
  /** Everything between the rivals' panels and the prompt. */
  Table: Component<{ play: Play }>;
  /** What stands in a rival's panel under the name, in place of the counts; not on a phone. */
  Rival?: Component<{ play: Play; seat: number }>;
}

const only = async <T>(module: Promise<{ default: T }>): Promise<T> => (await module).default;

/** Tables with a layout of their own, fetched when somebody sits down; any other game gets the default drawing. */
export const layouts: Record<string, (() => Promise<Layout>) | undefined> = {
  odin: async () => ({ Table: await only(import('./odin/OdinTable.svelte')) }),
  raiders: async () => ({ Table: await only(import('./raiders/RaidersTable.svelte')), Rival: await only(import('./raiders/Rival.svelte')) }),
  raids: async () => ({ Table: await only(import('./raids/RaidsTable.svelte')) }),
  saga: async () => ({ Table: await only(import('./saga/SagaTable.svelte')), Rival: await only(import('./saga/Rival.svelte')) }),
  wild: async () => ({ Table: await only(import('./wild/WildTable.svelte')), Rival: await only(import('./wild/Rival.svelte')) }),
};
