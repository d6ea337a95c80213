import { routesGeojson } from './geojson.ts';
import { routesGpx } from './gpx.ts';
import { routesKml } from './kml.ts';
import type { NamedRoute, RouteFormat } from './named-route.ts';
import { routeRtz } from './rtz.ts';

/**
 * Returns the text of a file of routes: GeoJSON (RFC 7946), GPX 1.1, KML 2.2, or RTZ 1.0 (IEC 61174), which holds one route.
 * @param routes one route, or a list, which is a FeatureCollection and a folder in GeoJSON and KML
 * @throws RangeError for an RTZ file of several routes or none
 */
export function writeRoutes(
  routes: NamedRoute | readonly NamedRoute[],
  format: RouteFormat,
): string {
  const list = 'legs' in routes ? [routes] : routes;
  switch (format) {
    case 'geojson':
      return routesGeojson(routes);
    case 'gpx':
      return routesGpx(list);
    case 'kml':
      return routesKml(list);
    case 'rtz':
      if (list.length !== 1)
        throw new RangeError(`an RTZ file holds one route, not ${list.length}`);
      return routeRtz(list[0]);
  }
}
