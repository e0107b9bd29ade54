import { layouts, type ThingPart } from '../games/index';
import { loadIcons } from '../lib/icons.svelte';
import { NOTHING, Play } from '../lib/play.svelte';
import type { HowTo } from '../wire';

/** The small scenes of a guide, each as a table at which nothing is asked, and how their game draws a thing. */
export class Stage {
  Part = $state.raw<ThingPart>();
  private plays = new Map<string, Play>();

  constructor(guide: HowTo) {
    for (const [name, things] of Object.entries(guide.scenes)) {
      const play = new Play();
      play.game = guide.game;
      play.live = { ...NOTHING, things };
      this.plays.set(name, play);
    }
    void loadIcons(guide.game);
    void layouts[guide.game]?.part?.().then((part) => (this.Part = part));
  }

  play(scene: string): Play {
    return this.plays.get(scene) ?? new Play();
  }
}
