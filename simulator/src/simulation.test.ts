import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import {
  createSimulation,
  restoreSimulation,
  type Simulation,
  type SimulationOptions,
} from './simulation.ts';
import { runScenario, scenarioOf } from './testing/test-scenario.ts';

/** Loss, delay, faults, and ships that are moored, towed, and appear later. */
const BUSY = scenarioOf(`
sea: { current: { towardsDegrees: 60, knots: 0.7, tidal: true }, wind: { fromDegrees: 240, knots: 12 } }
receivers:
  - { everywhere: true, loss: 0.1, delay: [0s, 40s] }
ships:
  - { name: Mother, type: vlcc, mmsi: 211000001, start: { at: [24, 36] }, steps: [anchor: { untilLeftBy: Daughter }, sail: { to: [24.2, 36] }] }
  - { name: Daughter, type: tanker, mmsi: 211000002, ais: { loss: 0.1 }, start: { at: [24.03, 36.02], speedKnots: 8 }, steps: [alongside: { ship: Mother, for: 30m }, sail: { to: [24, 36.5] }] }
  - { name: Barge, type: barge, mmsi: 211000003, start: { at: [24.1, 36] }, steps: [drift: {}] }
  - { name: Tug, type: tug, mmsi: 211000004, start: { at: [24.12, 36.01] }, steps: [tow: { ship: Barge, to: [24.2, 36.05] }, loiter: { radiusMeters: 800 }] }
  - { name: Escort, type: supply, mmsi: 211000005, start: { at: [24.13, 36.0] }, steps: [escort: { ship: Tug, starboardMeters: 300 }] }
  - { name: Visitor, count: 3, type: coaster, mmsi: 211000010, start: { at: [24.05, 36.05], scatterMeters: 2000, time: [+0s, +1h] }, steps: [sail: { to: [24.2, 36.2] }, moor: {}] }
faults:
  - late: { ships: all, rate: 0.2, delay: [1m, 5m], from: +20m }
  - circle: { ships: Visitor-2, radiusMeters: 500, speedKnots: 8, from: +70m }
`);

/** Complete output as text; also the rest of it, for a simulation that has run partly. */
function rest(simulation: Simulation, cuts: readonly number[] = []): string {
  const out = { reports: [] as unknown[], tracks: [] as unknown[] };
  const until = cuts.map((share) => simulation.scenario.startMs + share * 7_200_000);
  for (const timeMs of [...until, simulation.endMs]) {
    const { reports, tracks } = simulation.runTo(timeMs);
    out.reports.push(...reports);
    out.tracks.push(...tracks);
  }
  return JSON.stringify({ ...out, truth: simulation.truth() });
}

const created = (options: SimulationOptions = {}, scenario: Scenario = BUSY): Simulation =>
  createSimulation(scenario, { tracks: true, ...options });

const STRAIGHT = rest(created());
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const afterMs = (share: number): number => BUSY.startMs + share * 7_200_000;

describe('simulation', () => {
  it('the same scenario and seed give the same bytes', () => {
    expect(rest(created())).toBe(STRAIGHT);
    expect(rest(created({ seed: BUSY.seed }))).toBe(STRAIGHT);
  });

  it('another seed gives other bytes', () => {
    expect(rest(created({ seed: 2 }))).not.toBe(STRAIGHT);
  });

  it('the intervals of runTo do not change the output', () => {
    const cuts = fc.array(shares, { maxLength: 20 });
    fc.assert(
      fc.property(cuts, (times) => {
        expect(rest(created(), times)).toBe(STRAIGHT);
      }),
      { numRuns: 8 },
    );
  });

  it('a past instant changes nothing', () => {
    const simulation = created();
    simulation.runTo(afterMs(0.5));
    const { nowMs } = simulation;
    expect(simulation.runTo(afterMs(0.2))).toEqual({ reports: [], tracks: [] });
    expect(simulation.nowMs).toBe(nowMs);
  });

  it('the options tracks and transmits do not change the course of events', () => {
    const { truth } = runScenario(BUSY, { tracks: false, transmits: false });
    expect(truth).toEqual(runScenario(BUSY).truth);
  });

  it('seeking back and forth gives the same as running there', () => {
    fc.assert(
      fc.property(fc.array(shares, { minLength: 1, maxLength: 5 }), (times) => {
        const sought = created();
        for (const share of times) sought.seek(afterMs(share));
        const run = created();
        run.runTo(afterMs(times[times.length - 1]));
        expect(sought.nowMs).toBe(run.nowMs);
        expect(rest(sought)).toBe(rest(run));
      }),
      { numRuns: 5 },
    );
  });

  it('seeking back over the snapshots of a long simulation gives the same as running there', () => {
    const ships = `ships: [{ name: A, type: tanker, start: { at: [3, 51] }, steps: [loiter: {}] }]`;
    const long = scenarioOf(ships, '20h');
    const [sought, run] = [created({}, long), created({}, long)];
    sought.runTo(sought.endMs);
    sought.seek(long.startMs + 13 * 3_600_000);
    sought.seek(long.startMs + 5 * 3_600_000);
    run.runTo(long.startMs + 5 * 3_600_000);
    expect(rest(sought)).toBe(rest(run));
  });

  it('a restored snapshot continues identically, and does not change', () => {
    fc.assert(
      fc.property(shares, (share) => {
        const simulation = created();
        simulation.runTo(afterMs(share));
        const snapshot = simulation.snapshot();
        const copy = structuredClone(snapshot);
        const straight = rest(simulation);
        expect(snapshot).toEqual(copy);
        const restored = restoreSimulation(BUSY, snapshot, { tracks: true });
        expect(rest(restored)).toBe(straight);
        expect(snapshot).toEqual(copy);
        expect(rest(restoreSimulation(BUSY, copy, { tracks: true }))).toBe(straight);
      }),
      { numRuns: 5 },
    );
  });

  it('a restored simulation seeks back before its snapshot too', () => {
    const simulation = created();
    simulation.runTo(afterMs(0.5));
    const restored = restoreSimulation(BUSY, simulation.snapshot(), { tracks: true });
    restored.seek(afterMs(0.25));
    expect(restored.nowMs).toBe(afterMs(0.25));
    simulation.seek(afterMs(0.25));
    expect(rest(restored)).toBe(rest(simulation));
  });

  it('two simulations that run alternately do not affect each other', () => {
    const [one, other] = [created(), created({ seed: 2 })];
    const batches: [unknown[], unknown[]] = [[], []];
    for (let k = 1; k <= 10; k++) {
      batches[0].push(...one.runTo(afterMs(k / 10)).reports);
      batches[1].push(...other.runTo(afterMs(k / 10)).reports);
    }
    expect(batches[0]).toEqual(runScenario(BUSY).reports);
    expect(batches[1]).toEqual(runScenario(BUSY, { seed: 2 }).reports);
  });

  it('reports are released in the order of delivery, all of them at the end', () => {
    const { reports, tracks } = runScenario(BUSY);
    const delivered = reports.map(({ deliveredMs }) => deliveredMs);
    expect(delivered).toEqual([...delivered].sort((a, b) => a - b));
    const heard = tracks.filter((position) => position.heard).length;
    expect(reports.filter(({ report }) => 'longitude' in report)).toHaveLength(heard);
    expect(delivered[delivered.length - 1]).toBeGreaterThan(BUSY.startMs + 7_200_000);
  });
});
