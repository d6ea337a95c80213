import type { Fix, TrackBatch } from '@roadstead/model';
import fc from 'fast-check';

/** A step of a detector's test. */
export type DetectorStep =
  | { readonly kind: 'batch'; readonly batch: TrackBatch }
  /** All fixes up to this instant were in earlier batches and none after it: the configurations may change now. */
  | { readonly kind: 'instant'; readonly timeMs: number };

export interface CutPlan {
  /** Sizes of the batches, repeated. */
  readonly sizes: readonly number[];
  /** Whether the watermark of a batch is the time of the next fix, or that of its own last one, repeated. */
  readonly announcesNext: readonly boolean[];
}

export const cutPlan: fc.Arbitrary<CutPlan> = fc.record({
  sizes: fc.oneof(
    fc.constant([Number.POSITIVE_INFINITY]),
    fc.constant([1]),
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 }).map((s) => [...s, 1]),
  ),
  announcesNext: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

/**
 * Cuts fixes, in the order of time, into batches by a plan, and at the instants at which configurations change
 * (none of them after the event time). Cuts may fall between fixes of one instant. No watermark exceeds
 * the event time: fixes ahead of that come with the last batch.
 */
export function cutIntoSteps(
  fixes: readonly Fix[],
  eventTimeMs: number,
  instantsMs: readonly number[],
  { sizes, announcesNext }: CutPlan,
): DetectorStep[] {
  const steps: DetectorStep[] = [];
  const instants = [...new Set(instantsMs)].sort((a, b) => a - b);
  let watermarkMs = Number.NEGATIVE_INFINITY;
  let at = 0;
  const push = (batch: readonly Fix[], untilMs: number, ended: boolean): void => {
    watermarkMs = Math.max(watermarkMs, Math.min(untilMs, eventTimeMs));
    steps.push({ kind: 'batch', batch: { fixes: batch, watermarkMs, ended } });
  };
  for (let round = 0; ; round++) {
    const instantMs = instants[0] ?? Number.POSITIVE_INFINITY;
    const notAfter = fixes.filter(({ timeMs }) => timeMs <= instantMs).length;
    const to = Math.min(notAfter, at + sizes[round % sizes.length]);
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
      const lastMs = batch.at(-1)?.timeMs ?? watermarkMs;
      push(batch, announcesNext[round % announcesNext.length] ? fixes[at].timeMs : lastMs, false);
    }
  }
}

/** Instants at which configurations begin or end. */
export function instantsOf(versions: readonly { fromMs: number; toMs: number }[]): number[] {
  return versions.flatMap(({ fromMs, toMs }) => [fromMs, toMs]).filter(Number.isFinite);
}
