import type { Series, SeriesRow, SeriesSchema, Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';

const COLUMNS = ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'] as const;
type Column = (typeof COLUMNS)[number];
export type PositionRow = SeriesRow<Column>;

/** The cells of a row as numbers: its key, its time, and the columns in their order. */
export const POSITION_CELLS: number = 2 + COLUMNS.length;

/** V3: the position reports as they were received: tracks are cleaned when they are read. */
export type Positions = Series<Column>;

export const POSITION_SERIES: SeriesSchema<Column> = { name: 'positions', columns: COLUMNS };

export function positionSeries(store: Store): Positions {
  return store.series(POSITION_SERIES);
}

/** Returns the row of a report. Each field by its name: a copy of the others costs three times as much, for each report that is ingested. */
export function rowOf(report: PositionReport): PositionRow {
  const { mmsi: key, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus } = report;
  return { key, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus };
}

export function reportOf(row: PositionRow): PositionReport {
  return {
    mmsi: row.key as Mmsi,
    timeMs: row.timeMs,
    longitude: row.longitude ?? Number.NaN,
    latitude: row.latitude ?? Number.NaN,
    sog: row.sog,
    cog: row.cog,
    heading: row.heading,
    rot: row.rot,
    navStatus: row.navStatus ?? 15,
  };
}
