import type { ColumnMap } from '@roadstead/ais';
import type { PositionReport } from '@roadstead/model';
import { type PositionSource, RunCounts, recordingSource } from '@roadstead/recordings';
import {
  type HistorySlice,
  type Period,
  readHistory,
  readStaticHistories,
} from '@roadstead/service';
import type { Host } from '../host/host.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { openInputs } from '../ingest/inputs.ts';
import { sortByTime } from '../ingest/sort-by-time.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The reports that a command reads. */
export interface DetectSource extends PositionSource {
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
  const source = await recordingSource(
    () => openInputs(paths, host.stdin, columns, statics),
    (positions) => sortByTime(positions, sortMemoryBytes),
  );
  return { ...source, close: async () => undefined };
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

/** Returns a source whose reports end when the command is interrupted. */
export function interruptible(source: PositionSource, host: Host): PositionSource {
  const { sorted } = source;
  return {
    ...source,
    read: (addStatics) => takeUntilAborted(source.read(addStatics), host.interrupted),
    sorted: sorted && (async () => interruptible(await sorted(), host)),
  };
}

async function* reportsOf(
  slices: AsyncIterable<HistorySlice>,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for await (const { reports } of slices) yield reports;
}
