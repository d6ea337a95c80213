import { describe, expect, it } from 'vitest';
import { createSeaState, SEA_SECONDS, stepSea } from './sea-state.ts';
import { scenarioOf } from './testing/test-scenario.ts';
import { METERS_PER_SECOND_PER_KNOT } from './units.ts';

/** Knots east and north, each minute. */
function hours(sea: string, count: number, seed = 1) {
  const scenario = scenarioOf(
    `sea: { ${sea} }\nships: [{ name: A, type: tug, start: { at: [24, 36] } }]`,
  );
  const state = createSeaState(scenario, seed);
  return Array.from({ length: count * 60 }, (_, k) => {
    if (k > 0) stepSea(state, scenario.sea, k * SEA_SECONDS);
    return {
      current: [state.currentEast, state.currentNorth].map(
        (each) => each / METERS_PER_SECOND_PER_KNOT,
      ),
      wind: [state.windEast, state.windNorth].map((each) => each / METERS_PER_SECOND_PER_KNOT),
    };
  });
}
const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

describe('the sea', () => {
  it('is calm by default', () => {
    for (const { current, wind } of hours('', 10)) {
      expect([...current, ...wind].every((each) => Math.abs(each) === 0)).toBe(true);
    }
  });

  it('begins with the given values: a current towards its direction, a wind from its direction', () => {
    const [{ current, wind }] = hours(
      'current: { towardsDegrees: 90, knots: 2 }, wind: { fromDegrees: 90, knots: 10 }',
      1,
    );
    expect(current[0]).toBeCloseTo(2, 9);
    expect(wind[0]).toBeCloseTo(-10, 9);
    expect(Math.abs(current[1]) + Math.abs(wind[1])).toBeLessThan(1e-9);
  });

  it('varies by 12° and 15 % about the given values, over hours', () => {
    const found = hours('current: { towardsDegrees: 0, knots: 2 }', 2000);
    const turns = found.map(({ current: [east, north] }) => Math.atan2(east, north));
    const strengths = found.map(({ current }) => Math.hypot(...current) / 2);
    const spread = (values: readonly number[]): number =>
      Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
    expect(
      Math.abs((spread(turns.filter((_, k) => k % 30 === 0)) * 180) / Math.PI - 12),
    ).toBeLessThan(2);
    expect(Math.abs(spread(strengths.filter((_, k) => k % 30 === 0)) - 0.15)).toBeLessThan(0.03);
    const steps = turns.slice(1).map((turn, k) => Math.abs(turn - turns[k]));
    expect(Math.max(...steps)).toBeLessThan(0.25);
  });

  it('the tide turns the current round every 12 h 25 min', () => {
    const found = hours('current: { towardsDegrees: 90, knots: 2, tidal: true }', 25);
    const east = (hour: number): number => found[Math.round(hour * 60)].current[0];
    expect(east(0)).toBeCloseTo(2, 9);
    expect(Math.abs(east(3.105))).toBeLessThan(0.2);
    expect(east(6.21)).toBeLessThan(-1);
    expect(east(12.42)).toBeGreaterThan(1);
  });

  it('varies differently for another seed', () => {
    const sea = 'wind: { knots: 10 }';
    expect(hours(sea, 2, 2)).not.toEqual(hours(sea, 2, 1));
    expect(hours(sea, 2, 1)).toEqual(hours(sea, 2, 1));
  });
});
