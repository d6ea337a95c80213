import { type AisEta, type Imo, type Mmsi, parseImo, type StaticReport } from '@roadstead/model';

/** Something a ship said of itself, and when. */
interface Said<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly timeMs: number;
}

/** What a ship says of itself, field by field: each has the newest plausible value. */
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

/** T1: all that is known of a ship. */
export interface ShipRecord {
  readonly mmsi: Mmsi;
  readonly said: { readonly [Field in keyof ShipFields]?: Said<ShipFields[Field]> };
}

/** The longest ship that was ever built has 458 m, the widest vessel 124 m; what is beyond is a mistake. */
const LENGTH_METERS_MAX = 500;
const WIDTH_METERS_MAX = 130;
/** What AIS can say (ITU-R M.1371-5, table 52); 0 is "not available". */
const DRAUGHT_METERS_MAX = 25.5;
/** AIS has room for 20 characters; registers have longer names, but none of these. */
const TEXT_LENGTH_MAX = 100;
/** 0 is "not available", from 100 on nothing is assigned (table 53). */
const SHIPTYPE_MAX = 99;

/**
 * T1: takes what a ship said of itself. A value that cannot be is passed over, and one that is older than what is known too.
 * @param known what was known before, if anything
 * @param heardMs when the report came; counts where it has no time of its own
 * @returns what is known then; the same object where nothing is new
 */
export function mergeStatic(
  known: ShipRecord | undefined,
  report: StaticReport,
  heardMs: number,
): ShipRecord {
  const timeMs = report.timeMs ?? heardMs;
  const before = known?.said ?? {};
  const newer = Object.entries(plausible(report)).filter(([field, value]) => {
    const said = before[field as keyof ShipFields];
    if (value === undefined) return false;
    if (said === undefined) return true;
    // T2: what has not changed means the instant that it meant first, also when that has passed.
    if (field === 'eta' && isSameEta(value as AisEta, said.value)) return timeMs < said.timeMs;
    return timeMs >= said.timeMs;
  });
  if (known && newer.length === 0) return known;
  const said = Object.fromEntries(newer.map(([field, value]) => [field, { value, timeMs }]));
  return { mmsi: report.mmsi, said: { ...before, ...said } };
}

/** When a ship said something of itself last; −Infinity where it never did. */
export function saidMs({ said }: ShipRecord): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...Object.values(said).map(({ timeMs }) => timeMs));
}

/** The fields of a report that can be so. */
function plausible(report: StaticReport): Partial<ShipFields> {
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

/** AIS fills texts up with blanks and @ (ITU-R M.1371-5, table 47); a text of nothing else says nothing. */
function textField(
  field: 'name' | 'callsign' | 'destination',
  text: string | null,
): Partial<ShipFields> {
  const value = (text ?? '').replace(/[\s@]+$/, '').trim();
  const isText = value !== '' && value.length <= TEXT_LENGTH_MAX && !/\p{Cc}/u.test(value);
  return isText ? { [field]: value } : {};
}
