const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const MS_PER_MINUTE = 60_000;
const YEAR_0_MS = Date.parse('0000-01-01T00:00:00Z');
const YEAR_10000_MS = Date.parse('+010000-01-01T00:00:00Z');

/** Reads an RFC 3339 timestamp; undefined where it is none. What is finer than a millisecond is cut off. */
export function parseTimestamp(text: string): number | undefined {
  const match = RFC_3339.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  const fraction = match[7] ?? '';
  const zoneHour = Number(match[9] ?? 0);
  const zoneMinute = Number(match[10] ?? 0);
  // 60 is a leap second, which comes to be the first of the next minute.
  if (hour > 23 || minute > 59 || second > 60 || zoneHour > 23 || zoneMinute > 59) return undefined;
  const dayMs = utcDayMs(year, month, day);
  if (dayMs === undefined) return undefined;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const zoneMs = (zoneHour * 60 + zoneMinute) * MS_PER_MINUTE * (match[8] === '-' ? -1 : 1);
  const timeMs =
    dayMs + (hour * 60 + minute) * MS_PER_MINUTE + second * 1000 + milliseconds - zoneMs;
  // In UTC it may be another year, which RFC 3339 cannot write.
  return timeMs >= YEAR_0_MS && timeMs < YEAR_10000_MS ? timeMs : undefined;
}

/** Date.UTC would take the years before 100 for those of the last century, and 31 April for 1 May. */
function utcDayMs(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : undefined;
}

/** As the tracking, route and report areas write it: UTC in whole seconds. */
export function timestampSeconds(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** As the STS area writes it: UTC with milliseconds and `Z`. */
export function timestampMs(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
