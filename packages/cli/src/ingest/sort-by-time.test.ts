import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByTime } from './sort-by-time.ts';

const report = (mmsi: number, timeMs: number): PositionReport => ({
  mmsi: mmsi as Mmsi,
  timeMs,
  ...{ longitude: -1.1, latitude: 50.8, sog: null, cog: 12.5, heading: null, rot: -3 },
  navStatus: 1,
});

async function* inBatches(
  batches: readonly (readonly PositionReport[])[],
): AsyncGenerator<readonly PositionReport[]> {
  yield* batches;
}

async function sorted(
  batches: readonly (readonly PositionReport[])[],
  memoryBytes: number,
): Promise<readonly PositionReport[]> {
  const result: PositionReport[] = [];
  for await (const batch of sortByTime([inBatches(batches)], memoryBytes)) result.push(...batch);
  return result;
}

describe('sortByTime', () => {
  it('sorts as a stable sort in memory, whatever the memory', async () => {
    const reports = fc.array(
      fc.record({ mmsi: fc.integer({ min: 1, max: 9 }), timeMs: fc.integer({ min: 0, max: 40 }) }),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(reports, { maxLength: 6 }),
        fc.integer({ min: 1, max: 3000 }),
        async (batches, memoryBytes) => {
          const all = batches.map((some) => some.map(({ mmsi, timeMs }) => report(mmsi, timeMs)));
          const expected = all.flat().sort((one, other) => one.timeMs - other.timeMs);
          expect(await sorted(all, memoryBytes)).toEqual(expected);
        },
      ),
    );
  });

  it('removes its temporary files, also if it is not read to the end or the source fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roadstead-sort-test-'));
    const batches = Array.from({ length: 50 }, (_, i) => [report(1, 50 - i)]);
    for await (const batch of sortByTime([inBatches(batches)], 500, folder)) {
      if (batch.length === 0) continue;
      expect(batch[0].timeMs).toBe(1);
      expect(await readdir(folder)).toHaveLength(1);
      break;
    }
    const failing = (async function* () {
      yield* batches;
      throw new Error('the source failed');
    })();
    const read = async (): Promise<void> => {
      for await (const _ of sortByTime([failing], 500, folder));
    };
    await expect(read()).rejects.toThrow('the source failed');
    expect(await readdir(folder)).toEqual([]);
    await rmdir(folder);
  });
});
