import type { Play } from '../lib/play.svelte';

/**
 * Attributes that make an element stand for a thing: pointer, touch and keyboard point at it and preview it.
 * `label` names an element without words in it; one with words says its name in its content (class `unseen`).
 */
export function pointing(play: Play, id: string, label?: string) {
  const reachable = play.stance(id) !== 'idle' || play.refusedOf(id).length > 0;
  return {
    'data-thing': id,
    'data-stance': play.stance(id),
    'aria-label': label,
    ...(reachable ? { role: 'button', tabindex: play.stance(id) === 'idle' ? -1 : 0 } : label ? { role: 'img' } : {}),
    onclick: (event: Event) => {
      event.stopPropagation();
      play.point(id);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      play.point(id);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') play.hover(id);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') play.hover(null);
    },
    onfocus: () => play.hover(id),
    onblur: () => play.hover(null),
  };
}
