import { AREA_VERTICES_MAX } from '@roadstead/geo';
import { type Answer, quoted, refusal, success } from '@roadstead/model';
import { wktToGeoJSON } from 'betterknown';
import type { PlaceAndDescription } from './parse-feature.ts';
import { parseGeometry } from './parse-geometry.ts';
import { writeWkt } from './write-wkt.ts';

const SRID = /^SRID ?= ?(\d{1,9}) ?; ?/i;
const GEOMETRY = /^(?:POLYGON|MULTIPOLYGON|POINT) ?(ZM|Z|M)? ?(\(.*|EMPTY)$/i;
const OTHER_GEOMETRY = /^([A-Z]+) ?(?:\(|EMPTY)/i;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * SH7: reads a POLYGON, MULTIPOLYGON or POINT, with or without an SRID, which is 4326 then. The parser takes what only looks
 * like WKT (texts for numbers, something behind the end), so what it is given has been looked at before.
 */
export function importWkt(text: string): Answer<PlaceAndDescription> {
  const whole = text.trim().replace(/\s+/g, ' ');
  const [prefix = '', srid = '4326'] = SRID.exec(whole) ?? [];
  if (Number(srid) !== 4326) {
    return invalid(`The coordinates are in SRID ${srid}; only 4326 (WGS 84) can be read.`);
  }
  const wkt = whole.slice(prefix.length);
  const [, dimension = '', rings = ''] = GEOMETRY.exec(wkt) ?? [];
  if (rings === '') {
    const [, word] = OTHER_GEOMETRY.exec(wkt) ?? [];
    return word === undefined
      ? malformed(`it begins with ${quoted(wkt.slice(0, 20))}`)
      : invalid(`A shape is a POLYGON, MULTIPOLYGON or POINT. This is ${quoted(word)}.`);
  }
  if (/^EMPTY$/i.test(rings)) return invalid('The geometry is empty.');
  const positions = positionsOf(rings);
  if (!positions) {
    return invalid(
      `An area has at most ${AREA_VERTICES_MAX} vertices; this one has more. Simplify it.`,
    );
  }
  const strange = positions.find((each) => !isPosition(each.trim(), 2 + dimension.length));
  if (strange !== undefined) return malformed(`${quoted(strange.trim())} is no position`);
  return read(wkt, rings);
}

function read(wkt: string, rings: string): Answer<PlaceAndDescription> {
  let geojson: unknown;
  try {
    geojson = wktToGeoJSON(wkt);
  } catch (error) {
    return malformed((error as Error).message);
  }
  const geometry = parseGeometry(geojson);
  if (!geometry.ok) return refusal('invalid', 'The WKT cannot be a shape.', geometry.failure);
  if (bracketsOf(writeWkt(geometry.value)) !== bracketsOf(rings)) {
    return malformed('there are brackets too many, or something behind its end');
  }
  return success({ geometry: geometry.value, radiusMeters: null, description: null });
}

/** Undefined where there are too many; that is known before they are taken apart. */
function positionsOf(rings: string): readonly string[] | undefined {
  let separators = 0;
  for (let i = 0; i < rings.length; i++) if ('(),'.includes(rings[i])) separators++;
  // For each vertex at most one comma, and on average one bracket: a ring has two, a polygon of one ring two more.
  if (separators > 3 * AREA_VERTICES_MAX) return undefined;
  const positions = rings.split(/[(),]/).filter((each) => each.trim() !== '');
  return positions.length > AREA_VERTICES_MAX ? undefined : positions;
}

function isPosition(text: string, count: number): boolean {
  const numbers = text.split(' ', count + 1);
  return numbers.length === count && numbers.every((each) => NUMBER.test(each));
}

/** With the commas: as many as there are, a geometry has only one way to be written. */
function bracketsOf(wkt: string): string {
  return wkt.replace(/[^(),]+/g, '');
}

function malformed(detail: string): ReturnType<typeof refusal> {
  return refusal('malformed', `The body is not WKT: ${detail}.`);
}

function invalid(detail: string): ReturnType<typeof refusal> {
  return refusal('invalid', 'The WKT cannot be a shape.', [{ pointer: '', detail }]);
}
