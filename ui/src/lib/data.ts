/** What only a game's own layout reads, with the types its drawing declares (`games/KEY/wire.ts`). */
import type { Choice, Thing } from '../wire';

/** `dataOf<ThingData, 'space'>(thing)`: the declared data of a thing; undefined only where the thing itself is missing. */
export function dataOf<All, Key extends keyof All>(thing: Thing): All[Key];
export function dataOf<All, Key extends keyof All>(thing: Thing | undefined): All[Key] | undefined;
export function dataOf<All, Key extends keyof All>(thing: Thing | undefined): All[Key] | undefined {
  return thing?.data as All[Key] | undefined;
}

/** The declared data of a choice, where its verb has any. */
export function choiceData<All, Verb extends keyof All>(choice: Choice | null | undefined): All[Verb] | undefined {
  return choice?.data as All[Verb] | undefined;
}
