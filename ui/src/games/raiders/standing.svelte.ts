import { DELAYS, settings } from '../../lib/settings.svelte';
import type { Play } from '../../lib/play.svelte';
import { players, stageOf } from './read';

/** ask: always ask me; mine: pass unless a raid is aimed at me; turn: pass until this turn is over. */
export type Answer = 'ask' | 'mine' | 'turn';
export const ANSWERS: Answer[] = ['ask', 'mine', 'turn'];

/** A pass given without being asked comes after this long, whatever the hand holds (RAIDERS-17.4). */
const PAUSE = 1200;

/** What a viewer answers to Actions without being asked each time. */
class Standing {
  answer = $state<Answer>('ask');
  /** Whose turn it was when "this turn" was chosen. */
  private turn = '';

  choose(play: Play, answer: Answer): void {
    this.answer = answer;
    this.turn = activeOf(play);
  }

  /** A new turn ends "pass this turn". */
  follow(play: Play): void {
    if (this.answer === 'turn' && activeOf(play) !== this.turn) this.answer = 'ask';
  }

  /** Whether the question at hand is passed on. It rests on public things only. */
  passes(play: Play): boolean {
    if (play.question?.kind !== 'Window' || this.answer === 'ask') return false;
    return this.answer === 'turn' || stageOf(play)?.victim !== String(play.you);
  }

  /** How long a pass waits: the same for every hand. */
  get pause(): number {
    return settings.pace === 'instant' ? DELAYS.instant : PAUSE;
  }
}

const activeOf = (play: Play): string => players(play).find((player) => player.active)?.place ?? '';

export const standing = new Standing();
