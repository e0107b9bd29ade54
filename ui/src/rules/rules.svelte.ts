import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Rules } from '../wire';

/** The rule being read over a table, and the ledgers already fetched. */
class RuleShelf {
  shown = $state.raw<{ game: string; id: string } | null>(null);
  private ledgers = new Map<string, Promise<Rules>>();

  /** Read a rule over the table instead of leaving it. */
  showInPlace = (link: HTMLAnchorElement): boolean => {
    const [, page, game] = link.pathname.split('/');
    if (page !== 'rules' || !game || !link.hash) return false;
    this.shown = { game, id: decodeURIComponent(link.hash.slice(1)) };
    return true;
  };

  ledger(game: string): Promise<Rules> {
    const place = `${game}/${settings.lang}`;
    const kept = this.ledgers.get(place) ?? api.rules(game);
    this.ledgers.set(place, kept);
    kept.catch(() => this.ledgers.delete(place));
    return kept;
  }
}

export const rules = new RuleShelf();
