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
import { type Cell, quoted } from './csv-cell.ts';

export const RECORD_FORMATS = ['json', 'ndjson', 'csv', 'geojson'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** How the records of a report are written, one after another. */
interface RecordWriter {
  readonly before: string;
  readonly between: string;
  text(record: ReportRecordJson): string;
  readonly after: string;
}

type Row = readonly Cell[];

/** How records of a type look in a table and on a map. */
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
  ],
  rows: (record) => {
    const { port, ata, atd, waiting_seconds, berth_seconds } = record;
    const call = [port.id, port.locode, port.name, ata, atd, waiting_seconds, berth_seconds];
    return [[...shipCells(record), ...call]];
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

/** Writes the records of a report of a type. */
export function recordWriter(type: ReportType, format: RecordFormat): RecordWriter {
  // The records of a report are those of its type.
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
            .map((row) => `${row.map(quoted).join(',')}\n`)
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
