import { distanceMeters } from '@roadstead/geo';
import type { TrackPoint } from './clean-track.ts';
import { WANDER_METERS } from './thresholds.ts';

/**
 * T4: how far a ship sailed along its cleaned track, on the ellipsoid. What a ship that lies still seems to wander does not
 * count, nor a way of which nothing is known (D10).
 */
export class SailedDistance {
  meters = 0;
  #last: TrackPoint | undefined;

  /** The next point of the track, in the order of time. */
  add(point: TrackPoint): void {
    const last = this.#last;
    if (!last || point.startsTrack) {
      this.#last = point;
      return;
    }
    const step = distanceMeters(last.longitude, last.latitude, point.longitude, point.latitude);
    if (step < WANDER_METERS) return;
    this.meters += step;
    this.#last = point;
  }
}
