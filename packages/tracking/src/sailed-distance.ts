import { distanceMeters } from '@roadstead/geo';
import type { TrackPoint } from './clean-track.ts';
import { WANDER_METERS } from './thresholds.ts';

/**
 * T4: how far a ship sailed along its cleaned track, on the ellipsoid. What a ship that lies still seems to wander does not
 * count, nor a way of which nothing is known (D10).
 */
export class SailedDistance {
  meters = 0;
  #longitude = Number.NaN;
  #latitude = Number.NaN;

  /** The next point of the track, in the order of time. */
  add({ longitude, latitude, startsTrack }: TrackPoint): void {
    const isKnown = !startsTrack && !Number.isNaN(this.#longitude);
    const step = isKnown ? distanceMeters(this.#longitude, this.#latitude, longitude, latitude) : 0;
    if (isKnown && step < WANDER_METERS) return;
    this.meters += step;
    this.#longitude = longitude;
    this.#latitude = latitude;
  }
}
