import type { PlaceJson } from '@roadstead/model';
import type {
  AreaVisitsJson,
  DensityCellJson,
  PassageJson,
  PortStayJson,
  ReportRecordJson,
  ShipActivityJson,
} from './report-json.ts';
import type { ReportType } from './report-request.ts';

/** Cells of a row; null is unknown. */
type Row = readonly (string | number | boolean | null)[];

/** The geometry of a record in GeoJSON. */
type RecordGeometry =
  | DensityCellJson['cell']
  | {
      readonly type: 'Point';
      readonly coordinates: readonly [longitude: number, latitude: number];
    };

/** The records of a type as rows of a table and objects on a map. */
export interface RecordLayout<Json> {
  readonly columns: readonly string[];
  rows(record: Json): readonly Row[];
  geometry(record: Json): RecordGeometry | null;
}

const SHIP = ['mmsi', 'imo', 'name', 'callsign', 'shiptype', 'country'] as const;

function shipCells({ ship }: { readonly ship: PassageJson['ship'] }): Row {
  return SHIP.map((field) => ship[field]);
}

const PLACE = ['longitude', 'latitude', 'time', 'cog', 'sog'] as const;

function placeCells(place: PlaceJson | null): Row {
  return place ? place.coordinates : PLACE.map(() => null);
}

function pointOf(place: PlaceJson | null): RecordGeometry | null {
  if (!place) return null;
  const [longitude, latitude] = place.coordinates;
  return { type: 'Point', coordinates: [longitude, latitude] };
}

const PASSAGE_LINE: RecordLayout<PassageJson> = {
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

const MULTISHIP: RecordLayout<ShipActivityJson> = {
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

const AREA_VISITS: RecordLayout<AreaVisitsJson> = {
  columns: [...SHIP, ...VISIT],
  rows: (record) =>
    record.visits.map((visit) => [...shipCells(record), ...VISIT.map((field) => visit[field])]),
  geometry: () => null,
};

const PORT_CALLS: RecordLayout<PortStayJson> = {
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

const DENSITY: RecordLayout<DensityCellJson> = {
  columns: ['west', 'south', 'east', 'north', 'ships', 'ship_hours'],
  rows: ({ cell, ships, ship_hours }) => {
    const [[southWest, , northEast]] = cell.coordinates;
    return [[...southWest, ...northEast, ships, ship_hours]];
  },
  geometry: ({ cell }) => cell,
};

const LAYOUTS = {
  multiship: MULTISHIP,
  passageline: PASSAGE_LINE,
  areavisits: AREA_VISITS,
  portcalls: PORT_CALLS,
  density: DENSITY,
} satisfies Record<ReportType, unknown>;

/** Returns the rows and geometries of the records of a report type. */
export function recordLayout(type: ReportType): RecordLayout<ReportRecordJson> {
  // A report has records of its type only.
  return LAYOUTS[type] as RecordLayout<ReportRecordJson>;
}
