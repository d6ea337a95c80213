import type { PositionReport } from '@roadstead/model';
import {
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
import { interruptible } from '../ingest/interruptible.ts';
import type { ReadingOptions } from '../ingest/recordings-source.ts';
import { openOnThread } from '../ingest/threads/reading-thread.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The reports that a command reads. */
export interface DetectSource extends TrackedSource {
  /** Whether a second pass over the reports may follow, which are sorted in it. */
  readonly mayBeSorted: boolean;
  readonly close: () => Promise<void>;
}

/**
 * Reads and tracks recordings, merged by time, as `openOnThread`.
 * @throws UserError as `openInputs`
 */
export async function trackedRecordings(
  options: ReadingOptions,
  tracker: TrackedOptions,
  host: Host,
): Promise<DetectSource> {
  const source = await openOnThread(options, host);
  return {
    ...trackedSource(source, tracker),
    mayBeSorted: source.sorted !== undefined,
    close: async () => undefined,
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
  const counts = new RunCounts();
  return {
    read: () => reportsOf(readHistory(store, period), counts),
    statics: () => readStaticHistories(store),
    counts,
    bytesTotal: undefined,
    sorted: undefined,
    close: () => store.close(),
  };
}

async function* reportsOf(
  slices: AsyncIterable<HistorySlice>,
  counts: RunCounts,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for await (const { reports } of slices) {
    counts.addRead(reports);
    yield reports;
  }
}
