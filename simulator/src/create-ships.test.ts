import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShips, type ScenarioShip } from './create-ships.ts';
import { scenarioOf, vector } from './testing/test-scenario.ts';

const shipsOf = (yaml: string, seed = 1): readonly ScenarioShip[] =>
  createShips(scenarioOf(`ships:\n  - ${yaml}`), seed);
const START = 'start: { at: [24, 36] }, steps: [moor: {}]';

describe('createShips', () => {
  it('names a single ship after its plan; numbers several, which share the plan name', () => {
    expect(shipsOf(`{ name: A, type: tug, ${START} }`).map(({ name }) => name)).toEqual(['A']);
    const many = shipsOf(`{ name: A, count: 3, type: tug, ${START} }`);
    expect(many.map(({ name }) => name)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(new Set(many.map(({ commonName }) => commonName))).toEqual(new Set(['A']));
  });

  it('counts up from a given MMSI; derived MMSIs belong to no country and are unique', () => {
    const numbered = shipsOf(`{ name: A, count: 3, mmsi: 211000001, type: tug, ${START} }`);
    expect(numbered.map(({ mmsi }) => mmsi)).toEqual([211000001, 211000002, 211000003]);
    const madeUp = shipsOf(`{ name: A, count: 3000, type: tug, ${START} }`);
    expect(new Set(madeUp.map(({ mmsi }) => mmsi)).size).toBe(3000);
    for (const { mmsi } of madeUp) {
      expect(mmsi).toBeGreaterThanOrEqual(280_000_000);
      expect(mmsi).toBeLessThan(300_000_000);
    }
  });

  it('derives the same MMSI for every seed, and avoids given ones', () => {
    const [{ mmsi }] = shipsOf(`{ name: A, type: tug, ${START} }`);
    expect(shipsOf(`{ name: A, type: tug, ${START} }`, 9)[0].mmsi).toBe(mmsi);
    const [one, other] = shipsOf(
      `{ name: A, type: tug, ${START} }\n  - { name: B, mmsi: ${mmsi}, type: tug, ${START} }`,
    );
    expect(other.mmsi).toBe(mmsi);
    expect(one.mmsi).not.toBe(mmsi);
  });

  it('draws ranges for each ship, within their bounds, and differently for another seed', () => {
    const yaml = `{ name: A, count: 200, type: tanker, lengthMeters: [150, 250], speedKnots: [10, 16], start: { at: [24, 36], headingDegrees: [350, 370], time: [+0s, +1h] }, steps: [moor: {}] }`;
    const ships = shipsOf(yaml);
    const values = (of: (ship: ScenarioShip) => number): number[] => ships.map(of);
    for (const [found, least, greatest] of [
      [values((ship) => ship.lengthMeters), 150, 250],
      [values((ship) => ship.speedKnots), 10, 16],
      [values((ship) => ship.headingDegrees!), 350, 370],
      [values((ship) => ship.appearsAtSeconds), 0, 3600],
    ] as const) {
      const width = greatest - least;
      expect(Math.min(...found)).toBeGreaterThanOrEqual(least);
      expect(Math.min(...found)).toBeLessThan(least + width / 10);
      expect(Math.max(...found)).toBeLessThanOrEqual(greatest);
      expect(Math.max(...found)).toBeGreaterThan(greatest - width / 10);
    }
    for (const { appearsAtSeconds } of ships) expect(Number.isInteger(appearsAtSeconds)).toBe(true);
    expect(shipsOf(yaml, 2).map(({ speedKnots }) => speedKnots)).not.toEqual(
      values((ship) => ship.speedKnots),
    );
  });

  it('makes each ship independent of the ships before it', () => {
    const yaml = `{ name: A, mmsi: 211000001, type: tanker, lengthMeters: [150, 250], ${START} }`;
    const [, after] = shipsOf(`{ name: B, type: tug, ${START} }\n  - ${yaml}`);
    expect(after).toEqual(shipsOf(yaml)[0]);
  });

  it('fills a grid eastwards in rows from its south-west corner, then northwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 100, max: 2000 }),
        (columns, spacing) => {
          const ships = shipsOf(
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

  it('scatters ships uniformly over a circle', () => {
    const ships = shipsOf(
      '{ name: A, count: 1000, type: tug, start: { at: [24, 36], scatterMeters: 1000 }, steps: [moor: {}] }',
    );
    const vectors = ships.map(({ at }) => vector([24, 36], at));
    const away = vectors.map(([east, north]) => Math.hypot(east, north));
    expect(Math.max(...away)).toBeLessThan(1001);
    // A circle of half the area has a radius of 707 m.
    expect(Math.abs(away.filter((meters) => meters < 707.1).length - 500)).toBeLessThan(60);
    expect(Math.abs(vectors.filter(([east]) => east > 0).length - 500)).toBeLessThan(60);
    expect(Math.abs(vectors.filter(([, north]) => north > 0).length - 500)).toBeLessThan(60);
  });
});
