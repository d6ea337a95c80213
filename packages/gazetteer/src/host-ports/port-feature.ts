import { parseCoordinates, wrapLongitude } from '@roadstead/geo';
import { type Locode, type Position, parseLocode } from '@roadstead/model';
import type { Gazetteer } from '../gazetteer.ts';
import { namesAlike } from '../names.ts';
import type { Port, PortSize } from '../port.ts';
import { type FeatureReader, listRule, PORT_NAME_RULE } from './feature-reader.ts';
import { idOfLocode, PORT_ID_MAX, portIdOfName } from './port-ids.ts';

/** The ports that a file may change. */
export type KnownPorts = Pick<Gazetteer, 'portById' | 'portByLocode'>;

const SIZES: readonly PortSize[] = ['very-small', 'small', 'medium', 'large'];

export const ID_RULE = {
  rule: `must be a whole number from 1 to ${PORT_ID_MAX}.`,
  parse: (value: unknown): number | undefined =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PORT_ID_MAX
      ? Number(value)
      : undefined,
};
export const LOCODE_RULE = {
  rule: 'must be a UN/LOCODE such as NLRTM.',
  parse: (value: unknown): Locode | undefined =>
    typeof value === 'string' ? parseLocode(value) : undefined,
};
const COUNTRY_RULE = {
  rule: 'must be a country code of two capital letters such as NL.',
  parse: (value: unknown): string | undefined =>
    typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : undefined,
};
const SIZE_RULE = {
  rule: `must be one of ${SIZES.join(', ')}.`,
  parse: (value: unknown): PortSize | undefined => SIZES.find((size) => size === value),
};

/** Parses a port: a change of a known one, or a new one. Undefined if it has a problem, which the reader has. */
export function parsePortFeature(reader: FeatureReader, known: KnownPorts): Port | undefined {
  const id = reader.read('id', ID_RULE);
  const locode = reader.read('locode', LOCODE_RULE);
  const old = id === undefined ? locode && known.portByLocode(locode) : known.portById(id);
  const place = positionOf(reader, old);
  const name = old
    ? (reader.read('name', PORT_NAME_RULE) ?? old.name)
    : reader.require('name', PORT_NAME_RULE);
  const ownLocode = (id === undefined ? old?.locode : undefined) ?? locode ?? old?.locode ?? null;
  const country = countryOf(reader, old, ownLocode);
  const aliases = reader.read('aliases', listRule(PORT_NAME_RULE)) ?? old?.aliases ?? [];
  const locodes = reader.read('locodes', listRule(LOCODE_RULE)) ?? old?.locodes ?? [];
  const size = reader.read('size', SIZE_RULE) ?? old?.size ?? null;
  if (name === undefined || country === undefined || !place) return undefined;
  const isRenamed = old !== undefined && !namesAlike(old.name, name);
  return {
    id: id ?? old?.id ?? (ownLocode ? idOfLocode(ownLocode) : portIdOfName(country, name)),
    locode: ownLocode,
    locodes: locodes.filter((each) => each !== ownLocode),
    name,
    // Destinations that ships report have the old name still.
    aliases: isRenamed ? [...new Set([...aliases, old.name])] : aliases,
    country,
    ...place,
    size,
  };
}

function countryOf(
  reader: FeatureReader,
  old: Port | undefined,
  locode: Locode | null,
): string | undefined {
  if (old || locode) {
    return reader.read('country', COUNTRY_RULE) ?? old?.country ?? locode?.slice(0, 2);
  }
  return reader.require('country', COUNTRY_RULE);
}

/** Returns the position of a Point; a feature without a geometry (RFC 7946, section 3.2) leaves a known port where it is. */
function positionOf(reader: FeatureReader, old: Port | undefined): Position | undefined {
  if (reader.geometry === null || reader.geometry === undefined) {
    if (old) return { longitude: old.longitude, latitude: old.latitude };
    reader.report('/geometry', 'must be a Point: no known port has this id or locode.');
    return undefined;
  }
  return parsePoint(reader);
}

/** Parses the geometry of a feature as a Point. */
export function parsePoint(reader: FeatureReader): Position | undefined {
  const { type, coordinates } = reader.geometry as { type?: unknown; coordinates?: unknown };
  if (type !== 'Point') {
    reader.report('/geometry', 'must be a Point.');
    return undefined;
  }
  const parsed = parseCoordinates(coordinates);
  if (typeof parsed === 'string') {
    reader.report('/geometry/coordinates', parsed);
    return undefined;
  }
  return { longitude: wrapLongitude(parsed[0]), latitude: parsed[1] };
}
