import type { ColumnMap, ReadBatch } from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import { bytesTotalOf, mergeByTime, type Recording } from '@roadstead/recordings';
import { SORT_MEMORY_DEFAULT } from './ingest-options.ts';
import { openInputs } from './inputs.ts';
import { isInOrder } from './is-in-order.ts';
import { sortByTime } from './sort-by-time.ts';

/** Options of `readRecordings`. */
export interface RecordingOptions {
  /** Columns of CSV files whose names are not known. */
  readonly columns?: ColumnMap;
  /** Whether to return static reports. Default: false. */
  readonly statics?: boolean;
  /** Memory for sorting in megabytes, above 0; reports beyond it are sorted in temporary files. Default: 256. */
  readonly sortMemoryMegabytes?: number;
}

/** A part of recordings. */
export interface RecordingBatch {
  /** In order of time, within and between batches, up to the lateness that the tracker allows (D8). */
  readonly positions: readonly PositionReport[];
  readonly statics: readonly StaticReport[];
  /** With the name of the file. */
  readonly rejected: readonly (RejectedLine & { readonly file: string })[];
}

const NOTHING: ByteSource = (async function* () {})();

/**
 * Reads recordings in order of time. Several files are merged; files that are not in order, such as those that are grouped by
 * ship, are sorted. Each file is read twice: first to know whether it is in order.
 * @throws Error for a file that cannot be read, a pipe, or a format that is not known
 */
export async function* readRecordings(
  files: readonly string[],
  {
    columns = {},
    statics = false,
    sortMemoryMegabytes = SORT_MEMORY_DEFAULT,
  }: RecordingOptions = {},
): AsyncGenerator<RecordingBatch, void, undefined> {
  const open = async (): Promise<readonly Recording[]> => {
    const inputs = await openInputs(files, NOTHING, columns, statics);
    if (bytesTotalOf(inputs) === undefined) throw new Error('A pipe cannot be read twice.');
    return inputs;
  };
  let pending = newPending();
  const isOrdered = await isInOrder(mergeByTime((await open()).map((input) => positionsOf(input))));
  const inputs = (await open()).map((input) =>
    positionsOf(input, (batch) => {
      for (const report of batch.statics) pending.statics.push(report);
      for (const line of batch.rejected) pending.rejected.push({ ...line, file: input.name });
    }),
  );
  const ordered = isOrdered
    ? mergeByTime(inputs)
    : sortByTime(inputs, sortMemoryMegabytes * 1_000_000);
  for await (const positions of ordered) {
    const others = pending;
    pending = newPending();
    yield { positions, ...others };
  }
  if (pending.statics.length + pending.rejected.length > 0) yield { positions: [], ...pending };
}

/** The reports and lines that go with the positions of the next batch. */
interface Pending {
  readonly statics: StaticReport[];
  readonly rejected: RecordingBatch['rejected'][number][];
}

function newPending(): Pending {
  return { statics: [], rejected: [] };
}

/** Yields the positions of an input. @param onBatch called with each batch before */
async function* positionsOf(
  { batches }: Recording,
  onBatch: (batch: ReadBatch) => void = () => undefined,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for await (const batch of batches) {
    onBatch(batch);
    yield batch.positions;
  }
}
