import type { Play, Stance } from '../lib/play.svelte';

/** How a part is drawn: how it stands to the question, or greyed (with reasons, or just not now). */
export type State = Stance | 'detour' | 'refused' | 'off';

/** The state of a thing: what can be done glows, what was tried in vain is marked. */
export const stateOf = (play: Play, id: string): State => (play.refusal?.thing === id ? 'refused' : play.stance(id));
