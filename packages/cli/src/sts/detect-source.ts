import type { PositionReport } from '@roadstead/model';
import {
  bytesTotalOf,
  type PositionSource,
  RunCounts,
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
import { type ReadingOptions, trackedRecordings } from '../ingest/tracked-recordings.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The reports that a command reads. */
export interface DetectSource extends TrackedSource {
  /** Whether a second pass over the reports may follow, which are sorted in it. */
  readonly mayBeSorted: boolean;
  readonly close: () => Promise<void>;
}

/**
 * Reads recordings, merged by time, on a thread; run from source, which has no compiled worker, on this one.
 * @throws UserError as `openInputs`
 */
export async function recordings(options: ReadingOptions, host: Host): Promise<DetectSource> {
  const { paths, columns } = options;
  const mayBeSorted = bytesTotalOf(await openInputs(paths, host.stdin, columns)) !== undefined;
  const others = { mayBeSorted, close: async () => undefined };
  if (import.meta.url.endsWith('.ts'))
    return { ...(await trackedRecordings(options, host)), ...others };
  return {
    ...others,
    statics: async () => new Map(),
    parts: () => readOnThread(options, host),
  };
}

/** Reads and tracks the history of a store over a period, as `storedHistory`. */
export async function trackedHistory(
  folder: string,
  period: Period,
  tracker: ReadingOptions['tracker'],
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
