import type { Mmsi, Position } from '@roadstead/model';
import type { TrackedShip } from './meeting.ts';
import { PointTrack } from './point-track.ts';
import { createShipMemory, type ShipMemory } from './ship-memory.ts';
import type { VesselEvent } from './vessel-event.ts';
import { NO_STATICS } from './vessel-statics.ts';

/**
 * Makes ships whose state was built from a part of the input agree with the stored events without an end, so that each ends under its
 * uuid: a loitering that began before that part, and the gap of a ship that is silent since before it.
 */
export function reconcileShips(
  ships: Map<Mmsi, TrackedShip>,
  open: readonly VesselEvent[],
  shoreMeters: (place: Position) => number,
): void {
  for (const event of open) {
    const { kind, mmsi, beginMs, begin } = event;
    if (kind === 'gap' && !ships.has(mmsi)) {
      const last = { ...begin, timeMs: beginMs, sog: null, cog: null };
      const record = createShipMemory(mmsi, last);
      // A silence of 12 h has been evaluated.
      record.silentFromMs = beginMs;
      ships.set(mmsi, { record, track: new PointTrack(), statics: NO_STATICS });
    }
    const record = ships.get(mmsi)?.record;
    if (!record) continue;
    if (kind === 'gap' && record.last.timeMs === beginMs) {
      record.silentGapMs = beginMs;
      record.isGap = true;
    }
    if (kind === 'loitering') record.loitering = continuedLoitering(record, event, shoreMeters);
  }
}

/** Distance and speed are those of the part that is known. */
function continuedLoitering(
  { loitering, last: { timeMs, longitude, latitude } }: ShipMemory,
  { beginMs, begin }: VesselEvent,
  shoreMeters: (place: Position) => number,
): NonNullable<ShipMemory['loitering']> {
  const known = loitering ?? {
    ...{ endMs: timeMs, end: { longitude, latitude }, meters: 0, ms: 0 },
    shoreMetersMin: shoreMeters(begin),
  };
  return { ...known, beginMs, begin, isEmitted: true };
}
