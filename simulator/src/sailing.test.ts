import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetPoint } from './local-plane.ts';
import type { Point, Scenario } from './scenario.ts';
import {
  distanceBetween,
  recordStates,
  type ShipState,
  scenarioOf,
  vector,
} from './testing/test-scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, signedAngle } from './units.ts';
import { createWorld } from './world.ts';

const LENGTH = 100;
/** Lengths after a right angle within which a ship is back on its line, to a fifth of its length. */
const SETTLED = 55;
const MARGIN = 1 + 1e-9;

/** A coaster that sails from a place through others, in metres from it. */
function passage(start: Point, vectors: readonly Point[], more = '', sea = ''): Scenario {
  const to = vectors.map(([east, north]) => offsetPoint(start, east, north));
  const ships = `ships:
  - { name: A, type: coaster, start: { at: ${JSON.stringify(start)} }, steps: [sail: { to: ${JSON.stringify(to)}${more} }, moor: {}] }`;
  return scenarioOf(`${sea}\n${ships}`, '3h');
}

/** Distance to starboard of the line from one place to another. */
function crossTrack(from: Point, to: Point, at: Point): { starboard: number; rest: number } {
  const [legEast, legNorth] = vector(from, to);
  const [east, north] = vector(at, to);
  const length = Math.hypot(legEast, legNorth);
  return {
    starboard: (north * legEast - east * legNorth) / length,
    rest: (east * legEast + north * legNorth) / length,
  };
}

const underWay = (seen: readonly ShipState[]): readonly ShipState[] =>
  seen.filter(({ mode }) => mode === 2);

