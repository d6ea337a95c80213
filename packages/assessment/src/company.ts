import { distanceMeters } from '@roadstead/geo';
import type { Mmsi, Position, StsEvent, StsTransition } from '@roadstead/model';
import type { StoredTrack } from './stored-track.ts';
import { AROUND_MS } from './thresholds.ts';

/** F14: the meetings of all ships, as far back as they are needed. */
export class Meetings {
  readonly #byShip: Map<Mmsi, Map<string, StsEvent>> = new Map();

  /** @param transitions of a detector with the meetings' distance and window, everywhere */
  add(transitions: readonly StsTransition[]): void {
    for (const { event } of transitions) {
      for (const { mmsi } of [event.first, event.second]) {
        const own = this.#byShip.get(mmsi) ?? new Map<string, StsEvent>();
        own.set(event.uuid, event);
        this.#byShip.set(mmsi, own);
      }
    }
  }

  /** Counts the meetings of two ships that ended in the day before an instant. */
  countBefore(first: Mmsi, second: Mmsi, timeMs: number): number {
    return this.#of(first).filter((meeting) => {
      const { deactivationTimeMs: endMs } = meeting;
      const isOfPair = partnerOf(meeting, first) === second;
      return isOfPair && endMs !== null && endMs < timeMs && endMs >= timeMs - AROUND_MS;
    }).length;
  }

  /** Counts the ships that a ship met in the day up to an instant, without one of them. */
  partners(mmsi: Mmsi, without: Mmsi, untilMs: number): number {
    const partners = this.#of(mmsi)
      .filter(({ activationTimeMs, deactivationTimeMs: endMs }) => {
        return activationTimeMs <= untilMs && (endMs === null || endMs >= untilMs - AROUND_MS);
      })
      .map((meeting) => partnerOf(meeting, mmsi));
    return new Set(partners.filter((partner) => partner !== without)).size;
  }

  /** Removes the meetings that ended before an instant, for each ship its own. */
  removeBefore(neededMs: (mmsi: Mmsi) => number): void {
    for (const [mmsi, own] of this.#byShip) {
      const fromMs = neededMs(mmsi);
      for (const [uuid, { deactivationTimeMs: endMs }] of own) {
        if (endMs !== null && endMs < fromMs) own.delete(uuid);
      }
      if (own.size === 0) this.#byShip.delete(mmsi);
    }
  }

  #of(mmsi: Mmsi): readonly StsEvent[] {
    return [...(this.#byShip.get(mmsi)?.values() ?? [])];
  }
}

function partnerOf({ first, second }: StsEvent, mmsi: Mmsi): Mmsi {
  return first.mmsi === mmsi ? second.mmsi : first.mmsi;
}

/** A degree of latitude has at least this length in metres; a quick limit before the exact distance. */
const METERS_PER_DEGREE_MIN = 110_500;

/** F13: counts the other ships within a distance of one of two ships at an instant. */
export function countAlongside(
  tracks: ReadonlyMap<Mmsi, StoredTrack>,
  pair: readonly Mmsi[],
  places: readonly Position[],
  timeMs: number,
  metersMax: number,
  gapMaxMs: number,
): number {
  const degreesMax = metersMax / METERS_PER_DEGREE_MIN;
  let count = 0;
  for (const [mmsi, track] of tracks) {
    if (pair.includes(mmsi)) continue;
    const place = track.positionAt(timeMs, gapMaxMs);
    const isNear =
      place &&
      places.some(
        ({ longitude, latitude }) =>
          Math.abs(place.latitude - latitude) <= degreesMax &&
          distanceMeters(place.longitude, place.latitude, longitude, latitude) <= metersMax,
      );
    if (isNear) count++;
  }
  return count;
}
