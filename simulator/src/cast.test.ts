import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CastShip, castShips } from './cast.ts';
import { scenarioOf, vector } from './testing/test-scenario.ts';

const castOf = (yaml: string, seed = 1): readonly CastShip[] =>
  castShips(scenarioOf(`ships:\n  - ${yaml}`), seed);
const START = 'start: { at: [24, 36] }, steps: [moor: {}]';

describe('the cast', () => {
  it('one ship has its name; of several each has a number, and all the common name', () => {
    expect(castOf(`{ name: A, type: tug, ${START} }`).map(({ name }) => name)).toEqual(['A']);
    const many = castOf(`{ name: A, count: 3, type: tug, ${START} }`);
    expect(many.map(({ name }) => name)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(new Set(many.map(({ commonName }) => commonName))).toEqual(new Set(['A']));
  });

  it('an MMSI that is said is counted on; those made up are of no country and nobody has one twice', () => {
    const said = castOf(`{ name: A, count: 3, mmsi: 211000001, type: tug, ${START} }`);
    expect(said.map(({ mmsi }) => mmsi)).toEqual([211000001, 211000002, 211000003]);
    const madeUp = castOf(`{ name: A, count: 3000, type: tug, ${START} }`);
    expect(new Set(madeUp.map(({ mmsi }) => mmsi)).size).toBe(3000);
    for (const { mmsi } of madeUp) {
      expect(mmsi).toBeGreaterThanOrEqual(280_000_000);
      expect(mmsi).toBeLessThan(300_000_000);
    }
  });

  it('a made up MMSI is the same for every seed, and steps aside for one that is said', () => {
    const [{ mmsi }] = castOf(`{ name: A, type: tug, ${START} }`);
    expect(castOf(`{ name: A, type: tug, ${START} }`, 9)[0].mmsi).toBe(mmsi);
    const [one, other] = castOf(
      `{ name: A, type: tug, ${START} }\n  - { name: B, mmsi: ${mmsi}, type: tug, ${START} }`,
    );
    expect(other.mmsi).toBe(mmsi);
    expect(one.mmsi).not.toBe(mmsi);
  });

  it('spreads are drawn anew for each ship, within their bounds, and otherwise for another seed', () => {
    const yaml = `{ name: A, count: 200, type: tanker, lengthMeters: [150, 250], speedKnots: [10, 16], start: { at: [24, 36], headingDegrees: [350, 370], time: [+0s, +1h] }, steps: [moor: {}] }`;
    const ships = castOf(yaml);
    const values = (of: (ship: CastShip) => number): number[] => ships.map(of);
    for (const [found, least, greatest] of [
      [values((ship) => ship.lengthMeters), 150, 250],
      [values((ship) => ship.speedKnots), 10, 16],
      [values((ship) => ship.headingDegrees!), 350, 370],
      [values((ship) => ship.comesAtSeconds), 0, 3600],
    ] as const) {
      const width = greatest - least;
      expect(Math.min(...found)).toBeGreaterThanOrEqual(least);
      expect(Math.min(...found)).toBeLessThan(least + width / 10);
      expect(Math.max(...found)).toBeLessThanOrEqual(greatest);
      expect(Math.max(...found)).toBeGreaterThan(greatest - width / 10);
    }
    for (const { comesAtSeconds } of ships) expect(Number.isInteger(comesAtSeconds)).toBe(true);
    expect(castOf(yaml, 2).map(({ speedKnots }) => speedKnots)).not.toEqual(
      values((ship) => ship.speedKnots),
    );
  });

  it('what a ship is does not depend on the ships before it', () => {
    const yaml = `{ name: A, mmsi: 211000001, type: tanker, lengthMeters: [150, 250], ${START} }`;
    const [, after] = castOf(`{ name: B, type: tug, ${START} }\n  - ${yaml}`);
    expect(after).toEqual(castOf(yaml)[0]);
  });

  it('a grid goes east in rows from its south-west corner, then north', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 100, max: 2000 }),
        (columns, spacing) => {
          const ships = castOf(
            `{ name: A, count: 12, type: tug, start: { grid: { at: [24, 36], spacingMeters: ${spacing}, columns: ${columns} } }, steps: [moor: {}] }`,
          );
          for (const [k, { at }] of ships.entries()) {
            const [east, north] = vector([24, 36], at);
            expect(Math.abs(east - (k % columns) * spacing)).toBeLessThan(0.01 * spacing);
            expect(Math.abs(north - Math.floor(k / columns) * spacing)).toBeLessThan(
              0.01 * spacing,
            );
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('scattered ships lie evenly over a circle', () => {
    const ships = castOf(
      '{ name: A, count: 1000, type: tug, start: { at: [24, 36], scatterMeters: 1000 }, steps: [moor: {}] }',
    );
    const ways = ships.map(({ at }) => vector([24, 36], at));
    const away = ways.map(([east, north]) => Math.hypot(east, north));
    expect(Math.max(...away)).toBeLessThan(1001);
    // A circle of half the area has a radius of 707 m.
    expect(Math.abs(away.filter((meters) => meters < 707.1).length - 500)).toBeLessThan(60);
    expect(Math.abs(ways.filter(([east]) => east > 0).length - 500)).toBeLessThan(60);
    expect(Math.abs(ways.filter(([, north]) => north > 0).length - 500)).toBeLessThan(60);
  });
});
