/** The period and the place of a replay of stored history, as the address has them. */
export interface StoredPeriod {
  readonly beginMs: number;
  readonly hours: number;
  /** West, south, east and north; `west` > `east` across ±180. Undefined: everywhere. */
  readonly box: string | undefined;
}

export const HOURS: readonly number[] = [1, 3, 6, 12, 24, 72, 168];
const HOURS_DEFAULT = 3;
/** The service reads no more at once. */
const HOURS_MAX = 31 * 24;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Parses the values of an address. @param newestMs end of the default period, epoch milliseconds */
export function parsePeriod(
  { begin, hours, box }: Readonly<Record<string, string>>,
  newestMs: number,
): StoredPeriod {
  const number = Number(hours);
  const isValid = number > 0 && number <= HOURS_MAX;
  const valid = isValid ? number : HOURS_DEFAULT;
  const parsedMs = Date.parse(begin ?? '');
  const defaultMs = Math.ceil(newestMs / MINUTE_MS) * MINUTE_MS - valid * HOUR_MS;
  return {
    beginMs: Number.isNaN(parsedMs) ? defaultMs : parsedMs,
    hours: valid,
    box: isBox(box) ? box : undefined,
  };
}

export function endMsOf({ beginMs, hours }: StoredPeriod): number {
  return beginMs + hours * HOUR_MS;
}

/** Returns a box as the service has it; `west` and `east` may be beyond ±180. Undefined for the whole world. */
export function bboxText(
  west: number,
  south: number,
  east: number,
  north: number,
): string | undefined {
  if (east - west >= 360) return undefined;
  const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const latitude = (degrees: number): number => Math.max(-90, Math.min(90, degrees));
  return [wrap(west), latitude(south), wrap(east), latitude(north)]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
}

function isBox(text: string | undefined): text is string {
  const numbers = (text ?? '').split(',').map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite);
}
