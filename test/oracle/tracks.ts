import type { Fix, Mmsi, Position } from '@roadstead/model';
import { longitudeChange, wrapped } from './geodesy.ts';

export const MS_PER_MINUTE = 60_000;

/** D1: a ship's path between two consecutive fixes while it is known, straight in longitude and latitude. */
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

/** D1: whether the path of a ship between two consecutive fixes is known, by their times. */
export type IsKnown = (fromMs: number, toMs: number) => boolean;

/** Returns the rule of a gap for all time. */
export function knownWithin(gapMaxMinutes: number): IsKnown {
  return (fromMs, toMs) => toMs - fromMs <= gapMaxMinutes * MS_PER_MINUTE;
}

/** Tracks in the order of MMSI, from cleaned fixes in any order. */
export function tracksOf(fixes: readonly Fix[], isKnown: IsKnown): Track[] {
  return [...byShip(fixes)]
    .sort(([a], [b]) => a - b)
    .map(([mmsi, own]) => {
      const sorted = own.sort((a, b) => a.timeMs - b.timeMs);
      return { mmsi, fixes: sorted, legs: legsOf(sorted, isKnown) };
    });
}

/** Reports of each ship, in the given order. */
export function byShip<R extends { readonly mmsi: Mmsi }>(reports: readonly R[]): Map<Mmsi, R[]> {
  const groups = new Map<Mmsi, R[]>();
  for (const report of reports) {
    const own = groups.get(report.mmsi);
    if (own) own.push(report);
    else groups.set(report.mmsi, [report]);
  }
  return groups;
}

function legsOf(fixes: readonly Fix[], isKnown: IsKnown): Leg[] {
  const legs: Leg[] = [];
  for (let i = 1; i < fixes.length; i++) {
    const from = fixes[i - 1];
    const to = fixes[i];
    if (to.timeMs === from.timeMs) throw new Error(`two fixes of ${to.mmsi} at ${to.timeMs}`);
    if (!isKnown(from.timeMs, to.timeMs) || to.startsTrack) continue;
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

/** Position of the ship on its leg; the longitude may lie past ±180, as a straight continuation of the leg's beginning. */
export function onLeg(leg: Leg, timeMs: number): Position {
  const fraction = (timeMs - leg.fromMs) / (leg.toMs - leg.fromMs);
  return {
    longitude: leg.longitude + fraction * leg.longitudeChange,
    latitude: leg.latitude + fraction * leg.latitudeChange,
  };
}

/** D1: position of the ship at an instant, if it is known. */
export function trackPositionAt(track: Track, timeMs: number): Position | undefined {
  const fix = track.fixes.find((each) => each.timeMs === timeMs);
  if (fix) return { longitude: fix.longitude, latitude: fix.latitude };
  const leg = track.legs.find((each) => each.fromMs <= timeMs && timeMs <= each.toMs);
  if (!leg) return undefined;
  const { longitude, latitude } = onLeg(leg, timeMs);
  return { longitude: wrapped(longitude), latitude };
}

/** Position of a ship at an instant, if it is known. */
export type PositionLookup = (mmsi: Mmsi, timeMs: number) => Position | undefined;

export function createPositionLookup(fixes: readonly Fix[], isKnown: IsKnown): PositionLookup {
  const tracks = new Map(tracksOf(fixes, isKnown).map((track) => [track.mmsi, track]));
  return (mmsi, timeMs) => {
    const track = tracks.get(mmsi);
    return track && trackPositionAt(track, timeMs);
  };
}
