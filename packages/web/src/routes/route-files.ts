import { type NamedRoute, ROUTE_FORMATS, type RouteFormat, writeRoutes } from '@roadstead/routing';
import type { DownloadFile } from '../ui/downloads.tsx';
import { distanceText } from '../ui/units.ts';
import type { RouteOption } from './route-options.ts';

const TYPES: Readonly<Record<RouteFormat, string>> = {
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  rtz: 'application/xml',
};

/** Returns a route as files, as the service writes them: its result can be read once. */
export function routeFiles(option: RouteOption): readonly DownloadFile[] {
  const { title, distanceMeters, passages, line, ...properties } = option;
  // Readers of RTZ expect the name of the file as that of the route.
  const name = title === 'Best' ? 'route' : `route-${Number.parseInt(title, 10)}`;
  const by = passages.length > 0 ? passages.join(', ') : 'the open sea';
  const route: NamedRoute = {
    name,
    description: `${distanceText(distanceMeters)} by ${by}`,
    places: [],
    legs: [{ line: line.map(([longitude, latitude]) => [longitude!, latitude!]) }],
    properties: { distanceMeters, passages, ...properties },
  };
  return ROUTE_FORMATS.map((format) => ({
    name: `${name}.${format}`,
    type: TYPES[format],
    content: () => writeRoutes(route, format),
  }));
}
