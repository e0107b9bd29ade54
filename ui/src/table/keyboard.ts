import type { Live } from '../lib/live.svelte';
import { skip } from '../lib/motion';
import type { Play } from '../lib/play.svelte';
import type { Zoom } from './zoom.svelte';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const ACTS_ITSELF = 'button, a, summary, [role="button"]';

/** What keys reach beside the choice itself. */
export interface Desk {
  play: Play;
  live: Live;
  zoom: Zoom;
  showKeys: () => void;
  /** To the most urgent other table, where there is one. */
  next: () => void;
}

/** Numbers and letters select, Enter confirms, U takes back, H hints, Z zooms, ? shows all keys, Esc cancels. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], [data-plate]')) return;
  if (target?.matches(TYPED_INTO)) return;
  skip();
  const acts = target?.matches(ACTS_ITSELF) && (event.key === 'Enter' || event.key === ' ');
  const act = acts ? null : (ACTS[event.key] ?? (/^[\da-z]$/i.test(event.key) ? letter : null));
  if (act && act(desk, event.key) !== false) event.preventDefault();
}

const ACTS: Record<string, (desk: Desk, key: string) => void | false> = {
  Enter: ({ play }) => play.confirm(),
  Escape: ({ play, zoom }) => {
    zoom.close();
    play.cancel();
    play.past = null;
    play.unfolded = null;
  },
  u: ({ play }) => takeBack(play),
  U: ({ play }) => takeBack(play),
  h: ({ play }) => (play.question ? play.wantHint() : false),
  z: ({ zoom }) => (zoom.key() ? undefined : false),
  '?': ({ showKeys }) => showKeys(),
  P: ({ live }) => live.pause(!live.paused),
  ' ': ({ live }) => (live.behind > 0 ? live.hasten() : false),
  ArrowDown: reachList,
  ArrowRight: reachList,
};

/** A letter selects an option; one that selects none may still be about the table: P rests or goes on, N is the next. */
function letter({ play, next }: Desk, key: string): void | false {
  const chosen = select(play, key);
  if (chosen !== false || play.you === null) return chosen;
  if (key === 'p' && play.life.timed && !play.over) play.send({ type: play.life.told?.pause ? 'go-on' : 'rest' });
  else if (key === 'n') next();
  else return false;
}

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
