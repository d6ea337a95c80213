import type { AreaGeometry } from '@roadstead/geo';
import type { Fix, Mmsi, Position } from '@roadstead/model';
import fc from 'fast-check';
import { areaPlan, buildArea, portPlan } from './arbitrary-areas.ts';
import {
  buildVersions,
  type ConfigurationPlan,
  configurationPlan,
} from './arbitrary-configurations.ts';
import {
  type FollowerPlan,
  followerPlan,
  type LeaderPlan,
  leaderAt,
  leaderPlan,
  offsetAt,
} from './arbitrary-motion.ts';
import { type ReportingPlan, reportingPlan, reportTimes } from './arbitrary-reporting.ts';
import { eventTimeOf } from './event-time.ts';
import { destination, geodesicMeters } from './geodesy.ts';
import type { HoldsAt, OracleOptions, OracleVersion } from './oracle.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** All inputs that determine the events. */
export interface OracleScenario {
  /** Cleaned, in the order of time, then MMSI. */
  readonly fixes: readonly Fix[];
  readonly versions: readonly OracleVersion[];
  readonly eventTimeMs: number;
  readonly options: OracleOptions;
}

/** 2023-11-14, far enough from 0 to expose a detector that counts in whole seconds or in 32 bits. */
const START_MS = 1_700_000_000_000;
/** With any MID, and in no order. */
const MMSIS = [
  563000004, 201000000, 775999999, 244000007, 244000006, 538001234, 636019999, 311000321,
] as Mmsi[];
/** A faster ship would not pass the cleaning. */
const SPEED_METERS_PER_SECOND_MAX = 40;
const AIS_DEGREES = 1 / 600_000;

const region = fc.constantFrom<Position>(
  { longitude: 3.3, latitude: 0.01 },
  { longitude: 0, latitude: 0 },
  { longitude: 5.1, latitude: 60 },
  { longitude: 179.995, latitude: 10 },
  { longitude: -179.999, latitude: -60 },
  { longitude: -30, latitude: 84 },
  { longitude: 180, latitude: -84 },
);

const rates = fc.record({
  gapMaxMinutes: fc.constantFrom(30, 20, 10),
  separationMinutes: fc.constantFrom(5, 1, 3, 10),
});

interface FleetPlan {
  readonly region: Position;
  readonly rates: { readonly gapMaxMinutes: number; readonly separationMinutes: number };
  readonly distanceMeters: number;
  readonly leader: LeaderPlan;
  readonly leaderReporting: ReportingPlan;
  readonly followers: readonly {
    readonly motion: FollowerPlan;
    readonly reporting: ReportingPlan;
  }[];
  readonly isAisGrid: boolean;
}

const fleetPlan: fc.Arbitrary<FleetPlan> = fc.record({
  region,
  rates,
  /** The fleet's own D, the unit of its motion; the configurations' distances are near it. */
  distanceMeters: fc.oneof(
    fc.constantFrom(500, 100, 1000, 1852, 5000),
    fc.integer({ min: 100, max: 5000 }),
  ),
  leader: leaderPlan,
  leaderReporting: reportingPlan,
  followers: fc.array(fc.record({ motion: followerPlan, reporting: reportingPlan }), {
    minLength: 1,
    maxLength: MMSIS.length - 1,
    size: 'small',
  }),
  isAisGrid: fc.boolean(),
});

/** Fleets of two to eight ships with repeated meetings, and one to four configurations that watch them. */
export const scenarios: fc.Arbitrary<OracleScenario> = fc
  .record({
    fleet: fleetPlan,
    configurations: fc.array(configurationPlan, { minLength: 1, maxLength: 4, size: 'small' }),
    areas: fc.array(areaPlan, { minLength: 1, maxLength: 4 }),
    ports: fc.array(portPlan, { maxLength: 3 }),
  })
  .map(({ fleet, configurations, areas, ports }) => {
    const fixes = buildFleet(fleet);
    const placed = areas.map((plan) => buildArea(plan, placeOf(fleet), fleet.distanceMeters));
    const portAreas = ports.map((plan) => buildArea(plan, placeOf(fleet), fleet.distanceMeters));
    return buildScenario(fleet, fixes, configurations, placed, portAreas);
  });

