import type { Fix, FixReason, PositionReport } from '@roadstead/model';
import { geodesicMeters } from './geodesy.ts';
import { byShip } from './tracks.ts';

type Report = Pick<PositionReport, 'mmsi' | 'timeMs' | 'longitude' | 'latitude'>;

interface Rejection<R extends Report> {
  readonly report: R;
  readonly reason: FixReason;
}

export interface Cleaned<R extends Report> {
  /** In the order of time, then MMSI. */
  readonly fixes: readonly Fix[];
  readonly rejected: readonly Rejection<R>[];
}

const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;
/** Greatest distance of a JavaScript date from 1970. */
const TIME_MS_MAX = 8.64e15;
/** D10: the track restarts at the third rejected fix of three that agree. */
const AGREEING_FIXES = 3;

/** D9, D10 and D8's rule on duplicates, for a set of reports in any order, none of them late. */
export function clean<R extends Report>(
  reports: readonly R[],
  { speedMaxKnots }: { readonly speedMaxKnots: number },
): Cleaned<R> {
  const rejected: Rejection<R>[] = [];
  const possible = reports.filter((report) => {
    const reason = reasonOf(report);
    if (reason) rejected.push({ report, reason });
    return !reason;
  });
  const fixes: Fix[] = [];
  for (const own of byShip(possible).values()) {
    const single = withoutDuplicates(own, rejected);
    fixes.push(...withoutJumps(single, speedMaxKnots * METERS_PER_SECOND_PER_KNOT, rejected));
  }
  return { fixes: fixes.sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi), rejected };
}

/** Error of a single report. */
export function reasonOf({ mmsi, timeMs, longitude, latitude }: Report): FixReason | undefined {
  const identificationDigits = Math.floor(mmsi / 1_000_000);
  if (identificationDigits < 201 || identificationDigits > 775) return 'not-a-ship';
  const isTime = Number.isInteger(timeMs) && Math.abs(timeMs) <= TIME_MS_MAX;
  const isPlace = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  return isTime && isPlace ? undefined : 'impossible';
}

/** D8: of two at the same time the one with the smaller (longitude, latitude) counts. In the order of time. */
function withoutDuplicates<R extends Report>(reports: readonly R[], rejected: Rejection<R>[]): R[] {
  const sorted = [...reports].sort(
    (a, b) => a.timeMs - b.timeMs || a.longitude - b.longitude || a.latitude - b.latitude,
  );
  return sorted.filter((report, i) => {
    const isDuplicate = sorted[i - 1]?.timeMs === report.timeMs;
    if (isDuplicate) rejected.push({ report, reason: 'duplicate' });
    return !isDuplicate;
  });
}

/** D10: rejects positions that the ship cannot have reached, until three consecutive ones agree. */
function withoutJumps<R extends Report>(
  reports: readonly R[],
  metersPerSecondMax: number,
  rejected: Rejection<R>[],
): Fix[] {
  const canReach = (from: Report, to: Report): boolean =>
    geodesicMeters(from, to) <= (metersPerSecondMax * (to.timeMs - from.timeMs)) / 1000;
  const fixes: Fix[] = [];
  let agreeing: R[] = [];
  for (const report of reports) {
    const { mmsi, timeMs, longitude, latitude } = report;
    const last = fixes.at(-1);
    if (!last || canReach(last, report)) {
      fixes.push({ mmsi, timeMs, longitude, latitude });
      agreeing = [];
      continue;
    }
    const previous = agreeing.at(-1);
    agreeing = previous && canReach(previous, report) ? [...agreeing, report] : [report];
    if (agreeing.length < AGREEING_FIXES) {
      rejected.push({ report, reason: 'jump' });
    } else {
      fixes.push({ mmsi, timeMs, longitude, latitude, startsTrack: true });
      agreeing = [];
    }
  }
  return fixes;
}
