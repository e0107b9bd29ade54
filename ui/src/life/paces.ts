import type { PaceInfo, PaceKind, PaceWish } from '../wire';

/** What is preset, in seconds. */
export const PACES = {
  none: { kind: 'none', first: 0, more: 0 },
  live: { kind: 'live', first: 600, more: 15 },
  slow: { kind: 'slow', first: 86_400, more: 0 },
} as const satisfies Record<PaceKind, PaceWish>;

/** A pace as it is told, as one would wish for it. */
export const wished = (pace: PaceInfo): PaceWish => ({ ...pace, first: pace.first / 1000, more: pace.more / 1000 });