function buildScenario(
  fleet: FleetPlan,
  fixes: readonly Fix[],
  configurations: readonly ConfigurationPlan[],
  areas: readonly AreaGeometry[],
  portAreasNear: readonly AreaGeometry[],
): OracleScenario {
  const eventTimeMs = eventTimeOf(fixes);
  const fixTimesMs = fixes.map(({ timeMs }) => timeMs).filter((timeMs) => timeMs <= eventTimeMs);
  return {
    fixes,
    eventTimeMs,
    options: { ...fleet.rates, portAreasNear, holds: holdsNowAndThen },
    versions: configurations.flatMap((plan, i) =>
      buildVersions(plan, i + 1, fleet.distanceMeters, areas, fixTimesMs),
    ),
  };
}

/** A condition that holds after some fixes and not after others, whoever reports them. */
const holdsNowAndThen: HoldsAt = (first, second) => (first.length + second.length) % 5 < 2;

function durationMs({ followers }: FleetPlan): number {
  return Math.max(
    ...followers.map(({ motion }) => offsetAt(motion, 0, Number.POSITIVE_INFINITY).endMs),
  );
}

/** Position of the leader at a part of the timeline, where areas are placed. */
function placeOf(fleet: FleetPlan): (part: number) => Position {
  return (part) => leaderAt(fleet.leader, fleet.region, part * durationMs(fleet));
}

function buildFleet(fleet: FleetPlan): Fix[] {
  const untilMs = durationMs(fleet);
  const gapMaxMs = fleet.rates.gapMaxMinutes * MS_PER_MINUTE;
  const leaderShip = shipFixes(fleet, 0, fleet.leaderReporting, untilMs, gapMaxMs, (timeMs) =>
    leaderAt(fleet.leader, fleet.region, timeMs),
  );
  const others = fleet.followers.map(({ motion, reporting }, i) =>
    shipFixes(fleet, i + 1, reporting, untilMs, gapMaxMs, (timeMs) => {
      const { bearing, meters } = offsetAt(motion, fleet.distanceMeters, timeMs);
      return destination(leaderAt(fleet.leader, fleet.region, timeMs), bearing, meters);
    }),
  );
  return [leaderShip, ...others].flat().sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
}

function shipFixes(
  fleet: FleetPlan,
  index: number,
  reporting: ReportingPlan,
  untilMs: number,
  gapMaxMs: number,
  placeAt: (timeMs: number) => Position,
): Fix[] {
  const fixes: Fix[] = [];
  for (const { timeMs, isRestart } of reportTimes(reporting, untilMs, gapMaxMs)) {
    const place = rounded(placeAt(timeMs), fleet.isAisGrid);
    const fix = { mmsi: MMSIS[index], timeMs: START_MS + timeMs, ...place };
    const last = fixes.at(-1);
    const isTooFast = last !== undefined && speed(last, fix) > SPEED_METERS_PER_SECOND_MAX;
    fixes.push(last && (isRestart || isTooFast) ? { ...fix, startsTrack: true } : fix);
  }
  return fixes;
}

function speed(from: Fix, to: Fix): number {
  return geodesicMeters(from, to) / ((to.timeMs - from.timeMs) / 1000);
}

/** Position rounded to a ten-thousandth of a minute, as in AIS, if required. */
function rounded({ longitude, latitude }: Position, isAisGrid: boolean): Position {
  if (!isAisGrid) return { longitude, latitude };
  return {
    longitude: Math.round(longitude / AIS_DEGREES) * AIS_DEGREES,
    latitude: Math.round(latitude / AIS_DEGREES) * AIS_DEGREES,
  };
}
