import { type AisEta, type Mmsi, SHIPTYPE_MAX, type StaticReport } from '@roadstead/model';
import { parseTimeText } from './time-text.ts';

/** The static data of a ship in a feed. */
export type StaticValues = Partial<Omit<StaticReport, 'mmsi' | 'timeMs'>>;

const NOT_AVAILABLE: Required<StaticValues> = {
  imo: null,
  name: null,
  callsign: null,
  shiptype: null,
  toBowMeters: null,
  toSternMeters: null,
  toPortMeters: null,
  toStarboardMeters: null,
  lengthMeters: null,
  widthMeters: null,
  draughtMeters: null,
  destination: null,
  eta: null,
};

/** Creates a static report; returns undefined if no value is available. */
export function toStaticReport(
  mmsi: Mmsi,
  timeMs: number | null,
  values: StaticValues,
): StaticReport | undefined {
  return hasValue(values) ? { mmsi, timeMs, ...NOT_AVAILABLE, ...values } : undefined;
}

/** A loop without allocations, because it runs for every row and most rows have no static data. */
function hasValue(values: StaticValues): boolean {
  for (const field in values) {
    if (values[field as keyof StaticValues] !== null) return true;
  }
  return false;
}

/** Returns a type of ship and cargo, 1 to 255; null for 0, "not available" (ITU-R M.1371-5, table 53), and invalid codes. */
export function shiptypeOf(code: number): number | null {
  return Number.isInteger(code) && code > 0 && code <= SHIPTYPE_MAX ? code : null;
}

/** Returns a length, width or draught in metres; null for 0, "not available", and invalid values. */
export function metersOf(meters: number): number | null {
  return meters > 0 && Number.isFinite(meters) ? meters : null;
}

/** Returns a distance in metres from the reference point, which can be 0; null for an invalid value. */
export function distanceOf(meters: number): number | null {
  return meters >= 0 && Number.isFinite(meters) ? meters : null;
}

/**
 * Derives length and width from the distances from the reference point, by ITU-R M.1371-5, figure 41: with bow and port 0
 * the reference point is unknown.
 */
export function withSizes(values: StaticValues): StaticValues {
  const { toBowMeters: bow, toSternMeters: stern } = values;
  const { toPortMeters: port, toStarboardMeters: starboard } = values;
  if (bow == null || stern == null || port == null || starboard == null) return values;
  const lengthMeters = values.lengthMeters ?? metersOf(bow + stern);
  const widthMeters = values.widthMeters ?? metersOf(port + starboard);
  const sizes = { ...values, lengthMeters, widthMeters };
  if (bow > 0 || port > 0) return sizes;
  const none = { toBowMeters: null, toSternMeters: null };
  return { ...sizes, ...none, toPortMeters: null, toStarboardMeters: null };
}

const NOT_AVAILABLE_TEXTS = new Set(['', 'Unknown', 'Undefined']);

/** Returns a trimmed name, call sign or destination; null if it is empty or a word for "not available". */
export function textOrNull(text: string): string | null {
  const words = text.trim();
  return NOT_AVAILABLE_TEXTS.has(words) ? null : words;
}

/** Returns an ETA; month and day 0, hour 24 and minute 60 are "not available" (ITU-R M.1371-5, table 52), null if all are. */
export function etaOf(month: number, day: number, hour: number, minute: number): AisEta | null {
  const eta = {
    month: within(month, 1, 12),
    day: within(day, 1, 31),
    hour: within(hour, 0, 23),
    minute: within(minute, 0, 59),
  };
  return eta.month === null && eta.day === null && eta.hour === null && eta.minute === null
    ? null
    : eta;
}

function within(value: number, least: number, most: number): number | null {
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** Integers below are an ETA packed into 20 bits (ITU-R M.1371-5, table 52), others epoch times. */
const PACKED_ETA_END = 1 << 20;

/** Parses the ETA of a file: a time, whose year is dropped, `MM-DD HH:MM` with a space or `T`, or the 20 bits of AIS. */
export function etaOfText(text: string): AisEta | null {
  if (text === '') return null;
  const parts = /^\s*(\d\d)-(\d\d)[T ](\d\d):(\d\d)Z?\s*$/.exec(text);
  if (parts !== null) {
    return etaOf(Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]));
  }
  const packed = /^\s*\d+\s*$/.test(text) ? Number(text) : PACKED_ETA_END;
  if (packed < PACKED_ETA_END) {
    return etaOf(packed >> 16, (packed >> 11) & 31, (packed >> 6) & 31, packed & 63);
  }
  const timeMs = parseTimeText(text);
  if (Number.isNaN(timeMs)) return null;
  const time = new Date(timeMs);
  return etaOf(time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCHours(), time.getUTCMinutes());
}
