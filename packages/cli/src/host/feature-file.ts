import { geojsonOfXml, type XmlGeometry } from '@roadstead/shapes';
import { UserError } from './host.ts';
import { parseJsonFile } from './json-file.ts';
import { readTextFile } from './text-file.ts';

/** A GeoJSON Feature or geometry of a file, with the pointer to it. */
export interface FileFeature {
  readonly geojson: unknown;
  readonly pointer: string;
}

/**
 * Reads the one feature of a GeoJSON, KML or GPX file.
 * @param convert applied to a geometry of KML or GPX
 * @throws UserError for an unreadable file, and for KML or GPX without one feature
 */
export async function readFeatureFile(
  path: string,
  convert: (geometry: XmlGeometry) => XmlGeometry = (geometry) => geometry,
): Promise<FileFeature> {
  const text = (await readTextFile(path)).replace(/^\uFEFF/, '');
  if (!text.trimStart().startsWith('<')) return onlyFeature(parseJsonFile(path, text));
  const read = geojsonOfXml(text);
  if (!read.ok) throw new UserError(`${path}: ${read.error}.`);
  const [feature, ...others] = read.value.features;
  if (feature && others.length === 0) {
    return { geojson: convert(feature.geometry), pointer: '' };
  }
  const count = read.value.features.length;
  throw new UserError(`${path}: must have one place with a geometry; there are ${count}.`);
}

/** Unwraps a collection of one feature: map tools write one even for a single feature. */
function onlyFeature(json: unknown): FileFeature {
  const { type, features } = (json ?? {}) as { type?: unknown; features?: unknown };
  return type === 'FeatureCollection' && Array.isArray(features) && features.length === 1
    ? { geojson: features[0], pointer: '/features/0' }
    : { geojson: json, pointer: '' };
}
