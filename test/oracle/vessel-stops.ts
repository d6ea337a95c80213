import type { ReportedFix } from '@roadstead/model';
import { geodesicMeters } from './geodesy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** V1: a leg between two points. */
export interface OraclePointLeg {
  readonly from: ReportedFix;
  readonly to: ReportedFix;
  readonly meters: number;
  readonly knots: number;
}

/** V1: consecutive connected points. */
export type OraclePath = readonly ReportedFix[];

/** V4: a stop, as far as it is known. */
export interface OracleStop {
  readonly points: readonly ReportedFix[];
  readonly isArrival: boolean;
  readonly endMs: number | null;
}

const knownPaths: WeakMap<readonly ReportedFix[], readonly OraclePath[]> = new WeakMap();
const knownLegs: WeakMap<ReportedFix, OraclePointLeg> = new WeakMap();
const knownStops: WeakMap<readonly ReportedFix[], readonly OracleStop[]> = new WeakMap();

/** V1: the points of a ship's fixes, divided where its track breaks. */
export function pathsOf(fixes: readonly ReportedFix[]): readonly OraclePath[] {
  const known = knownPaths.get(fixes) ?? computePaths(fixes);
  knownPaths.set(fixes, known);
  return known;
}

/** V4: the stops of a ship, of which the last one may last. */
export function stopsOf(fixes: readonly ReportedFix[]): readonly OracleStop[] {
  const known = knownStops.get(fixes) ?? computeStops(fixes);
  knownStops.set(fixes, known);
  return known;
}

function computePaths(fixes: readonly ReportedFix[]): readonly OraclePath[] {
  const paths: ReportedFix[][] = [];
  for (const fix of fixes) {
    const newest = paths.at(-1)?.at(-1);
    if (!newest || fix.startsTrack || fix.timeMs - newest.timeMs > 6 * HOUR) paths.push([fix]);
    else if (fix.timeMs - newest.timeMs >= 5 * MINUTE) paths.at(-1)!.push(fix);
  }
  return paths;
}

/** V1: the legs of a path. */
export function legsOfPath(path: OraclePath): readonly OraclePointLeg[] {
  return path.slice(1).map((to, i) => {
    const known = knownLegs.get(to);
    const leg = known?.from === path[i] ? known : computeLeg(path[i], to);
    knownLegs.set(to, leg);
    return leg;
  });
}

function computeLeg(from: ReportedFix, to: ReportedFix): OraclePointLeg {
  const meters = geodesicMeters(from, to);
  return { from, to, meters, knots: meters / 1852 / ((to.timeMs - from.timeMs) / HOUR) };
}

function computeStops(fixes: readonly ReportedFix[]): readonly OracleStop[] {
  const paths = pathsOf(fixes);
  return paths.flatMap((path, p) => {
    const legs = legsOfPath(path);
    const stops: OracleStop[] = [];
    for (let i = 0; i < legs.length; i++) {
      if (legs[i].knots >= 3) continue;
      let last = i;
      while (last + 1 < legs.length && legs[last + 1].knots < 3) last++;
      const points = [legs[i].from, ...legs.slice(i, last + 1).map(({ to }) => to)];
      const lasts = last === legs.length - 1 && p === paths.length - 1;
      stops.push({ points, isArrival: i > 0, endMs: lasts ? null : points.at(-1)!.timeMs });
      i = last;
    }
    return stops;
  });
}
