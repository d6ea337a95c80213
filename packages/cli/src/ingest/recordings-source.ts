import type { ColumnMap } from '@roadstead/ais';
import { type PositionSource, recordingSource } from '@roadstead/recordings';
import type { Host } from '../host/host.ts';
import { openInputs } from './inputs.ts';
import { sortByTime } from './sort-by-time.ts';

/** How to read recordings; they can be posted to a thread. */
export interface ReadingOptions {
  readonly paths: readonly string[];
  readonly columns: ColumnMap;
  /** As in `sortByTime`. */
  readonly sortMemoryBytes: number;
  /** Whether static reports are read. */
  readonly statics: boolean;
}

/**
 * Opens recordings, merged by time or sorted.
 * @throws UserError as `openInputs`
 */
export function openRecordingSource(
  { paths, columns, sortMemoryBytes, statics }: ReadingOptions,
  stdin: Host['stdin'],
): Promise<PositionSource> {
  return recordingSource(
    () => openInputs(paths, stdin, columns, statics),
    (positions) => sortByTime(positions, sortMemoryBytes),
  );
}
