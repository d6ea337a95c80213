import { describe, expect, it } from 'vitest';
import { PendingRows } from './pending-rows.ts';

const WIDTH = 3;
const ALL = [-Infinity, Infinity] as const;
/** A row of key 7. */
const rowAt = (timeMs: number): Float64Array => Float64Array.of(7, timeMs, timeMs / 4);

describe('pending rows', () => {
  it('[L22] that were appended during packing remain, once each', () => {
    const pending = new PendingRows(WIDTH);
    pending.add(1, rowAt(10));
    pending.freeze();
    pending.add(2, rowAt(20));
    expect(pending.between(7, ...ALL)).toEqual([rowAt(10), rowAt(20)]);
    expect(pending.rowCount).toBe(2);
    pending.packed(1);
    // A query may have read of the end of packing before, and appends continued since.
    pending.add(3, rowAt(30));
    pending.packed(1);
    const rows = Float64Array.of(...rowAt(20), ...rowAt(30));
    expect(pending.between(7, ...ALL)).toEqual([new Float64Array(), rows]);
    expect(pending.rowCount).toBe(2);
  });

  it('[L22] of a packing that failed remain, with those that were appended during it', () => {
    const pending = new PendingRows(WIDTH);
    pending.add(1, rowAt(10));
    pending.freeze();
    pending.add(2, rowAt(20));
    pending.packed(0);
    const rows = Float64Array.of(...rowAt(10), ...rowAt(20));
    expect(pending.between(7, ...ALL)).toEqual([new Float64Array(), rows]);
    expect(pending.rowCount).toBe(2);
  });

  it('[L22] that another process has packed are dropped, also during an own packing', () => {
    const pending = new PendingRows(WIDTH);
    pending.add(1, rowAt(10));
    pending.freeze();
    pending.add(2, rowAt(20));
    pending.add(3, rowAt(30));
    pending.packed(2);
    expect(pending.between(7, ...ALL)).toEqual([new Float64Array(), rowAt(30)]);
    expect(pending.rowCount).toBe(1);
  });
});
