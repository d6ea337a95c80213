import { describe, expect, it } from 'vitest';
import { changesCourse, reportingSeconds, STATIC_SECONDS } from './reporting.ts';
import { runScenario, scenarioOf } from './testing/test-scenario.ts';
import type { AisClass } from './transmitter-plan.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';

const every = (kind: AisClass, knots: number, isAtRest = false, turning = false): number =>
  reportingSeconds({
    class: kind,
    speed: knots * METERS_PER_SECOND_PER_KNOT,
    isAtRest,
    changesCourse: turning,
  });

/** Seconds between the true positions of ship `name`, from a time on. */
function intervals(yaml: string, fromSeconds = 0, duration = '1h'): number[] {
  const scenario = scenarioOf(yaml, duration);
  const times = runScenario(scenario)
    .tracks.filter(({ ship }) => ship === 'A')
    .map(({ timeMs }) => (timeMs - scenario.startMs) / 1000)
    .filter((seconds) => seconds >= fromSeconds);
  return times.slice(1).map((seconds, k) => seconds - times[k]);
}

describe('reportingSeconds (ITU-R M.1371-5, tables 1 and 2)', () => {
  it.each<[AisClass, string, number, boolean, boolean, number]>([
    ['A', 'at rest', 0, true, false, 180],
    ['A', 'at rest at 3 knots', 3, true, false, 180],
    ['A', 'at rest, faster', 3.1, true, false, 10],
    ['A', 'under way, stopped', 0, false, false, 10],
    ['A', 'under way at 14 knots', 14, false, false, 10],
    ['A', 'under way at 14 knots, turning', 14, false, true, 10 / 3],
    ['A', 'under way faster', 14.1, false, false, 6],
    ['A', 'under way faster, turning', 14.1, false, true, 2],
    ['A', 'at 23 knots', 23, false, false, 6],
    ['A', 'above 23 knots', 23.1, false, false, 2],
    ['A', 'above 23 knots, turning', 23.1, false, true, 2],
    ['B-SO', 'at 2 knots', 2, false, false, 180],
    ['B-SO', 'at 14 knots', 14, false, false, 30],
    ['B-SO', 'at 23 knots', 23, false, false, 15],
    ['B-SO', 'above 23 knots', 23.1, false, false, 5],
    ['B-CS', 'at 2 knots', 2, false, false, 180],
    ['B-CS', 'above 2 knots', 2.1, false, false, 30],
    ['B-CS', 'above 23 knots, turning', 25, false, true, 30],
    ['aton', 'always', 0, true, false, 180],
    ['none', 'looked at as class A', 10, false, false, 10],
  ])('class %s %s', (kind, _, knots, isAtRest, turning, seconds) => {
    expect(every(kind, knots, isAtRest, turning)).toBe(seconds);
  });

  it('a ship changes course when it turns 5° in half a minute', () => {
    expect(changesCourse((5.1 * RADIANS_PER_DEGREE) / 30)).toBe(true);
    expect(changesCourse((-5.1 * RADIANS_PER_DEGREE) / 30)).toBe(true);
    expect(changesCourse((4.9 * RADIANS_PER_DEGREE) / 30)).toBe(false);
  });

  it('a ship sends static reports every six minutes', () => {
    expect(STATIC_SECONDS).toBe(360);
  });
});

describe('reporting intervals of simulated ships', () => {
  const ship = (kind: AisClass, knots: number, steps: string): string =>
    `ships: [{ name: A, type: coaster, speedKnots: ${knots}, ais: ${kind}, start: { at: [24, 36] }, steps: [${steps}] }]`;
  const on = 'sail: { to: [26, 36] }';

  it.each<[AisClass, number, number]>([
    ['A', 12, 10],
    ['A', 18, 6],
    ['A', 26, 2],
    ['B-SO', 12, 30],
    ['B-SO', 18, 15],
    ['B-SO', 26, 5],
    ['B-CS', 12, 30],
  ])('class %s at %i knots every %i s', (kind, knots, seconds) => {
    const found = intervals(ship(kind, knots, on), 60);
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found)).toEqual(new Set([seconds]));
  });

  it('a ship at anchor or moored transmits every three minutes', () => {
    expect(new Set(intervals(ship('A', 12, 'anchor: {}')))).toEqual(new Set([180]));
    expect(new Set(intervals(ship('A', 12, 'moor: {}')))).toEqual(new Set([180]));
  });

  it('a ship moored to one at anchor transmits as one at anchor', () => {
    const yaml = `ships:
  - { name: A, type: coaster, start: { at: [24.01, 36] }, steps: [alongside: { ship: B }] }
  - { name: B, type: vlcc, start: { at: [24, 36] }, steps: [anchor: {}] }`;
    expect(new Set(intervals(yaml, 3 * 3600, '5h'))).toEqual(new Set([180]));
  });

  it('a ship that gets under way from anchor transmits as one under way within 20 s', () => {
    const scenario = scenarioOf(ship('A', 12, `anchor: { until: +30m }, ${on}`), '1h');
    const times = runScenario(scenario)
      .tracks.map(({ timeMs }) => (timeMs - scenario.startMs) / 1000)
      .filter((seconds) => seconds >= 1800);
    expect(times[0]).toBeLessThanOrEqual(1820);
    expect(times[1] - times[0]).toBeLessThanOrEqual(10);
  });

  it('a ship that turns transmits every 3⅓ s, on whole seconds', () => {
    const scenario = scenarioOf(ship('A', 12, 'sail: { to: [[24.02, 36], [24.02, 36.1]] }'), '15m');
    const { tracks } = runScenario(scenario);
    const turns = tracks.filter(({ headingDegrees }) => headingDegrees > 20 && headingDegrees < 70);
    const seconds = turns.map(({ timeMs }) => (timeMs - scenario.startMs) / 1000);
    const gaps = seconds.slice(1).map((each, k) => each - seconds[k]);
    expect(gaps.length).toBeGreaterThan(10);
    expect(new Set(gaps)).toEqual(new Set([3, 4]));
    expect((seconds.at(-1)! - seconds[0]) / gaps.length).toBeCloseTo(10 / 3, 0);
  });

  it('ships transmit out of step', () => {
    const yaml = `ships: [{ name: V, count: 20, type: coaster, start: { at: [24, 36], headingDegrees: 90 }, steps: [anchor: {}] }]`;
    const scenario = scenarioOf(yaml, '3m');
    const times = runScenario(scenario).tracks.map(({ timeMs }) => timeMs);
    expect(new Set(times).size).toBeGreaterThan(15);
  });
});
