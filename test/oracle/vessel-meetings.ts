import type { Position, ReportedFix } from '@roadstead/model';
import { geodesicMeters, longitudeChange, wrapped } from './geodesy.ts';
import { type OracleStop, pathsOf } from './vessel-stops.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** V5: a silence, with the fixes of the silent ship that are known. */
export interface OracleSilence {
  readonly from: ReportedFix | null;
  readonly to: ReportedFix | null;
  readonly fixes: readonly ReportedFix[];
}

/** V6: when two ships can have been together, and how well the ways of the silent one fit. */
export interface OracleMeeting {
  readonly fromMs: number;
  readonly toMs: number;
  readonly begin: Position;
  readonly weight: number;
}

interface Velocity {
  readonly east: number;
  readonly north: number;
  readonly knots: number;
}

/** V6: the meeting of a silent ship with another in a stop; undefined if there was none. */
export function oracleMeeting(
  silence: OracleSilence,
  fixes: readonly ReportedFix[],
  stop: OracleStop,
  nowMs: number,
): OracleMeeting | undefined {
  const { from, to } = silence;
  const [before, after] = [from && velocityBefore(silence, from), to && velocityAfter(silence, to)];
  const points = pathsOf(fixes).flat();
  const [first, last] = [stop.points[0], stop.points.at(-1)!];
  const endMs = stop.endMs ?? nowMs;
  let fromMs = Math.max(first.timeMs, from || !to ? 0 : to.timeMs - 12 * HOUR);
  if (from) {
    const meters = geodesicMeters(
      from,
      placeAt(fixes, Math.max(from.timeMs, first.timeMs)) ?? first,
    );
    if (meters > 60_000) return undefined;
    fromMs = Math.max(fromMs, from.timeMs + sailingMs(meters, before));
  }
  let toMs = endMs;
  if (to) {
    const meters = geodesicMeters(to, placeAt(fixes, Math.min(to.timeMs, endMs)) ?? last);
    if (meters > 60_000) return undefined;
    toMs = Math.min(toMs, to.timeMs - sailingMs(meters, after));
  }
  if (toMs - fromMs < HOUR) return undefined;
  const inside = points.map(({ timeMs }) => timeMs).filter((ms) => ms > fromMs && ms < toMs);
  const silences = [...inside, toMs].map((ms, i) => ms - (inside[i - 1] ?? fromMs));
  const lengthMs = (to?.timeMs ?? nowMs) - (from?.timeMs ?? fromMs);
  if (Math.max(...silences) > lengthMs / 4) return undefined;
  const [begin, end] = [placeAt(fixes, fromMs) ?? first, placeAt(fixes, toMs) ?? last];
  const weights = [
    from ? weightBefore(silence, from, before, stop, begin) : 0,
    to ? weightAfter(to, after, end) : 0,
  ];
  const weight = weights[0] + weights[1];
  return Number.isFinite(weight) ? { fromMs, toMs, begin, weight } : undefined;
}

function weightBefore(
  { to }: OracleSilence,
  from: ReportedFix,
  velocity: Velocity | null,
  stop: OracleStop,
  begin: Position,
): number {
  if (velocity && velocity.knots >= 2) return wayWeight(velocity, from, begin);
  const [first] = stop.points;
  if (!stop.isArrival || first.timeMs < from.timeMs - HOUR) return -Infinity;
  const ms = Math.max(0, first.timeMs - from.timeMs);
  const place = to
    ? partOfWay(from, to, Math.min(1, ms / (to.timeMs - from.timeMs)))
    : drifted(from, velocity, ms);
  const errorMeters = 400 + 0.2 * geodesicMeters(from, place);
  return gaussian(Math.max(0, geodesicMeters(first, place) - 500) / errorMeters);
}

function weightAfter(to: ReportedFix, velocity: Velocity | null, end: Position): number {
  if (velocity && velocity.knots >= 2) {
    const { east, north, knots } = velocity;
    return wayWeight({ east: -east, north: -north, knots }, to, end);
  }
  return gaussian(Math.max(0, geodesicMeters(to, end) - 500) / 800);
}

