import type { ReportedFix } from '@roadstead/model';
import { geodesicMeters, longitudeChange } from './geodesy.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** F5: a part of a track with its velocity in knots. */
export interface OracleLeg {
  readonly fromMs: number;
  readonly toMs: number;
  readonly east: number;
  readonly north: number;
}

const KNOTS_PER_METER_PER_SECOND = 3600 / 1852;

/** F5: the legs of a ship, of which the part within the period counts. */
export function oracleLegs(
  fixes: readonly ReportedFix[],
  fromMs: number,
  toMs: number,
  gapMaxMinutes: number,
): OracleLeg[] {
  const legs: OracleLeg[] = [];
  let remaining = fixes.slice(
    Math.max(
      0,
      fixes.findLastIndex(({ timeMs }) => timeMs <= fromMs),
    ),
  );
  while (remaining.length > 1) {
    const end = connected(remaining, gapMaxMinutes).findIndex(
      ({ timeMs }) => timeMs - remaining[0].timeMs >= MS_PER_MINUTE,
    );
    if (end > 0) legs.push(legBetween(remaining[0], remaining[end]));
    remaining = remaining.slice(end > 0 ? end : connected(remaining, gapMaxMinutes).length);
  }
  return legs
    .map((leg) => ({
      ...leg,
      fromMs: Math.max(leg.fromMs, fromMs),
      toMs: Math.min(leg.toMs, toMs),
    }))
    .filter((leg) => leg.fromMs < leg.toMs);
}

/** The first fix and those after it up to the first gap or jump. */
function connected(fixes: readonly ReportedFix[], gapMaxMinutes: number): readonly ReportedFix[] {
  const end = fixes.findIndex(
    (fix, i) =>
      i > 0 &&
      (fix.startsTrack || fix.timeMs - fixes[i - 1].timeMs > gapMaxMinutes * MS_PER_MINUTE),
  );
  return end < 0 ? fixes : fixes.slice(0, end);
}

function legBetween(from: ReportedFix, to: ReportedFix): OracleLeg {
  const latitude = (from.latitude + to.latitude) / 2;
  const seconds = (to.timeMs - from.timeMs) / 1000;
  const east = geodesicMeters(
    { longitude: from.longitude, latitude },
    { longitude: to.longitude, latitude },
  );
  const north = geodesicMeters(from, { longitude: from.longitude, latitude: to.latitude });
  const knots = KNOTS_PER_METER_PER_SECOND / seconds;
  return {
    fromMs: from.timeMs,
    toMs: to.timeMs,
    east: Math.sign(longitudeChange(from.longitude, to.longitude)) * east * knots,
    north: Math.sign(to.latitude - from.latitude) * north * knots,
  };
}
