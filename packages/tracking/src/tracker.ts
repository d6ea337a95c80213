import {
  decodeSnapshot,
  encodeSnapshot,
  type SnapshotArray,
  snapshotKind,
} from '@roadstead/contracts';
import {
  isShipMmsi,
  type PositionReport,
  type RejectedFix,
  type ReportedFix,
  type TrackBatch,
} from '@roadstead/model';
import { Cleaner } from './cleaner.ts';
import { EventTime, type EventTimeHeader } from './event-time.ts';
import { packReports, unpackReports } from './packed-reports.ts';
import { ReorderBuffer } from './reorder-buffer.ts';
import {
  FUTURE_MAX_SECONDS,
  LATENESS_MAX_SECONDS,
  SPEED_MAX_KNOTS,
  TIME_MS_MAX,
  WAITING_MAX,
} from './thresholds.ts';

/** Options of a tracker. */
export interface TrackerOptions {
  /** D8: maximum lateness of a report in seconds of event time, 0 or more. Default: 60. */
  readonly latenessMaxSeconds?: number;
  /** D10: maximum speed of a ship in knots, above 0; a faster fix is a jump. Default: 80. */
  readonly speedMaxKnots?: number;
  /** D8: maximum number of reports that wait for event time, 0 or more. Default: 2 000 000. */
  readonly waitingMax?: number;
  /** D9: the ids of ships: MMSIs of their form, or any, as in anonymised recordings. Default: `ships`. */
  readonly ids?: 'ships' | 'any';
}

/** D8: what event time depends on, and what waits for it. */
export interface EventTimeStatus {
  /** Ships heard lately: in ten minutes of the receiving clock, or without one in the last 1 000 reports. */
  readonly voters: number;
  /** Number of voters that must have reached a time. */
  readonly quorum: number;
  /** Number of reports that wait until event time is past them by the lateness. */
  readonly waiting: number;
  /** The newest time of a report that waits, if it is ahead of event time, epoch milliseconds; else null. */
  readonly newestAheadMs: number | null;
}

/** The output of a step of the tracker. */
export interface TrackerStep {
  readonly batch: TrackBatch<ReportedFix>;
  /** Rejected reports, in the order of the decisions. */
  readonly rejected: readonly RejectedFix[];
  /**
   * Whether event time or the number of its voters changed. A host that stores batches for a replay stores such a one also if
   * it has no reports, because later ones depend on it.
   */
  readonly movesTime: boolean;
}

/** Sorts and cleans the position reports of one stream by D8, D9 and D10. */
export interface Tracker {
  /** D8: the newest whole second that a quorum of the ships has reached, epoch milliseconds; initially −Infinity. */
  readonly eventTimeMs: number;
  readonly eventTimeStatus: EventTimeStatus;
  /** D8: the greatest age that is not late: event time less `latenessMaxSeconds`, epoch milliseconds. Older fixes have been released. */
  readonly watermarkMs: number;
  /**
   * Processes reports in the order of their arrival; without reports it releases those that event time has reached.
   * @param receivedMs the receiving clock of a live feed, read once for the batch and the same on a replay. Reports more
   * than 300 s ahead of it are rejected, and event time does not pass it. Default: null, as for recordings.
   */
  step(reports: readonly PositionReport[], receivedMs?: number | null): TrackerStep;
  /** Ends the input and releases the buffered reports. */
  end(): TrackerStep;
  /** D13: returns the whole state, for `restoreTracker`. */
  save(): Uint8Array;
}

interface SavedHeader {
  readonly eventTime: EventTimeHeader;
}

const KIND = 'tracker 3';
/** The kind of November 2026, of which event time had no voters. */
const KIND_WITHOUT_VOTERS = 'tracker 2';
/** Number of arrays of the voters. */
const VOTER_ARRAYS = 3;

/** Creates a tracker for a stream from its beginning. */
export function createTracker(options: TrackerOptions = {}): Tracker {
  return new BufferedTracker(options, {
    eventTime: new EventTime(),
    reorder: new ReorderBuffer(),
    cleaner: new Cleaner(options.speedMaxKnots ?? SPEED_MAX_KNOTS),
  });
}

