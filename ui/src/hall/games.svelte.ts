import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { GameInfo } from '../wire';

/** The games of this server in the viewer's language; kept while the language stays. */
class Shelf {
  all = $state.raw<GameInfo[]>([]);
  problem = $state('');
  private lang = '';
  private coming: Promise<void> | null = null;

  /** Whoever asks while they are on their way waits for the same answer. */
  load(): Promise<void> {
    if (this.lang !== settings.lang) {
      this.lang = settings.lang;
      this.coming = this.fetch();
    }
    return this.coming!;
  }

  private async fetch(): Promise<void> {
    const lang = this.lang;
    try {
      const all = await api.games();
      if (lang === this.lang) [this.all, this.problem] = [all, ''];
    } catch (error) {
      if (lang === this.lang) [this.lang, this.problem] = ['', (error as Error).message];
    }
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }
}

export const shelf = new Shelf();

/** "2–4" */
export function seatRange(game: GameInfo): string {
  const first = game.players[0] ?? 1;
  const last = game.players.at(-1) ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}
