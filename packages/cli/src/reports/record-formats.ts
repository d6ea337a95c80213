import type { PlaceJson } from '@roadstead/model';
import type {
  AreaVisitsJson,
  DensityCellJson,
  PassageJson,
  PortStayJson,
  ReportRecordJson,
  ReportType,
  ShipActivityJson,
} from '@roadstead/reports';
import { type CsvCell, quoteCsvCell } from '../text/csv-cell.ts';
import type { RecordFormat } from './report-options.ts';

/** Texts around and between the records of a report. */
interface RecordWriter {
  readonly before: string;
  readonly between: string;
  text(record: ReportRecordJson): string;
  readonly after: string;
}

type Row = readonly CsvCell[];

/** The rows and the geometry of the records of a type. */
interface Shape<Json> {
  readonly columns: readonly string[];
  rows(record: Json): readonly Row[];
  geometry(record: Json): object | null;
}

const SHIP = ['mmsi', 'imo', 'name', 'callsign', 'shiptype', 'country'] as const;

function shipCells({ ship }: { readonly ship: PassageJson['ship'] }): Row {
  return SHIP.map((field) => ship[field]);
}

const PLACE = ['longitude', 'latitude', 'time', 'cog', 'sog'] as const;

function placeCells(place: PlaceJson | null): Row {
  return place ? place.coordinates : PLACE.map(() => null);
}

function pointOf(place: PlaceJson | null): object | null {
  return place && { type: 'Point', coordinates: place.coordinates.slice(0, 2) };
}

const PASSAGE_LINE: Shape<PassageJson> = {
  columns: [...PLACE, 'left', 'distance', ...SHIP],
  rows: (record) => [
    [...placeCells(record.position), record.left, record.distance, ...shipCells(record)],
  ],
  geometry: ({ position }) => pointOf(position),
};

const NUMBERS_OF_SHIP = [
  'distance',
  'under_way_seconds',
  'at_anchor_seconds',
  'moored_seconds',
  'silent_seconds',
  'mean_speed',
  'max_speed',
  'fixes',
] as const;

const MULTISHIP: Shape<ShipActivityJson> = {
  columns: [
    ...SHIP,
    ...NUMBERS_OF_SHIP,
    ...PLACE.map((name) => `first_${name}`),
    ...PLACE.map((name) => `last_${name}`),
    ...['port_calls', 's2s_events'],
  ],
  rows: (record) => [
    [
      ...shipCells(record),
      ...NUMBERS_OF_SHIP.map((field) => record[field]),
      ...placeCells(record.first_position),
      ...placeCells(record.last_position),
      ...[record.port_calls.length, record.s2s_events.length],
    ],
  ],
  geometry: (record) => pointOf(record.last_position),
};

const VISIT = [
  'entry',
  'entry_type',
  'exit',
  'exit_type',
  'from',
  'until',
  'inside_seconds',
] as const;

const AREA_VISITS: Shape<AreaVisitsJson> = {
  columns: [...SHIP, ...VISIT],
  rows: (record) =>
    record.visits.map((visit) => [...shipCells(record), ...VISIT.map((field) => visit[field])]),
  geometry: () => null,
};

const PORT_CALLS: Shape<PortStayJson> = {
  columns: [
    ...SHIP,
    ...['port_id', 'locode', 'port', 'ata', 'atd', 'waiting_seconds', 'berth_seconds'],
    ...['not_later_than', 'not_earlier_than'],
  ],
  rows: (record) => {
    const { port, ata, atd, waiting_seconds, berth_seconds } = record;
    const call = [port.id, port.locode, port.name, ata, atd, waiting_seconds, berth_seconds];
    return [[...shipCells(record), ...call, record.not_later_than, record.not_earlier_than]];
  },
  geometry: ({ position }) => pointOf(position),
};

const DENSITY: Shape<DensityCellJson> = {
  columns: ['west', 'south', 'east', 'north', 'ships', 'ship_hours'],
  rows: ({ cell, ships, ship_hours }) => {
    const [[southWest, , northEast]] = cell.coordinates;
    return [[...southWest, ...northEast, ships, ship_hours]];
  },
  geometry: ({ cell }) => cell,
};

const SHAPES = {
  multiship: MULTISHIP,
  passageline: PASSAGE_LINE,
  areavisits: AREA_VISITS,
  portcalls: PORT_CALLS,
  density: DENSITY,
} satisfies Record<ReportType, unknown>;

/** Returns the texts for the records of a report type in a format. */
export function recordWriter(type: ReportType, format: RecordFormat): RecordWriter {
  // A report has records of its type only.
  const shape = SHAPES[type] as Shape<ReportRecordJson>;
  switch (format) {
    case 'json':
      return {
        before: '{"records":[\n',
        between: ',\n',
        text: (record) => JSON.stringify(record),
        after: '\n]}\n',
      };
    case 'ndjson':
      return {
        before: '',
        between: '',
        text: (record) => `${JSON.stringify(record)}\n`,
        after: '',
      };
    case 'csv':
      return {
        before: `${shape.columns.join(',')}\n`,
        between: '',
        text: (record) =>
          shape
            .rows(record)
            .map((row) => `${row.map(quoteCsvCell).join(',')}\n`)
            .join(''),
        after: '',
      };
    case 'geojson':
      return {
        before: '{"type":"FeatureCollection","features":[\n',
        between: ',\n',
        text: (record) =>
          JSON.stringify({ type: 'Feature', geometry: shape.geometry(record), properties: record }),
        after: '\n]}\n',
      };
  }
}
