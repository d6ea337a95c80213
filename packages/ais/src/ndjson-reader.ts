import { type AisEta, type Mmsi, parseImo } from '@roadstead/model';
import { shownText, textOf } from './byte-text.ts';
import type { LineOutputs } from './line-outputs.ts';
import { type LineReader, type LineSteps, type ReaderOptions, StepReader } from './line-reader.ts';
import {
  cogOf,
  headingOf,
  isPosition,
  mmsiOf,
  NAV_STATUS_UNKNOWN,
  navStatusOf,
  rotOf,
  sogOf,
} from './report-values.ts';
import {
  etaOf,
  etaOfText,
  metersOf,
  type StaticValues,
  shiptypeOf,
  staticReport,
  wordsOf,
} from './static-values.ts';
import { parseTimeText } from './time-text.ts';

type JsonObject = { readonly [name: string]: unknown };

/** Reads lines of which each is the JSON object of a report, in the model's field names or the service's. */
export function ndjsonReader(options: ReaderOptions): LineReader {
  return new StepReader(ndjsonLines(options));
}

export function ndjsonLines(options: ReaderOptions): LineSteps {
  return {
    step(bytes, start, end, line, out) {
      const text = textOf(bytes, start, end);
      if (text.trim() === '') out.skipped++;
      else readRecord(text, line, options, out);
    },
    end() {},
  };
}

/** The JSON object that a text is; undefined where it is none. */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
}

function readRecord(
  text: string,
  line: number,
  { statics, receivedMs }: ReaderOptions,
  out: LineOutputs,
): void {
  const record = parseJsonObject(text);
  if (record === undefined) {
    out.reject(line, 'malformed', `not a JSON object: ${shownText(text)}`);
    return;
  }
  const mmsi = mmsiOf(numberOf(record['mmsi']));
  if (mmsi === undefined) {
    out.reject(line, 'bad-mmsi', shownValue(record['mmsi']));
    return;
  }
  const given = record['timeMs'] ?? record['timestamp'];
  const timeMs = isMissing(given) ? receivedMs() : timeOf(record);
  if (Number.isNaN(timeMs)) {
    out.reject(line, 'bad-time', shownValue(given));
    return;
  }
  const said = staticsOf(record);
  const report = staticReport(mmsi, timeMs, said);
  if (statics && report !== undefined) out.addStatic(line, report);
  const noPosition = isMissing(longitudeOf(record)) && isMissing(latitudeOf(record));
  if (report === undefined || !noPosition) readPositionOf(record, mmsi, timeMs, line, out);
}

function readPositionOf(
  record: JsonObject,
  mmsi: Mmsi,
  timeMs: number | null,
  line: number,
  out: LineOutputs,
): void {
  if (timeMs === null) {
    out.reject(line, 'no-time', 'neither "timestamp" nor "timeMs"');
    return;
  }
  const given = [longitudeOf(record), latitudeOf(record)] as const;
  if (given.some(isMissing)) {
    out.reject(line, 'no-position', '"longitude" or "latitude" is missing');
    return;
  }
  const [longitude, latitude] = given.map(numberOf);
  if (!isPosition(longitude, latitude, line, out)) return;
  const status = record['navStatus'] ?? record['nav_status'];
  out.addPosition(line, {
    mmsi,
    timeMs,
    longitude,
    latitude,
    sog: sogOf(numberOf(record['sog']), mmsi),
    cog: cogOf(numberOf(record['cog'])),
    heading: headingOf(numberOf(record['heading'])),
    rot: rotOf(numberOf(record['rot'])),
    navStatus: isMissing(status) ? NAV_STATUS_UNKNOWN : navStatusOf(numberOf(status)),
  });
}

function staticsOf(record: JsonObject): StaticValues {
  return {
    imo: isMissing(record['imo']) ? null : (parseImo(wordOf(record['imo'])) ?? null),
    name: wordsOf(wordOf(record['name'])),
    callsign: wordsOf(wordOf(record['callsign'])),
    shiptype: shiptypeOf(numberOf(record['shiptype'])),
    toBowMeters: distanceOf(record['toBowMeters']),
    toSternMeters: distanceOf(record['toSternMeters']),
    toPortMeters: distanceOf(record['toPortMeters']),
    toStarboardMeters: distanceOf(record['toStarboardMeters']),
    lengthMeters: metersOf(numberOf(record['lengthMeters'] ?? record['length'])),
    widthMeters: metersOf(numberOf(record['widthMeters'] ?? record['width'])),
    draughtMeters: metersOf(numberOf(record['draughtMeters'] ?? record['draught'])),
    destination: wordsOf(wordOf(record['destination'])),
    eta: etaOfValue(record['eta']),
  };
}

/** From the reference point, which may be at an end of the ship. */
function distanceOf(value: unknown): number | null {
  const meters = numberOf(value);
  return meters >= 0 && Number.isFinite(meters) ? meters : null;
}

function etaOfValue(value: unknown): AisEta | null {
  if (typeof value === 'string') return etaOfText(value);
  if (typeof value !== 'object' || value === null) return null;
  const { month, day, hour, minute } = value as JsonObject;
  return etaOf(numberOf(month), numberOf(day), numberOf(hour), numberOf(minute));
}

function longitudeOf(record: JsonObject): unknown {
  return record['longitude'] ?? record['lon'];
}

function latitudeOf(record: JsonObject): unknown {
  return record['latitude'] ?? record['lat'];
}

/** A `timestamp` is what a CSV column of that name is; the number of `timeMs` is milliseconds, however small. */
function timeOf({ timeMs, timestamp }: JsonObject): number {
  const ms = Math.trunc(numberOf(timeMs));
  if (Number.isNaN(ms)) return parseTimeText(wordOf(timeMs ?? timestamp));
  return Number.isSafeInteger(ms) ? ms : Number.NaN;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A number, or a text of one; NaN for anything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is within an array or object within it is left out: JSON may be nested deeper than the stack is. */
function shownValue(value: unknown): string {
  if (typeof value === 'string') return shownText(value);
  const shallow = (_: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && part !== value ? '…' : part;
  return shownText(JSON.stringify(value, shallow) ?? 'missing');
}
