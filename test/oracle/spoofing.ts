import type { Fix, Mmsi, Position, TimedPosition } from '@roadstead/model';
import { geodesicMeters, longitudeChange } from './geodesy.ts';

/** Everything that determines the flags of an event, of both ships, in the order of time. */
export interface SpoofingInput {
  readonly ships: readonly [Mmsi, Mmsi];
  readonly fixes: readonly Fix[];
  readonly jumps: readonly (TimedPosition & { readonly mmsi: Mmsi })[];
  /** Metres from the antennas to the nearer sides; 0: unknown. */
  readonly sides: readonly [number, number];
  readonly inlandMeters: (place: Position) => number;
  readonly portMeters: (place: Position) => number;
  readonly fromMs: number;
  readonly toMs: number;
}

const HOUR_MS = 3_600_000;
const KNOTS = 1852 / HOUR_MS;

/** The flags by the rules in packages/assessment/docs/spoofing.md, as `S1 MMSI`; S5 without an MMSI. */
export function oracleFlags(input: SpoofingInput): readonly string[] {
  const { ships, fixes, jumps, fromMs, toMs } = input;
  const found: string[] = [];
  for (const mmsi of ships) {
    const own = fixes.filter((fix) => fix.mmsi === mmsi);
    const within = own.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
    const isOnLand = within.some(
      (fix) => input.inlandMeters(fix) > 3000 && input.portMeters(fix) > 10_000,
    );
    if (isOnLand) found.push(`S1 ${mmsi}`);
    for (let atMs = fromMs; atMs < toMs; atMs += HOUR_MS / 2) {
      const hour = within.filter(({ timeMs }) => timeMs >= atMs && timeMs <= atMs + HOUR_MS);
      if (isCircle(hour)) found.push(`S2 ${mmsi}`);
    }
    const around = (timeMs: number): boolean =>
      timeMs >= fromMs - HOUR_MS && timeMs <= toMs + HOUR_MS;
    for (const [i, fix] of own.entries()) {
      if (i > 0 && fix.startsTrack && around(fix.timeMs) && geodesicMeters(own[i - 1], fix) >= 2000)
        found.push(`S3 ${mmsi}`);
    }
    const ownJumps = jumps.filter((jump) => jump.mmsi === mmsi && around(jump.timeMs));
    if (alternates(own, ownJumps)) found.push(`S4 ${mmsi}`);
  }
  return [...new Set(found)].sort();
}

/** S2: the circle by the normal equations of x² + y² = 2ax + 2by + c. */
function isCircle(fixes: readonly Fix[]): boolean {
  if (fixes.length < 12) return false;
  const [first] = fixes;
  const scale = Math.cos((first.latitude * Math.PI) / 180);
  const points = fixes.map(({ longitude, latitude }) => [
    longitudeChange(first.longitude, longitude) * scale * 111_320,
    (latitude - first.latitude) * 111_320,
  ]);
  const path = fixes.slice(1).reduce((sum, fix, i) => sum + geodesicMeters(fixes[i], fix), 0);
  const ms = fixes[fixes.length - 1].timeMs - first.timeMs;
  if (path / ms / KNOTS < 3) return false;
  const rows = [0, 1, 2].map((i) => {
    const of = ([x, y]: readonly number[]): number => [x, y, 1][i];
    const sum = (value: (point: readonly number[]) => number): number =>
      points.reduce((total, point) => total + of(point) * value(point), 0);
    return [
      sum(([x]) => 2 * x),
      sum(([, y]) => 2 * y),
      sum(() => 1),
      sum(([x, y]) => x * x + y * y),
    ];
  });
  const [a, b] = solve(rows);
  const radii = points.map(([x, y]) => Math.hypot(x - a, y - b));
  const radius = [...radii].sort((x, y) => x - y)[points.length >> 1];
  const on = points.filter((_, i) => Math.abs(radii[i] - radius) <= radius / 10);
  const isEmpty = (fromDegrees: number): boolean =>
    !on.some(([x, y]) => {
      const degrees = (Math.atan2(x - a, y - b) * 180) / Math.PI;
      return (degrees - fromDegrees + 720) % 360 <= 90;
    });
  const hasGap = Array.from({ length: 720 }, (_, i) => i / 2).some(isEmpty);
  return radius >= 100 && radius <= 10_000 && on.length >= 0.9 * points.length && !hasGap;
}

/** Solves three linear equations by elimination. */
function solve(rows: readonly number[][]): readonly number[] {
  const matrix = rows.map((row) => [...row]);
  for (const i of [0, 1, 2]) {
    const pivot = [0, 1, 2]
      .slice(i)
      .sort((x, y) => Math.abs(matrix[y][i]) - Math.abs(matrix[x][i]))[0];
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    for (const j of [0, 1, 2]) {
      if (j === i) continue;
      const factor = matrix[j][i] / matrix[i][i];
      matrix[j] = matrix[j].map((value, k) => value - factor * matrix[i][k]);
    }
  }
  return matrix.map((row, i) => row[3] / row[i]);
}

/** S4. */
function alternates(fixes: readonly Fix[], jumps: readonly TimedPosition[]): boolean {
  let count = 0;
  for (let i = 0; i < jumps.length; i++) {
    const [before, jump] = [jumps[i - 1], jumps[i]];
    const fix = fixes.findLast(({ timeMs }) => timeMs <= jump.timeMs);
    const ms = before ? jump.timeMs - before.timeMs : Number.POSITIVE_INFINITY;
    const agrees = ms <= HOUR_MS / 2 && geodesicMeters(before, jump) <= 80 * KNOTS * ms;
    if (!fix || !agrees || geodesicMeters(fix, jump) < 2000) count = 0;
    else if (fix.timeMs > before.timeMs) count++;
    if (count >= 3) return true;
  }
  return false;
}

/** S5: the share of the known time in the period in which the antennas are within a distance; undefined if none is known. */
export function shareWithin(
  limitMeters: number,
  positionOf: (mmsi: Mmsi, timeMs: number) => Position | undefined,
  { ships, fromMs, toMs }: SpoofingInput,
): number | undefined {
  let [known, within] = [0, 0];
  for (let timeMs = fromMs; timeMs <= toMs; timeMs += 20_000) {
    const [a, b] = ships.map((mmsi) => positionOf(mmsi, timeMs));
    if (!a || !b) continue;
    known++;
    if (geodesicMeters(a, b) <= limitMeters) within++;
  }
  return known === 0 ? undefined : within / known;
}
