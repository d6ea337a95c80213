import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OracleScenario, scenarios } from './arbitraries.ts';
import { cutIntoSteps, cutPlan, instantsOf } from './batches.ts';
import { oracle } from './oracle.ts';
import { oracleDifferences } from './oracle-differences.ts';

const RUNS = { numRuns: 30 };

function eventsOf({
  fixes,
  versions,
  eventTimeMs,
  options,
}: OracleScenario): ReturnType<typeof oracle> {
  return oracle(fixes, versions, eventTimeMs, options);
}

describe('fleets', () => {
  test('[D10] are cleaned tracks', () => {
    fc.assert(
      fc.property(scenarios, ({ fixes, eventTimeMs, versions }) => {
        for (const [i, { mmsi, timeMs, longitude, latitude }] of fixes.entries()) {
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(Math.abs(latitude)).toBeLessThanOrEqual(85);
          expect(Number.isInteger(timeMs)).toBe(true);
          const last = fixes[i - 1];
          if (last)
            expect(last.timeMs < timeMs || (last.timeMs === timeMs && last.mmsi < mmsi)).toBe(true);
        }
        for (const instant of instantsOf(versions))
          expect(instant).toBeLessThanOrEqual(eventTimeMs);
      }),
      RUNS,
    );
  });

  test('include events of all kinds in most cases', () => {
    const samples = fc.sample(scenarios, { numRuns: 150, seed: 1 }).map(eventsOf);
    const events = samples.flat();
    expect(samples.filter(({ length }) => length > 0).length).toBeGreaterThan(70);
    expect(events.filter((event) => event.deactivationTimeMs === null).length).toBeGreaterThan(50);
    expect(events.filter((event) => event.deactivationTimeMs !== null).length).toBeGreaterThan(50);
  });
});

describe('oracleDifferences', () => {
  test('accepts the oracle’s own events, and reports a missing one', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { fixes, versions, eventTimeMs, options } = scenario;
        const own = eventsOf(scenario).map((event) => ({ ...event, uuid: `uuid ${event.id}` }));
        expect(oracleDifferences(own, fixes, versions, eventTimeMs, options)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('[D14] each configuration alone has the same events as among others', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const all = eventsOf(scenario).map(({ id, ...event }) => event);
        for (const version of scenario.versions) {
          const alone = eventsOf({ ...scenario, versions: [version] });
          for (const { id, ...event } of alone) expect(all).toContainEqual(event);
        }
      }),
      RUNS,
    );
  });
});

describe('batches', () => {
  test('[D8] together contain all fixes, and their watermarks hold', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, ({ fixes, versions, eventTimeMs }, plan) => {
        const instants = instantsOf(versions);
        const steps = cutIntoSteps(fixes, eventTimeMs, instants, plan);
        const batches = steps.flatMap((step) => (step.kind === 'batch' ? [step.batch] : []));
        expect(batches.flatMap((batch) => batch.fixes)).toEqual(fixes);
        expect(batches.map(({ ended }) => ended)).toEqual(
          batches.map((_, i) => i === batches.length - 1),
        );
        let watermarkMs = Number.NEGATIVE_INFINITY;
        let newestMs = Number.NEGATIVE_INFINITY;
        const seen = new Set<number>();
        for (const step of steps) {
          if (step.kind === 'instant') {
            seen.add(step.timeMs);
            expect(watermarkMs).toBe(step.timeMs);
            expect(newestMs).toBeLessThanOrEqual(step.timeMs);
          } else {
            for (const { timeMs } of step.batch.fixes) {
              expect(timeMs).toBeGreaterThanOrEqual(watermarkMs);
              for (const instant of seen) expect(timeMs).toBeGreaterThan(instant);
              newestMs = Math.max(newestMs, timeMs);
            }
            expect(step.batch.watermarkMs).toBeGreaterThanOrEqual(watermarkMs);
            watermarkMs = step.batch.watermarkMs;
          }
        }
        const ascending = (a: number, b: number) => a - b;
        expect([...seen].sort(ascending)).toEqual([...new Set(instants)].sort(ascending));
      }),
      RUNS,
    );
  });
});
