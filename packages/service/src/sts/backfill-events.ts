import type { AssessedTransition, FiringFilters } from '@roadstead/assessment';
import type { Detector } from '@roadstead/detector';
import { createTracker } from '@roadstead/tracking';
import { yieldToEventLoop } from '../operations/timers.ts';
import { type PartialFleet, type Period, readSlices } from '../tracking/history.ts';
import type { Positions } from '../tracking/positions.ts';

/** Detection with one configuration. */
interface BackfillSteps {
  readonly detector: Detector;
  /** Those of the detector. */
  readonly filters: FiringFilters;
}

/** The events that fired, and those that ended in a slice of history. */
interface BackfilledSlice {
  readonly toMs: number;
  readonly fired: readonly AssessedTransition[];
  readonly ended: readonly AssessedTransition[];
}

/** Detecting in so many reports blocks the event loop for some ten milliseconds. */
const REPORTS_AT_A_TIME = 5000;

/**
 * V9: detects the events that fired within a period, and follows them to their ends, after the period too. An event without an
 * end in the stored history is in no `ended`: the live detector has it.
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
    const ended: AssessedTransition[] = [];
    const begun: AssessedTransition[] = [];
    for (let at = 0; at === 0 || at < reports.length; at += REPORTS_AT_A_TIME) {
      const { batch } = tracker.step(reports.slice(at, at + REPORTS_AT_A_TIME));
      filters.addFixes(batch.fixes);
      for (const transition of filters.endStep(batch, detector.step(batch))) {
        const { kind, event } = transition;
        if (event.firedTimeMs > endMs) continue;
        if (kind === 'fired') {
          fired.set(event.uuid, transition);
          begun.push(transition);
        } else {
          ended.push({ ...transition, ...fired.get(event.uuid), event });
          fired.delete(event.uuid);
        }
      }
      await yieldToEventLoop();
    }
    yield { toMs, fired: begun, ended };
    if (toMs > endMs && fired.size === 0) return;
  }
}
