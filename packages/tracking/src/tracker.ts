import { type Clock, readSavedState, writeSavedState } from '@roadstead/contracts';
import {
  type Fix,
  isShipMmsi,
  type PositionReport,
  type RejectedFix,
  type TrackBatch,
} from '@roadstead/model';
import { Cleaner } from './clean.ts';
import { advanceEventTime, type EventTime, newEventTime } from './event-time.ts';
import { packReports, unpackReports } from './packed-reports.ts';
import { ReorderBuffer } from './reorder.ts';
import {
  FUTURE_MAX_SECONDS,
  LATENESS_MAX_SECONDS,
  SPEED_MAX_KNOTS,
  TIME_MS_MAX,
  WAITING_MAX,
} from './thresholds.ts';

export interface TrackerOptions {
  /** D8: how late a report may come, in seconds of event time, 0 or more; default 60. */
  readonly latenessMaxSeconds?: number;
  /** D10: faster than this is a jump, in knots, above 0; default 80. */
  readonly speedMaxKnots?: number;
  /** D8: for a live feed, the receiving clock; reports more than 300 s ahead of it are rejected. */
  readonly clock?: Clock;
}

/** What a step of the tracker found. */
export interface TrackerStep {
  readonly batch: TrackBatch;
  /** In the order in which it was decided. */
  readonly rejected: readonly RejectedFix[];
}

/** Puts position reports in order and cleans them: D8, D9 and D10. One tracker serves one stream. */
export interface Tracker {
  /** D8: the newest time that two different ships have reached, epoch milliseconds; −Infinity before. */
  readonly eventTimeMs: number;
  /** Takes reports as they came. */
  step(reports: readonly PositionReport[]): TrackerStep;
  /** The input has ended: what waits is released. */
  end(): TrackerStep;
  /** D13: the whole state, for `restoreTracker`. */
  save(): Uint8Array;
}

interface SavedHeader {
  /** JSON has no −Infinity: its times are null until there is one. */
  readonly eventTime: { leaderMmsi: number; leaderTimeMs: number | null; timeMs: number | null };
}

const KIND = 'tracker 2';

export function createTracker(options: TrackerOptions = {}): Tracker {
  return makeTracker(
    options,
    newEventTime(),
    new ReorderBuffer(),
    new Cleaner(options.speedMaxKnots ?? SPEED_MAX_KNOTS),
  );
}

/**
 * A tracker that goes on where another was saved; the options are to be the same.
 * @throws TypeError where the bytes are not a saved tracker.
 */
export function restoreTracker(bytes: Uint8Array, options: TrackerOptions = {}): Tracker {
  const { header, arrays } = readSavedState(KIND, bytes);
  const { eventTime } = header as SavedHeader;
  const [waiting, ...cleaned] = arrays;
  const reorder = new ReorderBuffer();
  for (const report of unpackReports(waiting as Float64Array)) reorder.add(report);
  const cleaner = new Cleaner(options.speedMaxKnots ?? SPEED_MAX_KNOTS);
  cleaner.restore(cleaned);
  const restored: EventTime = {
    leaderMmsi: eventTime.leaderMmsi,
    leaderTimeMs: eventTime.leaderTimeMs ?? Number.NEGATIVE_INFINITY,
    timeMs: eventTime.timeMs ?? Number.NEGATIVE_INFINITY,
  };
  return makeTracker(options, restored, reorder, cleaner);
}

function makeTracker(
  options: TrackerOptions,
  eventTime: EventTime,
  reorder: ReorderBuffer,
  cleaner: Cleaner,
): Tracker {
  const latenessMs = 1000 * (options.latenessMaxSeconds ?? LATENESS_MAX_SECONDS);
  const heardUntil = (): number => eventTime.timeMs - latenessMs;

  function arrive(report: PositionReport): RejectedFix | undefined {
    const reason = whyNotAFix(report, options.clock);
    if (reason) return { report, ...reason };
    if (report.timeMs < heardUntil()) {
      const seconds = (eventTime.timeMs - report.timeMs) / 1000;
      return { report, reason: 'late', detail: `${seconds} s behind the others` };
    }
    const isAhead = report.timeMs > eventTime.timeMs && report.mmsi === eventTime.leaderMmsi;
    if (isAhead && reorder.count >= WAITING_MAX) {
      return { report, reason: 'ahead', detail: `${WAITING_MAX} reports wait for others` };
    }
    reorder.add(report);
    advanceEventTime(eventTime, report.mmsi, report.timeMs);
    return undefined;
  }

  function judge(reports: readonly PositionReport[], rejected: RejectedFix[]): Fix[] {
    const fixes: Fix[] = [];
    for (const report of reports) {
      const verdict = cleaner.judge(report.mmsi, report);
      if (verdict === 'fix') fixes.push(report);
      else if (verdict === 'start') fixes.push({ ...report, startsTrack: true });
      else rejected.push({ report, reason: verdict, detail: DETAILS[verdict] });
    }
    return fixes;
  }

  return {
    get eventTimeMs() {
      return eventTime.timeMs;
    },
    step(reports) {
      const rejected: RejectedFix[] = [];
      for (const report of reports) {
        const rejection = arrive(report);
        if (rejection) rejected.push(rejection);
      }
      const fixes = judge(reorder.release(heardUntil()), rejected);
      return { batch: { fixes, heardUntilMs: heardUntil(), ended: false }, rejected };
    },
    end() {
      const rejected: RejectedFix[] = [];
      const fixes = judge(reorder.release(Number.POSITIVE_INFINITY), rejected);
      return { batch: { fixes, heardUntilMs: eventTime.timeMs, ended: true }, rejected };
    },
    save() {
      const header: SavedHeader = { eventTime };
      const arrays = [packReports(reorder.waiting), ...cleaner.save()];
      return writeSavedState({ kind: KIND, header, arrays });
    },
  };
}

const DETAILS = {
  duplicate: 'the ship has another fix at this time',
  jump: 'the ship cannot have come here from its fix before',
} as const;

/** D9, and of D8 and D10 what can be said of a report by itself. */
function whyNotAFix(
  report: PositionReport,
  clock: Clock | undefined,
): Pick<RejectedFix, 'reason' | 'detail'> | undefined {
  const { mmsi, timeMs, longitude, latitude } = report;
  if (!isShipMmsi(mmsi)) return { reason: 'not-a-ship', detail: 'the MMSI is not of a ship' };
  if (!(Number.isInteger(timeMs) && Math.abs(timeMs) <= TIME_MS_MAX)) {
    return { reason: 'impossible', detail: `${timeMs} is no time in whole milliseconds` };
  }
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
    return { reason: 'impossible', detail: `longitude ${longitude}, latitude ${latitude}` };
  }
  return clock && whyAhead(timeMs, clock.now());
}

/** D8: why a live report that has this time cannot have come by now; undefined where it can. */
export function whyAhead(
  timeMs: number,
  nowMs: number,
): { readonly reason: 'future'; readonly detail: string } | undefined {
  const aheadMs = timeMs - nowMs;
  if (aheadMs <= 1000 * FUTURE_MAX_SECONDS) return undefined;
  return { reason: 'future', detail: `${aheadMs / 1000} s ahead of the receiving clock` };
}
