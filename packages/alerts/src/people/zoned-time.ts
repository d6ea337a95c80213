const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Samoa skipped a day in 2011. */
const DAYS_MAX = 3;

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the wall clock of a time zone, as if it were UTC: epoch milliseconds, to the minute. */
export function wallClockMs(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms);
  const partOf = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    ...([partOf('year'), partOf('month') - 1, partOf('day')] as const),
    ...([partOf('hour'), partOf('minute')] as const),
  );
}

/** Returns a wall clock as text: `2026-06-01 22:00`. */
export function wallClockText(ms: number, timeZone: string): string {
  return new Date(wallClockMs(ms, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** Returns the minute of the day of a wall clock, or of a text `HH:MM`. */
export function minuteOfDay(wallMs: number | string): number {
  if (typeof wallMs === 'number') return Math.floor(wallMs / MINUTE_MS) % (DAY_MS / MINUTE_MS);
  return Number(wallMs.slice(0, 2)) * 60 + Number(wallMs.slice(3));
}

/** Returns the first instant after another at which a time zone has a time of the day. A time that its clocks skip is later by the gap. */
export function nextTimeOfDay(afterMs: number, time: string, timeZone: string): number {
  const wallMs = wallClockMs(afterMs, timeZone);
  const midnightMs = wallMs - (wallMs % DAY_MS);
  for (let day = 0; day <= DAYS_MAX; day++) {
    const ms = instantOf(midnightMs + day * DAY_MS + minuteOfDay(time) * MINUTE_MS, timeZone);
    if (ms > afterMs) return ms;
  }
  return afterMs + DAY_MS;
}

/** Of an hour that the clocks repeat, the first. */
function instantOf(wallMs: number, timeZone: string): number {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((ms) => wallClockMs(ms, timeZone) - ms);
  const instants = offsets.map((offsetMs) => wallMs - offsetMs).sort((one, other) => one - other);
  return instants.find((ms) => wallClockMs(ms, timeZone) === wallMs) ?? Math.max(...instants);
}

/** By time zone: each takes 50 µs to make, and is used with each message. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
/** There are some hundreds of time zones, but names in any case. */
const FORMATS_MAX = 1000;

/** @throws RangeError for an unknown time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  if (FORMATS.size >= FORMATS_MAX) FORMATS.clear();
  FORMATS.set(timeZone, format);
  return format;
}
