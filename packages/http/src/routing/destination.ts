import type { RouteDestination } from '@roadstead/service';
import type { z } from 'zod';
import type { ROUTE_BODY } from './route-schemas.ts';

/** Returns the port or the position of a request. */
export function destinationOf({
  port,
  position,
}: z.output<typeof ROUTE_BODY>['destination']): RouteDestination {
  if (port) return { locode: port.locode };
  const [longitude, latitude] = position!.coordinates;
  return { position: { longitude, latitude } };
}
