import type { MapView } from './map-view.ts';
import { unwrapLine } from './mercator.ts';

/** Moves the map so that positions are seen, which may lie across the antimeridian, with a margin around them. */
export function fitPositions(
  view: MapView,
  positions: readonly (readonly number[])[],
  marginDegrees = 0,
): void {
  if (positions.length === 0) return;
  const line = unwrapLine(positions);
  let [west, south, east, north] = [...line[0]!, ...line[0]!] as [number, number, number, number];
  for (const [longitude, latitude] of line) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  view.fit(
    west - marginDegrees,
    south - marginDegrees,
    east + marginDegrees,
    north + marginDegrees,
  );
}
