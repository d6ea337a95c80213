import type { Fix, Mmsi, Position } from '@roadstead/model';
import { longitudeChange, wrapped } from './geodesy.ts';

export const MS_PER_MINUTE = 60_000;

/** D1: a ship's way between two consecutive fixes where it is known, straight in longitude and latitude. */
export interface Leg {
  readonly fromMs: number;
  readonly toMs: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly longitudeChange: number;
  readonly latitudeChange: number;
}

export interface Track {
  readonly mmsi: Mmsi;
  /** Ascending. */
  readonly fixes: readonly Fix[];
  readonly legs: readonly Leg[];
}

/** The tracks in the order of MMSI, from cleaned fixes in any order. */
export function tracksOf(fixes: readonly Fix[], gapMaxMinutes: number): Track[] {
  return [...byShip(fixes)]
    .sort(([a], [b]) => a - b)
    .map(([mmsi, own]) => {
      const sorted = own.sort((a, b) => a.timeMs - b.timeMs);
      return { mmsi, fixes: sorted, legs: legsOf(sorted, gapMaxMinutes) };
    });
}

/** What each ship said, in the order given. */
export function byShip<R extends { readonly mmsi: Mmsi }>(reports: readonly R[]): Map<Mmsi, R[]> {
  const groups = new Map<Mmsi, R[]>();
  for (const report of reports) {
    const own = groups.get(report.mmsi);
    if (own) own.push(report);
    else groups.set(report.mmsi, [report]);
  }
  return groups;
}

function legsOf(fixes: readonly Fix[], gapMaxMinutes: number): Leg[] {
  const legs: Leg[] = [];
  for (let i = 1; i < fixes.length; i++) {
    const from = fixes[i - 1];
    const to = fixes[i];
    if (to.timeMs === from.timeMs) throw new Error(`two fixes of ${to.mmsi} at ${to.timeMs}`);
    if (to.timeMs - from.timeMs > gapMaxMinutes * MS_PER_MINUTE || to.startsTrack) continue;
    legs.push({
      fromMs: from.timeMs,
      toMs: to.timeMs,
      longitude: from.longitude,
      latitude: from.latitude,
      longitudeChange: longitudeChange(from.longitude, to.longitude),
      latitudeChange: to.latitude - from.latitude,
    });
  }
  return legs;
}

/** Where the ship is on its leg; the longitude may lie past ±180, as straight on from the leg's beginning. */
export function onLeg(leg: Leg, timeMs: number): Position {
  const fraction = (timeMs - leg.fromMs) / (leg.toMs - leg.fromMs);
  return {
    longitude: leg.longitude + fraction * leg.longitudeChange,
    latitude: leg.latitude + fraction * leg.latitudeChange,
  };
}

/** D1: where the ship is at an instant, if that is known. */
export function positionAt(track: Track, timeMs: number): Position | undefined {
  const fix = track.fixes.find((each) => each.timeMs === timeMs);
  if (fix) return { longitude: fix.longitude, latitude: fix.latitude };
  const leg = track.legs.find((each) => each.fromMs <= timeMs && timeMs <= each.toMs);
  if (!leg) return undefined;
  const { longitude, latitude } = onLeg(leg, timeMs);
  return { longitude: wrapped(longitude), latitude };
}

/** Where a ship truly is, as far as it is known. */
export type Truth = (mmsi: Mmsi, timeMs: number) => Position | undefined;

export function truthOf(fixes: readonly Fix[], gapMaxMinutes: number): Truth {
  const tracks = new Map(tracksOf(fixes, gapMaxMinutes).map((track) => [track.mmsi, track]));
  return (mmsi, timeMs) => {
    const track = tracks.get(mmsi);
    return track && positionAt(track, timeMs);
  };
}
