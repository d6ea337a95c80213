import type { Mmsi, ShipTypeFilter } from '@roadstead/model';
import type { PositionSearch } from '@roadstead/service';
import { NO_SHIPTYPE, type StreamedShips } from './streamed-ships.ts';

type Box = NonNullable<PositionSearch['box']>;

/** Filters of a stream of positions; a ship matches all of them. */
export interface PositionFilter {
  readonly box: Box | null;
  readonly isOfType: ShipTypeFilter | null;
  readonly mmsis: ReadonlySet<Mmsi> | null;
}

export function matchesFilter(
  { box, isOfType, mmsis }: PositionFilter,
  ships: StreamedShips,
  index: number,
): boolean {
  if (box !== null && !hasPlace(box, ships.longitudes[index], ships.latitudes[index])) return false;
  if (mmsis && !mmsis.has(ships.mmsis[index] as Mmsi)) return false;
  if (!isOfType) return true;
  const shiptype = ships.shiptypes[index];
  return isOfType(shiptype === NO_SHIPTYPE ? null : shiptype);
}

function hasPlace({ west, south, east, north }: Box, longitude: number, latitude: number): boolean {
  if (latitude < south || latitude > north) return false;
  // East of the west side, from 0 to 360°: 180° and −180° are the same meridian.
  const degrees = longitude - west;
  const eastward = degrees < 0 ? degrees + 360 : degrees;
  return eastward <= east - west || eastward === 360;
}
