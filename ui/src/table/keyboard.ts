import { skip } from '../lib/motion';
import type { Play } from '../lib/play.svelte';
import { rules } from '../rules/rules.svelte';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const ACTS_ITSELF = 'button, a, summary, [role="button"]';

/** Numbers select, Enter confirms, U takes back, ? shows the rule, H hints, Esc cancels, arrows reach the list. */
export function onKey(play: Play, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (target?.matches(TYPED_INTO)) return;
  skip();
  const act = ACTS[event.key] ?? (/^\d$/.test(event.key) ? select : null);
  if (!act || (event.key === 'Enter' && target?.matches(ACTS_ITSELF))) return;
  if (act(play, event.key) !== false) event.preventDefault();
}

const ACTS: Record<string, (play: Play, key: string) => void | false> = {
  Enter: (play) => play.confirm(),
  Escape: (play) => {
    play.cancel();
    play.past = null;
    play.unfolded = null;
  },
  u: takeBack,
  U: takeBack,
  h: (play) => (play.question ? play.send({ type: 'hint' }) : false),
  '?': (play) => {
    const rule = play.shown?.rule || play.question?.rule || play.waiting[0]?.rule;
    if (!rule) return false;
    rules.shown = { game: play.game, id: rule };
  },
  ArrowDown: reachList,
  ArrowRight: reachList,
};

function select(play: Play, key: string): void | false {
  const option = play.optionOfKey(key);
  if (!option) return false;
  play.cancel();
  play.pick(option.id);
  button(option.id)?.focus();
}

function takeBack(play: Play): void | false {
  if (play.you === null || (!play.undo.can && !play.undo.why)) return false;
  play.takeBack();
}

function reachList(): void | false {
  if (document.activeElement !== document.body) return false;
  const first = document.querySelector<HTMLElement>('[data-option]');
  if (!first) return false;
  first.focus();
}

function button(option: string): HTMLElement | null {
  return document.querySelector(`button[data-option="${CSS.escape(option)}"]`);
}