/**
 * Restores a tracker that continues where another was saved. The options must be the same.
 * @throws TypeError if the bytes are not a saved tracker.
 */
export function restoreTracker(bytes: Uint8Array, options: TrackerOptions = {}): Tracker {
  const { header, waiting, voters, cleaned } = readSaved(bytes);
  const eventTime = new EventTime();
  eventTime.restore(header.eventTime, voters);
  const reorder = new ReorderBuffer();
  for (const report of unpackReports(waiting as Float64Array)) reorder.add(report);
  const cleaner = new Cleaner(options.speedMaxKnots ?? SPEED_MAX_KNOTS);
  cleaner.restore(cleaned);
  return new BufferedTracker(options, { eventTime, reorder, cleaner });
}

/** The parts of a saved tracker; without voters if it is of the older kind. */
interface Saved {
  readonly header: SavedHeader;
  readonly waiting: SnapshotArray;
  readonly voters: readonly SnapshotArray[];
  readonly cleaned: readonly SnapshotArray[];
}

function readSaved(bytes: Uint8Array): Saved {
  if (snapshotKind(bytes) === KIND_WITHOUT_VOTERS) {
    const { header, arrays } = decodeSnapshot(KIND_WITHOUT_VOTERS, bytes);
    const { eventTime } = header as { eventTime: Pick<EventTimeHeader, 'timeMs'> };
    const [waiting, ...cleaned] = arrays;
    return {
      header: { eventTime: { timeMs: eventTime.timeMs, receivedMs: null, reports: 0 } },
      waiting,
      voters: [new Int32Array(), new Float64Array(), new Float64Array()],
      cleaned,
    };
  }
  const { header, arrays } = decodeSnapshot(KIND, bytes);
  const [waiting, ...others] = arrays;
  return {
    header: header as SavedHeader,
    waiting,
    voters: others.slice(0, VOTER_ARRAYS),
    cleaned: others.slice(VOTER_ARRAYS),
  };
}

/** The parts of a tracker that are saved. */
interface TrackerParts {
  readonly eventTime: EventTime;
  readonly reorder: ReorderBuffer;
  readonly cleaner: Cleaner;
}

class BufferedTracker implements Tracker {
  readonly #eventTime: EventTime;
  readonly #reorder: ReorderBuffer;
  readonly #cleaner: Cleaner;
  readonly #latenessMs: number;
  readonly #waitingMax: number;
  readonly #acceptsAnyId: boolean;

  constructor(options: TrackerOptions, { eventTime, reorder, cleaner }: TrackerParts) {
    this.#eventTime = eventTime;
    this.#reorder = reorder;
    this.#cleaner = cleaner;
    this.#latenessMs = 1000 * (options.latenessMaxSeconds ?? LATENESS_MAX_SECONDS);
    this.#waitingMax = options.waitingMax ?? WAITING_MAX;
    this.#acceptsAnyId = options.ids === 'any';
  }

  get eventTimeMs(): number {
    return this.#eventTime.timeMs;
  }

