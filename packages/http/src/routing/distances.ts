import type { Routing, SeaDistance } from '@roadstead/service';
import type { z } from 'zod';
import { jsonBody } from '../request/index.ts';
import { json, type Operation, route, unwrap } from '../server/index.ts';
import { avoidedAreasOf, insideAreasJson } from './avoid.ts';
import { destinationOf } from './destination.ts';
import { DISTANCES, DISTANCES_BODY } from './route-schemas.ts';

export function distancesOperation(routing: Routing): Operation {
  return route.post('/distances', 'computeDistances', {
    summary: 'Compute the distances by sea from each origin to each destination',
    description:
      'At most 2500 pairs, and one request of a user at a time. The rows are in the order of the origins, and for each in that of the destinations.',
    isQuery: true,
    body: jsonBody(DISTANCES_BODY),
    replies: { 200: ['The distances.', DISTANCES] },
    async handle({ user, body: { origins, destinations, avoid } }) {
      const distances = unwrap(
        await routing.distances(
          user,
          origins.map(destinationOf),
          destinations.map(destinationOf),
          avoidedAreasOf(avoid),
        ),
      );
      return json({
        distances: distances.map((distance, at) => ({
          origin: Math.floor(at / destinations.length),
          destination: at % destinations.length,
          ...distanceJson(distance),
        })),
      } satisfies z.infer<typeof DISTANCES>);
    },
  });
}

function distanceJson(
  distance: SeaDistance,
): Omit<z.infer<typeof DISTANCES>['distances'][number], 'origin' | 'destination'> {
  return distance.status === 'ok'
    ? {
        distance: Math.round(distance.distanceMeters),
        passages: [...distance.passages],
        ...insideAreasJson(distance),
      }
    : { distance: null, passages: [], reason: distance.reason };
}
