import type { Position } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Scenario, scenarios } from './arbitraries.ts';
import { contains } from './areas.ts';
import { cutIntoSteps, cutPlan, instantsOf } from './batches.ts';
import { geodesicMeters } from './geodesy.ts';
import { judge } from './judge.ts';
import { distanceAllowance } from './near-misses.ts';
import { type OracleVersion, oracle } from './oracle.ts';
import { MS_PER_MINUTE, type Truth, truthOf } from './tracks.ts';

const RUNS = { numRuns: 60 };

function eventsOf({ fixes, versions, eventTimeMs, options }: Scenario): ReturnType<typeof oracle> {
  return oracle(fixes, versions, eventTimeMs, options);
}

/** D3 at one instant, by nothing but its definition; the distance may be a little past the limit, or short of it. */
function isClose(
  a: Position | undefined,
  b: Position | undefined,
  { configuration }: OracleVersion,
  { options }: Scenario,
  sign: 1 | -1,
): boolean {
  if (!a || !b) return false;
  const { distanceMeters, area, excludePorts } = configuration;
  const ports = excludePorts ? (options.portAreasNear ?? []) : [];
  return (
    geodesicMeters(a, b) <= distanceMeters + sign * distanceAllowance(distanceMeters) &&
    [a, b].every((place) => contains(area, place)) &&
    ![a, b].some((place) => ports.some((port) => contains(port, place)))
  );
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

  test('are interesting: most have events, of all kinds', () => {
    const samples = fc.sample(scenarios, { numRuns: 150, seed: 1 }).map(eventsOf);
    const events = samples.flat();
    expect(samples.filter(({ length }) => length > 0).length).toBeGreaterThan(70);
    expect(events.filter((event) => event.deactivationTimeMs === null).length).toBeGreaterThan(50);
    expect(events.filter((event) => event.deactivationTimeMs !== null).length).toBeGreaterThan(50);
  }, 30_000);
});

describe('the oracle against each instant by itself', () => {
  /** Some instants between two, not in step with anything. */
  const instants = (fromMs: number, toMs: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => fromMs + ((i + 0.382) / count) * (toMs - fromMs));

  test('[D5] a pair is close all through the window, and not just before', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const truth = truthOf(scenario.fixes, scenario.options.gapMaxMinutes);
        for (const event of eventsOf(scenario)) {
          const { first, second, activationTimeMs, firedTimeMs } = event;
          const seeing = scenario.versions.filter(
            ({ configuration, fromMs, toMs }) =>
              configuration.id === event.configurationId &&
              fromMs <= activationTimeMs &&
              firedTimeMs <= toMs,
          );
          const close = (version: OracleVersion, timeMs: number, sign: 1 | -1): boolean =>
            isClose(truth(first.mmsi, timeMs), truth(second.mmsi, timeMs), version, scenario, sign);
          // Two fixes of a ship may be a millisecond apart, with a jump between: then 2 ms before is before the jump.
          const beginsAtJump = scenario.fixes.some(
            ({ mmsi, timeMs, startsTrack }) =>
              startsTrack === true &&
              (mmsi === first.mmsi || mmsi === second.mmsi) &&
              Math.abs(timeMs - activationTimeMs) <= 2,
          );
          const isRight = seeing.some(
            (version) =>
              instants(activationTimeMs, firedTimeMs, 30).every((timeMs) =>
                close(version, timeMs, 1),
              ) &&
              (beginsAtJump ||
                activationTimeMs - 2 < version.fromMs ||
                !close(version, activationTimeMs - 2, -1)),
          );
          expect(isRight).toBe(true);
        }
      }),
      RUNS,
    );
  }, 60_000);

  test('[D5] a pair that is close at every step for more than a window has an event then', () => {
    let found = 0;
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const truth = truthOf(scenario.fixes, scenario.options.gapMaxMinutes);
        const events = eventsOf(scenario);
        const mmsis = [...new Set(scenario.fixes.map(({ mmsi }) => mmsi))].sort((x, y) => x - y);
        for (const [i, a] of mmsis.entries()) {
          for (const b of mmsis.slice(i + 1)) {
            for (const version of scenario.versions) {
              for (const [fromMs, toMs] of stretches(scenario, version, truth, [a, b])) {
                found++;
                const covering = events.filter(
                  (event) =>
                    event.configurationId === version.configuration.id &&
                    event.first.mmsi === a &&
                    event.second.mmsi === b &&
                    event.activationTimeMs <= fromMs &&
                    (event.deactivationTimeMs ?? Number.POSITIVE_INFINITY) >= toMs,
                );
                if (covering.length === 1) continue;
                // Between two steps a ship may cut a corner of an area; that is looked for only where it would explain it.
                const isCut = everyMs(fromMs, toMs, FINE_STEP_MS).some(
                  (at) => !isClose(truth(a, at), truth(b, at), version, scenario, 1),
                );
                expect(isCut).toBe(true);
              }
            }
          }
        }
      }),
      RUNS,
    );
    expect(found).toBeGreaterThan(20);
  }, 60_000);

  const STEP_MS = 5000;
  const FINE_STEP_MS = 10;

  function everyMs(fromMs: number, toMs: number, stepMs: number): readonly number[] {
    return Array.from(
      { length: Math.floor((toMs - fromMs) / stepMs) + 1 },
      (_, i) => fromMs + i * stepMs,
    );
  }

  /** Runs of steps at which a pair is surely close, longer than W and with fixes of both in them. */
  function stretches(
    { fixes, ...rest }: Scenario,
    version: OracleVersion,
    truth: Truth,
    pair: readonly [Scenario['fixes'][number]['mmsi'], Scenario['fixes'][number]['mmsi']],
  ): [number, number][] {
    const own = pair.map((mmsi) =>
      fixes.filter((fix) => fix.mmsi === mmsi && fix.timeMs <= version.toMs),
    );
    const [known, lasting] = [
      own.map((each) => each.at(-1)?.timeMs ?? 0),
      [] as [number, number][],
    ];
    const fromMs = Math.max(version.fromMs, fixes[0].timeMs);
    let begin: number | undefined;
    for (let at = fromMs; at <= Math.min(...known) + STEP_MS; at += STEP_MS) {
      const close =
        at <= Math.min(...known) &&
        isClose(truth(pair[0], at), truth(pair[1], at), version, { fixes, ...rest }, -1) &&
        !own.some((each) =>
          each.some((fix) => fix.startsTrack && fix.timeMs > at - STEP_MS && fix.timeMs <= at),
        );
      if (close) begin ??= at;
      else if (begin !== undefined) {
        const [b, e] = [begin, at - STEP_MS];
        const isLong = e - b > version.configuration.windowMinutes * MS_PER_MINUTE + STEP_MS;
        const isHeard = own.every((each) => each.some((fix) => fix.timeMs >= b && fix.timeMs <= e));
        if (isLong && isHeard) lasting.push([b, e]);
        begin = undefined;
      }
    }
    return lasting;
  }
});