  get eventTimeStatus(): EventTimeStatus {
    const { timeMs, voters, quorum } = this.#eventTime;
    const newestMs = this.#reorder.newest?.timeMs ?? Number.NEGATIVE_INFINITY;
    return {
      ...{ voters, quorum, waiting: this.#reorder.count },
      newestAheadMs: newestMs > timeMs ? newestMs : null,
    };
  }

  step(reports: readonly PositionReport[], receivedMs: number | null = null): TrackerStep {
    const rejected: RejectedFix[] = [];
    const fixes: ReportedFix[] = [];
    const { timeMs, voters } = this.#eventTime;
    this.#eventTime.receive(receivedMs);
    for (const report of reports) {
      const rejection = this.#buffer(report, receivedMs);
      if (rejection) rejected.push(rejection);
      if (this.#reorder.count > this.#waitingMax) this.#limit(fixes, rejected);
    }
    this.#release(this.watermarkMs, fixes, rejected);
    const movesTime = this.#eventTime.timeMs !== timeMs || this.#eventTime.voters !== voters;
    return { batch: { fixes, watermarkMs: this.watermarkMs, ended: false }, rejected, movesTime };
  }

  end(): TrackerStep {
    const rejected: RejectedFix[] = [];
    const fixes: ReportedFix[] = [];
    this.#release(Number.POSITIVE_INFINITY, fixes, rejected);
    const { timeMs } = this.#eventTime;
    return { batch: { fixes, watermarkMs: timeMs, ended: true }, rejected, movesTime: false };
  }

  save(): Uint8Array {
    const { header, arrays } = this.#eventTime.save();
    return encodeSnapshot({
      kind: KIND,
      header: { eventTime: header } satisfies SavedHeader,
      arrays: [packReports(this.#reorder.all()), ...arrays, ...this.#cleaner.save()],
    });
  }

  get watermarkMs(): number {
    return this.#eventTime.timeMs - this.#latenessMs;
  }

  /** Buffers a report, or returns its rejection. */
  #buffer(report: PositionReport, receivedMs: number | null): RejectedFix | undefined {
    const reason =
      this.#acceptsAnyId || isShipMmsi(report.mmsi)
        ? rejectionReason(report, receivedMs)
        : NOT_A_SHIP;
    if (reason) return { report, ...reason };
    if (report.timeMs < this.watermarkMs) {
      const seconds = (this.#eventTime.timeMs - report.timeMs) / 1000;
      this.#eventTime.addLate();
      return { report, reason: 'late', detail: `${seconds} s older than event time` };
    }
    this.#reorder.add(report);
    this.#eventTime.add(report.mmsi, report.timeMs);
    return undefined;
  }

  /** Rejects the report furthest ahead, unless others are due: these do not wait, however many are in a batch. */
  #limit(fixes: ReportedFix[], rejected: RejectedFix[]): void {
    this.#release(this.watermarkMs, fixes, rejected);
    if (this.#reorder.count <= this.#waitingMax) return;
    const detail = `${this.#waitingMax} reports are waiting for event time`;
    rejected.push({ report: this.#reorder.removeNewest(), reason: 'ahead', detail });
  }

  /** Removes the reports older than an instant from the buffer, and appends them to the fixes or the rejected ones. */
  #release(beforeMs: number, fixes: ReportedFix[], rejected: RejectedFix[]): void {
    for (const report of this.#reorder.release(beforeMs)) {
      const result = this.#cleaner.classify(report.mmsi, report);
      if (result === 'fix') fixes.push(report);
      else if (result === 'start') fixes.push({ ...report, startsTrack: true });
      else rejected.push({ report, reason: result, detail: DETAILS[result] });
    }
  }
}

const DETAILS = {
  duplicate: 'the ship has another fix at this time',
  jump: 'the ship cannot have reached this position from its last fix',
} as const;

/** D9. */
const NOT_A_SHIP = { reason: 'not-a-ship', detail: 'the MMSI is not that of a ship' } as const;

/** Checks a report against those parts of D8 and D10 that do not depend on other reports. */
function rejectionReason(
  report: PositionReport,
  receivedMs: number | null,
): Pick<RejectedFix, 'reason' | 'detail'> | undefined {
  const { timeMs, longitude, latitude } = report;
  if (!(Number.isInteger(timeMs) && Math.abs(timeMs) <= TIME_MS_MAX)) {
    return { reason: 'impossible', detail: `${timeMs} is not a time in whole milliseconds` };
  }
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
    return { reason: 'impossible', detail: `longitude ${longitude}, latitude ${latitude}` };
  }
  return receivedMs === null ? undefined : futureTimestampReason(timeMs, receivedMs);
}

/** D8: returns the rejection of a live report with this time; undefined if the time is at most 300 s ahead of the clock. */
export function futureTimestampReason(
  timeMs: number,
  nowMs: number,
): { readonly reason: 'future'; readonly detail: string } | undefined {
  const aheadMs = timeMs - nowMs;
  if (aheadMs <= 1000 * FUTURE_MAX_SECONDS) return undefined;
  return { reason: 'future', detail: `${aheadMs / 1000} s ahead of the receiving clock` };
}
