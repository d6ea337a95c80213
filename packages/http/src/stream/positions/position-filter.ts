import type { Mmsi, ShipTypeFilter } from '@roadstead/model';
import type { PositionSearch } from '@roadstead/service';

type Box = NonNullable<PositionSearch['box']>;

/** Filters of a stream of positions; a ship matches all of them. */
export interface PositionFilter {
  readonly box: Box | null;
  readonly isOfType: ShipTypeFilter | null;
  readonly mmsis: ReadonlySet<Mmsi> | null;
}

/** The values of a ship that a filter reads. */
export interface FilteredShip {
  readonly mmsi: Mmsi;
  readonly longitude: number;
  readonly latitude: number;
  readonly shiptype: number | null;
}

export function matchesFilter(
  { box, isOfType, mmsis }: PositionFilter,
  { mmsi, longitude, latitude, shiptype }: FilteredShip,
): boolean {
  if (mmsis && !mmsis.has(mmsi)) return false;
  if (isOfType && !isOfType(shiptype)) return false;
  return box === null || hasPlace(box, longitude, latitude);
}

function hasPlace({ west, south, east, north }: Box, longitude: number, latitude: number): boolean {
  // The remainder makes 180° and −180° the same meridian, also in a box that ends above 180°.
  return latitude >= south && latitude <= north && (longitude - west + 720) % 360 <= east - west;
}
