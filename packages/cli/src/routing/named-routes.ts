import type { NamedRoute } from '@roadstead/routing';
import { insideJson } from './distances-inside.ts';
import type { NamedPlace } from './find-place.ts';
import { differenceText, distanceText, type FoundRoute, passagesText } from './route-table.ts';

/**
 * Returns a route with the texts of its file.
 * @param number 1 for the best route
 */
export function namedRoute(
  route: FoundRoute,
  places: readonly NamedPlace[],
  number: number,
): NamedRoute {
  const [from, to] = [places[0].name, places[places.length - 1].name];
  const distance = `${distanceText(route.distanceMeters)} by ${passagesText(route)}`;
  return {
    name: `${from} to ${to}${number > 1 ? `, route ${number}` : ''}`,
    description: number > 1 ? `${distance}; unlike route 1 ${differenceText(route)}` : distance,
    places: places.map(({ name }) => name),
    legs: route.legs,
    properties: { from, to, ...propertiesOf(route, places, number) },
  };
}

function propertiesOf(
  route: FoundRoute,
  places: readonly NamedPlace[],
  number: number,
): Readonly<Record<string, unknown>> {
  const { distanceMeters, passages, legs, extraMeters, passagesAdded, passagesAvoided } = route;
  return {
    distance_meters: Math.round(distanceMeters),
    passages,
    ...insideJson(route.inside),
    ...(legs.length > 1 && {
      legs: legs.map((leg, at) => ({
        to: places[at + 1].name,
        distance_meters: Math.round(leg.distanceMeters),
        passages: leg.passages,
      })),
    }),
    ...(number > 1 && {
      extra_meters: Math.round(extraMeters),
      passages_added: passagesAdded,
      passages_avoided: passagesAvoided,
    }),
  };
}
