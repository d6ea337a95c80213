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
  const before = known?.said ?? {};
  const newer = Object.entries(plausibleFields(report)).filter(([field, value]) => {
    const present = before[field as keyof ShipFields];
    if (value === undefined) return false;
    if (present === undefined) return true;
    // T2: a repeated ETA means the same instant as when it was first reported, even after that has passed.
    if (field === 'eta' && isSameEta(value as AisEta, present.value)) {
      return timeMs < present.timeMs;
    }
    return timeMs > present.timeMs || (timeMs === present.timeMs && value !== present.value);
  });
  if (known && newer.length === 0) return known;
  const said = Object.fromEntries(newer.map(([field, value]) => [field, { value, timeMs }]));
  return { mmsi: report.mmsi, said: { ...before, ...said } };
}

/** Returns the time of a ship's newest static report, epoch milliseconds; −Infinity without one. */
export function lastStaticReportMs({ said }: ShipRecord): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...Object.values(said).map(({ timeMs }) => timeMs));
}

/** Returns the plausible fields of a report. */
function plausibleFields(report: StaticReport): Partial<ShipFields> {
  const { imo, name, callsign, shiptype, draughtMeters, destination, eta } = report;
  const length = within(report.lengthMeters, LENGTH_METERS_MAX);
  const width = within(report.widthMeters, WIDTH_METERS_MAX);
  const draught = within(draughtMeters, DRAUGHT_METERS_MAX);
  const type = within(shiptype, SHIPTYPE_MAX);
  const checked = imo === null ? undefined : parseImo(imo);
  return {
    ...(checked !== undefined && { imo: checked }),
    ...textField('name', name),
    ...textField('callsign', callsign),
    ...textField('destination', destination),
    ...(type !== undefined && { shiptype: type }),
    ...(length !== undefined && { lengthMeters: length }),
    ...(width !== undefined && { widthMeters: width }),
    ...(draught !== undefined && { draughtMeters: draught }),
    ...(eta !== null && eta.month !== null && eta.day !== null && { eta }),
  };
}

function isSameEta(eta: AisEta, other: unknown): boolean {
  return JSON.stringify(eta) === JSON.stringify(other);
}

function within(value: number | null, max: number): number | undefined {
  return value !== null && value > 0 && value <= max ? value : undefined;
}

/** Returns a text without AIS's padding of blanks and @ (ITU-R M.1371-5, table 47); nothing if no text is left. */
function textField(
  field: 'name' | 'callsign' | 'destination',
  text: string | null,
): Partial<ShipFields> {
  const value = (text ?? '').replace(/[\s@]+$/, '').trim();
  const isText = value !== '' && value.length <= TEXT_LENGTH_MAX && !/\p{Cc}/u.test(value);
  return isText ? { [field]: value } : {};
}
