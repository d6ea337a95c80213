import { lineStringOf } from '../line-string.ts';
import { lineOfRoute, type NamedRoute } from './named-route.ts';

/** Writes a feature, or a collection of them; lines are split at the antimeridian, and follow great circles. */
export function routesGeojson(routes: NamedRoute | readonly NamedRoute[]): string {
  const content =
    'legs' in routes
      ? featureOf(routes)
      : { type: 'FeatureCollection', features: routes.map(featureOf) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function featureOf(route: NamedRoute): object {
  const geometry = lineStringOf(lineOfRoute(route), { antimeridian: 'split' });
  return { type: 'Feature', properties: route.properties, geometry };
}
