import { AREA_VERTICES_MAX, type Coordinates } from '@roadstead/geo';
import { quoteInput, type Result, success } from '@roadstead/model';
import { readXml, type XmlElement, XmlError, type XmlReader } from './read-xml.ts';

/** A GeoJSON geometry of a KML or GPX file. */
export type XmlGeometry =
  | { readonly type: 'Point'; readonly coordinates: Coordinates }
  | { readonly type: 'LineString'; readonly coordinates: readonly Coordinates[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Coordinates[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly Coordinates[])[])[];
    }
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly XmlGeometry[] };

/** A GeoJSON Feature of a KML or GPX file. */
interface XmlFeature {
  readonly type: 'Feature';
  readonly geometry: XmlGeometry;
  readonly properties: { readonly name?: string; readonly description?: string };
}

/** A KML or GPX file as GeoJSON. */
export interface XmlFeatures {
  readonly type: 'FeatureCollection';
  readonly features: readonly XmlFeature[];
}

type Geometry = XmlGeometry;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Converts KML 2.2 (OGC 07-147r2; placemarks with points, lines, polygons and tracks) or GPX 1.1 (waypoints, routes and tracks) to
 * GeoJSON. Altitudes and times are dropped.
 * @returns the features; the problem, with its line, of another file, or of one with more than 10 000 positions
 */
export function geojsonOfXml(
  text: string,
): Result<XmlFeatures & { readonly format: 'kml' | 'gpx' }, string> {
  const reader = new PlaceReader();
  const read = readXml(text, reader);
  if (!read.ok) return read;
  const { format, features } = reader;
  return success({ type: 'FeatureCollection', features, format });
}

/** A feature that is being read: the geometries of a placemark, or the segments of a track. */
interface OpenFeature {
  readonly geometries: Geometry[];
  properties: { readonly name?: string; readonly description?: string };
}

class PlaceReader implements XmlReader {
  format: 'kml' | 'gpx' = 'kml';
  readonly features: XmlFeature[] = [];
  #feature: OpenFeature | undefined;
  /** Positions since the last element of points began. */
  #positions: Coordinates[] = [];
  #rings: (readonly Coordinates[])[] = [];
  #count = 0;

  open({ name, attributes }: XmlElement, parents: readonly XmlElement[]): void {
    if (parents.length === 0) this.#setFormat(name);
    if (['placemark', 'wpt', 'rte', 'trk'].includes(name)) {
      this.#feature = { geometries: [], properties: {} };
    }
    if (name === 'polygon') this.#rings = [];
    if (['point', 'linestring', 'linearring', 'track', 'wpt', 'rte', 'trkseg'].includes(name)) {
      this.#positions = [];
    }
    if (['wpt', 'rtept', 'trkpt'].includes(name)) {
      this.#add([attributes['lon'] ?? '', attributes['lat'] ?? '']);
    }
  }

  close({ name, text }: XmlElement, parents: readonly XmlElement[]): void {
    const feature = this.#feature;
    const parent = parents.at(-1)?.name ?? '';
    if (name === 'coordinates') this.#addTuples(text);
    if (name === 'coord') this.#add(text.trim().split(/\s+/));
    if (!feature) return;
    if (['placemark', 'wpt', 'rte', 'trk'].includes(parent)) {
      if (name === 'name') feature.properties = { ...feature.properties, name: text.trim() };
      if (name === 'description' || name === 'desc') {
        feature.properties = { ...feature.properties, description: text.trim() };
      }
    }
    this.#closeGeometry(name, parent, feature);
    if (['placemark', 'wpt', 'rte', 'trk'].includes(name)) this.#closeFeature(feature);
  }

  #setFormat(name: string): void {
    if (name !== 'kml' && name !== 'gpx') {
      throw new XmlError(`the file is neither KML nor GPX; it begins with ${quoteInput(name)}`);
    }
    this.format = name;
  }

  #closeGeometry(name: string, parent: string, { geometries }: OpenFeature): void {
    const coordinates = this.#positions;
    if (name === 'point' || name === 'wpt') {
      if (coordinates.length !== 1) throw new XmlError('a point must have one position');
      geometries.push({ type: 'Point', coordinates: coordinates[0] });
    } else if (name === 'linearring' && parent.endsWith('boundaryis')) {
      // The outline comes first in GeoJSON, wherever the file has it.
      if (parent === 'outerboundaryis') this.#rings.unshift(coordinates);
      else this.#rings.push(coordinates);
    } else if (name === 'polygon') {
      geometries.push({ type: 'Polygon', coordinates: this.#rings });
    } else if (['linestring', 'linearring', 'track', 'rte', 'trkseg'].includes(name)) {
      geometries.push({ type: 'LineString', coordinates });
    }
  }

  #closeFeature({ geometries, properties }: OpenFeature): void {
    this.#feature = undefined;
    if (geometries.length === 0) return;
    const polygons = geometries.flatMap((each) =>
      each.type === 'Polygon' ? [each.coordinates] : [],
    );
    const [only, ...others] = geometries;
    const geometry: Geometry =
      others.length === 0
        ? only
        : polygons.length === geometries.length
          ? { type: 'MultiPolygon', coordinates: polygons }
          : { type: 'GeometryCollection', geometries };
    this.features.push({ type: 'Feature', geometry, properties });
  }

  #addTuples(text: string): void {
    for (const tuple of text.trim().split(/\s+/)) if (tuple !== '') this.#add(tuple.split(','));
  }

  #add(numbers: readonly string[]): void {
    const [longitude, latitude] = numbers;
    const isPosition =
      numbers.length >= 2 && numbers.length <= 3 && numbers.every((each) => NUMBER.test(each));
    if (!isPosition) {
      throw new XmlError(
        `${quoteInput(numbers.join(','))} is not a position (longitude, latitude)`,
      );
    }
    if (++this.#count > AREA_VERTICES_MAX) {
      throw new XmlError(`more than ${AREA_VERTICES_MAX} positions. Simplify the file`);
    }
    this.#positions.push([Number(longitude), Number(latitude)]);
  }
}
