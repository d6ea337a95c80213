import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInMemory } from './sort-in-memory.ts';

async function* inBatches(
  batches: readonly (readonly PositionReport[])[],
): AsyncGenerator<readonly PositionReport[]> {
  yield* batches;
}

function reportOf([mmsi, timeMs]: readonly [number, number]): PositionReport {
  return {
    mmsi: mmsi as Mmsi,
    timeMs,
    ...{ longitude: -1.1, latitude: 50.8, sog: null, cog: 12.5, heading: null, rot: -3 },
    navStatus: 1,
  };
}

it('sorts as a stable sort, also more reports than it reserves memory for', async () => {
  const reports = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 40 })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(reports, { maxLength: 4 }), { maxLength: 3 }),
      fc.constantFrom(1, 500),
      async (inputs, times) => {
        const all = inputs.map((batches) =>
          batches.map((some) => Array.from({ length: times }, () => some.map(reportOf)).flat()),
        );
        const result: PositionReport[] = [];
        for await (const batch of sortInMemory(all.map(inBatches))) result.push(...batch);
        expect(result).toEqual(all.flat(2).sort((one, other) => one.timeMs - other.timeMs));
      },
    ),
    { numRuns: 30 },
  );
});
