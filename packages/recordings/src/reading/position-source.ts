import type { StaticHistory } from '@roadstead/assessment';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { RunCounts } from '../detection/run-counts.ts';
import { mergeByTime } from './merge-by-time.ts';
import { bytesTotalOf, type Recording } from './recording.ts';

/** Puts the positions of several recordings in one order. */
export type Order = (
  positions: readonly AsyncIterable<readonly PositionReport[]>[],
) => AsyncIterable<readonly PositionReport[]>;

/** The reports that a detection reads, in order of time as far as it is known. */
export interface PositionSource {
  /** Reads the reports, once. @param addStatics receives the static reports, if the source was opened with them */
  readonly read: (
    addStatics?: (reports: readonly StaticReport[]) => void,
  ) => AsyncIterable<readonly PositionReport[]>;
  /** Returns the static data that are known before the first report: those of a store. */
  readonly statics: () => Promise<Map<Mmsi, StaticHistory>>;
  readonly counts: RunCounts;
  /** Undefined if unknown. */
  readonly bytesTotal: number | undefined;
  /** Opens the same reports again, sorted; undefined for pipes, which can be read only once, and for reports that are sorted. */
  readonly sorted: (() => Promise<PositionSource>) | undefined;
}

/**
 * Reads recordings, merged by time.
 * @param open opens them, each time at their beginning
 * @param sort sorts their positions, where they are not in order of time
 */
export async function recordingSource(
  open: () => Promise<readonly Recording[]>,
  sort: Order,
): Promise<PositionSource> {
  const source = sourceOf(await open(), mergeByTime);
  if (source.bytesTotal === undefined) return source;
  return { ...source, sorted: async () => sourceOf(await open(), sort) };
}

function sourceOf(recordings: readonly Recording[], order: Order): PositionSource {
  const counts = new RunCounts();
  return {
    read(addStatics) {
      const add = addStatics && (async (reports: readonly StaticReport[]) => addStatics(reports));
      return order(recordings.map((recording) => counts.positionsOf(recording, add)));
    },
    statics: async () => new Map(),
    counts,
    bytesTotal: bytesTotalOf(recordings),
    sorted: undefined,
  };
}
