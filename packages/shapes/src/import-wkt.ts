import { AREA_VERTICES_MAX } from '@roadstead/geo';
import { failWith, quoteInput, type Result, success } from '@roadstead/model';
import { wktToGeoJSON } from 'betterknown';
import type { PlaceAndDescription } from './parse-feature.ts';
import { parseGeometry } from './parse-geometry.ts';
import { writeWkt } from './write-wkt.ts';

const INVALID = 'The WKT is not a valid shape.';
const SRID = /^SRID ?= ?(\d{1,9}) ?; ?/i;
/** WGS 84 and NAD83, longitude and latitude. */
const SRIDS: readonly number[] = [4326, 4269];
const GEOMETRY = /^(?:POLYGON|MULTIPOLYGON|POINT) ?(ZM|Z|M)? ?(\(.*|EMPTY)$/i;
const OTHER_GEOMETRY = /^([A-Z]+) ?(?:\(|EMPTY)/i;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * SH7: parses a POLYGON, MULTIPOLYGON or POINT, without an SRID or with one of `SRIDS`. The library's parser accepts texts that only
 * resemble WKT (words for numbers, characters after the end), so the text is checked first.
 */
export function importWkt(text: string): Result<PlaceAndDescription> {
  const whole = text.trim().replace(/\s+/g, ' ');
  const [prefix = '', srid = '4326'] = SRID.exec(whole) ?? [];
  if (!SRIDS.includes(Number(srid))) {
    return invalid(
      `The coordinates are in SRID ${srid}; only 4326 (WGS 84) and 4269 (NAD83) are supported.`,
    );
  }
  const wkt = whole.slice(prefix.length);
  const [, dimension = '', rings = ''] = GEOMETRY.exec(wkt) ?? [];
  if (rings === '') {
    const [, word] = OTHER_GEOMETRY.exec(wkt) ?? [];
    return word === undefined
      ? malformed(`it begins with ${quoteInput(wkt.slice(0, 20))}`)
      : invalid(`A shape must be a POLYGON, MULTIPOLYGON or POINT. This is ${quoteInput(word)}.`);
  }
  if (/^EMPTY$/i.test(rings)) return invalid('The geometry is empty.');
  const positions = positionsOf(rings);
  if (!positions) {
    return invalid(
      `An area can have at most ${AREA_VERTICES_MAX} vertices; this one has more. Simplify it.`,
    );
  }
  const wrong = positions.find((each) => !isPosition(each.trim(), 2 + dimension.length));
  if (wrong !== undefined) return malformed(`${quoteInput(wrong.trim())} is not a position`);
  return parse(wkt, rings);
}

function parse(wkt: string, rings: string): Result<PlaceAndDescription> {
  let geojson: unknown;
  try {
    geojson = wktToGeoJSON(wkt);
  } catch (error) {
    return malformed((error as Error).message);
  }
  const geometry = parseGeometry(geojson);
  if (!geometry.ok) return failWith('invalid', INVALID, geometry.error);
  if (bracketsOf(writeWkt(geometry.value)) !== bracketsOf(rings)) {
    return malformed('it has too many brackets, or text after its end');
  }
  return success({ geometry: geometry.value, radiusMeters: null, description: null });
}

/** Splits rings into positions; undefined if there are too many, which is checked before the text is split. */
function positionsOf(rings: string): readonly string[] | undefined {
  let separators = 0;
  for (let i = 0; i < rings.length; i++) if ('(),'.includes(rings[i])) separators++;
  // At most one comma per vertex, and on average one bracket: a ring has two, a polygon of one ring two more.
  if (separators > 3 * AREA_VERTICES_MAX) return undefined;
  const positions = rings.split(/[(),]/).filter((each) => each.trim() !== '');
  return positions.length > AREA_VERTICES_MAX ? undefined : positions;
}

function isPosition(text: string, count: number): boolean {
  const numbers = text.split(' ', count + 1);
  return numbers.length === count && numbers.every((each) => NUMBER.test(each));
}

/** Returns the brackets and commas of a WKT text: they determine the structure of its geometry. */
function bracketsOf(wkt: string): string {
  return wkt.replace(/[^(),]+/g, '');
}

function malformed(detail: string): ReturnType<typeof failWith> {
  return failWith('malformed', `The body is not WKT: ${detail}.`);
}

function invalid(detail: string): ReturnType<typeof failWith> {
  return failWith('invalid', INVALID, [{ pointer: '', detail }]);
}
