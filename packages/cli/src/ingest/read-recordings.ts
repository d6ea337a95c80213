import type { ColumnMap, ReadBatch } from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import {
  bytesTotalOf,
  checkedParts,
  type PositionSource,
  type Recording,
  recordingSource,
} from '@roadstead/recordings';
import { SORT_MEMORY_DEFAULT } from './ingest-options.ts';
import { openInputs } from './inputs.ts';
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
  let pending = newPending();
  const opened = async (): Promise<readonly Recording[]> => {
    const inputs = await openInputs(files, NOTHING, columns, statics);
    if (bytesTotalOf(inputs) === undefined) throw new Error('A pipe cannot be read twice.');
    return inputs.map((input) => observed(input, (line) => pending.rejected.push(line)));
  };
  const open = (): Promise<PositionSource> =>
    recordingSource(opened, (positions) => sortByTime(positions, sortMemoryMegabytes * 1_000_000));
  let isCheck = true;
  for await (const part of checkedParts(open, undefined)) {
    if (part.kind === 'begin') {
      ({ isCheck } = part);
      pending = newPending();
    } else if (!isCheck) {
      if (part.kind === 'statics') pending.statics = part.reports;
      else {
        const others = pending;
        pending = newPending();
        yield { positions: part.batch.fixes, ...others };
      }
    }
  }
}

/** The static reports and lines that go with the positions of the next batch. */
interface Pending {
  statics: RecordingBatch['statics'];
  readonly rejected: RecordingBatch['rejected'][number][];
}

function newPending(): Pending {
  return { statics: [], rejected: [] };
}

/** Returns a recording whose rejected lines are reported as they are read. */
function observed(
  recording: Recording,
  onRejected: (line: RecordingBatch['rejected'][number]) => void,
): Recording {
  async function* batches(): AsyncGenerator<ReadBatch, void, undefined> {
    for await (const batch of recording.batches) {
      for (const line of batch.rejected) onRejected({ ...line, file: recording.name });
      yield batch;
    }
  }
  return { ...recording, batches: batches() };
}
