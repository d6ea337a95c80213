import { concatCells, DOWNSAMPLED_ROWS_MIN } from '@roadstead/contracts';
import type { Transaction } from '../transactions.ts';
import { packKey } from './packing.ts';
import { TIME_SLOT } from './row-layout.ts';
import { SEGMENT_ROWS, type Segment } from './segments.ts';
import type { SeriesState } from './series-state.ts';
import { rowsIn, type WriteBuffer } from './write-buffer.ts';

/** Limits of one step: other writes wait until it has finished. */
const SEGMENTS_AT_ONCE = 16;
const KEYS_AT_ONCE = 32;

const SMALL_SEGMENT_ROWS = SEGMENT_ROWS / 2;

/** Downsamples a series key by key, in steps of one transaction each. Damaged segments stay as they are. */
export class Downsampling {
  private readonly state: SeriesState;
  private readonly beforeMs: number;
  private readonly everyMs: number;
  private readonly keys: readonly number[];
  /** Index of the present key. */
  private at = 0;
  /** Rows of the present key up to this time are downsampled. */
  private doneToMs: number | undefined;

  constructor(state: SeriesState, beforeMs: number, everyMs: number) {
    this.state = state;
    this.beforeMs = beforeMs;
    this.everyMs = everyMs;
    this.keys = [...state.buffers.keys()];
  }

  get isDone(): boolean {
    return this.at >= this.keys.length;
  }

  /** @returns the number of removed rows */
  step(transaction: Transaction): number {
    let removed = 0;
    let segments = 0;
    const end = Math.min(this.at + KEYS_AT_ONCE, this.keys.length);
    while (this.at < end && segments < SEGMENTS_AT_ONCE) {
      const buffer = this.state.buffers.get(this.keys[this.at]!)!;
      const done = this.downsampleKey(buffer, SEGMENTS_AT_ONCE - segments, transaction);
      removed += done.removed;
      segments += done.segments;
    }
    return removed;
  }

  private downsampleKey(
    buffer: WriteBuffer,
    most: number,
    transaction: Transaction,
  ): { readonly removed: number; readonly segments: number } {
    const { state, beforeMs, everyMs } = this;
    this.doneToMs ??= this.begin(buffer, transaction);
    const lastOldMs = Math.ceil(beforeMs) - 1;
    const found = state.segments.between(buffer.key, this.doneToMs + 1, lastOldMs, most);
    const rewriter = new SegmentRewriter(state, buffer.key);
    const lastMs = state.segments.lastBefore(buffer.key, this.doneToMs + 1)?.toMs ?? -Infinity;
    // Most keys have no segments left to downsample, and are not read.
    const retainFromMs = found.length > 0 ? this.retainedFromMs(buffer) : -Infinity;
    let stepBefore = Math.floor(lastMs / everyMs);
    let removed = 0;
    for (const segment of found) {
      this.doneToMs = segment.toMs;
      if (!segment.rows) {
        rewriter.end();
        continue;
      }
      const [retained, lastStep] = this.downsample(segment.rows, stepBefore, retainFromMs);
      stepBefore = lastStep;
      removed += (segment.rows.length - retained.length) / state.layout.stride;
      rewriter.next(segment, segment.rows, retained);
    }
    rewriter.end();
    // The last segment is read again next time: later ones may be joined with it.
    const downsampledToMs = Math.min(
      (rewriter.lastFromMs ?? this.doneToMs + 1) - 1,
      retainFromMs - 1,
    );
    if (found.length > 0)
      transaction.afterCommit(() => {
        buffer.downsampledToMs = downsampledToMs;
        buffer.downsampledEveryMs = everyMs;
      });
    if (found.length < most) {
      this.at++;
      this.doneToMs = undefined;
    }
    return { removed, segments: found.length };
  }

  /** @returns the time up to which this key needs no downsampling */
  private begin(buffer: WriteBuffer, transaction: Transaction): number {
    const downsampledToMs =
      buffer.downsampledEveryMs === this.everyMs ? buffer.downsampledToMs : -Infinity;
    const firstMs = buffer.count > 0 ? buffer.rows[TIME_SLOT]! : Infinity;
    if (firstMs >= this.beforeMs) return downsampledToMs;
    // Packing drops rows of times that are already packed: those must not count as removed.
    packKey(this.state, buffer, transaction);
    return Math.min(downsampledToMs, firstMs - 1);
  }

  /** Returns the time of the oldest of the newest rows of a key, which are retained in any case. */
  private retainedFromMs(buffer: WriteBuffer): number {
    const { segments, layout } = this.state;
    const times = newestTimes(rowsIn(buffer, layout.stride), layout.stride);
    let packed = segments.lastBefore(buffer.key, Number.MAX_SAFE_INTEGER);
    for (let missing = DOWNSAMPLED_ROWS_MIN; packed && missing > 0; ) {
      const found = newestTimes(packed.rows ?? new Float64Array(), layout.stride);
      times.push(...found);
      missing -= found.length;
      packed = segments.lastBefore(buffer.key, packed.fromMs);
    }
    // Rows that are being packed are still in the buffer, so that times may occur twice.
    return [...new Set(times)].sort((a, b) => b - a)[DOWNSAMPLED_ROWS_MIN - 1] ?? -Infinity;
  }

  /** Returns the retained rows of rows in the order of time, and the step of the last row. */
  private downsample(
    rows: Float64Array,
    stepBefore: number,
    retainFromMs: number,
  ): readonly [retained: Float64Array, lastStep: number] {
    const { stride } = this.state.layout;
    const retained: Float64Array[] = [];
    let lastStep = stepBefore;
    for (let at = 0; at < rows.length; at += stride) {
      const timeMs = rows[at + TIME_SLOT]!;
      const step = Math.floor(timeMs / this.everyMs);
      const isFirst = step !== lastStep && this.everyMs !== Infinity;
      if (isFirst || timeMs >= this.beforeMs || timeMs >= retainFromMs)
        retained.push(rows.subarray(at, at + stride));
      lastStep = step;
    }
    return [retained.length * stride === rows.length ? rows : concatCells(retained), lastStep];
  }
}

/** Returns the times of the last rows of rows in the order of time. */
function newestTimes(rows: Float64Array, stride: number): number[] {
  const times: number[] = [];
  const first = Math.max(0, rows.length - DOWNSAMPLED_ROWS_MIN * stride);
  for (let at = first; at < rows.length; at += stride) times.push(rows[at + TIME_SLOT]!);
  return times;
}

/** Rewrites downsampled segments, and joins adjacent small ones; leaves unchanged segments alone. */
class SegmentRewriter {
  /** Begin of the last segment that remains. */
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

  next(segment: Segment, rows: Float64Array, retained: Float64Array): void {
    const isSame = retained.length === rows.length;
    if (isSame && retained.length >= SMALL_SEGMENT_ROWS * this.state.layout.stride) {
      this.end();
      this.lastFromMs = segment.fromMs;
      return;
    }
    this.isChanged ||= !isSame || this.old.length > 0;
    this.old.push(segment);
    this.rows.push(retained);
  }

  end(): void {
    if (this.old.length === 0) return;
    if (this.isChanged) {
      for (const segment of this.old) this.state.segments.remove(segment);
      const rows = concatCells(this.rows);
      if (rows.length > 0) this.lastFromMs = this.state.segments.insert(this.key, rows);
    } else this.lastFromMs = this.old[0]!.fromMs;
    this.old = [];
    this.rows = [];
    this.isChanged = false;
  }
}
