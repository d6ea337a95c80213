import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { PointJson, StsEventJson, StsShipJson } from '@roadstead/model';
import { type Cell, quoted } from './csv-cell.ts';

/** How events are written: pieces of text that follow one another. */
type Write = (events: readonly StsEventJson[]) => Iterable<string>;

export type Format = 'ndjson' | 'csv' | 'geojson';

export const FORMATS: Readonly<Record<Format, Write>> = {
  ndjson: writeNdjson,
  csv: writeCsv,
  geojson: writeGeojson,
};

function* writeNdjson(events: readonly StsEventJson[]): Generator<string, void, undefined> {
  for (const event of events) yield `${JSON.stringify(event)}\n`;
}

type Column = readonly [name: string, cell: (event: StsEventJson) => Cell];

const COLUMNS: readonly Column[] = [
  ...plain('id', 'uuid', 'configuration_id', 'name', 'severity', 'mmsi_first', 'mmsi_second'),
  ...plain('activation_time', 'fired_time', 'deactivation_time'),
  ...['activation', 'fired', 'deactivation'].flatMap((instant) =>
    (['first', 'second'] as const).flatMap((ship) => coordinates(instant, ship)),
  ),
  ...plain('activation_text', 'ack_state', 'ack_state_modified_ts', 'ack_state_modified_by'),
  ...plain('created_at', 'created_by', 'modified_at', 'modified_by'),
];

function plain(...names: readonly Exclude<keyof StsEventJson, 's2s_pair'>[]): readonly Column[] {
  return names.map((name) => [name, (event) => event[name]]);
}

function coordinates(instant: string, ship: 'first' | 'second'): readonly Column[] {
  const field = `${instant}_position` as Exclude<keyof StsShipJson, 'mmsi'>;
  return ['longitude', 'latitude'].map((axis, i) => [
    `${instant}_${axis}_${ship}`,
    (event) => event.s2s_pair[ship][field]?.coordinates[i] ?? null,
  ]);
}

function* writeCsv(events: readonly StsEventJson[]): Generator<string, void, undefined> {
  yield `${COLUMNS.map(([name]) => name).join(',')}\n`;
  for (const event of events) yield `${COLUMNS.map(([, cell]) => quoted(cell(event))).join(',')}\n`;
}

/** One point an event, in the middle of the two ships when it fired: on a map one mark, with all fields on it. */
function* writeGeojson(events: readonly StsEventJson[]): Generator<string, void, undefined> {
  yield '{"type":"FeatureCollection","features":[';
  for (const [i, event] of events.entries()) {
    const { first, second } = event.s2s_pair;
    const geometry = middleOf(first.fired_position, second.fired_position);
    const feature = { type: 'Feature', id: event.id, geometry, properties: event };
    yield `${i === 0 ? '' : ','}\n${JSON.stringify(feature)}`;
  }
  yield '\n]}\n';
}

/** The middle of two near points, to a centimetre. */
export function middleOf(a: PointJson, b: PointJson): PointJson {
  const [longitude, latitude] = a.coordinates;
  const east = longitudeDifference(longitude, b.coordinates[0]) / 2;
  const round = (degrees: number): number => Number(degrees.toFixed(7));
  return {
    type: 'Point',
    coordinates: [round(wrapLongitude(longitude + east)), round((latitude + b.coordinates[1]) / 2)],
  };
}
