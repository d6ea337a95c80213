import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import {
  failure,
  type Mmsi,
  parseMmsi,
  parseTimestamp,
  type Result,
  success,
} from '@roadstead/model';
import type { TruePlace } from '../../truth.ts';
import type { ScoredEvent } from '../scored-event.ts';
import { type EventRow, eventRows, memberOf } from './event-rows.ts';

/** An event of a file, with the name of its configuration: empty if the file has none. */
export interface FileEvent extends ScoredEvent {
  readonly configuration: string;
}

/** The fields of an event and their names in files: those that `roadstead detect` writes, and short ones for others. */
const NAMES = {
  first: ['mmsi_first'],
  second: ['mmsi_second'],
  begin: ['begin', 'activation_time'],
  end: ['end', 'deactivation_time'],
  alarm: ['alarm', 'created_at', 'fired_time'],
  fired: ['fired_time'],
  delivered: ['delivered', 'found_at'],
  probability: ['probability', 'assessment.probability'],
  configuration: ['configuration', 'name'],
} as const;

/**
 * Reads the events of a file: NDJSON, a JSON list, GeoJSON or CSV with a header, as `roadstead detect` writes them or with
 * the columns `mmsi_first`, `mmsi_second`, `begin`, `end` and perhaps `alarm` or `fired_time`, `delivered`, `probability`,
 * `configuration`, `uuid`, `longitude` and `latitude`. Times are RFC 3339; without a zone they are UTC. An event without an
 * end is current, one without an alarm has it at its begin.
 * @returns the events in the order of the file, or a sentence for each mistake with its row
 */
export function readEventFile(text: string): Result<readonly FileEvent[], readonly string[]> {
  const rows = eventRows(text);
  if (!rows.ok) return rows;
  const mistakes: string[] = [];
  const events: FileEvent[] = [];
  for (const row of rows.value) {
    const event = eventOf(row);
    if (typeof event === 'string') mistakes.push(`${row.place}: ${event}`);
    else events.push(event);
  }
  return mistakes.length > 0 ? failure(mistakes) : success(events);
}

/** @returns the event, or the mistake */
function eventOf({ fields }: EventRow): FileEvent | string {
  const first = mmsiOf(fields, 'first');
  const second = mmsiOf(fields, 'second');
  if (first === undefined || second === undefined) {
    return 'mmsi_first and mmsi_second must be MMSIs, nine digits each.';
  }
  const [begin, end] = [timeOf(fields, 'begin'), timeOf(fields, 'end')];
  if (typeof begin !== 'number')
    return 'begin (or activation_time) must be a time, such as 2026-01-10T01:30:00Z.';
  if (end === undefined) return 'end (or deactivation_time) must be a time, or empty.';
  if (end !== null && end < begin) return 'the end is before the begin.';
  const [alarm, delivered] = [timeOf(fields, 'alarm'), timeOf(fields, 'delivered')];
  if (alarm === undefined || delivered === undefined)
    return 'alarm, fired_time and delivered must be times, or empty.';
  const probability = numberOf(fields, 'probability');
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    return 'probability must be a number from 0 to 1, or empty.';
  }
  const uuid = memberOf(fields, 'uuid');
  return {
    ...(typeof uuid === 'string' && uuid !== '' && { uuid }),
    configuration: String(fieldOf(fields, 'configuration') ?? ''),
    first: { mmsi: first },
    second: { mmsi: second },
    activationTimeMs: begin,
    deactivationTimeMs: end,
    discoveredTimeMs: alarm ?? begin,
    deliveredTimeMs: delivered ?? undefined,
    place: placeOf(fields, timeOf(fields, 'fired') ?? begin),
    probability,
  };
}

type Fields = EventRow['fields'];

/** The first text or number of a field's names; an empty text is none. */
function fieldOf(fields: Fields, field: keyof typeof NAMES): string | number | undefined {
  for (const name of NAMES[field]) {
    const value = memberOf(fields, name);
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return value;
  }
  return undefined;
}

function mmsiOf(fields: Fields, field: 'first' | 'second'): Mmsi | undefined {
  const value = fieldOf(fields, field);
  return value === undefined ? undefined : parseMmsi(Number(value));
}

/** @returns null for an empty field, undefined for a text that is no time */
function timeOf(fields: Fields, field: keyof typeof NAMES): number | null | undefined {
  const value = fieldOf(fields, field);
  if (value === undefined) return null;
  const text = String(value).trim();
  return parseTimestamp(text) ?? parseTimestamp(`${text}Z`);
}

/** @returns undefined for an empty field, NaN for a text that is no number */
function numberOf(fields: Fields, field: keyof typeof NAMES): number | undefined {
  const value = fieldOf(fields, field);
  return value === undefined ? undefined : Number(value);
}

/** Midway between the ships where they fired, or the event's own place. */
function placeOf(fields: Fields, timeMs: number): TruePlace | undefined {
  const own = pointOf([memberOf(fields, 'longitude'), memberOf(fields, 'latitude')]);
  if (own) return { timeMs, longitude: own[0], latitude: own[1] };
  const [a, b] = (['first', 'second'] as const).map(
    (ship) =>
      pointOf(memberOf(fields, `s2s_pair.${ship}.fired_position.coordinates`)) ??
      pointOf(['longitude', 'latitude'].map((axis) => memberOf(fields, `fired_${axis}_${ship}`))),
  );
  if (!a || !b) return undefined;
  const longitude = wrapLongitude(a[0] + longitudeDifference(a[0], b[0]) / 2);
  return { timeMs, longitude, latitude: (a[1] + b[1]) / 2 };
}

function pointOf(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  if (value.some((each) => each === null || each === undefined || each === '')) return undefined;
  const [longitude, latitude] = value.map(Number);
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : undefined;
}
