import type { Mmsi, ReportedFix } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import type { FiringFeatures } from './firing-features.ts';
import { OpenEncounter } from './open-encounter.ts';
import { ShipHistories } from './ship-histories.ts';

const MINUTE_MS = 60_000;
const BEGIN_MINUTE = 60;
const [HOST, VISITOR] = [211000001, 211000002] as [Mmsi, Mmsi];
const METERS_PER_DEGREE = 110_950;

const SURROUNDINGS = {
  portAreaMeters: () => 12_000,
  anchorageMeters: () => 3000,
  shoreMeters: () => 9000,
};

const TANKER = {
  ...{ imo: null, callsign: null, name: null, destination: null, eta: null },
  ...{ shiptype: 80, lengthMeters: 180, widthMeters: 30, draughtMeters: 9 },
  ...{ toBowMeters: 150, toSternMeters: 30, toPortMeters: 15, toStarboardMeters: 15 },
};

/** The visitor's distance from the host by minute: it approaches at 100 m a minute, and lies 40 m away from minute 65 on. */
function awayMeters(minute: number): number {
  return Math.max(40, 40 + (65 - minute) * 100);
}

/** Features of an encounter from minute 60 on, at a minute. */
function featuresAt(
  minute: number,
  {
    heading = 90,
    visitorFrom = 0,
    hostHeading = 90,
  }: { heading?: number | null; visitorFrom?: number; hostHeading?: number | null } = {},
): FiringFeatures {
  const histories = new ShipHistories();
  const fixes: ReportedFix[] = [];
  for (let at = 0; at <= minute; at++) {
    const timeMs = at * MINUTE_MS;
    const away = awayMeters(at);
    const isSailing = away > 40;
    const place = { longitude: 24, timeMs, rot: null, navStatus: 0 };
    fixes.push({
      ...{ ...place, mmsi: HOST, latitude: 0, sog: 0, cog: null, heading: hostHeading },
    });
    if (at < visitorFrom) continue;
    const latitude = away / METERS_PER_DEGREE;
    const motion = isSailing ? { sog: 3, cog: 180 } : { sog: 0, cog: 180 };
    fixes.push({ ...place, ...motion, mmsi: VISITOR, latitude, heading });
  }
  histories.addFixes(fixes);
  const statics = [HOST, VISITOR].map((mmsi) => ({ mmsi, timeMs: 0, ...TANKER }) as never);
  histories.addStatics(statics, 0, Number.NEGATIVE_INFINITY);
  const encounter = {
    ...{ first: HOST, second: VISITOR, activationTimeMs: BEGIN_MINUTE * MINUTE_MS },
    gapMaxMs: 30 * MINUTE_MS,
  };
  return OpenEncounter.begin(encounter, histories, SURROUNDINGS)!.featuresAt(minute * MINUTE_MS);
}

describe('features at an instant', () => {
  it('[F15] know which ship has come in the hour before', () => {
    const { first, second } = featuresAt(120);
    expect([first.hasCome, second.hasCome]).toEqual([false, true]);
  });

  it('[F15] do not know it of a ship that is heard for less than ten minutes of that hour', () => {
    expect(featuresAt(120, { visitorFrom: 54 }).second.hasCome).toBeNull();
    expect(featuresAt(120, { visitorFrom: 49 }).second.hasCome).toBe(true);
  });

  it('[F15] know hulls and headings where directions are known for half of the time', () => {
    expect(featuresAt(120).hullDistanceMetersMedian).toBeLessThan(15);
    expect(featuresAt(120).headingDifferenceDegrees).toBe(0);
    const early = featuresAt(68, { heading: null });
    expect(early.hullDistanceMetersMedian).toBeGreaterThan(100);
    const late = featuresAt(120, { heading: null });
    expect(late.hullDistanceMetersMedian).toBeNull();
    expect(late.headingDifferenceDegrees).toBeNull();
    expect(late.distanceLengthsMedian).toBeLessThan(0.25);
  });
});
