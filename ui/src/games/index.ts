import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';

export interface Layout {
  /** Everything between the rivals' panels and the prompt. */
  Table: Component<{ play: Play }>;
  /** What stands in a rival's panel under the name, in place of the counts; on a phone only once it is unfolded. */
  Rival?: Component<{ play: Play; seat: number }>;
  /** What a phone shows of an unfolded rival, where that is more. */
  Unfolded?: Component<{ play: Play; seat: number }>;
}

const only = async <T>(module: Promise<{ default: T }>): Promise<T> => (await module).default;

/** Tables with a layout of their own, fetched when somebody sits down; any other game gets the default drawing. */
export const layouts: Record<string, (() => Promise<Layout>) | undefined> = {
  odin: async () => ({ Table: await only(import('./odin/OdinTable.svelte')) }),
  raiders: async () => ({ Table: await only(import('./raiders/RaidersTable.svelte')), Rival: await only(import('./raiders/Rival.svelte')) }),
  raids: async () => ({ Table: await only(import('./raids/RaidsTable.svelte')), Unfolded: await only(import('./raids/ShipPanel.svelte')) }),
  saga: async () => ({ Table: await only(import('./saga/SagaTable.svelte')), Rival: await only(import('./saga/Rival.svelte')), Unfolded: await only(import('./saga/Own.svelte')) }),
  wild: async () => ({ Table: await only(import('./wild/WildTable.svelte')), Rival: await only(import('./wild/Rival.svelte')), Unfolded: await only(import('./wild/RivalVillage.svelte')) }),
};
