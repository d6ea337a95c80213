import type { PositionReport } from '@roadstead/model';
import {
  bytesTotalOf,
  type PositionSource,
  RunCounts,
  type TrackedOptions,
  type TrackedSource,
  trackedSource,
} from '@roadstead/recordings';
import {
  type HistorySlice,
  type Period,
  readHistory,
  readStaticHistories,
} from '@roadstead/service';
import type { Host } from '../host/host.ts';
import { openInputs } from '../ingest/inputs.ts';
import { interruptible } from '../ingest/interruptible.ts';
import { readOnThread } from '../ingest/threads/reading-thread.ts';
import type { ReadingOptions } from '../ingest/tracked-recordings.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The reports that a command reads. */
export interface DetectSource extends TrackedSource {
  /** Whether a second pass over the reports may follow, which are sorted in it. */
  readonly mayBeSorted: boolean;
  readonly close: () => Promise<void>;
}

/**
 * Reads recordings, merged by time, as `readOnThread`.
 * @throws UserError as `openInputs`
 */
export async function recordings(options: ReadingOptions, host: Host): Promise<DetectSource> {
  const { paths, columns } = options;
  const mayBeSorted = bytesTotalOf(await openInputs(paths, host.stdin, columns)) !== undefined;
  return {
    mayBeSorted,
    close: async () => undefined,
    statics: async () => new Map(),
    parts: () => readOnThread(options, host),
  };
}

/** Reads and tracks the history of a store over a period, as `storedHistory`. */
export async function trackedHistory(
  folder: string,
  period: Period,
  tracker: TrackedOptions,
  { interrupted }: Host,
): Promise<DetectSource> {
  const { close, ...source } = await storedHistory(folder, period);
  return {
    ...trackedSource(interruptible(source, interrupted), tracker),
    mayBeSorted: false,
    close,
  };
}

/** Reads the history of a store over a period, also while a service writes to it. @throws UserError for a missing store */
export async function storedHistory(
  folder: string,
  period: Period,
): Promise<PositionSource & Pick<DetectSource, 'close'>> {
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
