import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  recordStates,
  runScenario,
  scenarioOf,
  vector,
} from './testing/test-scenario.ts';

const AWAY = 0;

describe('appearing and leaving', () => {
  it('a ship appears at its time, and leaves after its last step', () => {
    const scenario = scenarioOf(`ships:
  - { name: A, type: coaster, start: { at: [24, 36], time: +20m }, steps: [sail: { to: [24.05, 36] }] }`);
    const { tracks } = runScenario(scenario);
    const minutes = tracks.map(({ timeMs }) => (timeMs - scenario.startMs) / 60_000);
    expect(minutes[0]).toBeGreaterThanOrEqual(20);
    expect(minutes[0]).toBeLessThan(20.2);
    // 4.5 km at 12 knots are 12 minutes.
    expect(minutes.at(-1)).toBeGreaterThan(30);
    expect(minutes.at(-1)).toBeLessThan(33);
  });

  it('a ship without steps lies still to the end', () => {
    const [seen] = recordStates(
      scenarioOf('ships: [{ name: A, type: barge, start: { at: [24, 36] } }]'),
    );
    for (const { at, mode } of seen) expect([at, mode]).toEqual([[24, 36], 1]);
  });

  const partner = (start: string, steps: string): string => `ships:
  - { name: A, type: coaster, start: { at: [24, 36] }, steps: [alongside: { ship: B }] }
  - { name: B, type: tanker, start: { at: [24.03, 36], ${start} }, steps: [${steps}] }`;

  it('a ship waits for a partner that appears later', () => {
    const scenario = scenarioOf(partner('time: +1h', 'anchor: {}'), '3h');
    const [a] = recordStates(scenario);
    const waiting = a.slice(5, 60);
    expect(distanceBetween(waiting[0].at, waiting[waiting.length - 1].at)).toBeLessThan(1500);
    const { encounters } = runScenario(scenario).truth;
    expect(encounters).toHaveLength(1);
    expect(encounters[0].beginMs).toBeGreaterThan(scenario.startMs + 3_600_000);
  });

  it('a ship whose partner never appears skips the step, and stays to the end', () => {
    const scenario = scenarioOf(partner('time: +3h', 'anchor: {}'), '3h');
    const { truth, tracks } = runScenario(scenario);
    expect(truth.encounters).toEqual([]);
    expect(tracks.filter(({ ship }) => ship === 'A').at(-1)!.timeMs).toBeGreaterThan(
      scenario.startMs + 3 * 3_600_000 - 200_000,
    );
  });

  it('a ship whose partner leaves the scenario separates in that second, and continues', () => {
    const scenario = scenarioOf(
      partner('', 'anchor: { until: +2h }').replace(
        '{ ship: B }',
        '{ ship: B, for: 9h }, sail: { to: [25, 36] }',
      ),
      '3h',
    );
    const { encounters } = runScenario(scenario).truth;
    expect(encounters).toHaveLength(1);
    const end = (encounters[0].endMs - scenario.startMs) / 1000;
    expect(end).toBeGreaterThanOrEqual(7200);
    expect(end).toBeLessThanOrEqual(7201);
    const [a] = recordStates(scenario);
    expect(vector([24.03, 36], a.at(-1)!.at)[0]).toBeGreaterThan(10_000);
  });

  it('a ship that arrives after its partner has left continues with its next step', () => {
    const scenario = scenarioOf(
      partner('', 'anchor: { until: +10m }').replace(
        '36] }, steps: [alongside: { ship: B }',
        '36], time: +30m }, steps: [alongside: { ship: B, for: 1h }, moor: {}',
      ),
    );
    const { encounters, activities } = runScenario(scenario).truth;
    expect(encounters).toEqual([]);
    expect(activities.filter(({ ship }) => ship === 'A').at(-1)).toMatchObject({
      activity: 'moored',
    });
  });

  it('of several ships the first goes to the first of the others, the second to the second', () => {
    const scenario = scenarioOf(
      `ships:
  - { name: M, type: vlcc, count: 3, start: { grid: { at: [24, 36], spacingMeters: 3000, columns: 3 } }, steps: [anchor: { untilLeftBy: D }, sail: { to: [24, 37] }] }
  - { name: D, type: tanker, count: 3, start: { at: [24.03, 36.03], scatterMeters: 2000 }, steps: [alongside: { ship: M, for: 20m }, sail: { to: [25, 36] }] }`,
      '3h',
    );
    const { encounters, activities } = runScenario(scenario).truth;
    const pairs = encounters.map(({ ships }) => ships.join(' '));
    expect(pairs.sort()).toEqual(['D-1 M-1', 'D-2 M-2', 'D-3 M-3']);
    for (const { ships, endMs } of encounters) {
      const sails = activities.find(
        ({ ship, activity }) => ship === ships[1] && activity === 'under way',
      )!;
      expect(sails.beginMs - endMs).toBeGreaterThanOrEqual(0);
      expect(sails.beginMs - endMs).toBeLessThanOrEqual(61_000);
    }
  });
});

describe('a track', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 600 }), { minLength: 2, maxLength: 6 });

  it('follows exactly its points at their times, straight between them, and leaves after the last', () => {
    fc.assert(
      fc.property(
        times,
        fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 12, maxLength: 12 }),
        (drawn, offsets) => {
          const points = drawn
            .sort((a, b) => a - b)
            .map((seconds, k) => ({
              at: [24 + offsets[2 * k] / 1000, 36 + offsets[2 * k + 1] / 1000],
              time: `+${seconds}s`,
            }));
          const scenario = scenarioOf(
            `ships:
  - { name: A, type: coaster, steps: [track: ${JSON.stringify(points)}, moor: {}] }`,
            '11m',
          );
          const [seen] = recordStates(scenario, 1);
          for (const [k, { at, time }] of points.entries()) {
            const seconds = Number.parseInt(time.slice(1), 10);
            expect(distanceBetween(seen[seconds].at, [at[0], at[1]]), `at ${time}`).toBeLessThan(
              0.01,
            );
            if (k === 0) continue;
            const before = Number.parseInt(points[k - 1].time.slice(1), 10);
            const half = Math.floor((before + seconds) / 2);
            const share = (half - before) / (seconds - before);
            const east = points[k - 1].at[0] + share * (at[0] - points[k - 1].at[0]);
            expect(seen[half].at[0]).toBeCloseTo(east, 8);
          }
          for (const { mode } of seen.slice(0, drawn[0])) expect(mode).toBe(AWAY);
        },
      ),
      { numRuns: 8 },
    );
  });
});
