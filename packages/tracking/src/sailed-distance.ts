import { distanceMeters } from '@roadstead/geo';
import type { TrackPoint } from './clean-track.ts';
import { JITTER_METERS } from './thresholds.ts';

/**
 * T4: accumulates the distance that a ship sails along its cleaned track, on the ellipsoid. The position jitter of a ship at
 * rest does not count, nor does the gap before a new track (D10).
 */
export class SailedDistance {
  /** Distance so far. */
  meters = 0;
  #longitude = Number.NaN;
  #latitude = Number.NaN;

  /** Adds the next point of the track, in the order of time. */
  add({ longitude, latitude, startsTrack }: TrackPoint): void {
    const isKnown = !startsTrack && !Number.isNaN(this.#longitude);
    const step = isKnown ? distanceMeters(this.#longitude, this.#latitude, longitude, latitude) : 0;
    if (isKnown && step < JITTER_METERS) return;
    this.meters += step;
    this.#longitude = longitude;
    this.#latitude = latitude;
  }
}
