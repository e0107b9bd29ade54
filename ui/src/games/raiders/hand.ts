/** The own hand, sorted: resources by kind, wild ones, Actions, hidden VP. */
import type { Play } from '../../lib/play.svelte';
import type { Thing } from '../../wire';
import { buyData, cardData } from './read';
import { say } from './text';

export interface Group {
  key: string;
  name: string;
  icon: string;
  tone: string;
  cards: Thing[];
}

/** What the purchase looked at would do with a card. */
export function badgeOf(play: Play, card: string): string | undefined {
  const buying = buyData(play.shown);
  if (buying?.pays.includes(card)) return say('pays');
  return buying?.gives.includes(card) ? say('traded') : undefined;
}

/** Cards in groups, in the order in which they come; `each`: wild resources by kind too. */
export function grouped(cards: Thing[], each = false): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    const group = groupOf(card, each);
    if (!found.has(group.key)) found.set(group.key, { ...group, cards: [] });
    found.get(group.key)!.cards.push(card);
  }
  return [...found.values()];
}

function groupOf(card: Thing, each: boolean): Omit<Group, 'cards'> {
  const { family, card: id } = cardData(card);
  if (family === 'resource') {
    if (card.tone === 'any' && !each) return { key: 'wild', name: say('wilds'), icon: 'star-swirl', tone: 'any' };
    return { key: id, name: card.name ?? '', icon: card.icon ?? '', tone: card.tone ?? '' };
  }
  return family === 'action'
    ? { key: 'action', name: say('actions'), icon: 'card-play', tone: 'action' }
    : { key: 'hidden', name: say('hidden-vp'), icon: 'domino-mask', tone: 'stone' };
}
