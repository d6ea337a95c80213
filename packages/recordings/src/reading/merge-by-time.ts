import type { PositionReport } from '@roadstead/model';
import { ReorderBuffer } from '@roadstead/tracking';

/** The maximum number of reports in a merged batch. */
const BATCH_REPORTS_MAX = 4096;

/**
 * The number of reports held of an input, so that single reports ahead of the others, as of a wrong clock, do not delay them.
 * With more of them the reports behind are late, and the inputs are to be sorted.
 */
const HELD_REPORTS_MAX = 64;

/** An input and its read position. */
interface Cursor {
  readonly source: AsyncIterator<readonly PositionReport[]>;
  reports: readonly PositionReport[];
  at: number;
}

/**
 * Merges inputs by the time of their next reports. Inputs in order of time merge in order of time; a late report of an input
 * is no later in the result. About one batch of each input is held.
 */
export async function* mergeByTime(
  inputs: readonly AsyncIterable<readonly PositionReport[]>[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  if (inputs.length === 1) {
    yield* inputs[0];
    return;
  }
  const cursors = inputs.map((input): Cursor => ({ source: settled(input), reports: [], at: 0 }));
  try {
    yield* mergeCursors(cursors);
  } finally {
    // Not awaited: an input with a pending read would delay the end of all.
    void Promise.allSettled(cursors.map(async ({ source }) => source.return?.()));
  }
}

/** Holds some reports of an input, and emits the oldest of them when it holds more. */
async function* settled(
  input: AsyncIterable<readonly PositionReport[]>,
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  const held = new ReorderBuffer();
  for await (const reports of input) {
    for (const report of reports) held.add(report);
    if (held.count > HELD_REPORTS_MAX) yield held.releaseOldest(held.count - HELD_REPORTS_MAX);
  }
  yield held.releaseOldest(HELD_REPORTS_MAX);
}

async function* mergeCursors(
  cursors: readonly Cursor[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  // One after the other, so that their static reports and rejected lines have the same order each time.
  for (const cursor of cursors) await readOn(cursor);
  /** A heap; the next report of the first input is the oldest. */
  const heap: Cursor[] = [];
  for (const cursor of cursors) if (cursor.reports.length > 0) siftUp(heap, cursor);
  let merged: PositionReport[] = [];
  while (heap.length > 0) {
    const first = heap[0];
    merged.push(first.reports[first.at++]);
    const isUsedUp = first.at === first.reports.length;
    if (isUsedUp || merged.length === BATCH_REPORTS_MAX) {
      yield merged;
      merged = [];
    }
    if (isUsedUp) await readOn(first);
    if (first.reports.length === 0) {
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) break;
      heap[0] = last;
    }
    siftDown(heap);
  }
  if (merged.length > 0) yield merged;
}

/** Reads the next batch of an input that is not empty; at its end the cursor has no reports. */
async function readOn(cursor: Cursor): Promise<void> {
  cursor.at = 0;
  do {
    const next = await cursor.source.next();
    cursor.reports = next.done ? [] : next.value;
    if (next.done) return;
  } while (cursor.reports.length === 0);
}

/** The time of the next report of an input. */
function timeOf({ reports, at }: Cursor): number {
  return reports[at].timeMs;
}

function siftUp(heap: Cursor[], cursor: Cursor): void {
  let at = heap.length;
  heap.push(cursor);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (timeOf(heap[parent]) <= timeOf(cursor)) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = cursor;
}

/** Restores the heap after the first cursor has advanced. */
function siftDown(heap: Cursor[]): void {
  const moved = heap[0];
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && timeOf(heap[child + 1]) < timeOf(heap[child])) child++;
    if (timeOf(heap[child]) >= timeOf(moved)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = moved;
}
