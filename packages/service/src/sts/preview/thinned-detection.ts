import type { AssessedTransition, FiringFilters } from '@roadstead/assessment';
import type { Detector } from '@roadstead/detector';
import type { Mmsi, ReportedFix } from '@roadstead/model';
import { TrackCleaner } from '@roadstead/tracking';
import { millisecondsInDay } from 'date-fns/constants';
import { yieldToEventLoop } from '../../operations/timers.ts';
import type { Period } from '../../tracking/history.ts';
import { dayOf } from '../../tracking/read-preceding-reports.ts';
import { FIX_INTEGERS, packedDayMs, unpackFix } from './packed-fixes.ts';
import type { ThinnedTracks } from './thinned-tracks.ts';

/** Detecting in so many fixes blocks the event loop for some ten milliseconds. */
const FIXES_AT_A_TIME = 5000;
/** Ships without fixes are asked for so often, too. */
const STEPS_OF_DAY_MIN = 24;

/** Detection with one configuration. */
export interface PreviewSteps {
  readonly detector: Detector;
  /** Those of the detector. */
  readonly filters: FiringFilters;
}

/** The fixes of a ship, day by day. */
interface ShipCursor {
  readonly mmsi: Mmsi;
  /** D10. */
  readonly cleaner: TrackCleaner;
  fixes: Int32Array;
  at: number;
}

/** Detects events in the thinned tracks of ships. @returns those that fired, with their ends if they have ended */
export async function detectThinned(
  tracks: ThinnedTracks,
  { detector, filters }: PreviewSteps,
  ships: readonly Mmsi[],
  { beginMs, endMs }: Period,
  signal: AbortSignal,
): Promise<readonly AssessedTransition[]> {
  const cursors = ships.map((mmsi): ShipCursor => {
    return { mmsi, cleaner: new TrackCleaner(), fixes: new Int32Array(), at: 0 };
  });
  const found = new Map<string, AssessedTransition>();
  for (let dayMs = dayOf(beginMs); dayMs <= endMs; dayMs += millisecondsInDay) {
    let count = 0;
    for (const cursor of cursors) {
      cursor.fixes = await tracks.day(cursor.mmsi, dayMs);
      cursor.at = dayMs < beginMs ? indexFrom(cursor.fixes, beginMs - dayMs) : 0;
      count += cursor.fixes.length / FIX_INTEGERS;
      if (signal.aborted) return [];
    }
    const steps = Math.max(STEPS_OF_DAY_MIN, Math.ceil(count / FIXES_AT_A_TIME));
    const stepMs = Math.ceil(millisecondsInDay / steps);
    const lastMs = Math.min(endMs + 1, dayMs + millisecondsInDay);
    let fromMs = Math.max(beginMs, dayMs);
    while (fromMs < lastMs) {
      fromMs = Math.min(fromMs + stepMs, lastMs);
      const batch = {
        fixes: fixesBefore(cursors, dayMs, fromMs),
        watermarkMs: fromMs,
        ended: false,
      };
      filters.addFixes(batch.fixes);
      for (const transition of filters.endStep(batch, detector.step(batch))) {
        const { event } = transition;
        found.set(event.uuid, { ...transition, ...found.get(event.uuid), event });
      }
      await yieldToEventLoop();
      if (signal.aborted) return [];
    }
  }
  return [...found.values()];
}

/** Returns the next fixes of ships before an instant, in the order of time. */
function fixesBefore(
  cursors: readonly ShipCursor[],
  dayMs: number,
  beforeMs: number,
): readonly ReportedFix[] {
  const fixes: ReportedFix[] = [];
  for (const cursor of cursors) {
    const { mmsi, cleaner } = cursor;
    const end = indexFrom(cursor.fixes, beforeMs - dayMs, cursor.at);
    for (; cursor.at < end; cursor.at += FIX_INTEGERS) {
      const report = unpackFix(cursor.fixes, cursor.at, mmsi, dayMs);
      const result = cleaner.classify(report);
      if (result === 'fix') fixes.push(report);
      else if (result === 'start') fixes.push({ ...report, startsTrack: true });
    }
  }
  return fixes.sort((one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi);
}

/** Returns the index of the first fix from a time of the day on. */
function indexFrom(fixes: Int32Array, dayMs: number, from = 0): number {
  let at = from;
  while (at < fixes.length && packedDayMs(fixes, at) < dayMs) at += FIX_INTEGERS;
  return at;
}
