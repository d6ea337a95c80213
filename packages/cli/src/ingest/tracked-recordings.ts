import type { ColumnMap } from '@roadstead/ais';
import {
  checkedParts,
  type PositionSource,
  recordingSource,
  type TrackedOptions,
  type TrackedPart,
  trackedSource,
} from '@roadstead/recordings';
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
  /** Undefined for the reports as they were read. */
  readonly tracker: TrackedOptions | undefined;
  /** Whether a pass can begin again; else the order is known before it, as by `checkedParts`. */
  readonly mayRestart: boolean;
}

/**
 * Reads recordings, merged by time or sorted, and tracks their reports.
 * @throws UserError as `openInputs`
 */
export async function* trackedRecordings(
  { paths, columns, sortMemoryBytes, statics, tracker, mayRestart }: ReadingOptions,
  { stdin, interrupted }: Pick<Host, 'stdin' | 'interrupted'>,
): AsyncGenerator<TrackedPart, void, undefined> {
  const open = async (): Promise<PositionSource> => {
    const source = await recordingSource(
      () => openInputs(paths, stdin, columns, statics),
      (positions) => sortByTime(positions, sortMemoryBytes),
    );
    return interruptible(source, interrupted);
  };
  yield* tracker && mayRestart
    ? trackedSource(await open(), tracker).parts()
    : checkedParts(open, tracker);
}
