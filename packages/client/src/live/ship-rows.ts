import type { ApiObjects } from '../errors.ts';
import type { ShipRow } from './ship-columns.ts';

type StreamedRow = ApiObjects['PositionStreamSnapshot']['rows'][number];

/** Returns a function that reads the rows of a connection to the stream of positions, as its `ready` describes them. */
export function createRowReader({
  epoch,
  columns,
}: ApiObjects['PositionStreamReady']): (row: StreamedRow) => ShipRow {
  const epochMs = Date.parse(epoch);
  const column = (name: string, perUnit = 1): ((row: StreamedRow) => number) => {
    const index = columns.indexOf(name);
    return (row) => (row[index] ?? Number.NaN) / perUnit;
  };
  const [mmsi, seconds] = [column('mmsi'), column('seconds_after_epoch')];
  const [longitude, latitude] = [column('longitude_1e5', 1e5), column('latitude_1e5', 1e5)];
  const [sog, cog] = [column('sog_tenth_knots', 10), column('cog_tenth_degrees', 10)];
  const heading = column('heading_degrees');
  const navStatus = column('nav_status');
  // One literal: a page reads thousands of rows a second.
  return (row) => ({
    mmsi: mmsi(row),
    timeMs: epochMs + seconds(row) * 1000,
    longitude: longitude(row),
    latitude: latitude(row),
    cog: cog(row),
    sog: sog(row),
    heading: heading(row),
    navStatus: navStatus(row),
  });
}
