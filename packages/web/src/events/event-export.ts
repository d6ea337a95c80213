import type { ApiObjects } from '@roadstead/client';
import { csvText } from '../ui/csv.ts';
import { type Assessment, newestOf, type StsEvent } from './event-filter.ts';

/** A form of a list of events to save. */
export interface ListForm {
  readonly title: string;
  readonly extension: string;
  readonly type: string;
  readonly write: (events: readonly ExportedEvent[]) => string;
}

/** An event with its assessment, as far as it has been loaded. */
interface ExportedEvent {
  readonly event: StsEvent;
  readonly assessment: Assessment | null;
}

const CSV_COLUMNS: readonly (readonly [
  string,
  (exported: ExportedEvent) => string | number | null,
])[] = [
  ['id', ({ event }) => event.id],
  ['configuration', ({ event }) => event.name],
  ['severity', ({ event }) => event.severity],
  ['mmsi_first', ({ event }) => event.mmsi_first],
  ['mmsi_second', ({ event }) => event.mmsi_second],
  ['activation_time', ({ event }) => event.activation_time],
  ['fired_time', ({ event }) => event.fired_time],
  ['deactivation_time', ({ event }) => event.deactivation_time],
  ['longitude', ({ event }) => placeOf(event)[0]!],
  ['latitude', ({ event }) => placeOf(event)[1]!],
  ['ack_state', ({ event }) => event.ack_state],
  ['ack_state_modified_by', ({ event }) => event.ack_state_modified_by],
  ['reconciliation', ({ event }) => event.reconciliation?.state ?? null],
  ['kind', ({ assessment }) => newestOf(assessment)?.kind ?? null],
  ['probability', ({ assessment }) => newestOf(assessment)?.probability ?? null],
  ['uuid', ({ event }) => event.uuid],
];

export const LIST_FORMS: readonly ListForm[] = [
  { title: 'CSV', extension: 'csv', type: 'text/csv', write: csvOf },
  { title: 'GeoJSON', extension: 'geojson', type: 'application/geo+json', write: geoJsonOf },
  { title: 'NDJSON', extension: 'ndjson', type: 'application/x-ndjson', write: ndjsonOf },
];

/** Returns an event with the tracks of its ships as GeoJSON: a point for each place, a line for each track. */
export function eventGeoJson(event: StsEvent, tracks: ApiObjects['StsEventTracks']): string {
  const { first, second } = event.s2s_pair;
  const points = [first, second].flatMap(({ mmsi, ...places }) =>
    Object.entries(places).flatMap(([name, geometry]) =>
      geometry ? [{ type: 'Feature', properties: { mmsi, place: name }, geometry }] : [],
    ),
  );
  const lines = tracks
    .filter(({ features }) => features.length > 1)
    .map(({ mmsi, features }) => ({
      type: 'Feature',
      properties: { mmsi, timestamps: features.map(({ properties }) => properties.timestamp) },
      geometry: {
        type: 'LineString',
        coordinates: features.map(({ geometry }) => geometry.coordinates),
      },
    }));
  return JSON.stringify({ type: 'FeatureCollection', features: [...points, ...lines] });
}

function csvOf(events: readonly ExportedEvent[]): string {
  return csvText(
    CSV_COLUMNS.map(([name]) => name),
    events.map((each) => CSV_COLUMNS.map(([, value]) => value(each))),
  );
}

function geoJsonOf(events: readonly ExportedEvent[]): string {
  const features = events.map(({ event, assessment }) => ({
    type: 'Feature',
    id: event.id,
    geometry: event.s2s_pair.first.fired_position,
    properties: { ...event, assessment: newestOf(assessment) },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

function ndjsonOf(events: readonly ExportedEvent[]): string {
  return events
    .map(
      ({ event, assessment }) =>
        `${JSON.stringify({ ...event, assessment: newestOf(assessment) })}\n`,
    )
    .join('');
}

function placeOf({ s2s_pair: { first } }: StsEvent): readonly number[] {
  return first.fired_position.coordinates;
}
