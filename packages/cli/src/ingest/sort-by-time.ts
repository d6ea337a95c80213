import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PositionReport } from '@roadstead/model';
import { PIECE_REPORTS, ReportBuffer, TIME_NUMBER } from '@roadstead/recordings';
import { REPORT_NUMBERS, unpackReports } from '@roadstead/tracking';
import { RunFile } from './run-file.ts';

/** A report, its time apart, its index in two orders. */
const SORTED_BYTES = 8 * REPORT_NUMBERS + 8 + 2 * 4;

/** Sorted reports, from memory or from a file, and the read position. */
interface Run {
  /** Returns the next reports as numbers, empty at the end. */
  next(): Promise<Float64Array>;
}

/**
 * Sorts reports by time; those of the same time stay in their order. Runs that fill the memory are written to temporary files,
 * and merged. Emits an empty batch for each batch that is read, so that progress can be shown, then the sorted ones.
 * @param memoryBytes the maximum for a run, 1 or more
 * @param parent the folder for temporary files; default: that of the system
 * @throws UserError if there is no room for them
 */
export async function* sortByTime(
  inputs: readonly AsyncIterable<readonly PositionReport[]>[],
  memoryBytes: number,
  parent: string = tmpdir(),
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  const reportsMax = Math.max(1, Math.floor(memoryBytes / SORTED_BYTES));
  const files: RunFile[] = [];
  let folder: string | undefined;
  const write = async (buffer: ReportBuffer): Promise<void> => {
    folder ??= await mkdtemp(join(parent, 'roadstead-sort-'));
    files.push(await RunFile.write(join(folder, String(files.length)), buffer.sorted()));
    buffer.clear();
  };
  try {
    // Memory that is not used yet is only reserved.
    let buffer: ReportBuffer | undefined = new ReportBuffer(reportsMax);
    for await (const batch of concatenate(inputs)) {
      for (let from = 0; from < batch.length; ) {
        const room = reportsMax - buffer.count;
        buffer.add(batch.slice(from, from + room));
        from += room;
        if (buffer.count === reportsMax) await write(buffer);
      }
      yield [];
    }
    if (files.length > 0) await write(buffer);
    const last = files.length > 0 ? [] : [memoryRun(buffer.sorted())];
    // Released before the merged reports are processed, which takes memory too.
    buffer = undefined;
    yield* merge([...files, ...last]);
  } finally {
    await Promise.all(files.map((file) => file.close()));
    if (folder !== undefined) await rm(folder, { recursive: true });
  }
}

/** Reads sources one after the other. */
async function* concatenate(
  sources: readonly AsyncIterable<readonly PositionReport[]>[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for (const source of sources) yield* source;
}

function memoryRun(pieces: Iterator<Float64Array, void>): Run {
  return {
    async next() {
      const piece = pieces.next();
      return piece.done ? new Float64Array(0) : piece.value;
    },
  };
}

/** A run and its next reports. */
interface Head {
  readonly run: Run;
  numbers: Float64Array;
  at: number;
}

/** Merges sorted runs; of reports of the same time, those of the earlier run come first. */
async function* merge(
  runs: readonly Run[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  const heads = await Promise.all(
    runs.map(async (run): Promise<Head> => ({ run, numbers: await run.next(), at: 0 })),
  );
  let open = heads.filter(({ numbers }) => numbers.length > 0);
  const merged = new Float64Array(PIECE_REPORTS * REPORT_NUMBERS);
  let end = 0;
  while (open.length > 0) {
    const first = firstOf(open);
    const { numbers, at } = first;
    for (let k = 0; k < REPORT_NUMBERS; k++) merged[end++] = numbers[at + k];
    first.at += REPORT_NUMBERS;
    if (end === merged.length) {
      yield unpackReports(merged);
      end = 0;
    }
    if (first.at < numbers.length) continue;
    first.numbers = await first.run.next();
    first.at = 0;
    if (first.numbers.length === 0) open = open.filter((head) => head !== first);
  }
  if (end > 0) yield unpackReports(merged.subarray(0, end));
}

function firstOf(heads: readonly Head[]): Head {
  let first = heads[0];
  for (const head of heads) if (timeOf(head) < timeOf(first)) first = head;
  return first;
}

function timeOf({ numbers, at }: Head): number {
  return numbers[at + TIME_NUMBER];
}
