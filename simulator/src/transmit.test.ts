import type { PositionReport, StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReceivedReport } from './received-report.ts';
import { distanceBetween, runScenario, scenarioOf } from './testing/test-scenario.ts';

const positions = (reports: readonly ReceivedReport[]): PositionReport[] =>
  reports.flatMap(({ report }) => ('longitude' in report ? [report] : []));
const statics = (reports: readonly ReceivedReport[]): StaticReport[] =>
  reports.flatMap(({ report }) => ('longitude' in report ? [] : [report]));

function isWhole(value: number, units: number): boolean {
  return Math.abs(value * units - Math.round(value * units)) < 1e-6 * units ** 0.5;
}

/** Quantised as in AIS, finite, in range and on a whole second. */
function isSound({ navStatus, mmsi: _, ...report }: PositionReport): boolean {
  const { longitude, latitude, sog, cog, heading, rot, timeMs } = report;
  return (
    Object.values(report).every((value) => value === null || Number.isFinite(value)) &&
    isWhole(longitude, 600_000) &&
    isWhole(latitude, 600_000) &&
    isWhole(sog ?? 0, 10) &&
    isWhole(cog ?? 0, 10) &&
    timeMs % 1000 === 0 &&
    Math.abs(longitude) <= 180 &&
    (sog ?? 0) >= 0 &&
    (cog ?? 0) < 360 &&
    (heading ?? 0) < 360 &&
    Math.abs(rot ?? 0) <= 720 &&
    [0, 1, 5, 7].includes(navStatus)
  );
}

const SHIP = 'type: tanker, start: { at: [24, 36], scatterMeters: 3000 }';
const STEPS = [
  'sail: { to: [[24.02, 36.02], [24.05, 36]], offsetMeters: 50 }',
  'drift: { for: 10m }',
  'anchor: { for: 10m }',
  'anchor: { at: [24.01, 36], for: 5m }',
  'moor: { at: [24.01, 36.01], for: 5m }',
  'loiter: { radiusMeters: 500, for: 20m }',
  'alongside: { ship: Mother, for: 5m }',
  'tandem: { ship: Mother, for: 5m }',
  'follow: { ship: Mother, distanceMeters: 500, for: 5m }',
  'escort: { ship: Mother, starboardMeters: 400, for: 5m }',
  'company: { ship: Mother, aheadMeters: 400, for: 5m }',
  'trawl: { ship: Mother, distanceMeters: 300, for: 5m }',
  'tow: { ship: Barge, to: [24.05, 36.05] }',
  'track: [{ at: [24, 36], time: +1h }, { at: [24.1, 36], time: +65m }]',
];

describe('transmissions', () => {
  it('are quantised as in AIS, finite, in range and on whole seconds, in every step', () => {
    const steps = fc.uniqueArray(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 4 });
    const places = fc.constantFrom([0, 0], [155.99, 0], [-24, -36], [0, 34]);
    fc.assert(
      fc.property(steps, places, fc.nat(), (list, [east, north], seed) => {
        const isLast = (step: string) => Number(step.startsWith('tow'));
        const kinds = list.sort(
          (a, b) =>
            isLast(a) - isLast(b) || Number(b.startsWith('track')) - Number(a.startsWith('track')),
        );
        const yaml = `sea: { current: { towardsDegrees: 60, knots: 0.7, tidal: true }, wind: { fromDegrees: 240, knots: 12 } }
ships:
  - { name: Mother, type: vlcc, start: { at: [24.02, 36.02] }, steps: [anchor: {}] }
  - { name: Barge, type: barge, start: { at: [24.03, 36] }, steps: [drift: {}] }
  - { name: A, ${kinds[0].startsWith('track') ? 'type: tanker' : SHIP}, steps: [${kinds.join(', ')}, moor: {}] }`;
        // The same elsewhere on earth: across the antimeridian and at 70° N.
        const moved = yaml.replace(/\[(2\d[.\d]*), (3\d[.\d]*)\]/g, (_, x: string, y: string) => {
          const longitude = Number(x) + east;
          return JSON.stringify([longitude > 180 ? longitude - 360 : longitude, Number(y) + north]);
        });
        const { reports, tracks } = runScenario(scenarioOf(moved, '2h', seed));
        expect(reports.length).toBeGreaterThan(100);
        expect(positions(reports).filter((report) => !isSound(report))).toEqual([]);
        const numbers = tracks.map(({ ship: _, activity: __, heard: ___, ...rest }) => rest);
        const bad = numbers.filter((each) => !Object.values(each).every(Number.isFinite));
        expect(bad).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  const still = (ais: string, more = ''): string =>
    `ships: [{ name: Alfa, type: coaster, mmsi: 211000001, imo: 9074729, callsign: DABC, destination: Rotterdam, ais: ${ais}, start: { at: [24, 36], headingDegrees: 90 }, steps: [moor: {}] ${more} }]`;

  it('include static reports every six minutes, with the position of the antenna in the hull', () => {
    const { reports, truth } = runScenario(
      scenarioOf(still('{ antenna: { aft: 0.8, starboardMeters: 3 } }'), '3h'),
    );
    const staticReports = statics(reports);
    expect(staticReports.length).toBeGreaterThanOrEqual(29);
    expect(staticReports.length).toBeLessThanOrEqual(31);
    expect(staticReports[0]).toMatchObject({
      mmsi: 211000001,
      imo: 9074729,
      name: 'ALFA',
      callsign: 'DABC',
      destination: 'Rotterdam',
      shiptype: 70,
      draughtMeters: 6,
      toBowMeters: 80,
      toSternMeters: 20,
      lengthMeters: 100,
      widthMeters: 15,
    });
    const [{ toPortMeters, toStarboardMeters }] = staticReports;
    expect(Math.abs(toPortMeters! - 10.5)).toBeLessThanOrEqual(0.5);
    expect(toPortMeters! + toStarboardMeters!).toBe(15);
    expect(truth.ships[0]).toMatchObject({ toBowMeters: 80, toPortMeters: 10.5 });
  });

  it('contain the position of the antenna', () => {
    const { reports } = runScenario(
      scenarioOf(still('{ antenna: { aft: 0.8, starboardMeters: 5 }, noiseMeters: 0 }')),
    );
    for (const { longitude, latitude, heading, sog, cog, navStatus } of positions(reports)) {
      // 30 m abaft midships is west of a ship that heads east; starboard is south.
      expect(
        distanceBetween([longitude, latitude], [24 - 30 / 90_163, 36 - 5 / 110_961]),
      ).toBeLessThan(0.3);
      expect({ heading, sog, cog, navStatus }).toEqual({
        heading: 90,
        sog: 0,
        cog: null,
        navStatus: 5,
      });
    }
  });

  it('of class B lack rate of turn, status and voyage data; of an aton, course and speed', () => {
    const b = runScenario(scenarioOf(still('B-CS'))).reports;
    for (const { rot, navStatus, sog } of positions(b))
      expect([rot, navStatus, sog]).toEqual([null, 15, 0]);
    expect(statics(b)[0]).toMatchObject({ imo: null, destination: null, draughtMeters: null });
    const aton = runScenario(scenarioOf(still('aton'))).reports;
    for (const { sog, cog, heading } of positions(aton))
      expect([sog, cog, heading]).toEqual([null, null, null]);
  });

  it('of a ship without AIS do not exist, but it is in the true tracks', () => {
    const { reports, tracks } = runScenario(scenarioOf(still('none')));
    expect(reports).toEqual([]);
    expect(tracks.length).toBeGreaterThan(30);
    for (const { heard } of tracks) expect(heard).toBe(false);
  });
});
