import { failWith, type Result, success } from '@roadstead/model';
import { geojsonOfXml, type XmlGeometry } from './geojson-of-xml.ts';
import { type PlaceAndDescription, parseFeature } from './parse-feature.ts';
import { DESCRIPTION_LENGTH_MAX } from './thresholds.ts';

const NAMES = { kml: 'KML', gpx: 'GPX' } as const;

/** SH11: parses a KML or GPX file of one place. A line that ends where it begins is the outline of an area. */
export function importXml(type: 'kml' | 'gpx', text: string): Result<PlaceAndDescription> {
  const invalid = (pointer: string, detail: string): ReturnType<typeof failWith> =>
    failWith('invalid', `The ${NAMES[type]} is not a valid shape.`, [{ pointer, detail }]);
  const read = geojsonOfXml(text);
  if (!read.ok) return failWith('malformed', `The body is not ${NAMES[type]}: ${read.error}.`);
  const { format, features } = read.value;
  if (format !== type) return invalid('', `The file is ${NAMES[format]}.`);
  const [feature, ...others] = features;
  if (!feature || others.length > 0) {
    return invalid(
      '',
      `The file must have one place with a geometry; there are ${features.length}.`,
    );
  }
  const { geometry, properties } = feature;
  if (geometry.type === 'LineString' && !isClosed(geometry)) {
    return invalid(
      '',
      'A shape must be an area or a point; this line does not end where it begins.',
    );
  }
  const parsed = parseFeature({ geometry: areaOfLine(geometry) });
  if (!parsed.ok)
    return failWith('invalid', `The ${NAMES[type]} is not a valid shape.`, parsed.error);
  // Programs write HTML pages of any length there.
  const description =
    properties.description?.slice(0, DESCRIPTION_LENGTH_MAX).replace(/[\ud800-\udbff]$/, '') ??
    null;
  return success({ ...parsed.value, description });
}

/** Returns a line that ends where it begins as a polygon, and any other geometry as it is. */
export function areaOfLine(geometry: XmlGeometry): XmlGeometry {
  return geometry.type === 'LineString' && isClosed(geometry)
    ? { type: 'Polygon', coordinates: [geometry.coordinates] }
    : geometry;
}

function isClosed({ coordinates }: XmlGeometry & { readonly type: 'LineString' }): boolean {
  const [first, last] = [coordinates[0], coordinates.at(-1)];
  return coordinates.length > 3 && first?.join() === last?.join();
}
