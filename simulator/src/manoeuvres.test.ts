import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  recordStates,
  relativePosition,
  runScenario,
  type ShipState,
  scenarioOf,
} from './testing/test-scenario.ts';
import { RADIANS_PER_DEGREE, signedAngle } from './units.ts';

const SEA =
  'sea: { current: { towardsDegrees: 60, knots: 0.7, tidal: true }, wind: { fromDegrees: 240, knots: 12 } }';
const FAST = 6;
const MINUTE = 60_000;

const isFast = ({ mode }: ShipState): boolean => mode === FAST + 1;

/** A VLCC and a ship that comes alongside it. */
function pair(mother: string, daughter: string, more = ''): string {
  return `${SEA}
ships:
  - { name: Mother, type: vlcc, start: { at: [24, 36] }, steps: [${mother}] }
  - { name: Daughter, type: tanker, start: { at: [24.03, 36.02], speedKnots: 8 }, steps: [${daughter}] }
${more}`;
}

describe('alongside', () => {
  const places = fc.record({
    side: fc.constantFrom('port', 'starboard'),
    heading: fc.constantFrom('same', 'opposite'),
    aheadMeters: fc.integer({ min: -100, max: 100 }),
    gapMeters: fc.integer({ min: 0, max: 30 }),
    mother: fc.constantFrom(
      'anchor: {}',
      'drift: {}',
      'sail: { to: [25, 36.3], speedKnots: 4 }',
      'moor: {}',
    ),
  });

  it('moors at the place in the scenario, and moves with the other ship while it swings, drifts, sails', () => {
    fc.assert(
      fc.property(places, ({ mother, ...place }) => {
        const step = `alongside: { ship: Mother, for: 1h, ${JSON.stringify(place).slice(1, -1)} }, sail: { to: [24, 37] }`;
        const [leader, daughter] = recordStates(scenarioOf(pair(mother, step), '3h'), 10);
        const together = daughter.flatMap((each, k) => (isFast(each) ? [k] : []));
        expect(together.length).toBeGreaterThan(355);
        for (const k of together) {
          const { ahead, starboard } = relativePosition(leader[k], daughter[k]);
          const abeam = (60 + 32) / 2 + place.gapMeters;
          expect(ahead).toBeCloseTo(place.aheadMeters, 0);
          expect(starboard).toBeCloseTo(place.side === 'port' ? -abeam : abeam, 0);
          const turned = Math.abs(signedAngle(daughter[k].heading - leader[k].heading));
          expect(turned).toBeCloseTo(place.heading === 'same' ? 0 : Math.PI, 6);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('with opposite headings separates the antennas of two VLCCs by the computed distance', () => {
    const yaml = pair('anchor: {}', 'alongside: { ship: Mother, heading: opposite }');
    const scenario = scenarioOf(yaml.replace('type: tanker', 'type: vlcc'), '4h');
    const { tracks } = runScenario(scenario);
    const last = (name: string) => tracks.filter(({ ship }) => ship === name).at(-1)!;
    const [one, other] = [last('Mother'), last('Daughter')];
    const apart = distanceBetween([one.longitude, one.latitude], [other.longitude, other.latitude]);
    // Each antenna is 0.35 of 333 m abaft midships; the midships are two half beams and the gap apart.
    const geometry = Math.hypot(2 * 0.35 * 333, 64);
    expect(Math.abs(apart - geometry)).toBeLessThan(8);
  });

  it('the truth contains the encounter from the mooring, for its duration', () => {
    const scenario = scenarioOf(
      pair(
        'anchor: {}',
        'alongside: { ship: Mother, for: 50m, purpose: stores }, sail: { to: [24, 37] }',
      ),
      '3h',
    );
    const { encounters } = runScenario(scenario).truth;
    expect(encounters).toMatchObject([
      { ships: ['Daughter', 'Mother'], kind: 'stores', isTransfer: false },
    ]);
    const [{ beginMs, endMs }] = encounters;
    expect(endMs - beginMs).toBe(50 * MINUTE);
    const [, daughter] = recordStates(scenario, 10);
    const fast = daughter.filter(isFast).map(({ seconds }) => scenario.startMs + seconds * 1000);
    expect(Math.abs(fast[0] - beginMs)).toBeLessThanOrEqual(10_000);
    expect(Math.abs(fast[fast.length - 1] - endMs)).toBeLessThanOrEqual(10_000);
  });

  it('separates and sails away, and the ship that waits for that continues', () => {
    const scenario = scenarioOf(
      pair(
        'anchor: { untilLeftBy: Daughter }, sail: { to: [25, 36] }',
        'alongside: { ship: Mother, for: 30m }, sail: { to: [24, 37] }',
      ),
      '3h',
    );
    const { encounters } = runScenario(scenario).truth;
    const [leader, daughter] = recordStates(scenario);
    const left = (encounters[0].endMs - scenario.startMs) / 1000;
    expect(leader.filter(({ mode }) => mode === 4).at(-1)!.seconds).toBeLessThanOrEqual(left);
    expect(leader.find(({ mode }) => mode === 2)!.seconds).toBeLessThan(left + 61);
    expect(distanceBetween(leader.at(-1)!.at, daughter.at(-1)!.at)).toBeGreaterThan(5000);
  });

  it('a mother ship with two daughters waits until the last of them has left', () => {
    const other =
      '  - { name: Other, type: tanker, start: { at: [23.97, 36.02], speedKnots: 8 }, steps: [alongside: { ship: Mother, side: port, for: 20m }, sail: { to: [23.9, 36.2] }] }';
    const scenario = scenarioOf(
      pair(
        'anchor: { untilLeftBy: [Daughter, Other] }, sail: { to: [25, 36] }',
        'alongside: { ship: Mother, for: 90m }, sail: { to: [24, 37] }',
        other,
      ),
      '4h',
    );
    const { encounters } = runScenario(scenario).truth;
    expect(encounters).toHaveLength(2);
    const lastLeft = (Math.max(...encounters.map(({ endMs }) => endMs)) - scenario.startMs) / 1000;
    const [leader] = recordStates(scenario);
    const sails = leader.find(({ mode }) => mode === 2)!.seconds;
    expect(sails).toBeGreaterThanOrEqual(lastLeft);
    expect(sails).toBeLessThan(lastLeft + 61);
  });

  it('a daughter that left before the mother ship anchored counts as having left', () => {
    const scenario = scenarioOf(
      pair(
        'anchor: { at: [24.4, 36], untilLeftBy: Daughter }, sail: { to: [25, 36] }',
        'alongside: { ship: Mother, for: 5m }, sail: { to: [24, 37] }',
      )
        .replace('at: [24, 36] }', 'at: [24, 36], speedKnots: 6 }')
        .replace('type: vlcc', 'type: vlcc, speedKnots: 6'),
      '6h',
    );
    expect(runScenario(scenario).truth.encounters).toHaveLength(1);
    const [leader] = recordStates(scenario);
    expect(leader.at(-1)!.at[0]).toBeGreaterThan(24.5);
  });

  it('a pilot boat comes alongside a ship under way at 10 knots, and leaves', () => {
    const { truth } = runScenario(
      scenarioOf(`ships:
  - { name: Ship, type: bulker, speedKnots: 10, start: { at: [24, 36] }, steps: [sail: { to: [25, 36] }] }
  - { name: Pilot, type: pilot-boat, start: { at: [24.05, 36.03] }, steps: [alongside: { ship: Ship, gapMeters: 1, purpose: pilot, for: 5m }, sail: { to: [24, 36.2] }] }`),
    );
    expect(truth.encounters).toMatchObject([{ kind: 'pilot', isTransfer: false }]);
    expect(truth.encounters[0].endMs - truth.encounters[0].beginMs).toBe(5 * MINUTE);
  });

  it('a ship that begins half a mile off is alongside within an hour', () => {
    const { truth } = runScenario(
      scenarioOf(
        `ships:
  - { name: A, type: coaster, start: { at: [24.01, 36] }, steps: [alongside: { ship: B }] }
  - { name: B, type: vlcc, start: { at: [24, 36] }, steps: [anchor: {}] }`,
        '1h',
      ),
    );
    expect(truth.encounters).toHaveLength(1);
  });

  it('two ships that go alongside each other are an error of the scenario', () => {
    const both = `ships:
  - { name: A, type: coaster, start: { at: [24, 36], headingDegrees: 0, speedKnots: 0 }, steps: [alongside: { ship: B, heading: opposite }] }
  - { name: B, type: coaster, start: { at: [24.0018766, 36], headingDegrees: 180, speedKnots: 0 }, steps: [alongside: { ship: A, heading: opposite }] }`;
    // Without that check both would be moored to each other, and neither would determine the motion.
    expect(() => runScenario(scenarioOf(both, '1h'), { transmits: false })).toThrow(/expected/);
  });
});

describe('tandem', () => {
  it('lies astern of the other ship, bow to stern at the given distance', () => {
    const scenario = scenarioOf(
      `${SEA}
ships:
  - { name: FPSO, type: fpso, start: { at: [24, 36] }, steps: [anchor: { scopeMeters: 20 }] }
  - { name: Shuttle, type: tanker, lengthMeters: 270, start: { at: [24.05, 36.02] }, steps: [tandem: { ship: FPSO, gapMeters: 80, for: 1h }, sail: { to: [24, 37] }] }`,
      '4h',
    );
    const [leader, shuttle] = recordStates(scenario, 10);
    const together = shuttle.flatMap((each, k) => (isFast(each) ? [k] : []));
    expect(together.length).toBeGreaterThan(355);
    for (const k of together) {
      const { ahead, starboard } = relativePosition(leader[k], shuttle[k]);
      expect(ahead).toBeCloseTo(-(280 / 2 + 270 / 2 + 80), 0);
      expect(starboard).toBeCloseTo(0, 0);
      expect(Math.abs(signedAngle(leader[k].heading - shuttle[k].heading))).toBeLessThan(
        0.001 * RADIANS_PER_DEGREE,
      );
    }
    expect(runScenario(scenario).truth.encounters).toMatchObject([
      { kind: 'tandem', isTransfer: true },
    ]);
  });
});
