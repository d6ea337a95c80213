import { escapeXml } from '@roadstead/model';
import { lineStringOf } from '../line-string.ts';
import { degreesText, longitudeText } from './degrees-text.ts';
import { type NamedRoute, type NamedVertex, verticesOf } from './named-route.ts';

/**
 * Writes GPX 1.1: a `rte` for each route. GPX leaves the line between two points open, and some readers draw rhumb lines:
 * points are at most 100 km apart, so that both are the same.
 */
export function routesGpx(routes: readonly NamedRoute[]): string {
  const texts = routes.map(routeOf).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<gpx version="1.1" creator="roadstead" xmlns="http://www.topografix.com/GPX/1/1">\n${texts}</gpx>\n`
  );
}

function routeOf(route: NamedRoute): string {
  const drawn = verticesOf(
    route,
    (leg) => lineStringOf(leg, { antimeridian: 'unwrapped' }).coordinates,
  );
  return (
    `<rte><name>${escapeXml(route.name)}</name><desc>${escapeXml(route.description)}</desc>\n` +
    `${drawn.map(pointOf).join('\n')}\n</rte>\n`
  );
}

function pointOf({ vertex: [longitude, latitude], name }: NamedVertex): string {
  const at = `lat="${degreesText(latitude)}" lon="${longitudeText(longitude)}"`;
  return name === undefined
    ? `<rtept ${at}/>`
    : `<rtept ${at}><name>${escapeXml(name)}</name></rtept>`;
}