describe('the judge', () => {
  test('has nothing against the oracle’s own events, and something against one that is missing', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { fixes, versions, eventTimeMs, options } = scenario;
        const own = eventsOf(scenario).map((event) => ({ ...event, uuid: `uuid ${event.id}` }));
        expect(judge(own, fixes, versions, eventTimeMs, options)).toEqual([]);
      }),
      RUNS,
    );
  }, 60_000);

  test('[D14] each configuration says by itself what it says among others', () => {
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
  }, 60_000);
});

describe('batches', () => {
  test('[D8] together are the fixes, and keep what they say of what is heard', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, ({ fixes, versions, eventTimeMs }, plan) => {
        const instants = instantsOf(versions);
        const steps = cutIntoSteps(fixes, eventTimeMs, instants, plan);
        const batches = steps.flatMap((step) => (step.kind === 'batch' ? [step.batch] : []));
        expect(batches.flatMap((batch) => batch.fixes)).toEqual(fixes);
        expect(batches.map(({ ended }) => ended)).toEqual(
          batches.map((_, i) => i === batches.length - 1),
        );
        let heardUntilMs = Number.NEGATIVE_INFINITY;
        let newestMs = Number.NEGATIVE_INFINITY;
        const seen = new Set<number>();
        for (const step of steps) {
          if (step.kind === 'instant') {
            seen.add(step.timeMs);
            expect(heardUntilMs).toBe(step.timeMs);
            expect(newestMs).toBeLessThanOrEqual(step.timeMs);
          } else {
            for (const { timeMs } of step.batch.fixes) {
              expect(timeMs).toBeGreaterThanOrEqual(heardUntilMs);
              for (const instant of seen) expect(timeMs).toBeGreaterThan(instant);
              newestMs = Math.max(newestMs, timeMs);
            }
            expect(step.batch.heardUntilMs).toBeGreaterThanOrEqual(heardUntilMs);
            heardUntilMs = step.batch.heardUntilMs;
          }
        }
        const ascending = (a: number, b: number) => a - b;
        expect([...seen].sort(ascending)).toEqual([...new Set(instants)].sort(ascending));
      }),
      RUNS,
    );
  }, 60_000);
});
