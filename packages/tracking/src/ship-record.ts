import { type AisEta, type Imo, type Mmsi, parseImo, type StaticReport } from '@roadstead/model';

/** A value that a ship reported, with the time of the report. */
interface TimedValue<Value> {
  readonly value: Value;
  /** Time of the report, epoch milliseconds. */
  readonly timeMs: number;
}

/** The static and voyage data of a ship. */
export interface ShipFields {
  readonly imo: Imo;
  readonly name: string;
  readonly callsign: string;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly widthMeters: number;
  readonly draughtMeters: number;
  readonly destination: string;
  readonly eta: AisEta;
}

/** T1: the newest plausible value of each field that a ship reported. */
export interface ShipRecord {
  readonly mmsi: Mmsi;
  /** Reported values by field. Stores have this key. */
  readonly said: { readonly [Field in keyof ShipFields]?: TimedValue<ShipFields[Field]> };
}

/** Greatest plausible length and width: the longest ship ever built has 458 m, the widest vessel 124 m. */
const LENGTH_METERS_MAX = 500;
const WIDTH_METERS_MAX = 130;
/** Greatest draught in AIS (ITU-R M.1371-5, table 52); 0 is "not available". */
const DRAUGHT_METERS_MAX = 25.5;
/** Greatest length of a text. AIS has 20 characters; other sources have longer names, but not over 100. */
const TEXT_LENGTH_MAX = 100;
/** Greatest assigned ship type (ITU-R M.1371-5, table 53); 0 is "not available". */
const SHIPTYPE_MAX = 99;

/**
 * T1: merges a static report into the record of a ship. Implausible values, and values older than the known ones, are
 * ignored.
 * @param known the record so far; undefined for a new ship.
 * @param receivedMs time of reception, epoch milliseconds, for a report without a time.
 * @returns the updated record; the same object if nothing changed.
 */
export function mergeStatic(
  known: ShipRecord | undefined,
  report: StaticReport,
  receivedMs: number,
): ShipRecord {
  const timeMs = report.timeMs ?? receivedMs;
  const before: Record<string, TimedValue<unknown> | undefined> = known?.said ?? {};
  const fields: Record<string, unknown> = plausibleFields(report);
  let said: Record<string, TimedValue<unknown> | undefined> | undefined;
  for (const field in fields) {
    const value = fields[field];
    if (value === undefined || !isNewer(field, value, timeMs, before[field])) continue;
    said ??= { ...before };
    said[field] = { value, timeMs };
  }
  if (known && !said) return known;
  return { mmsi: report.mmsi, said: (said ?? {}) as ShipRecord['said'] };
}

/** Returns whether a reported value replaces the present one. */
function isNewer(
  field: string,
  value: unknown,
  timeMs: number,
  present: TimedValue<unknown> | undefined,
): boolean {
  if (present === undefined) return true;
  // T2: a repeated ETA means the same instant as when it was first reported, even after that has passed.
  if (field === 'eta' && isSameEta(value as AisEta, present.value)) return timeMs < present.timeMs;
  return timeMs > present.timeMs || (timeMs === present.timeMs && value !== present.value);
}

/** T1: returns whether two records of a ship differ in nothing but that the values of the second were reported again later, the ETA aside (T2). */
export function isRepeated(before: ShipRecord, after: ShipRecord): boolean {
  return Object.entries(after.said).every(([field, { value, timeMs }]) => {
    const present = before.said[field as keyof ShipFields];
    if (present === undefined || present.value !== value) return false;
    return field === 'eta' ? present.timeMs === timeMs : present.timeMs <= timeMs;
  });
}

/** Returns the time of a ship's newest static report, epoch milliseconds; −Infinity without one. */
export function lastStaticReportMs({ said }: ShipRecord): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...Object.values(said).map(({ timeMs }) => timeMs));
}

/** Returns the plausible fields of a report; others are undefined. */
function plausibleFields(report: StaticReport): {
  readonly [Field in keyof ShipFields]: ShipFields[Field] | undefined;
} {
  const { imo, eta } = report;
  return {
    imo: imo === null ? undefined : parseImo(imo),
    name: plausibleText(report.name),
    callsign: plausibleText(report.callsign),
    destination: plausibleText(report.destination),
    shiptype: within(report.shiptype, SHIPTYPE_MAX),
    lengthMeters: within(report.lengthMeters, LENGTH_METERS_MAX),
    widthMeters: within(report.widthMeters, WIDTH_METERS_MAX),
    draughtMeters: within(report.draughtMeters, DRAUGHT_METERS_MAX),
    eta: eta !== null && eta.month !== null && eta.day !== null ? eta : undefined,
  };
}

function isSameEta(eta: AisEta, other: unknown): boolean {
  return JSON.stringify(eta) === JSON.stringify(other);
}

function within(value: number | null, max: number): number | undefined {
  return value !== null && value > 0 && value <= max ? value : undefined;
}

/** Returns a text without AIS's padding of blanks and @ (ITU-R M.1371-5, table 47); undefined if no text is left. */
function plausibleText(text: string | null): string | undefined {
  const value = (text ?? '').replace(/[\s@]+$/, '').trim();
  const isText = value !== '' && value.length <= TEXT_LENGTH_MAX && !/\p{Cc}/u.test(value);
  return isText ? value : undefined;
}
