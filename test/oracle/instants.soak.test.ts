import type { Position } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OracleScenario, scenarios } from './arbitraries.ts';
import { contains } from './areas.ts';
import { geodesicMeters, LATITUDE_DEGREE_METERS_MIN } from './geodesy.ts';
import { distanceAllowance } from './near-misses.ts';
import { knownUnder, type OracleVersion, oracle } from './oracle.ts';
import { createPositionLookup, MS_PER_MINUTE, type PositionLookup } from './tracks.ts';

const RUNS = { numRuns: 60 };

function eventsOf({
  fixes,
  versions,
  eventTimeMs,
  options,
}: OracleScenario): ReturnType<typeof oracle> {
  return oracle(fixes, versions, eventTimeMs, options);
}

/** Whether an encounter that lasts for a window has an event of its own: one with filters fires later, or not at all (D15, D16). */
function firesAlways({ configuration }: OracleVersion): boolean {
  return configuration.filters === undefined && configuration.alternative === undefined;
}

/** D16: a version with each of its distances. */
function byDistance(version: OracleVersion): readonly OracleVersion[] {
  const { configuration } = version;
  const { alternative } = configuration;
  return [
    version,
    ...(alternative ? [{ ...version, configuration: { ...configuration, ...alternative } }] : []),
  ];
}

/** D3 at one instant, from its definition alone; the distance may be a little above the limit, or below it. */
function isClose(
  a: Position | undefined,
  b: Position | undefined,
  { configuration }: OracleVersion,
  { options }: OracleScenario,
  sign: 1 | -1,
): boolean {
  if (!a || !b) return false;
  const { distanceMeters, area, excludePorts } = configuration;
  const ports = excludePorts ? (options.portAreasNear ?? []) : [];
  const limitMeters = distanceMeters + sign * distanceAllowance(distanceMeters);
  // Geodesics are most of this test's time, and few pairs are that near.
  const isFar = Math.abs(a.latitude - b.latitude) * LATITUDE_DEGREE_METERS_MIN > limitMeters;
  return (
    !isFar &&
    geodesicMeters(a, b) <= limitMeters &&
    [a, b].every((place) => contains(area, place)) &&
    ![a, b].some((place) => ports.some((port) => contains(port, place)))
  );
}

describe('the oracle at single instants', () => {
  /** Some instants between two, irregularly spaced. */
  const instants = (fromMs: number, toMs: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => fromMs + ((i + 0.382) / count) * (toMs - fromMs));

  test('[D5] a pair is close throughout the window, and not just before it', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const lookups = new Map(
          scenario.versions
            .flatMap(byDistance)
            .map((version) => [
              version,
              createPositionLookup(scenario.fixes, knownUnder(version, scenario.options)),
            ]),
        );
        for (const event of eventsOf(scenario)) {
          const { first, second, activationTimeMs, firedTimeMs } = event;
          const seeing = [...lookups.keys()].filter(
            ({ configuration, fromMs, toMs }) =>
              configuration.id === event.configurationId &&
              fromMs <= activationTimeMs &&
              firedTimeMs <= toMs,
          );
          const close = (version: OracleVersion, timeMs: number, sign: 1 | -1): boolean =>
            isClose(
              lookups.get(version)?.(first.mmsi, timeMs),
              lookups.get(version)?.(second.mmsi, timeMs),
              version,
              scenario,
              sign,
            );
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
  });

  test('[D5] a pair that is close at every step for more than a window has an event then', () => {
    let found = 0;
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const events = eventsOf(scenario);
        const mmsis = [...new Set(scenario.fixes.map(({ mmsi }) => mmsi))].sort((x, y) => x - y);
        for (const [i, a] of mmsis.entries()) {
          for (const b of mmsis.slice(i + 1)) {
            for (const version of scenario.versions.filter(firesAlways)) {
              const isKnown = knownUnder(version, scenario.options);
              const positionOf = createPositionLookup(scenario.fixes, isKnown);
              for (const [fromMs, toMs] of closeIntervals(scenario, version, positionOf, [a, b])) {
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
                // Between two steps a ship may cut a corner of an area; the test looks for that only to explain a difference.
                const isCut = everyMs(fromMs, toMs, FINE_STEP_MS).some(
                  (at) => !isClose(positionOf(a, at), positionOf(b, at), version, scenario, 1),
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
  });

  const STEP_MS = 5000;
  const FINE_STEP_MS = 10;

  function everyMs(fromMs: number, toMs: number, stepMs: number): readonly number[] {
    return Array.from(
      { length: Math.floor((toMs - fromMs) / stepMs) + 1 },
      (_, i) => fromMs + i * stepMs,
    );
  }

  /** Runs of steps at which a pair is certainly close, longer than W and with fixes of both in them. */
  function closeIntervals(
    { fixes, ...rest }: OracleScenario,
    version: OracleVersion,
    positionOf: PositionLookup,
    pair: readonly [
      OracleScenario['fixes'][number]['mmsi'],
      OracleScenario['fixes'][number]['mmsi'],
    ],
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
        isClose(
          positionOf(pair[0], at),
          positionOf(pair[1], at),
          version,
          { fixes, ...rest },
          -1,
        ) &&
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
