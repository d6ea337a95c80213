import { escapeXml } from '@roadstead/model';
import { lineStringOf } from '../line-string.ts';
import type { LineVertex } from '../route.ts';
import { degreesText } from './degrees-text.ts';
import { lineOfRoute, type NamedRoute } from './named-route.ts';

/**
 * Writes KML 2.2 (OGC 07-147r2): a folder with a placemark for each route. A route across the antimeridian has a line on either
 * side, since a line with longitudes beyond ±180 is invalid.
 */
export function routesKml(routes: readonly NamedRoute[]): string {
  const folder = routes.map(placemarkOf).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">' +
    `<Folder><name>Routes</name>\n${folder}</Folder></kml>\n`
  );
}

function placemarkOf(route: NamedRoute): string {
  const drawn = lineStringOf(lineOfRoute(route), { antimeridian: 'split' });
  const geometry =
    drawn.type === 'LineString'
      ? lineKml(drawn.coordinates)
      : `<MultiGeometry>${drawn.coordinates.map(lineKml).join('')}</MultiGeometry>`;
  return (
    `<Placemark><name>${escapeXml(route.name)}</name>` +
    `<description>${escapeXml(route.description)}</description>${geometry}</Placemark>\n`
  );
}

function lineKml(line: readonly LineVertex[]): string {
  const coordinates = line.map(
    ([longitude, latitude]) => `${degreesText(longitude)},${degreesText(latitude)}`,
  );
  return `<LineString><tessellate>1</tessellate><coordinates>${coordinates.join(' ')}</coordinates></LineString>`;
}
