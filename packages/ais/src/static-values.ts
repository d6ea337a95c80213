import type { AisEta, Mmsi, StaticReport } from '@roadstead/model';
import { parseTimeText } from './time-text.ts';

/** What a feed may say of a ship itself. */
export type StaticValues = Partial<Omit<StaticReport, 'mmsi' | 'timeMs'>>;

const NOTHING: Required<StaticValues> = {
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

/** A static report of what is said; undefined where nothing is. */
export function staticReport(
  mmsi: Mmsi,
  timeMs: number | null,
  values: StaticValues,
): StaticReport | undefined {
  return saysSomething(values) ? { mmsi, timeMs, ...NOTHING, ...values } : undefined;
}

/** A loop, since most rows of a recording say nothing here, and this is asked of all. */
function saysSomething(values: StaticValues): boolean {
  for (const field in values) {
    if (values[field as keyof StaticValues] !== null) return true;
  }
  return false;
}

const SHIPTYPE_MAX = 255;

/** ITU-R M.1371-5, table 53: 0 is "not available". */
export function shiptypeOf(code: number): number | null {
  return Number.isInteger(code) && code > 0 && code <= SHIPTYPE_MAX ? code : null;
}

/** A length, width or draught; AIS says 0 where it is not available. */
export function metersOf(meters: number): number | null {
  return meters > 0 && Number.isFinite(meters) ? meters : null;
}

const NOTHING_SAID = new Set(['', 'Unknown', 'Undefined']);

/** A name, call sign or destination. */
export function wordsOf(text: string): string | null {
  const words = text.trim();
  return NOTHING_SAID.has(words) ? null : words;
}

/** ITU-R M.1371-5, table 52: month and day 0, hour 24 and minute 60 say "not available"; null where all do. */
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

/** An ETA as files write it: a time, of which the year is left out here, or `MM-DD HH:MM` with a space or `T`. */
export function etaOfText(text: string): AisEta | null {
  if (text === '') return null;
  const parts = /^\s*(\d\d)-(\d\d)[T ](\d\d):(\d\d)Z?\s*$/.exec(text);
  if (parts !== null) {
    return etaOf(Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]));
  }
  // A bare number would be read as epoch seconds; AIS itself packs month, day, hour and minute in one.
  const timeMs = /^\s*\d+\s*$/.test(text) ? Number.NaN : parseTimeText(text);
  if (Number.isNaN(timeMs)) return null;
  const time = new Date(timeMs);
  return etaOf(time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCHours(), time.getUTCMinutes());
}
