import { quoteInput } from '@roadstead/model';

const GEOGRAPHIC = /^(?:GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS)[[(]"([^"]*)"/i;
const NAMED = /^[A-Z]+[[(]"([^"]*)"/i;
const DATUM = /(?:DATUM|ENSEMBLE)[[(]"([^"]*)"/i;
const PRIME_MERIDIAN = /PRIMEM(?:ERIDIAN)?[[(]"[^"]*",([-+.\dE]+)/i;
/** WKT 1 has one unit; WKT 2 may have one for each axis. */
const ANGLE_UNIT = /(?:ANGLEUNIT|,UNIT)[[(]"([^"]*)",([-+.\dE]+)/i;

/** Names of the WGS 84 datum and of its ensemble, reduced to letters and digits. */
const WGS84: readonly string[] = [
  'wgs84',
  'wgs1984',
  'dwgs1984',
  'worldgeodeticsystem1984',
  'worldgeodeticsystem1984ensemble',
];
/**
 * Names of NAD83, which official charts and boundaries of North America have. Read as WGS 84 its positions are up to two metres
 * wrong (EPSG:1188 gives 4 m): less than an antenna is from the side of its ship.
 */
const NAD83 = /^(?:d?northamerican(?:datum)?1983|nad83)/;
/** A realisation of WGS 84, named by its GPS week, `(G1762)`; they differ by centimetres. */
const REALISATION = /g\d+$/;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Files have six digits or more. */
const UNIT_TOLERANCE = 1e-7;

/** SH8: returns the problem of a .prj file (WKT 1 or 2) that is neither empty nor longitude and latitude of WGS 84 or NAD83 in degrees. */
export function prjProblem(prj: string): string | undefined {
  const wkt = prj
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,[\]()]) ?/g, '$1');
  if (wkt === '') return undefined;
  const [, name] = NAMED.exec(wkt) ?? [];
  if (name === undefined) return 'The file has no coordinate system.';
  const system = `The coordinates are in ${quoteInput(name)}`;
  if (!GEOGRAPHIC.test(wkt))
    return `${system}; only longitude and latitude of WGS 84 or NAD83 are supported.`;
  const [, datum = ''] = DATUM.exec(wkt) ?? [];
  const plain = datum.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (!WGS84.includes(plain.replace(REALISATION, '')) && !NAD83.test(plain)) {
    return `${system}, with the datum ${quoteInput(datum)}; only WGS 84 and NAD83 are supported.`;
  }
  const [, meridian = '0'] = PRIME_MERIDIAN.exec(wkt) ?? [];
  if (Number(meridian) !== 0) return `${system}, with another prime meridian than Greenwich.`;
  const [, unit = '', radians = RADIANS_PER_DEGREE] = ANGLE_UNIT.exec(wkt) ?? [];
  if (!(Math.abs(Number(radians) - RADIANS_PER_DEGREE) < UNIT_TOLERANCE)) {
    return `${system}, in ${quoteInput(unit)} instead of degrees.`;
  }
  return undefined;
}
