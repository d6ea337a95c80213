import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { PointJson, StsEventJson, StsShipJson } from '@roadstead/model';
import { escapeXml } from '@roadstead/model';
import { type AssessedEventJson, eventLine } from '@roadstead/recordings';
import { type Column, csvEncoder, type Encoder, lineEncoder } from '../formats/encoder.ts';
import { type Frame, framedEncoder, geojson, kml, pointKml } from '../formats/frame.ts';
import { parquetEncoder } from '../formats/parquet-encoder.ts';
import { ASSESSMENT_COLUMNS } from './assessment-columns.ts';
import type { EventFormat } from './detect-options.ts';
import { FEATURE_COLUMNS } from './feature-columns.ts';

/** Creates the encoder of events in a format; KML has no place for assessments and features. */
export function eventEncoder(
  format: EventFormat,
  { isAssessed, hasFeatures }: { readonly isAssessed: boolean; readonly hasFeatures: boolean },
): Encoder<AssessedEventJson> {
  const columns: readonly Column<AssessedEventJson>[] = [
    ...COLUMNS,
    ...(isAssessed ? ASSESSMENT_COLUMNS : []),
    ...(hasFeatures ? FEATURE_COLUMNS : []),
  ];
  switch (format) {
    case 'csv':
      return csvEncoder(columns);
    case 'parquet':
      return parquetEncoder(columns);
    case 'geojson':
      return framedEncoder(GEOJSON);
    case 'kml':
      return framedEncoder(KML);
    default:
      return lineEncoder(eventLine);
  }
}

const COLUMNS: readonly Column<StsEventJson>[] = [
  ...plain('integer', 'id'),
  ...plain('text', 'uuid'),
  ...plain('integer', 'configuration_id'),
  ...plain('text', 'name', 'severity'),
  ...plain('integer', 'mmsi_first', 'mmsi_second'),
  ...times('activation_time', 'fired_time', 'deactivation_time'),
  ...['activation', 'fired', 'deactivation'].flatMap((instant) =>
    (['first', 'second'] as const).flatMap((ship) => coordinates(instant, ship)),
  ),
  ...plain('text', 'activation_text', 'ack_state'),
  ...times('ack_state_modified_ts'),
  ...plain('text', 'ack_state_modified_by'),
  ...times('created_at'),
  ...plain('text', 'created_by'),
  ...times('modified_at'),
  ...plain('text', 'modified_by'),
];

type Field = Exclude<keyof StsEventJson, 's2s_pair' | 'found_in_past' | 'reconciliation'>;

function plain(
  type: 'integer' | 'text',
  ...names: readonly Field[]
): readonly Column<StsEventJson>[] {
  return names.map((name) => ({ name, type, cell: (event) => event[name] }));
}

function times(...names: readonly Field[]): readonly Column<StsEventJson>[] {
  return names.map((name) => ({
    name,
    type: 'time',
    cell: (event) => (event[name] === null ? null : Date.parse(String(event[name]))),
  }));
}

function coordinates(instant: string, ship: 'first' | 'second'): readonly Column<StsEventJson>[] {
  const field = `${instant}_position` as Exclude<keyof StsShipJson, 'mmsi'>;
  return ['longitude', 'latitude'].map((axis, i) => ({
    name: `${instant}_${axis}_${ship}`,
    type: 'number',
    cell: (event) => event.s2s_pair[ship][field]?.coordinates[i] ?? null,
  }));
}

/** One point for each event, midway between the ships at the time of firing, with all fields as properties. */
const GEOJSON: Frame<StsEventJson> = geojson((event) => ({
  type: 'Feature',
  id: event.id,
  geometry: placeOf(event),
  properties: event,
}));

const KML: Frame<StsEventJson> = kml((event) => {
  const { mmsi_first, mmsi_second, activation_time, deactivation_time, activation_text } = event;
  const end = deactivation_time === null ? '' : `<end>${deactivation_time}</end>`;
  const [longitude, latitude] = placeOf(event).coordinates;
  return (
    `<Placemark><name>${mmsi_first} ${mmsi_second}</name>` +
    `<description>${escapeXml(`${event.name}: ${activation_text}`)}</description>` +
    `<TimeSpan><begin>${activation_time}</begin>${end}</TimeSpan>` +
    `${pointKml(longitude, latitude)}</Placemark>\n`
  );
});

function placeOf({ s2s_pair: { first, second } }: StsEventJson): PointJson {
  return middleOf(first.fired_position, second.fired_position);
}

/** The midpoint of two near points, to a centimetre. */
export function middleOf(a: PointJson, b: PointJson): PointJson {
  const [longitude, latitude] = a.coordinates;
  const east = longitudeDifference(longitude, b.coordinates[0]) / 2;
  const round = (degrees: number): number => Number(degrees.toFixed(7));
  return {
    type: 'Point',
    coordinates: [round(wrapLongitude(longitude + east)), round((latitude + b.coordinates[1]) / 2)],
  };
}