/** V9: a miss of at most 500 m is none; the course has an error of 8°. */
function wayWeight(velocity: Velocity, from: Position, to: Position): number {
  const meters = geodesicMeters(from, to);
  const [east, north] = metersBetween(from, to);
  const { east: e, north: n } = velocity;
  const along = (e * east + n * north) / Math.hypot(e, n);
  if (along <= 0) return meters <= 500 ? gaussian(0) + Math.max(-1, -meters / 15_000) : -Infinity;
  const aside = Math.abs(e * north - n * east) / Math.hypot(e, n);
  const degrees = (Math.atan2(Math.max(0, aside - 500), meters) * 180) / Math.PI;
  return gaussian(degrees / 8) + Math.max(-1, -meters / 15_000);
}

function gaussian(errors: number): number {
  return -(errors * errors) / 2;
}

function sailingMs(meters: number, velocity: Velocity | null): number {
  return (meters / 1852 / Math.max(4, velocity?.knots ?? 0)) * HOUR;
}

/** V5: as reported under way, else from the earliest connected point of the last half hour to the fix. */
function velocityBefore({ fixes }: OracleSilence, fix: ReportedFix): Velocity | null {
  const reported = reportedVelocity(fix);
  if (reported && reported.knots >= 2) return reported;
  const path = pathsOf(fixes.filter(({ timeMs }) => timeMs <= fix.timeMs)).at(-1)!;
  const first = path.find(({ timeMs }) => timeMs >= fix.timeMs - 30 * MINUTE);
  return first && first.timeMs < fix.timeMs ? velocityBetween(first, fix) : reported;
}

/** V5: as reported under way, else from the fix to the last connected point of the next half hour. */
function velocityAfter({ fixes }: OracleSilence, fix: ReportedFix): Velocity | null {
  const reported = reportedVelocity(fix);
  if (reported && reported.knots >= 2) return reported;
  const path = pathsOf(fixes).find((each) => each.some(({ timeMs }) => timeMs >= fix.timeMs))!;
  const last = path.findLast(({ timeMs }) => timeMs <= fix.timeMs + 30 * MINUTE);
  return last && last.timeMs > fix.timeMs ? velocityBetween(fix, last) : reported;
}

function reportedVelocity({ sog, cog }: ReportedFix): Velocity | null {
  if (sog === null || cog === null) return null;
  const radians = (cog * Math.PI) / 180;
  return { east: sog * Math.sin(radians), north: sog * Math.cos(radians), knots: sog };
}

function velocityBetween(from: ReportedFix, to: ReportedFix): Velocity {
  const hours = (to.timeMs - from.timeMs) / HOUR;
  const [east, north] = metersBetween(from, to).map((meters) => meters / 1852 / hours);
  return { east, north, knots: geodesicMeters(from, to) / 1852 / hours };
}

function metersBetween(from: Position, to: Position): readonly [number, number] {
  const latitude = (from.latitude + to.latitude) / 2;
  const corner = { longitude: to.longitude, latitude };
  const east = geodesicMeters({ longitude: from.longitude, latitude }, corner);
  const north = geodesicMeters(from, { longitude: from.longitude, latitude: to.latitude });
  const [isEast, isNorth] = [
    longitudeChange(from.longitude, to.longitude) > 0,
    to.latitude > from.latitude,
  ];
  return [isEast ? east : -east, isNorth ? north : -north];
}

function placeAt(fixes: readonly ReportedFix[], timeMs: number): Position | undefined {
  for (const path of pathsOf(fixes)) {
    const index = path.findLastIndex((point) => point.timeMs <= timeMs);
    if (index < 0) continue;
    if (path[index].timeMs === timeMs) return path[index];
    const [a, b] = [path[index], path[index + 1]];
    if (b) return partOfWay(a, b, (timeMs - a.timeMs) / (b.timeMs - a.timeMs));
  }
  return undefined;
}

function partOfWay(from: Position, to: Position, part: number): Position {
  return {
    longitude: wrapped(from.longitude + part * longitudeChange(from.longitude, to.longitude)),
    latitude: from.latitude + part * (to.latitude - from.latitude),
  };
}

function drifted(from: Position, velocity: Velocity | null, ms: number): Position {
  if (!velocity) return from;
  const meters = (ms / HOUR) * 1852;
  const scale = 111_320 * Math.cos((from.latitude * Math.PI) / 180);
  return {
    longitude: from.longitude + (velocity.east * meters) / scale,
    latitude: from.latitude + (velocity.north * meters) / 111_132,
  };
}
