import type { StaticHistory } from '@roadstead/assessment';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import {
  createTracker,
  type Tracker,
  type TrackerOptions,
  type TrackerStep,
} from '@roadstead/tracking';
import type { RunCounts } from '../detection/run-counts.ts';
import type { PositionSource } from './position-source.ts';

/** The beginning of a pass over the reports: the first, and if they are to be sorted a second one, from which all begins again. */
export interface PassBegin {
  readonly kind: 'begin';
  /** The counts of the pass up to the last step. */
  readonly counts: RunCounts;
  /** Undefined if unknown. */
  readonly bytesTotal: number | undefined;
  readonly isSorted: boolean;
  /** Whether the pass has no fixes, and another one follows: `checkedParts`. */
  readonly isCheck: boolean;
}

/** Static reports that were read before the positions of the next step. */
export interface ReadStatics extends Pick<Tracker, 'eventTimeMs' | 'watermarkMs'> {
  readonly kind: 'statics';
  readonly reports: readonly StaticReport[];
}

/** A step of the tracker. */
export interface TrackedStep extends Pick<TrackerStep, 'batch' | 'rejected'> {
  readonly kind: 'step';
  /** Event time after the step, epoch milliseconds. */
  readonly eventTimeMs: number;
}

export type TrackedPart = PassBegin | ReadStatics | TrackedStep;

/** The options of the tracker that cleans the reports of a source. */
export type TrackedOptions = Pick<TrackerOptions, 'latenessMaxSeconds' | 'ids'>;

/** The reports of a source, in order and cleaned by a tracker. */
export interface TrackedSource {
  /** Returns the static data that are known before the first report: those of a store. */
  readonly statics: () => Promise<Map<Mmsi, StaticHistory>>;
  /** Reads the reports, once. */
  readonly parts: () => AsyncIterable<TrackedPart>;
}

/**
 * Tracks the reports of a source. Most recordings are in the order of time, and are not read twice to know it: one that is not is
 * abandoned at its first late report, and its reports are sorted.
 */
export function trackedSource(source: PositionSource, options: TrackedOptions): TrackedSource {
  return { statics: source.statics, parts: () => track(source, options, false) };
}

/**
 * Reads sources for an output that cannot begin again. Recordings are read once before, as a pass without fixes, to know
 * whether they are in the order of time; a pipe, which cannot be read twice, is not sorted.
 * @param open opens the reports, each time at their beginning
 * @param options undefined for the reports as they were read, which are not cleaned
 */
export async function* checkedParts(
  open: () => Promise<PositionSource>,
  options: TrackedOptions | undefined,
): AsyncGenerator<TrackedPart, void, undefined> {
  const first = await open();
  const { counts, bytesTotal, sorted } = first;
  if (!sorted) {
    yield* track(first, options, false);
    return;
  }
  yield { kind: 'begin', counts, bytesTotal, isSorted: false, isCheck: true };
  const tracker = createTracker();
  let isOrdered = true;
  for await (const reports of first.read()) {
    isOrdered = !hasLate(tracker.step(reports));
    if (!isOrdered) break;
    const { eventTimeMs, watermarkMs } = tracker;
    const batch = { fixes: [], watermarkMs, ended: false };
    yield { kind: 'step', batch, rejected: [], eventTimeMs };
  }
  const source = isOrdered ? await open() : await sorted();
  yield* track({ ...source, sorted: undefined }, options, !isOrdered);
}

/** D8: whether a step has rejected a late report, so that its source is not in the order of time. */
function hasLate({ rejected }: TrackerStep): boolean {
  return rejected.some(({ reason }) => reason === 'late');
}

/** Passes reports on as they were read. */
class Untracked implements Pick<Tracker, 'eventTimeMs' | 'watermarkMs' | 'step' | 'end'> {
  eventTimeMs = Number.NEGATIVE_INFINITY;
  readonly watermarkMs = Number.NEGATIVE_INFINITY;

  step(reports: readonly PositionReport[]): TrackerStep {
    this.eventTimeMs = reports.at(-1)?.timeMs ?? this.eventTimeMs;
    return this.#stepOf(reports, false);
  }

  end(): TrackerStep {
    return this.#stepOf([], true);
  }

  #stepOf(fixes: readonly PositionReport[], ended: boolean): TrackerStep {
    const { watermarkMs } = this;
    return { batch: { fixes, watermarkMs, ended }, rejected: [], movesTime: false };
  }
}

async function* track(
  source: PositionSource,
  options: TrackedOptions | undefined,
  isSorted: boolean,
): AsyncGenerator<TrackedPart, void, undefined> {
  const { counts, bytesTotal, sorted } = source;
  const tracker = options ? createTracker(options) : new Untracked();
  let statics: StaticReport[] = [];
  const partOf = ({ batch, rejected }: TrackerStep): TrackedStep => {
    return { kind: 'step', batch, rejected, eventTimeMs: tracker.eventTimeMs };
  };
  function* readStatics(): Generator<TrackedPart, void, undefined> {
    const { eventTimeMs, watermarkMs } = tracker;
    if (statics.length > 0) yield { kind: 'statics', reports: statics, eventTimeMs, watermarkMs };
    statics = [];
  }
  yield { kind: 'begin', counts, bytesTotal, isSorted, isCheck: false };
  const add = (reports: readonly StaticReport[]): void => {
    for (const report of reports) statics.push(report);
  };
  let isLate = false;
  for await (const reports of source.read(add)) {
    yield* readStatics();
    const step = tracker.step(reports);
    isLate = sorted !== undefined && hasLate(step);
    if (isLate) break;
    counts.addStep(step);
    yield partOf(step);
  }
  if (sorted && isLate) {
    yield* track(await sorted(), options, true);
    return;
  }
  yield* readStatics();
  const end = tracker.end();
  counts.addStep(end);
  yield partOf(end);
}
