import type { VesselEventJson } from '@roadstead/assessment';
import { escapeXml } from '@roadstead/model';
import { type Column, csvEncoder, type Encoder, lineEncoder } from '../formats/encoder.ts';
import { framedEncoder, geojson, kml, pointKml } from '../formats/frame.ts';
import { parquetEncoder } from '../formats/parquet-encoder.ts';
import type { EventFormat } from './detect-options.ts';

const COLUMNS: readonly Column<VesselEventJson>[] = [
  { name: 'uuid', type: 'text', cell: ({ uuid }) => uuid },
  { name: 'kind', type: 'text', cell: ({ kind }) => kind },
  { name: 'mmsi', type: 'integer', cell: ({ mmsi }) => mmsi },
  { name: 'begin_time', type: 'time', cell: ({ begin_time }) => Date.parse(begin_time) },
  {
    name: 'end_time',
    type: 'time',
    cell: ({ end_time }) => (end_time === null ? null : Date.parse(end_time)),
  },
  ...(['begin', 'end'] as const).flatMap((edge) =>
    ['longitude', 'latitude'].map(
      (axis, i): Column<VesselEventJson> => ({
        name: `${edge}_${axis}`,
        type: 'number',
        cell: (event) => event[`${edge}_position`]?.coordinates[i] ?? null,
      }),
    ),
  ),
  { name: 'other_mmsi', type: 'integer', cell: ({ other_mmsi }) => other_mmsi },
  { name: 'score', type: 'number', cell: ({ score }) => score },
  { name: 'reasons', type: 'text', cell: ({ reasons }) => reasons.join('; ') },
];

/** An encoder for each format; in GeoJSON and KML a point at the beginning. */
const ENCODERS: Readonly<Record<EventFormat, () => Encoder<VesselEventJson>>> = {
  ndjson: () => lineEncoder((event) => `${JSON.stringify(event)}\n`),
  csv: () => csvEncoder(COLUMNS),
  geojson: () =>
    framedEncoder(
      geojson((event) => ({
        type: 'Feature',
        id: event.uuid,
        geometry: event.begin_position,
        properties: event,
      })),
    ),
  kml: () => framedEncoder(kml(placemarkOf)),
  parquet: () => parquetEncoder(COLUMNS),
};

/** Creates the encoder of events of single ships in a format. */
export function vesselEventEncoder(format: EventFormat): Encoder<VesselEventJson> {
  return ENCODERS[format]();
}

function placemarkOf(event: VesselEventJson): string {
  const { kind, mmsi, begin_time, end_time, begin_position, reasons } = event;
  const end = end_time === null ? '' : `<end>${end_time}</end>`;
  const [longitude, latitude] = begin_position.coordinates;
  return (
    `<Placemark><name>${mmsi} ${kind}</name>` +
    `<description>${escapeXml(reasons.join('; '))}</description>` +
    `<TimeSpan><begin>${begin_time}</begin>${end}</TimeSpan>` +
    `${pointKml(longitude, latitude)}</Placemark>\n`
  );
}
