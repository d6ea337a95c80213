const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const MS_PER_MINUTE = 60_000;
const YEAR_0_MS = Date.parse('0000-01-01T00:00:00Z');
const YEAR_10000_MS = Date.parse('+010000-01-01T00:00:00Z');

/**
 * Parses an RFC 3339 timestamp. `Date.parse` and date-fns do not fit: both accept times without a zone and reject leap
 * seconds.

 * @returns epoch milliseconds, finer fractions truncated; undefined for any other text.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = RFC_3339.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  const fraction = match[7] ?? '';
  const zoneHour = Number(match[9] ?? 0);
  const zoneMinute = Number(match[10] ?? 0);
  // 60 is a leap second; it is read as the first second of the next minute.
  if (hour > 23 || minute > 59 || second > 60 || zoneHour > 23 || zoneMinute > 59) return undefined;
  const dayMs = utcDayMs(year, month, day);
  if (dayMs === undefined) return undefined;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const zoneMs = (zoneHour * 60 + zoneMinute) * MS_PER_MINUTE * (match[8] === '-' ? -1 : 1);
  const timeMs =
    dayMs + (hour * 60 + minute) * MS_PER_MINUTE + second * 1000 + milliseconds - zoneMs;
  // Conversion to UTC can move the time out of the years 0 to 9999, which are all that RFC 3339 can represent.
  return timeMs >= YEAR_0_MS && timeMs < YEAR_10000_MS ? timeMs : undefined;
}

/** Returns the start of a day, or undefined if it does not exist. Date.UTC maps years before 100 to 19xx and 31 April to 1 May. */
function utcDayMs(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : undefined;
}

/** Formats epoch milliseconds in UTC with whole seconds (truncated) and `Z`, as the tracking, route and report operations do. */
export function timestampSeconds(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Formats epoch milliseconds in UTC with milliseconds and `Z`, as the STS operations do. */
export function timestampMs(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
