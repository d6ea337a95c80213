import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, recordStates, runScenario, scenarioOf } from './testing/test-scenario.ts';
import { METERS_PER_SECOND_PER_KNOT } from './units.ts';

/** Ships without a common purpose, except for pairs, each on one line. */
const WORLD = [
  '{ name: Alfa, type: tanker, mmsi: 211000001, start: { at: [24, 36] }, steps: [loiter: { radiusMeters: 900 }] }',
  '{ name: Bravo, type: coaster, mmsi: 211000002, start: { at: [24.02, 36] }, steps: [sail: { to: [[24.1, 36.1], [24.2, 36]] }, anchor: {}] }',
  '{ name: Delta, type: supply, mmsi: 211000003, start: { at: [24.01, 36.01] }, steps: [alongside: { ship: Mother, for: 5m }, escort: { ship: Echo, starboardMeters: 300 }] }',
  '{ name: Mother, type: vlcc, mmsi: 211000004, start: { at: [24, 36.01] }, steps: [anchor: {}] }',
  '{ name: Echo, type: tug, mmsi: 211000005, start: { at: [24.05, 36.05] }, steps: [loiter: { radiusMeters: 1500 }] }',
  '{ name: Foxtrot, type: barge, mmsi: 211000006, start: { at: [24.05, 36] }, steps: [drift: {}] }',
];
/** Ships to insert: each pair of them moors, separates or tows in its own time. */
const MORE = [
  '{ name: Golf, type: tug, mmsi: 211000011, start: { at: [24.08, 36.02] }, steps: [alongside: { ship: Hotel, for: 4m }, loiter: {}] }',
  '{ name: Hotel, type: coaster, mmsi: 211000012, start: { at: [24, 36.02] }, steps: [anchor: {}] }',
  '{ name: India, type: barge, mmsi: 211000013, start: { at: [24, 36.03] }, steps: [drift: {}] }',
  '{ name: Juliett, type: tug, mmsi: 211000014, start: { at: [24.08, 36.03] }, steps: [tow: { ship: India, to: [24.03, 36.03] }, loiter: {}] }',
];
const SEA =
  'sea: { current: { towardsDegrees: 60, knots: 0.7 }, wind: { fromDegrees: 240, knots: 12 } }';

/** Output of each ship of the scenario, regardless of the others. */
function seenOf(ships: readonly string[]): unknown {
  const yaml = `${SEA}\nreceivers: [{ everywhere: true, loss: 0.1 }]\nships:\n  - ${ships.join('\n  - ')}\n`;
  const { reports, tracks, truth } = runScenario(scenarioOf(yaml, '70m'));
  const isOf = (ship: string): boolean => WORLD.some((each) => each.includes(`name: ${ship},`));
  return {
    reports: reports.filter(({ report }) => report.mmsi < 211_000_010),
    tracks: tracks.filter(({ ship }) => isOf(ship)),
    ships: truth.ships.filter(({ name }) => isOf(name)),
    encounters: truth.encounters.filter(({ ships: [one] }) => isOf(one)),
    activities: truth.activities.filter(({ ship }) => isOf(ship)),
  };
}

describe('ships', () => {
  const alone = seenOf(WORLD);

  it('one more ship, anywhere in the list, does not change the motion and reports of the others', () => {
    const places = fc.tuple(...MORE.map(() => fc.nat(WORLD.length)));
    fc.assert(
      fc.property(places, (at) => {
        const ships = WORLD.flatMap((each, k) => [...MORE.filter((_, m) => at[m] === k), each]);
        const after = MORE.filter((_, m) => at[m] === WORLD.length);
        expect(seenOf([...ships, ...after])).toEqual(alone);
      }),
      { numRuns: 12 },
    );
  });

  it('a mooring does not make another ship lose or gain a second', () => {
    // The ship at constant speed is in the list between the two that moor.
    const ships = `ships:
  - { name: Golf, type: tug, start: { at: [24.003, 36.02] }, steps: [alongside: { ship: Hotel }] }
  - { name: Steady, type: coaster, start: { at: [24, 36.1] }, steps: [sail: { to: [25, 36.1] }] }
  - { name: Hotel, type: coaster, start: { at: [24, 36.02] }, steps: [anchor: {}] }`;
    const [, steady] = recordStates(scenarioOf(ships, '90m'), 1);
    for (let k = 1; k < steady.length; k++) {
      const moved = distanceBetween(steady[k - 1].at, steady[k].at);
      expect(moved).toBeCloseTo(12 * METERS_PER_SECOND_PER_KNOT, 1);
    }
  });
});
