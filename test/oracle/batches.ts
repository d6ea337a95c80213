import type { Fix, TrackBatch } from '@roadstead/model';
import fc from 'fast-check';

/** What a test does to a detector, one after the other. */
export type Step =
  | { readonly kind: 'batch'; readonly batch: TrackBatch }
  /** All fixes up to here have been handed over and none after: now the configurations may change. */
  | { readonly kind: 'instant'; readonly timeMs: number };

export interface CutPlan {
  /** How many fixes the batches have, over and over. */
  readonly sizes: readonly number[];
  /** Whether a batch says that all is heard up to the next fix, or only up to its own last one, over and over. */
  readonly saysAll: readonly boolean[];
}

export const cutPlan: fc.Arbitrary<CutPlan> = fc.record({
  sizes: fc.oneof(
    fc.constant([Number.POSITIVE_INFINITY]),
    fc.constant([1]),
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 }).map((s) => [...s, 1]),
  ),
  saysAll: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

/**
 * Cuts fixes, in the order of time, into batches, as a plan has it and at the instants at which configurations change
 * (none of them after the event time). Cuts may fall between fixes of one instant. No batch says that more is heard
 * than the event time: fixes ahead of that come with the last one.
 */
export function cutIntoSteps(
  fixes: readonly Fix[],
  eventTimeMs: number,
  instantsMs: readonly number[],
  { sizes, saysAll }: CutPlan,
): Step[] {
  const steps: Step[] = [];
  const instants = [...new Set(instantsMs)].sort((a, b) => a - b);
  let heardUntilMs = Number.NEGATIVE_INFINITY;
  let at = 0;
  const push = (batch: readonly Fix[], untilMs: number, ended: boolean): void => {
    heardUntilMs = Math.max(heardUntilMs, Math.min(untilMs, eventTimeMs));
    steps.push({ kind: 'batch', batch: { fixes: batch, heardUntilMs, ended } });
  };
  for (let turn = 0; ; turn++) {
    const instantMs = instants[0] ?? Number.POSITIVE_INFINITY;
    const notAfter = fixes.filter(({ timeMs }) => timeMs <= instantMs).length;
    const to = Math.min(notAfter, at + sizes[turn % sizes.length]);
    const batch = fixes.slice(at, to);
    at = to;
    if (at === notAfter && instants.length > 0) {
      push(batch, instantMs, false);
      steps.push({ kind: 'instant', timeMs: instantMs });
      instants.shift();
    } else if (at === fixes.length) {
      push(batch, eventTimeMs, true);
      return steps;
    } else {
      const lastMs = batch.at(-1)?.timeMs ?? heardUntilMs;
      push(batch, saysAll[turn % saysAll.length] ? fixes[at].timeMs : lastMs, false);
    }
  }
}

/** The instants at which configurations begin or end. */
export function instantsOf(versions: readonly { fromMs: number; toMs: number }[]): number[] {
  return versions.flatMap(({ fromMs, toMs }) => [fromMs, toMs]).filter(Number.isFinite);
}
