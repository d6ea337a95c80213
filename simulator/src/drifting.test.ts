import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetPoint } from './local-plane.ts';
import {
  distanceBetween,
  recordStates,
  runScenario,
  scenarioOf,
  vector,
} from './testing/test-scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, signedAngle } from './units.ts';
import { createWorld } from './world.ts';

const SWINGS = 4;
const STILL = 1;

describe('at anchor', () => {
  const seas = fc.record({
    towardsDegrees: fc.integer({ min: 0, max: 360 }),
    knots: fc.double({ min: 0, max: 2, noNaN: true }),
    tidal: fc.boolean(),
  });

  it('a ship stays within its scope and length of the anchor, and its bow within the scope', () => {
    fc.assert(
      fc.property(seas, fc.integer({ min: 50, max: 500 }), (current, scopeMeters) => {
        const scenario = scenarioOf(
          `sea: { current: ${JSON.stringify(current)} }
ships:
  - { name: A, type: tanker, start: { at: [24, 36] }, steps: [anchor: { scopeMeters: ${scopeMeters} }] }`,
          '12h',
        );
        const [seen] = recordStates(scenario, 300);
        for (const { at, heading } of seen) {
          const bow = offsetPoint(at, 91.5 * Math.sin(heading), 91.5 * Math.cos(heading));
          expect(distanceBetween([24, 36], bow)).toBeLessThan(scopeMeters + 1);
          expect(distanceBetween([24, 36], at)).toBeLessThan(scopeMeters + 91.5 + 1);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('a ship lies with its head to the current, and swings round when the tide turns', () => {
    const scenario = scenarioOf(
      `sea: { current: { towardsDegrees: 90, knots: 1.5, tidal: true } }
ships:
  - { name: A, type: tanker, start: { at: [24, 36] }, steps: [anchor: {}] }`,
      '10h',
    );
    const [seen] = recordStates(scenario, 600);
    const off = (hour: number, degrees: number): number =>
      Math.abs(signedAngle(seen[hour * 6].heading - degrees * RADIANS_PER_DEGREE));
    // The tide turns after a quarter of 12 h 25 min, and is strongest in the other direction after half of it.
    expect(off(1, 270)).toBeLessThan(45 * RADIANS_PER_DEGREE);
    expect(off(6, 90)).toBeLessThan(45 * RADIANS_PER_DEGREE);
    expect(vector([24, 36], seen[6].at)[0]).toBeGreaterThan(200);
    expect(vector([24, 36], seen[36].at)[0]).toBeLessThan(-200);
  });

  it('a ship drops its anchor on arrival at its anchorage and falls back on it', () => {
    const scenario = scenarioOf(
      `sea: { current: { towardsDegrees: 90, knots: 0.5 } }
ships:
  - { name: A, type: tanker, start: { at: [24.1, 36] }, steps: [anchor: { at: [24, 36], scopeMeters: 300 }] }`,
      '3h',
    );
    const [seen] = recordStates(scenario, 60);
    const swings = seen.filter(({ mode }) => mode === SWINGS);
    const first = distanceBetween([24, 36], swings[1].at);
    expect(first).toBeLessThan(250);
    const last = distanceBetween([24, 36], swings[swings.length - 1].at);
    expect(last).toBeGreaterThan(250);
    expect(last).toBeLessThan(300 + 183 * 1.5);
  });
});

describe('moored', () => {
  it('a ship lies at its berth, with the given heading, and does not move', () => {
    const scenario = scenarioOf(
      `sea: { current: { towardsDegrees: 90, knots: 0.5 }, wind: { knots: 20 } }
ships:
  - { name: A, type: coaster, start: { at: [24.03, 36.02] }, steps: [moor: { at: [24, 36], headingDegrees: 135, for: 1h }, sail: { to: [24.1, 36] }] }`,
      '3h',
    );
    const [seen] = recordStates(scenario, 10);
    const moored = seen.filter(({ mode }) => mode === STILL);
    expect(moored).toHaveLength(360);
    for (const { at, heading, east, north } of moored) {
      expect(at).toEqual(moored[0].at);
      expect(distanceBetween([24, 36], at)).toBeLessThan(1.5);
      const off = Math.abs(signedAngle(heading - 135 * RADIANS_PER_DEGREE));
      expect(off).toBeLessThan(2.1 * RADIANS_PER_DEGREE);
      expect([east, north]).toEqual([0, 0]);
    }
  });
});

describe('loitering', () => {
  it('a ship stays within the radius about its starting place and the room it needs to turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), fc.nat(), (radius, seed) => {
        const scenario = scenarioOf(
          `ships:
  - { name: A, type: trawler, start: { at: [24, 36] }, steps: [loiter: { radiusMeters: ${radius} }] }`,
          '12h',
          seed,
        );
        const [seen] = recordStates(scenario, 120);
        const away = seen.map(({ at }) => distanceBetween([24, 36], at));
        // It may reach the edge on an outward course, and turns there in a circle.
        const turning = (11 * METERS_PER_SECOND_PER_KNOT) / createWorld(scenario, 1).turnRate[0];
        expect(Math.max(...away)).toBeLessThan(radius + 2 * turning);
        expect(Math.max(...away)).toBeGreaterThan(radius / 2);
      }),
      { numRuns: 6 },
    );
  });
});

describe('adrift', () => {
  const sea = (more: string): string => `sea: { ${more} }
ships:
  - { name: A, type: tanker, start: { at: [24, 36] }, steps: [drift: {}] }`;
  const drifted = (yaml: string, duration: string): readonly [number, number] => {
    const [seen] = recordStates(scenarioOf(yaml, duration), 600);
    return vector(seen[0].at, seen[seen.length - 1].at);
  };
  const METERS_10_HOURS = 36_000 * METERS_PER_SECOND_PER_KNOT;

  it('a ship drifts with the current', () => {
    const [east, north] = drifted(sea('current: { towardsDegrees: 90, knots: 1 }'), '10h');
    expect(Math.abs(east / METERS_10_HOURS - 1)).toBeLessThan(0.25);
    expect(Math.abs(north / METERS_10_HOURS)).toBeLessThan(0.25);
  });

  it('a ship drifts before the wind by its leeway, and turns beam to it', () => {
    const yaml = sea('wind: { fromDegrees: 180, knots: 20 }');
    const [east, north] = drifted(yaml, '10h');
    const leeway = 0.03 * 20 * METERS_10_HOURS;
    expect(Math.abs(north / leeway - 1)).toBeLessThan(0.25);
    expect(Math.abs(east / leeway)).toBeLessThan(0.25);
    const [seen] = recordStates(scenarioOf(yaml, '10h'), 600);
    const heading = seen[seen.length - 1].heading;
    expect(Math.abs(Math.sin(heading))).toBeGreaterThan(0.7);
  });

  it('the tide carries it there and back', () => {
    const yaml = sea('current: { towardsDegrees: 90, knots: 1, tidal: true }');
    // Until it turns after 3 h 6 min the mean is 2/π of the peak, and in 12 h 25 min it returns.
    const [there] = drifted(yaml, '3h');
    expect(there).toBeGreaterThan(0.45 * 10_800 * METERS_PER_SECOND_PER_KNOT);
    const [after] = drifted(yaml, '9h');
    expect(after).toBeLessThan(0);
  });

  it('in a calm it stays in place, and a ship that was under way loses its speed', () => {
    expect(Math.hypot(...drifted(sea('current: { knots: 0 }'), '5h'))).toBe(0);
    const moving = sea('wind: { knots: 0 }').replace(
      '36] }',
      '36], speedKnots: 12, headingDegrees: 90 }',
    );
    const [seen] = recordStates(scenarioOf(moving, '5h'), 600);
    expect(Math.hypot(seen[seen.length - 1].east, seen[seen.length - 1].north)).toBeLessThan(0.01);
    expect(runScenario(scenarioOf(moving, '5h')).truth.activities).toMatchObject([
      { activity: 'drifting' },
    ]);
  });
});
