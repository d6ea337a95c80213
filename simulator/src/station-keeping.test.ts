import { describe, expect, it } from 'vitest';
import type { Point } from './scenario.ts';
import {
  distanceBetween,
  recordStates,
  relativePosition,
  runScenario,
  scenarioOf,
  vector,
} from './testing/test-scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';

const STILL = 1;
const TOWED = 8;

describe('station keeping', () => {
  // The leader sails east for 11 km, turns 90° to port and sails north.
  const leader =
    '{ name: Leader, type: bulker, speedKnots: 8, start: { at: [24, 36] }, steps: [sail: { to: [[24.12, 36], [24.12, 36.3]] }] }';
  it.each<[string, string, { ahead: number; starboard: number }, string]>([
    [
      'escort',
      'escort: { ship: Leader, aheadMeters: 200, starboardMeters: 400 }',
      { ahead: 200, starboard: 400 },
      'escort',
    ],
    [
      'company',
      'company: { ship: Leader, starboardMeters: -300 }',
      { ahead: 0, starboard: -300 },
      'company',
    ],
    [
      'follow',
      'follow: { ship: Leader, distanceMeters: 800 }',
      { ahead: -800, starboard: 0 },
      'convoy',
    ],
    [
      'trawl',
      'trawl: { ship: Leader, distanceMeters: 350, side: port }',
      { ahead: 0, starboard: -350 },
      'trawl',
    ],
  ])(
    '%s: holds it on a straight line, and again after the leader has turned 90°',
    (_, step, place, kind) => {
      const scenario = scenarioOf(
        `ships:
  - ${leader}
  - { name: Other, type: supply, start: { at: [23.99, 36.005] }, steps: [${step}] }`,
        '2h',
      );
      const [first, other] = recordStates(scenario);
      const errors = first.map((each, k) => {
        const { ahead, starboard } = relativePosition(each, other[k]);
        return Math.hypot(ahead - place.ahead, starboard - place.starboard);
      });
      const heading = first.map((each) => each.heading / RADIANS_PER_DEGREE);
      const turns = heading.findIndex((degrees) => degrees < 85);
      const turned = heading.findIndex((degrees) => degrees < 5);
      expect(turns).toBeGreaterThan(25);
      expect(turned).toBeGreaterThan(turns);
      for (const error of errors.slice(20, turns)) expect(error).toBeLessThan(50);
      for (const error of errors.slice(turns, turned + 15)) expect(error).toBeLessThan(600);
      for (const error of errors.slice(turned + 20)) expect(error).toBeLessThan(50);
      const { encounters } = runScenario(scenario).truth;
      expect(encounters).toMatchObject([{ ships: ['Other', 'Leader'], kind, isTransfer: false }]);
      expect(encounters[0].endMs).toBe(scenario.startMs + 7_200_000);
    },
  );

  it('ends after its time, and the ship continues', () => {
    const scenario = scenarioOf(`ships:
  - ${leader}
  - { name: Other, type: supply, start: { at: [23.99, 36.005] }, steps: [escort: { ship: Leader, starboardMeters: 400, for: 10m }, sail: { to: [24, 35.5] }] }`);
    const [{ beginMs, endMs }] = runScenario(scenario).truth.encounters;
    expect(endMs - beginMs).toBe(600_000);
    const [first, other] = recordStates(scenario);
    expect(distanceBetween(first.at(-1)!.at, other.at(-1)!.at)).toBeGreaterThan(10_000);
  });
});

describe('towing', () => {
  const to: readonly Point[] = [
    [24.1, 36.01],
    [24.1, 36.06],
  ];
  const scenario = scenarioOf(
    `ships:
  - { name: Barge, type: barge, start: { at: [24, 36] }, steps: [drift: { until: +5h }, moor: {}] }
  - { name: Tug, type: tug, start: { at: [24.03, 36.01] }, steps: [tow: { ship: Barge, to: ${JSON.stringify(to)}, lineMeters: 250, speedKnots: 5 }, sail: { to: [24.3, 36] }] }`,
    '5h',
  );
  const [barge, tug] = recordStates(scenario);
  const { encounters, activities } = runScenario(scenario).truth;
  const inTow = barge.flatMap(({ mode }, k) => (mode === TOWED ? [k] : []));

  it('draws the tow at the length of its line, from stern to bow', () => {
    const apart = (32 + 90) / 2 + 250;
    const taut = inTow.slice(10);
    expect(taut.length).toBeGreaterThan(60);
    for (const k of taut) {
      expect(Math.abs(distanceBetween(barge[k].at, tug[k].at) - apart)).toBeLessThan(5);
      const [east, north] = vector(barge[k].at, tug[k].at);
      const { heading } = barge[k];
      expect(Math.sin(heading) * north - Math.cos(heading) * east).toBeCloseTo(0, -1);
    }
  });

  it('has the speed of the scenario, round its waypoints', () => {
    const speeds = inTow.slice(20, -20).map((k) => tug[k].speed / METERS_PER_SECOND_PER_KNOT);
    for (const speed of speeds) expect(speed).toBeCloseTo(5, 1);
    for (const place of to) {
      const nearest = Math.min(...inTow.map((k) => distanceBetween(tug[k].at, place)));
      expect(nearest).toBeLessThan(150);
    }
  });

  it('the truth contains it from the connection of the line to its release at the last waypoint', () => {
    expect(encounters).toMatchObject([{ ships: ['Tug', 'Barge'], kind: 'tow', isTransfer: false }]);
    const seconds = (timeMs: number): number => (timeMs - scenario.startMs) / 1000;
    expect(Math.abs(seconds(encounters[0].beginMs) - barge[inTow[0]].seconds)).toBeLessThan(61);
    expect(Math.abs(seconds(encounters[0].endMs) - barge[inTow.at(-1)!].seconds)).toBeLessThan(61);
    expect(distanceBetween(tug.at(-1)!.at, to[1])).toBeGreaterThan(2000);
  });

  it('the tow continues with its own steps after the release', () => {
    const after = barge.slice(inTow.at(-1)! + 1);
    expect(after.length).toBeGreaterThan(10);
    for (const { mode } of after) expect(mode).toBe(STILL);
    expect(activities.filter(({ ship }) => ship === 'Barge').at(-1)).toMatchObject({
      activity: 'moored',
    });
  });
});
