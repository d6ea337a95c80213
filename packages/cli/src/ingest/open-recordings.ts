import type { ColumnMap } from '@roadstead/ais';
import {
  bytesTotalOf,
  mergeByTime,
  type Order,
  type Recording,
  RunCounts,
} from '@roadstead/recordings';
import { type Host, writeText } from '../host/host.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { openInputs } from './inputs.ts';
import { isInOrder } from './is-in-order.ts';
import { Progress } from './progress.ts';
import { sortByTime } from './sort-by-time.ts';
import { SORTED_TEXT } from './summary.ts';

/** Recordings that are read once, and how to put their positions in order. */
export interface Recordings {
  readonly inputs: readonly Recording[];
  /** Merges the positions of the inputs by time, or sorts them. */
  readonly inOrder: Order;
}

/** The inputs of a command, and the options for reading them. */
interface RecordingInputs {
  readonly inputs: readonly string[];
  readonly columns?: ColumnMap;
  /** In megabytes. */
  readonly sortMemory: number;
}

/**
 * Opens recordings. Files are read once before, to know whether they are in order of time; a pipe, which cannot be read twice,
 * is not sorted.
 * @throws UserError as `openInputs`
 */
export async function openRecordings(
  { inputs: paths, columns = {}, sortMemory }: RecordingInputs,
  statics: boolean,
  host: Host,
): Promise<Recordings> {
  const open = (): Promise<readonly Recording[]> => openInputs(paths, host.stdin, columns, statics);
  const inputs = await open();
  const bytesTotal = bytesTotalOf(inputs);
  if (bytesTotal === undefined) return { inputs, inOrder: mergeByTime };
  const counts = new RunCounts();
  const progress = new Progress(host, counts, bytesTotal);
  const first = (await open()).map((input) => counts.positionsOf(input));
  const isOrdered = await isInOrder(
    takeUntilAborted(mergeByTime(first), host.interrupted),
    (eventTimeMs) => progress.show(eventTimeMs),
  ).finally(() => progress.clear());
  if (isOrdered) return { inputs, inOrder: mergeByTime };
  await writeText(host.stderr, SORTED_TEXT);
  return { inputs, inOrder: (positions) => sortByTime(positions, sortMemory * 1e6) };
}
