import type { FixReason, LineReason } from '@roadstead/model';
import type { Tally } from './tally.ts';

/** Degrees that are merely wrong are smaller; AIS's own units are larger but within a few metres of nowhere. */
const DEGREES_NEVER = 1000;
/** AIS sends positions in 1/10 000 minutes (ITU-R M.1371-5, table 48). */
const AIS_UNITS_PER_DEGREE = 600_000;

const COLUMNS_HELP = 'where LON and LAT are the names of the columns';

const ADVICE: Readonly<Partial<Record<LineReason | FixReason, string>>> = {
  'bad-mmsi':
    'If the MMSI is in another column, name it: --columns mmsi=ID, where ID is the name of the column.',
  'bad-position':
    'Positions are read in decimal degrees; other units of a CSV file need a factor: ' +
    `--columns longitude=LON/60,latitude=LAT/60, ${COLUMNS_HELP}.`,
  'no-time': timesAdvice('Only reports with a time can be used.'),
  'bad-time': timesAdvice('These times are in a form that is not read.'),
};

const AIS_UNITS_ADVICE =
  'The positions look like 1/10 000 minutes, the units of AIS; in a CSV file say so: ' +
  `--columns longitude=LON/${AIS_UNITS_PER_DEGREE},latitude=LAT/${AIS_UNITS_PER_DEGREE}, ${COLUMNS_HELP}.`;

function timesAdvice(lead: string): string {
  return (
    `${lead} Read are ISO 8601 (2016-01-12T12:00:00Z), DD/MM/YYYY HH:MM:SS, and seconds or milliseconds since ` +
    '1970; for NMEA 0183 in a tag block (c:), after the checksum, or before the sentence.'
  );
}

/** One line for a run in which nothing could be used: what to do about the most frequent reason, if that is known. */
export function nothingUsedAdvice(used: number, rejected: Tally['rejected']): readonly string[] {
  if (used > 0 || rejected.size === 0) return [];
  const [reason, { example }] = [...rejected].reduce((most, next) =>
    next[1].count > most[1].count ? next : most,
  );
  const advice =
    reason === 'bad-position' && isInAisUnits(example) ? AIS_UNITS_ADVICE : ADVICE[reason];
  return advice === undefined ? [] : [advice];
}

function isInAisUnits(example: string): boolean {
  const numbers = /longitude (-?\d+), latitude (-?\d+)$/.exec(example);
  if (numbers === null) return false;
  const [longitude, latitude] = numbers.slice(1).map((digits) => Math.abs(Number(digits)));
  return (
    Math.max(longitude, latitude) > DEGREES_NEVER &&
    longitude <= 180 * AIS_UNITS_PER_DEGREE &&
    latitude <= 90 * AIS_UNITS_PER_DEGREE
  );
}
