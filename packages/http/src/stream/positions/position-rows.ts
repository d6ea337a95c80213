import type { PositionReport } from '@roadstead/model';

/** The numbers of a row of a stream of positions, with their units. */
export const POSITION_COLUMNS = [
  'mmsi',
  'seconds_after_epoch',
  'longitude_1e5',
  'latitude_1e5',
  'sog_tenth_knots',
  'cog_tenth_degrees',
  'heading_degrees',
  'nav_status',
] as const;

/** 0.00001° is 1.1 m, a tenth of the error of a ship's receiver. */
const PER_DEGREE = 1e5;
const TENTHS = 10;

/** Returns a position as the JSON of a row of integers; null: unknown. */
export function positionRow(report: PositionReport, epochSeconds: number): string {
  const { mmsi, timeMs, longitude, latitude, sog, cog, heading, navStatus } = report;
  // Joined, since a template makes a tree of strings, which each join of rows would walk through.
  return [
    `[${mmsi}`,
    Math.floor(timeMs / 1000) - epochSeconds,
    Math.round(longitude * PER_DEGREE),
    Math.round(latitude * PER_DEGREE),
    tenths(sog) ?? 'null',
    tenths(cog) ?? 'null',
    heading === null ? 'null' : Math.round(heading),
    `${navStatus}]`,
  ].join(',');
}

function tenths(value: number | null): number | null {
  return value === null ? null : Math.round(value * TENTHS);
}
