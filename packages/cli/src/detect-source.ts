import type { ColumnMap } from '@roadstead/ais';
import type { PositionReport } from '@roadstead/model';
import { type HistorySlice, type Period, readHistory } from '@roadstead/service';
import type { Host } from './host.ts';
import { findInputs, type Input } from './inputs.ts';
import { mergeByTime } from './merge.ts';
import { openStoreToRead } from './serve/open-store.ts';
import { Tally } from './tally.ts';

/** What a detection reads, in the order of time as far as it is known. */
export interface DetectSource {
  readonly reports: AsyncIterable<readonly PositionReport[]>;
  readonly tally: Tally;
  /** Undefined where nobody knows. */
  readonly bytesTotal: number | undefined;
  close(): Promise<void>;
}

/** Recordings, merged by time. @throws UserError as `findInputs` */
export async function recordings(
  paths: readonly string[],
  columns: ColumnMap,
  host: Host,
): Promise<DetectSource> {
  const inputs = await findInputs(paths, host.stdin, columns);
  const tally = new Tally();
  return {
    reports: mergeByTime(inputs.map((input) => tally.positionsOf(input))),
    tally,
    bytesTotal: bytesTotalOf(inputs),
    close: async () => undefined,
  };
}

/** What a store has of a period, whoever writes it. @throws UserError where there is no store */
export async function storedHistory(folder: string, period: Period): Promise<DetectSource> {
  const store = await openStoreToRead(folder);
  return {
    reports: reportsOf(readHistory(store, period)),
    tally: new Tally(),
    bytesTotal: undefined,
    close: () => store.close(),
  };
}

async function* reportsOf(
  slices: AsyncIterable<HistorySlice>,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  for await (const { reports } of slices) yield reports;
}

function bytesTotalOf(inputs: readonly Input[]): number | undefined {
  let total = 0;
  for (const { sizeBytes } of inputs) {
    if (sizeBytes === undefined) return undefined;
    total += sizeBytes;
  }
  return total;
}
