import type { Mmsi, RejectedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunCounts } from './run-counts.ts';

function rejectedAt(timeMs: number, mmsi: number): RejectedFix {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  const report = { mmsi: mmsi as Mmsi, timeMs, longitude: 10, latitude: 54, ...unknown };
  return { report, reason: 'jump', detail: 'too fast' };
}

describe('RunCounts', () => {
  it('has the same example in any order of the rejections', () => {
    const all = [rejectedAt(3, 1), rejectedAt(2, 7), rejectedAt(2, 5), rejectedAt(9, 2)];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        const counts = new RunCounts();
        for (const rejected of shuffled) counts.addRejected(rejected);
        expect(counts.rejected.get('jump')).toEqual({ count: 4, example: all[2] });
      }),
    );
  });
});
