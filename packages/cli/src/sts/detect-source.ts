import type { ColumnMap } from '@roadstead/ais';
import type { StaticHistory } from '@roadstead/assessment';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import {
  type HistorySlice,
  type Period,
  readHistory,
  readStaticHistories,
} from '@roadstead/service';
import type { Host } from '../host/host.ts';
import { bytesTotalOf, type Input, openInputs } from '../ingest/inputs.ts';
import { mergeByTime } from '../ingest/merge-by-time.ts';
import { RunCounts } from '../ingest/run-counts.ts';
import { sortByTime } from '../ingest/sort-by-time.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The reports that a detection reads, in order of time as far as it is known. */
export interface DetectSource {
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
  readonly sorted: (() => Promise<DetectSource>) | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Reads recordings, merged by time.
 * @param sortMemoryBytes as in `sortByTime`
 * @param statics whether static reports are read
 * @throws UserError as `openInputs`
 */
export async function recordings(
  paths: readonly string[],
  columns: ColumnMap,
  sortMemoryBytes: number,
  host: Host,
  statics: boolean,
): Promise<DetectSource> {
  const inputs = await openInputs(paths, host.stdin, columns, statics);
  const source = sourceOf(inputs, mergeByTime);
  if (source.bytesTotal === undefined) return source;
  return {
    ...source,
    sorted: async () =>
      sourceOf(await openInputs(paths, host.stdin, columns, statics), (positions) =>
        sortByTime(positions, sortMemoryBytes),
      ),
  };
}

function sourceOf(
  inputs: readonly Input[],
  order: (
    positions: readonly AsyncIterable<readonly PositionReport[]>[],
  ) => AsyncIterable<readonly PositionReport[]>,
): DetectSource {
  const counts = new RunCounts();
  return {
    read(addStatics) {
      const add = addStatics && (async (reports: readonly StaticReport[]) => addStatics(reports));
      return order(inputs.map((input) => counts.positionsOf(input, add)));
    },
    statics: async () => new Map(),
    counts,
    bytesTotal: bytesTotalOf(inputs),
    sorted: undefined,
    close: async () => undefined,
  };
}

/**
 * Reads the history of a store over a period, also while a service writes to it. @throws UserError for a missing store
 */
export async function storedHistory(folder: string, period: Period): Promise<DetectSource> {
  const store = await openStoreReadOnly(folder);
  return {
    read: () => reportsOf(readHistory(store, period)),
    statics: () => readStaticHistories(store),
    counts: new RunCounts(),
    bytesTotal: undefined,
    sorted: undefined,
    close: () => store.close(),
  };
}

async function* reportsOf(
  slices: AsyncIterable<HistorySlice>,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for await (const { reports } of slices) yield reports;
}
