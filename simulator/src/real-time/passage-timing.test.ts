import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METERS_PER_SECOND_PER_KNOT } from '../units.ts';
import { passageTiming, sailedAt } from './passage-timing.ts';
import { createSeaPath } from './sea-path.ts';

const HOUR = 3600;

/** Speed in knots after a share of a passage of some hours. */
function knotsAt(timing: ReturnType<typeof passageTiming>, hours: number, share: number): number {
  return sailedAt(timing, share).metersPerPassage / (hours * HOUR) / METERS_PER_SECOND_PER_KNOT;
}

describe('passageTiming', () => {
  // From the Elbe through the Kiel Canal to the Baltic.
  const canal = createSeaPath([
    [8.0, 54.0],
    [8.75, 53.9],
    [9.15, 53.9],
    [9.29, 54.02],
    [9.33, 54.13],
    [9.68, 54.29],
    [10.12, 54.367],
    [10.3, 54.5],
    [11.5, 54.6],
  ]);

  it('sails at most 8.1 knots in the Kiel Canal, and is at its end in time', () => {
    const timing = passageTiming(canal, 15 * HOUR);
    const speeds = Array.from({ length: 500 }, (_, i) => {
      const share = (i + 0.5) / 500;
      return { meters: sailedAt(timing, share).meters, knots: knotsAt(timing, 15, share) };
    });
    // Brunsbuettel is 76 km along the path, Holtenau 154 km.
    const inCanal = speeds.filter(({ meters }) => meters > 80_000 && meters < 150_000);
    expect(inCanal.length).toBeGreaterThan(100);
    for (const { knots } of inCanal) expect(knots).toBeCloseTo(8.1, 6);
    expect(Math.max(...speeds.map(({ knots }) => knots))).toBeGreaterThan(9.5);
    expect(sailedAt(timing, 1).meters).toBeCloseTo(canal.meters, 3);
  });

  it('is slower than two knots beside the berths, and slower than ten within three miles', () => {
    const path = createSeaPath([
      [3, 57],
      [4.5, 57],
    ]);
    const timing = passageTiming(path, 5 * HOUR);
    const speeds = Array.from({ length: 2000 }, (_, i) => {
      const share = (i + 0.5) / 2000;
      return { meters: sailedAt(timing, share).meters, knots: knotsAt(timing, 5, share) };
    });
    for (const { meters, knots } of speeds) {
      const fromEnd = Math.min(meters, path.meters - meters);
      if (fromEnd < 290) expect(knots).toBeLessThan(2);
      else if (fromEnd < 5500) expect(knots).toBeLessThan(10);
      else if (fromEnd > 5700) expect(knots).toBeGreaterThan(9.1);
    }
  });

  it('sails forward through the whole path for any schedule', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10.001, max: 14, noNaN: true }),
        fc.double({ min: 0.05, max: 300, noNaN: true }),
        (longitude, hours) => {
          const path = createSeaPath([
            [10, 57],
            [longitude, 57],
          ]);
          const timing = passageTiming(path, hours * HOUR);
          let before = 0;
          for (let share = 0; share <= 1; share += 0.01) {
            const { meters } = sailedAt(timing, share);
            expect(meters).toBeGreaterThanOrEqual(before);
            before = meters;
          }
          expect(sailedAt(timing, 1).meters).toBeCloseTo(path.meters, 3);
        },
      ),
    );
  });

  it('stays in place on a path without length', () => {
    const timing = passageTiming(createSeaPath([[3, 57]]), HOUR);
    expect(sailedAt(timing, 0.5)).toEqual({ meters: 0, metersPerPassage: 0 });
  });
});
