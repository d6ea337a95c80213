import { THINNED_ROWS_MIN } from '@roadstead/contracts';
import type { Transaction } from '../writer.ts';
import { packKey } from './packing.ts';
import { TIME } from './row-shape.ts';
import { SEGMENT_ROWS, type Segment } from './segments.ts';
import type { SeriesState } from './series-state.ts';
import { concatRows } from './sorted-rows.ts';
import { rowsIn, type Tail } from './tail.ts';

/** What one step does at most before others may write. */
const SEGMENTS_AT_ONCE = 64;
const KEYS_AT_ONCE = 256;

const SMALL_SEGMENT_ROWS = SEGMENT_ROWS / 2;

/** Thins a series key by key, in steps that each are a transaction. */
export class Thinning {
  private readonly state: SeriesState;
  private readonly beforeMs: number;
  private readonly everyMs: number;
  private readonly keys: readonly number[];
  private at = 0;
  /** The rows of the present key up to here are done. */
  private doneToMs: number | undefined;

  constructor(state: SeriesState, beforeMs: number, everyMs: number) {
    this.state = state;
    this.beforeMs = beforeMs;
    this.everyMs = everyMs;
    this.keys = [...state.tails.keys()];
  }

  get isDone(): boolean {
    return this.at >= this.keys.length;
  }

  /** @returns how many rows went */
  step(transaction: Transaction): number {
    let went = 0;
    let segments = 0;
    const end = Math.min(this.at + KEYS_AT_ONCE, this.keys.length);
    while (this.at < end && segments < SEGMENTS_AT_ONCE) {
      const tail = this.state.tails.get(this.keys[this.at]!)!;
      const done = this.thinKey(tail, SEGMENTS_AT_ONCE - segments, transaction);
      went += done.went;
      segments += done.segments;
    }
    return went;
  }

  private thinKey(
    tail: Tail,
    most: number,
    transaction: Transaction,
  ): { readonly went: number; readonly segments: number } {
    const { state, beforeMs, everyMs } = this;
    this.doneToMs ??= this.begin(tail, transaction);
    const lastOldMs = Math.ceil(beforeMs) - 1;
    const found = state.segments.between(tail.key, this.doneToMs + 1, lastOldMs, most);
    const rewriting = new Rewriting(state, tail.key);
    const lastMs = state.segments.lastBefore(tail.key, this.doneToMs + 1)?.toMs ?? -Infinity;
    // Most keys have nothing left to thin, and need not be read for it.
    const keepFromMs = found.length > 0 ? this.keptFromMs(tail) : -Infinity;
    let stepBefore = Math.floor(lastMs / everyMs);
    let went = 0;
    for (const segment of found) {
      const [kept, lastStep] = this.thinned(segment.rows, stepBefore, keepFromMs);
      stepBefore = lastStep;
      went += (segment.rows.length - kept.length) / state.shape.stride;
      rewriting.next(segment, kept);
      this.doneToMs = segment.toMs;
    }
    rewriting.end();
    // The last segment is looked at again: the next ones may be thinned into it.
    const thinnedToMs = Math.min((rewriting.lastFromMs ?? this.doneToMs + 1) - 1, keepFromMs - 1);
    if (found.length > 0)
      transaction.afterCommit(() => {
        tail.thinnedToMs = thinnedToMs;
        tail.thinnedEveryMs = everyMs;
      });
    if (found.length < most) {
      this.at++;
      this.doneToMs = undefined;
    }
    return { went, segments: found.length };
  }

  /** @returns up to where nothing has to be done for this key */
  private begin(tail: Tail, transaction: Transaction): number {
    const thinnedToMs = tail.thinnedEveryMs === this.everyMs ? tail.thinnedToMs : -Infinity;
    const firstMs = tail.count > 0 ? tail.rows[TIME]! : Infinity;
    if (firstMs >= this.beforeMs) return thinnedToMs;
    // Rows that came twice are found out when they are packed: those that never were there do not count as gone.
    packKey(this.state, tail, transaction);
    return Math.min(thinnedToMs, firstMs - 1);
  }

  /** The time of the oldest of a key's newest rows, which stay in any case. */
  private keptFromMs(tail: Tail): number {
    const { segments, shape } = this.state;
    const times = newestTimes(rowsIn(tail, shape.stride), shape.stride);
    let packed = segments.lastBefore(tail.key, Number.MAX_SAFE_INTEGER);
    for (let missing = THINNED_ROWS_MIN; packed && missing > 0; ) {
      const found = newestTimes(packed.rows, shape.stride);
      times.push(...found);
      missing -= found.length;
      packed = segments.lastBefore(tail.key, packed.fromMs);
    }
    // What is being packed is in the tail still.
    return [...new Set(times)].sort((a, b) => b - a)[THINNED_ROWS_MIN - 1] ?? -Infinity;
  }

  /** What stays of rows in the order of time, and the step of the last of them before. */
  private thinned(
    rows: Float64Array,
    stepBefore: number,
    keepFromMs: number,
  ): readonly [kept: Float64Array, lastStep: number] {
    const { stride } = this.state.shape;
    const kept: Float64Array[] = [];
    let lastStep = stepBefore;
    for (let at = 0; at < rows.length; at += stride) {
      const timeMs = rows[at + TIME]!;
      const step = Math.floor(timeMs / this.everyMs);
      const isFirst = step !== lastStep && this.everyMs !== Infinity;
      if (isFirst || timeMs >= this.beforeMs || timeMs >= keepFromMs)
        kept.push(rows.subarray(at, at + stride));
      lastStep = step;
    }
    return [kept.length * stride === rows.length ? rows : concatRows(kept), lastStep];
  }
}

/** The times of the last rows of some in the order of time. */
function newestTimes(rows: Float64Array, stride: number): number[] {
  const times: number[] = [];
  const first = Math.max(0, rows.length - THINNED_ROWS_MIN * stride);
  for (let at = first; at < rows.length; at += stride) times.push(rows[at + TIME]!);
  return times;
}

/** Writes thinned segments anew, small ones that follow one another as one; leaves those that stay as they are. */
class Rewriting {
  /** Where the last segment begins that stays. */
  lastFromMs: number | undefined;
  private readonly state: SeriesState;
  private readonly key: number;
  private old: Segment[] = [];
  private rows: Float64Array[] = [];
  private isChanged = false;

  constructor(state: SeriesState, key: number) {
    this.state = state;
    this.key = key;
  }

  next(segment: Segment, kept: Float64Array): void {
    const isSame = kept.length === segment.rows.length;
    if (isSame && kept.length >= SMALL_SEGMENT_ROWS * this.state.shape.stride) {
      this.end();
      this.lastFromMs = segment.fromMs;
      return;
    }
    this.isChanged ||= !isSame || this.old.length > 0;
    this.old.push(segment);
    this.rows.push(kept);
  }

  end(): void {
    if (this.old.length === 0) return;
    if (this.isChanged) {
      for (const segment of this.old) this.state.segments.remove(segment);
      const rows = concatRows(this.rows);
      if (rows.length > 0) this.lastFromMs = this.state.segments.insert(this.key, rows);
    } else this.lastFromMs = this.old[0]!.fromMs;
    this.old = [];
    this.rows = [];
    this.isChanged = false;
  }
}
