import type { MaritimeService } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import { routeOperations } from './route-operations.ts';
import { shipOperations } from './ship-operations.ts';
import { trackOperations } from './track-operations.ts';
import { JOB, PORT_CALLS, POSITION, ROUTE, SHIP, TRACK } from './tracking-schemas.ts';

const BASE = '/api/portserver';

/** Ships: who they are, where they are and were. */
export function trackingArea({ tracking, routing }: MaritimeService, prefix: string): Area {
  const address = `${prefix}${BASE}`;
  return {
    name: 'Vessel tracking',
    base: BASE,
    description:
      'Ships, their latest positions, tracks and port calls. Times are UTC in whole seconds, distances metres, speeds knots; what ' +
      'is not known is null. All users see all ships.',
    schemas: {
      replies: {
        Ship: SHIP,
        Position: POSITION,
        Track: TRACK,
        PortCalls: PORT_CALLS,
        Job: JOB,
        Route: ROUTE,
      },
    },
    operations: [
      ...shipOperations(tracking),
      ...trackOperations(tracking, address),
      ...(routing ? routeOperations(routing, address) : []),
    ],
  };
}
