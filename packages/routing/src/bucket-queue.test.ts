import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BucketQueue } from './bucket-queue.ts';

/** As wide as the buckets of the queue, in metres. */
const SLACK_METERS = 1000;

describe('BucketQueue', () => {
  it('[R1] returns each node once, those with lower keys first, to a kilometre', () => {
    const queue = new BucketQueue();
    const keys = fc.array(fc.double({ min: 0, max: 6e7, noNaN: true }), { maxLength: 300 });
    fc.assert(
      fc.property(keys, (all) => {
        queue.clear();
        all.forEach((key, node) => {
          queue.push(node, key);
        });
        const popped: number[] = [];
        let highest = 0;
        for (let node = queue.pop(); node >= 0; node = queue.pop()) {
          expect(queue.key).toBe(all[node]);
          expect(queue.key).toBeGreaterThan(highest - SLACK_METERS);
          highest = Math.max(highest, queue.key);
          popped.push(node);
        }
        expect(popped.sort((a, b) => a - b)).toEqual([...all.keys()]);
      }),
    );
  });

  it('[R1] is empty after clear, and reports when all keys are above a limit', () => {
    const queue = new BucketQueue();
    for (let node = 0; node < 5000; node++) queue.push(node, 2_000_000 + 700 * node);
    expect(queue.pop()).toBeGreaterThanOrEqual(0);
    expect(queue.isAbove(1_999_000)).toBe(true);
    expect(queue.isAbove(2_001_500)).toBe(false);
    queue.clear();
    expect(queue.pop()).toBe(-1);
  });
});
