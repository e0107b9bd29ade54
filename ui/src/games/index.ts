import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';

export type Layout = Component<{ play: Play }>;

/** Tables with a layout of their own, fetched when somebody sits down; any other game gets the default drawing. */
export const layouts: Record<string, (() => Promise<{ default: Layout }>) | undefined> = {
  raiders: () => import('./raiders/RaidersTable.svelte'),
  raids: () => import('./raids/RaidsTable.svelte'),
  saga: () => import('./saga/SagaTable.svelte'),
  odin: () => import('./odin/OdinTable.svelte'),
  wild: () => import('./wild/WildTable.svelte'),
};
