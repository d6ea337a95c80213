import type { PositionReport } from '@roadstead/model';
import { advanceEventTime, type EventTime, newEventTime } from '@roadstead/tracking';

/** Reports of several inputs are handed on in batches of at most this many. */
const BATCH_REPORTS_MAX = 4096;

/**
 * So many reports of an input are held at least, so that behind those of one ship the next of another is seen. A ship
 * in company hardly sends so many without one of the others.
 */
const HELD_REPORTS_MIN = 64;

/** An input as far as it has been read. */
interface Cursor {
  readonly source: AsyncIterator<readonly PositionReport[]>;
  reports: readonly PositionReport[];
  at: number;
  /** Where the reports of the ship that is at `at` end, as far as that has been looked for. */
  runEnd: number;
  /** Nothing comes after the reports held. */
  ended: boolean;
  /** The time by which it waits for the others; it is reckoned anew when it is the first. */
  waitsMs: number;
}

/**
 * Merges inputs by the time of the report that each would give next. Inputs that are in order give one in order; a
 * report that is late in its input is no later in the whole, and one ship's wrong clock makes those of others no later.
 * Of each input about one batch is held.
 */
export async function* mergeByTime(
  inputs: readonly AsyncIterable<readonly PositionReport[]>[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  if (inputs.length === 1) {
    yield* inputs[0];
    return;
  }
  const cursors = inputs.map((input): Cursor => {
    const source = input[Symbol.asyncIterator]();
    return { source, reports: [], at: 0, runEnd: 0, ended: false, waitsMs: 0 };
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
  const eventTime = newEventTime();
  await Promise.all(cursors.map(readOn));
  /** A heap: the input that waits for the earliest time is first. */
  const heap: Cursor[] = [];
  for (const cursor of cursors) {
    if (cursor.reports.length === 0) continue;
    cursor.waitsMs = waitsUntilMs(cursor, eventTime);
    siftUp(heap, cursor);
  }
  let merged: PositionReport[] = [];
  while (heap.length > 0) {
    const first = heap[0];
    const waitsMs = waitsUntilMs(first, eventTime);
    // Others have moved on since this was reckoned.
    if (waitsMs > first.waitsMs) {
      first.waitsMs = waitsMs;
      siftDown(heap);
      continue;
    }
    const head = first.reports[first.at++];
    advanceEventTime(eventTime, head.mmsi, head.timeMs);
    merged.push(head);
    const isShort = !first.ended && first.reports.length - first.at < HELD_REPORTS_MIN;
    if (isShort || merged.length === BATCH_REPORTS_MAX) {
      yield merged;
      merged = [];
    }
    if (isShort) await readOn(first);
    if (first.at < first.reports.length) first.waitsMs = waitsUntilMs(first, eventTime);
    else {
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) break;
      heap[0] = last;
    }
    siftDown(heap);
  }
  if (merged.length > 0) yield merged;
}

/** Reads an input until enough of its reports are held, or there are no more. */
async function readOn(cursor: Cursor): Promise<void> {
  let held = cursor.reports.slice(cursor.at);
  while (held.length < HELD_REPORTS_MIN && !cursor.ended) {
    const next = await cursor.source.next();
    if (next.done) cursor.ended = true;
    else held = held.concat(next.value);
  }
  cursor.reports = held;
  cursor.at = 0;
  cursor.runEnd = 0;
}

/**
 * The time by which an input waits for others: that of its next report. But a report that is ahead of what another ship
 * tells behind it, as where its clock is wrong, does not hold that up: it is handed on as soon as the event time that
 * it leads to does no harm. What cannot be known is taken to be in order.
 */
function waitsUntilMs(cursor: Cursor, eventTime: EventTime): number {
  const { reports, at } = cursor;
  const { mmsi, timeMs } = reports[at];
  if (cursor.runEnd <= at) cursor.runEnd = at + 1;
  while (cursor.runEnd < reports.length && reports[cursor.runEnd].mmsi === mmsi) cursor.runEnd++;
  if (cursor.runEnd === reports.length) return timeMs;
  const othersMs = reports[cursor.runEnd].timeMs;
  if (othersMs >= timeMs) return timeMs;
  const after = { ...eventTime };
  advanceEventTime(after, mmsi, timeMs);
  return Math.min(timeMs, Math.max(othersMs, after.timeMs));
}

function siftUp(heap: Cursor[], cursor: Cursor): void {
  let at = heap.length;
  heap.push(cursor);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent].waitsMs <= cursor.waitsMs) break;
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
    if (child + 1 < heap.length && heap[child + 1].waitsMs < heap[child].waitsMs) child++;
    if (heap[child].waitsMs >= moved.waitsMs) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = moved;
}
