import type { MapView } from '../map/map-view.ts';
import { unwrapLine } from '../map/mercator.ts';

/** Moves the map to places, with a margin around them. */
export function fitPlaces(
  view: MapView,
  places: readonly (readonly number[])[],
  marginDegrees: number,
): void {
  if (places.length === 0) return;
  const line = unwrapLine(places);
  const longitudes = line.map(([longitude]) => longitude);
  const latitudes = line.map(([, latitude]) => latitude);
  view.fit(
    Math.min(...longitudes) - marginDegrees,
    Math.min(...latitudes) - marginDegrees,
    Math.max(...longitudes) + marginDegrees,
    Math.max(...latitudes) + marginDegrees,
  );
}
