import type { StaticHistory } from '@roadstead/assessment';
import type { Mmsi, StaticReport } from '@roadstead/model';
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
export function trackedSource(
  source: PositionSource,
  options: Pick<TrackerOptions, 'latenessMaxSeconds' | 'ids'>,
): TrackedSource {
  return { statics: source.statics, parts: () => track(source, options, false) };
}

async function* track(
  source: PositionSource,
  options: TrackerOptions,
  isSorted: boolean,
): AsyncGenerator<TrackedPart, void, undefined> {
  const { counts, bytesTotal, sorted } = source;
  const tracker = createTracker(options);
  let statics: StaticReport[] = [];
  const partOf = ({ batch, rejected }: TrackerStep): TrackedStep => {
    return { kind: 'step', batch, rejected, eventTimeMs: tracker.eventTimeMs };
  };
  function* readStatics(): Generator<TrackedPart, void, undefined> {
    const { eventTimeMs, watermarkMs } = tracker;
    if (statics.length > 0) yield { kind: 'statics', reports: statics, eventTimeMs, watermarkMs };
    statics = [];
  }
  yield { kind: 'begin', counts, bytesTotal, isSorted };
  const add = (reports: readonly StaticReport[]): void => {
    for (const report of reports) statics.push(report);
  };
  for await (const reports of source.read(add)) {
    yield* readStatics();
    const step = tracker.step(reports);
    if (sorted && step.rejected.some(({ reason }) => reason === 'late')) {
      yield* track(await sorted(), options, true);
      return;
    }
    counts.addStep(reports, step);
    yield partOf(step);
  }
  yield* readStatics();
  const end = tracker.end();
  counts.addStep([], end);
  yield partOf(end);
}
