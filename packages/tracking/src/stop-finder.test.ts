import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StatusFix } from './port-call.ts';
import { StopFinder, type TrackedStop } from './stop-finder.ts';

const SHIP = 235_013_375 as Mmsi;
const MINUTE_MS = 60_000;

function fixAt(minute: number, longitude: number, navStatus = 5, mmsi = SHIP): StatusFix {
  return { mmsi, timeMs: minute * MINUTE_MS, longitude, latitude: 0, navStatus } as StatusFix;
}

function stopsOf(fixes: readonly StatusFix[]): readonly TrackedStop[] {
  const finder = new StopFinder();
  return [...finder.step(fixes), ...finder.end()];
}

it('[P1] finds stops of 5 minutes, with what the ship says', () => {
  // 0.001° of the equator are 111 m.
  const fixes = [0, 2, 4, 6].map((minute) => fixAt(minute, 10 + minute / 4000, minute < 5 ? 5 : 1));
  expect(stopsOf([...fixes, fixAt(8, 10.02, 0), fixAt(12, 10.02, 0)])).toEqual([
    {
      ...{ mmsi: SHIP, latitude: 0, beginMs: 0, endMs: 6 * MINUTE_MS },
      longitude: expect.closeTo(10.00075, 9),
      ...{ mooredShare: 0.75, anchoredShare: 0.25 },
    },
  ]);
});

it('[P4] continues a stop in silence, and ends it where a new track starts', () => {
  const fixes = [fixAt(0, 10), fixAt(600, 10), fixAt(610, 10)];
  expect(stopsOf(fixes)).toMatchObject([{ beginMs: 0, endMs: 610 * MINUTE_MS }]);
  const again = [fixes[0], { ...fixes[1], startsTrack: true as const }, fixes[2]];
  expect(stopsOf(again)).toMatchObject([{ beginMs: 600 * MINUTE_MS }]);
});

it('has a mean position across the antimeridian', () => {
  const [stop] = stopsOf([fixAt(0, 179.999), fixAt(3, -179.999), fixAt(6, -179.999)]);
  expect(stop.longitude).toBeCloseTo(-179.99967, 5);
});

it('[P5] finds the same stops in any batches', () => {
  const move = fc.record({ minutes: fc.integer({ min: 1, max: 9 }), far: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.nat({ max: 40 }), (moves, at) => {
      let [minute, longitude] = [0, 10];
      const fixes = moves.map(({ minutes, far }) => {
        minute += minutes;
        if (far) longitude += 0.01;
        return fixAt(minute, longitude);
      });
      const finder = new StopFinder();
      const parts = [finder.step(fixes.slice(0, at)), finder.step(fixes.slice(at)), finder.end()];
      expect(parts.flat()).toEqual(stopsOf(fixes));
    }),
  );
});
