import type { FixReason, LineReason } from '@roadstead/model';
import type { RunCounts } from '@roadstead/recordings';

const COLUMNS_HELP = 'where LON and LAT are the names of the columns';

const ADVICE: Readonly<Partial<Record<LineReason | FixReason, string>>> = {
  'bad-mmsi':
    'If the MMSI is in another column, name it: --columns mmsi=ID, where ID is the name of the column. Other numbers need an offset ' +
    'after which they have one to nine digits: --columns mmsi=ID-5000000000.',
  'bad-position':
    'Positions are read in decimal degrees; other units of a CSV file need a factor: ' +
    `--columns longitude=LON/60,latitude=LAT/60, ${COLUMNS_HELP}.`,
  'not-a-ship':
    'These ids are not MMSIs of ships, which begin with 201 to 775. If they are ships, use detect --ids any, or add an offset: ' +
    '--columns mmsi=ID+237000000, where ID is the name of the column.',
  'no-time': timesAdvice('Only reports with a time can be used.'),
  'bad-time': timesAdvice('The format of these times is unknown.'),
};

function timesAdvice(lead: string): string {
  return (
    `${lead} Accepted are ISO 8601 (2016-01-12T12:00:00Z), DD/MM/YYYY HH:MM:SS, and seconds or milliseconds since ` +
    '1970; for NMEA 0183 in a tag block (c:), after the checksum, or before the sentence.'
  );
}

/** Returns the warnings about the units of inputs, with the option that corrects them. */
export function unitWarnings({ warnings }: Pick<RunCounts, 'warnings'>): readonly string[] {
  return warnings.map(({ recording, warning: { detail, columns } }) => {
    const argument = /^[-\w=,./*+:]*$/.test(columns) ? columns : `'${columns}'`;
    return `The numbers of ${recording.name} seem to have other units: ${detail}. Use --columns ${argument}`;
  });
}

/**
 * Returns advice on the most frequent reason of rejection for a run without any usable report, if there is advice for
 * it and no warning about units.
 */
export function nothingUsedAdvice(
  used: number,
  { rejected, warnings }: Pick<RunCounts, 'rejected' | 'warnings'>,
): readonly string[] {
  if (used > 0 || rejected.size === 0) return [];
  const [reason] = [...rejected].reduce((most, next) =>
    next[1].count > most[1].count ? next : most,
  );
  const advice = reason === 'bad-position' && warnings.length > 0 ? undefined : ADVICE[reason];
  return advice === undefined ? [] : [advice];
}
