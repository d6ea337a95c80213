import type { AssessedTransition, FiringFilters } from '@roadstead/assessment';
import type { Detector } from '@roadstead/detector';
import { createTracker } from '@roadstead/tracking';
import { type PartialFleet, type Period, readSlices } from '../tracking/history.ts';
import type { Positions } from '../tracking/positions.ts';

/** Detection with one configuration. */
interface BackfillSteps {
  readonly detector: Detector;
  /** Those of the detector. */
  readonly filters: FiringFilters;
}

/** The events that ended in a slice of history. */
interface BackfilledSlice {
  readonly toMs: number;
  readonly ended: readonly AssessedTransition[];
}

/**
 * V9: detects the events that fired within a period, and follows them to their ends, after the period too. An event without an
 * end in the stored history is not returned: the live detector has it.
 * @param fleet the ships that suffice; undefined for all
 */
export async function* backfillEvents(
  positions: Positions,
  { detector, filters }: BackfillSteps,
  { beginMs, endMs }: Period,
  fleet: PartialFleet | undefined,
): AsyncGenerator<BackfilledSlice, void, undefined> {
  const tracker = createTracker();
  const fired = new Map<string, AssessedTransition>();
  for await (const { toMs, reports } of readSlices(
    positions,
    { beginMs, endMs: Infinity },
    fleet,
  )) {
    const { batch } = tracker.step(reports);
    filters.addFixes(batch.fixes);
    const transitions = filters
      .endStep(batch, detector.step(batch))
      .filter(({ event }) => event.firedTimeMs <= endMs);
    const ended: AssessedTransition[] = [];
    for (const transition of transitions) {
      const { kind, event } = transition;
      if (kind === 'fired') fired.set(event.uuid, transition);
      else ended.push({ ...transition, ...fired.get(event.uuid), event });
      if (kind === 'ended') fired.delete(event.uuid);
    }
    yield { toMs, ended };
    if (toMs > endMs && fired.size === 0) return;
  }
}
