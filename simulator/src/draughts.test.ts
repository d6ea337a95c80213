import type { StaticReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { runScenario, scenarioOf } from './testing/test-scenario.ts';

/** Static reports of a ship in a scenario, by time. */
function staticsOf(yaml: string, ship: string): readonly StaticReport[] {
  return runScenario(scenarioOf(yaml, '6h')).reports.flatMap(({ report }) =>
    'draughtMeters' in report && report.name === ship ? [report] : [],
  );
}

const draughts = (statics: readonly StaticReport[]): readonly (number | null)[] => [
  ...new Set(statics.map(({ draughtMeters }) => draughtMeters)),
];

/** A tanker that takes cargo from another one for an hour. */
const transfer = (host: string, visitor: string): string => `ships:
  - { name: HOST, type: vlcc, draughtMeters: 20, ais: { ${host} }, start: { at: [24, 36] }, steps: [anchor: {}] }
  - { name: VISITOR, type: tanker, draughtMeters: 7, ais: { ${visitor} }, start: { at: [24.02, 36.02] }, steps: [alongside: { ship: HOST, for: 1h, draughtChange: { shipMeters: 3.2, otherMeters: -1 } }, sail: { to: [24, 37] }] }`;

describe('draughts', () => {
  it('change with a transfer, and are transmitted after its end', () => {
    const yaml = transfer('draughtEntry: 0s', 'draughtEntry: 0s');
    expect(draughts(staticsOf(yaml, 'HOST'))).toEqual([20, 19]);
    const statics = staticsOf(yaml, 'VISITOR');
    expect(draughts(statics)).toEqual([7, 10.2]);
    const [{ endMs }] = runScenario(scenarioOf(yaml, '6h')).truth.encounters;
    const first = statics.find(({ draughtMeters }) => draughtMeters === 10.2)!;
    expect(first.timeMs! - endMs).toBeGreaterThanOrEqual(0);
    expect(first.timeMs! - endMs).toBeLessThanOrEqual(7 * 60_000);
  });

  it('are transmitted as late as the crew enters them, or never', () => {
    const yaml = transfer('draughtEntry: never', 'draughtEntry: 1h');
    expect(draughts(staticsOf(yaml, 'HOST'))).toEqual([20]);
    const statics = staticsOf(yaml, 'VISITOR');
    const [{ endMs }] = runScenario(scenarioOf(yaml, '6h')).truth.encounters;
    const first = statics.find(({ draughtMeters }) => draughtMeters === 10.2)!;
    expect(first.timeMs! - endMs).toBeGreaterThanOrEqual(60 * 60_000);
  });

  it('change at a berth, too', () => {
    const yaml = `ships:
  - { name: A, type: bulker, draughtMeters: 14, start: { at: [24, 36] }, steps: [moor: { for: 1h, draughtChangeMeters: -6 }, sail: { to: [24, 37] }] }`;
    expect(draughts(staticsOf(yaml, 'A'))).toEqual([14, 8]);
  });
});

it('a ship reports its size without a reference point, no dimensions, another type, status, or no heading', () => {
  const yaml = `ships:
  - { name: SIZE, type: tanker, aisType: 0, ais: { dimensions: size, navStatus: 15, heading: false }, start: { at: [24, 36] }, steps: [anchor: {}] }
  - { name: NONE, type: tanker, ais: { dimensions: none }, start: { at: [25, 36] }, steps: [anchor: {}] }`;
  expect(staticsOf(yaml, 'SIZE')[0]).toMatchObject({
    shiptype: 0,
    toBowMeters: 0,
    toSternMeters: 183,
    toPortMeters: 0,
    toStarboardMeters: 32,
    lengthMeters: 183,
  });
  expect(staticsOf(yaml, 'NONE')[0]).toMatchObject({ toBowMeters: null, lengthMeters: null });
  const [{ report }] = runScenario(scenarioOf(yaml, '6h')).reports.filter(
    ({ report }) => 'navStatus' in report && report.navStatus === 15,
  );
  expect(report).toMatchObject({ heading: null });
});
