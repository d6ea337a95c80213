import { type Box, isInBox } from '@roadstead/geo';
import type { Mmsi, ShipTypeFilter } from '@roadstead/model';
import { NO_SHIPTYPE, type StreamedShips } from './streamed-ships.ts';

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
  if (box && !isInBox(box, ships.longitudes[index], ships.latitudes[index])) return false;
  if (mmsis && !mmsis.has(ships.mmsis[index] as Mmsi)) return false;
  if (!isOfType) return true;
  const shiptype = ships.shiptypes[index];
  return isOfType(shiptype === NO_SHIPTYPE ? null : shiptype);
}
