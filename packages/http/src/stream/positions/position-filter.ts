import type { Box } from '@roadstead/geo';
import type { Mmsi, ShipTypeFilter } from '@roadstead/model';
import { NO_SHIPTYPE, type StreamedShips } from './streamed-ships.ts';

/** Filters of a stream of positions; a ship matches all of them. */
export interface PositionFilter extends ShipFilter {
  readonly box: Box | null;
}

/** The filters beside the box. */
export interface ShipFilter {
  readonly isOfType: ShipTypeFilter | null;
  readonly mmsis: ReadonlySet<Mmsi> | null;
}

export function matchesFilter(
  { isOfType, mmsis }: ShipFilter,
  ships: StreamedShips,
  index: number,
): boolean {
  if (mmsis && !mmsis.has(ships.mmsis[index] as Mmsi)) return false;
  if (!isOfType) return true;
  const shiptype = ships.shiptypes[index];
  return isOfType(shiptype === NO_SHIPTYPE ? null : shiptype);
}
