import type { Play } from '../../lib/play.svelte';

/** What the stage shows: what the question is about, unless the viewer looks at something else. */
export type Stage = 'actions' | 'place' | 'feast' | 'dice' | 'specials' | 'board';

export function stageOf(play: Play): Stage {
  const options = play.question?.options ?? [];
  const some = (...verbs: string[]): boolean => options.some((option) => verbs.includes(option.verb ?? ''));
  const specials = play.thing('oval')?.things ?? [];
  if (some('at')) return 'place';
  if (play.question?.kind === 'Feast' || some('along', 'upright')) return 'feast';
  if (play.thing('die') && some('roll', 'spend', 'loot', 'fail')) return 'dice';
  if (options.some((option) => option.things.some((id) => specials.includes(id)))) return 'specials';
  return 'actions';
}