describe('a ship under engine', () => {
  const turn = fc.double({ min: 0.3, max: 2.2, noNaN: true });
  const vectors = fc.tuple(turn, fc.boolean()).map(([angle, isPort]): Point[] => {
    const second = isPort ? -angle : angle;
    return [
      [0, 5000],
      [5000 * Math.sin(second), 5000 + 5000 * Math.cos(second)],
    ];
  });

  it('never exceeds its routine rate of turn, acceleration and deceleration', () => {
    fc.assert(
      fc.property(vectors, (legs) => {
        const scenario = passage([24, 36], [...legs, [0, 0]]);
        const { turnRate, acceleration } = createWorld(scenario, 1);
        const [seen] = recordStates(scenario, 1);
        const sails = underWay(seen);
        let [turnedMost, gainedMost] = [0, 0];
        for (let k = 1; k < sails.length; k++) {
          const turned = Math.abs(signedAngle(sails[k].heading - sails[k - 1].heading));
          turnedMost = Math.max(turnedMost, turned);
          gainedMost = Math.max(gainedMost, Math.abs(sails[k].speed - sails[k - 1].speed));
        }
        expect(turnedMost).toBeLessThanOrEqual(turnRate[0] * MARGIN);
        expect(gainedMost).toBeLessThanOrEqual(acceleration[0] * MARGIN);
      }),
      { numRuns: 3 },
    );
  });

  it('moves every second by its speed, also when it passes a waypoint', () => {
    const [seen] = recordStates(
      passage(
        [24, 36],
        [
          [0, 4000],
          [4000, 4000],
        ],
      ),
      1,
    );
    const sails = underWay(seen);
    for (let k = 1; k < sails.length; k++) {
      const moved = distanceBetween(sails[k - 1].at, sails[k].at);
      expect(moved, `second ${sails[k].seconds}`).toBeCloseTo(sails[k].speed, 1);
    }
  });

  it.each<[string, Point, string]>([
    ['in a calm', [24, 36], ''],
    ['across a current', [24, 36], 'sea: { current: { towardsDegrees: 90, knots: 2 } }'],
    ['across the antimeridian', [179.99, 10], ''],
    ['at 70° N', [20, 70], 'sea: { current: { towardsDegrees: 20, knots: 1 } }'],
  ])('follows the lines between its waypoints, %s', (_, start, sea) => {
    const scenario = passage(
      start,
      [
        [9000, 0],
        [9000, 9000],
        [0, 9000],
      ],
      '',
      sea,
    );
    const [seen] = recordStates(scenario, 10);
    const [step] = scenario.ships[0].steps;
    const places = step.kind === 'sail' ? [start, ...step.to] : [];
    for (let leg = 1; leg < places.length; leg++) {
      const settled = underWay(seen)
        .map(({ at }) => ({ at, ...crossTrack(places[leg - 1], places[leg], at) }))
        .filter(({ at, rest, starboard }) => {
          const passed = distanceBetween(places[leg - 1], at);
          return (
            rest > 3 * LENGTH && passed > SETTLED * LENGTH && Math.abs(starboard) < 10 * LENGTH
          );
        });
      expect(settled.length).toBeGreaterThan(30);
      for (const { starboard } of settled) expect(Math.abs(starboard)).toBeLessThan(0.2 * LENGTH);
    }
    for (const place of places.slice(1)) {
      const nearest = Math.min(...seen.map(({ at }) => distanceBetween(at, place)));
      expect(nearest).toBeLessThan(3 * LENGTH);
    }
  });

  it('maintains its offset to starboard of every leg; negative is to port', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (offset) => {
        const start: Point = [24, 36];
        const [seen] = recordStates(
          passage(
            start,
            [
              [0, 12000],
              [12000, 12000],
            ],
            `, offsetMeters: ${offset}`,
          ),
          10,
        );
        const corners = [start, offsetPoint(start, 0, 12_000), offsetPoint(start, 12_000, 12_000)];
        const checked = [1, 2].map((leg) => {
          const settled = underWay(seen)
            .map(({ at }) => crossTrack(corners[leg - 1], corners[leg], at))
            .filter(({ rest }) => rest > 1500 && rest < 4500)
            .filter(({ starboard }) => Math.abs(starboard) < 2500);
          for (const { starboard } of settled) {
            expect(Math.abs(starboard - offset)).toBeLessThan(0.3 * LENGTH);
          }
          return settled.length;
        });
        expect(Math.min(...checked)).toBeGreaterThan(20);
      }),
      { numRuns: 6 },
    );
  });

  it('slows down and stops at its anchorage', () => {
    const at = JSON.stringify(offsetPoint([24, 36], 5000, 0));
    const scenario = scenarioOf(`ships:
  - { name: A, type: coaster, start: { at: [24, 36] }, steps: [anchor: { at: ${at} }] }`);
    const { acceleration } = createWorld(scenario, 1);
    const [seen] = recordStates(scenario, 1);
    const sails = underWay(seen);
    expect(sails[0].speed).toBeCloseTo(12 * METERS_PER_SECOND_PER_KNOT, 6);
    const last = sails[sails.length - 1];
    expect(last.speed).toBeLessThan(1);
    expect(distanceBetween(last.at, JSON.parse(at) as Point)).toBeLessThan(0.5 * LENGTH);
    for (let k = 1; k < sails.length; k++) {
      expect(sails[k - 1].speed - sails[k].speed).toBeLessThanOrEqual(acceleration[0] * MARGIN);
    }
    expect(seen[seen.length - 1].mode).toBe(4);
  });
});

it('obeys the limit of a waterway at its own speed, but not at a speed that the scenario prescribes', () => {
  const speeds = ['', ', speedKnots: 12'].map((prescribed) => {
    const yaml = `ships:
  - { name: A, type: coaster, start: { at: [9.3, 54.05] }, steps: [sail: { to: [9.33, 54.5]${prescribed} }] }`;
    const [states] = recordStates(scenarioOf(yaml, '30m'));
    return states[20].speed / METERS_PER_SECOND_PER_KNOT;
  });
  expect(speeds[0]).toBeCloseTo(8.1, 1);
  expect(speeds[1]).toBeCloseTo(12, 1);
});
