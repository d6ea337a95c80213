import { quoted } from '@roadstead/model';

const GEOGRAPHIC = /^(?:GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS)[[(]"([^"]*)"/i;
const NAMED = /^[A-Z]+[[(]"([^"]*)"/i;
const DATUM = /(?:DATUM|ENSEMBLE)[[(]"([^"]*)"/i;
const PRIME_MERIDIAN = /PRIMEM(?:ERIDIAN)?[[(]"[^"]*",([-+.\dE]+)/i;
/** WKT 1 says the unit once; WKT 2 may say it of each axis. */
const ANGLE_UNIT = /(?:ANGLEUNIT|,UNIT)[[(]"([^"]*)",([-+.\dE]+)/i;

/** Letters and digits of the names that WGS 84 goes by, as datum and as ensemble. */
const WGS84: readonly string[] = [
  'wgs84',
  'wgs1984',
  'dwgs1984',
  'worldgeodeticsystem1984',
  'worldgeodeticsystem1984ensemble',
];
/** WGS 84 as it was determined in a week of GPS, `(G1762)`: centimetres apart. */
const REALISATION = /g\d+$/;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Files give from six digits on. */
const UNIT_TOLERANCE = 1e-7;

/** SH8: what is wrong with a .prj file (WKT 1 or 2): it must say longitude and latitude of WGS 84 in degrees, or nothing. */
export function prjProblem(prj: string): string | undefined {
  const wkt = prj
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,[\]()]) ?/g, '$1');
  if (wkt === '') return undefined;
  const [, name] = NAMED.exec(wkt) ?? [];
  if (name === undefined) return 'This is no coordinate system.';
  const said = `The coordinates are in ${quoted(name)}`;
  if (!GEOGRAPHIC.test(wkt)) return `${said}; only longitude and latitude of WGS 84 can be read.`;
  const [, datum = ''] = DATUM.exec(wkt) ?? [];
  const plain = datum.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (!WGS84.includes(plain.replace(REALISATION, ''))) {
    return `${said}, with the datum ${quoted(datum)}; only WGS 84 can be read.`;
  }
  const [, meridian = '0'] = PRIME_MERIDIAN.exec(wkt) ?? [];
  if (Number(meridian) !== 0) return `${said}, not counted from Greenwich.`;
  const [, unit = '', radians = RADIANS_PER_DEGREE] = ANGLE_UNIT.exec(wkt) ?? [];
  if (!(Math.abs(Number(radians) - RADIANS_PER_DEGREE) < UNIT_TOLERANCE)) {
    return `${said}, in ${quoted(unit)}, not in degrees.`;
  }
  return undefined;
}
