import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { GameInfo } from '../wire';

/** The games of this server in the viewer's language; kept while the language stays. */
class Shelf {
  all = $state.raw<GameInfo[]>([]);
  problem = $state('');
  private lang = '';

  async load(): Promise<void> {
    if (this.lang === settings.lang && this.all.length > 0) return;
    const lang = settings.lang;
    try {
      this.all = await api.games();
      this.lang = lang;
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
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
