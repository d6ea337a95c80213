import type { Position } from '@roadstead/model';
import type { SeaRoutes } from '@roadstead/routing';

/** Returns the distance in metres from a position on land to the water of the bundled map; 0 on the water. */
export function inlandMeters(
  map: Pick<SeaRoutes, 'route' | 'shoreMeters'>,
  place: Position,
): number {
  if (map.shoreMeters(place) > 0) return 0;
  const route = map.route(place, place);
  return route.status === 'ok' ? route.endOffsetMeters : Number.POSITIVE_INFINITY;
}
