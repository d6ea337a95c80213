import type { PositionReport } from '@roadstead/model';
import { advanceEventTime, type EventTime, newEventTime } from '@roadstead/tracking';

/** Reports of several inputs are handed on in batches of at most this many. */
const BATCH_REPORTS_MAX = 4096;

/** A report further ahead than this of those about it in its input has a wrong time: D8's lateness. */
const AHEAD_MS = 60_000;

/** An input as far as it has been read. */
interface Cursor {
  readonly source: AsyncIterator<readonly PositionReport[]>;
  reports: readonly PositionReport[];
  at: number;
  /** How far the ships of this input are: no single clock can hold it up. */
  readonly eventTime: EventTime;
}

/**
 * Merges inputs by the time of the report that each would give next. Inputs that are in order give one in order; a
 * report that is late in its input is no later in the whole. Of each input one batch is held.
 */
export async function* mergeByTime(
  inputs: readonly AsyncIterable<readonly PositionReport[]>[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  if (inputs.length === 1) {
    yield* inputs[0];
    return;
  }
  const cursors = inputs.map((input): Cursor => {
    return { source: input[Symbol.asyncIterator](), reports: [], at: 0, eventTime: newEventTime() };
  });
  try {
    yield* mergeCursors(cursors);
  } finally {
    // Not waited for: an input that still waits for its next bytes would hold up the end of all.
    void Promise.allSettled(cursors.map(async ({ source }) => source.return?.()));
  }
}

async function* mergeCursors(
  cursors: readonly Cursor[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  const begun = await Promise.all(cursors.map(readOn));
  /** A heap: the input with the earliest report is first. */
  const heap: Cursor[] = [];
  for (const cursor of cursors.filter((_, i) => begun[i])) siftUp(heap, cursor);
  let merged: PositionReport[] = [];
  while (heap.length > 0) {
    const first = heap[0];
    const head = first.reports[first.at++];
    advanceEventTime(first.eventTime, head.mmsi, head.timeMs);
    merged.push(head);
    if (first.at === first.reports.length) {
      if (merged.length > 0) yield merged;
      merged = [];
      if (!(await readOn(first))) {
        const last = heap.pop();
        if (heap.length === 0 || last === undefined) break;
        heap[0] = last;
      }
    } else if (merged.length === BATCH_REPORTS_MAX) {
      yield merged;
      merged = [];
    }
    siftDown(heap);
  }
}

/** Reads an input's next reports; false where there are none. */
async function readOn(cursor: Cursor): Promise<boolean> {
  for (;;) {
    const next = await cursor.source.next();
    if (next.done) return false;
    if (next.value.length === 0) continue;
    cursor.reports = next.value;
    cursor.at = 0;
    return true;
  }
}

/**
 * The time by which an input waits for others: that of its next report, or of the one after it where that is earlier. A
 * report far ahead, of a ship whose clock is wrong, is so handed on at once instead of holding up all behind it.
 */
function headMs({ reports, at, eventTime }: Cursor): number {
  const { timeMs } = reports[at];
  const nextMs = at + 1 < reports.length ? reports[at + 1].timeMs : timeMs;
  const soonMs = Math.max(nextMs, eventTime.timeMs);
  return timeMs - soonMs > AHEAD_MS ? soonMs : timeMs;
}

function siftUp(heap: Cursor[], cursor: Cursor): void {
  let at = heap.length;
  heap.push(cursor);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (headMs(heap[parent]) <= headMs(cursor)) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = cursor;
}

/** Puts the first cursor, which has moved on, in its place. */
function siftDown(heap: Cursor[]): void {
  const moved = heap[0];
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && headMs(heap[child + 1]) < headMs(heap[child])) child++;
    if (headMs(heap[child]) >= headMs(moved)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = moved;
}
