import type { ColumnMap } from '@roadstead/ais';
import { recordingSource, type TrackedSource, trackedSource } from '@roadstead/recordings';
import type { TrackerOptions } from '@roadstead/tracking';
import type { Host } from '../host/host.ts';
import { openInputs } from './inputs.ts';
import { interruptible } from './interruptible.ts';
import { sortByTime } from './sort-by-time.ts';

/** How to read recordings; they can be posted to a thread. */
export interface ReadingOptions {
  readonly paths: readonly string[];
  readonly columns: ColumnMap;
  /** As in `sortByTime`. */
  readonly sortMemoryBytes: number;
  /** Whether static reports are read. */
  readonly statics: boolean;
  readonly tracker: Pick<TrackerOptions, 'latenessMaxSeconds' | 'ids'>;
}

/**
 * Reads recordings, merged by time or sorted, and tracks their reports.
 * @throws UserError as `openInputs`
 */
export async function trackedRecordings(
  { paths, columns, sortMemoryBytes, statics, tracker }: ReadingOptions,
  { stdin, interrupted }: Pick<Host, 'stdin' | 'interrupted'>,
): Promise<TrackedSource> {
  const source = await recordingSource(
    () => openInputs(paths, stdin, columns, statics),
    (positions) => sortByTime(positions, sortMemoryBytes),
  );
  return trackedSource(interruptible(source, interrupted), tracker);
}
