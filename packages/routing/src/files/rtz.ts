import { escapeXml } from '@roadstead/model';
import { degreesText, longitudeText } from './degrees-text.ts';
import { type NamedRoute, verticesOf } from './named-route.ts';

/**
 * Writes RTZ 1.0 (IEC 61174:2015, annex S), the version that every ECDIS with route exchange reads. The waypoints are the
 * vertices of the route; the leg to each is a great circle, which RTZ calls an orthodrome.
 */
export function routeRtz(route: NamedRoute): string {
  const waypoints = verticesOf(route).map(({ vertex: [longitude, latitude], name }, at) => {
    const named = name === undefined ? '' : ` name="${escapeXml(name)}"`;
    const position = `<position lat="${degreesText(latitude)}" lon="${longitudeText(longitude)}"/>`;
    // The first waypoint has no leg.
    const leg = at > 0 ? '<leg geometryType="Orthodrome"/>' : '';
    return `<waypoint id="${at + 1}"${named}>${position}${leg}</waypoint>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<route xmlns="http://www.cirm.org/RTZ/1/0" version="1.0">\n' +
    `<routeInfo routeName="${escapeXml(route.name)}"/>\n<waypoints>\n${waypoints.join('')}</waypoints>\n</route>\n`
  );
}
