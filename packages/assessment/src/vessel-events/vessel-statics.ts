import type { Mmsi } from '@roadstead/model';
import { DRAUGHT_METERS_MAX, SHIPTYPE_PLAUSIBLE_MAX } from '../thresholds.ts';
import type { ShipMemory } from './ship-memory.ts';

/** A ship that reports more changes in a day has a broken or shared transmitter. */
const CHANGES_MAX = 20;

/** Type and draught of a ship, from a static report. */
export interface TimedStatic {
  readonly mmsi: Mmsi;
  /** The time from which it counts, epoch milliseconds. */
  readonly timeMs: number;
  readonly shiptype: number | null;
  readonly draughtMeters: number | null;
}

/** V8: adds a static report; implausible values are ignored. */
export function addStatic(ship: ShipMemory, report: TimedStatic): void {
  const { timeMs, shiptype, draughtMeters } = report;
  if (shiptype !== null && shiptype > 0 && shiptype <= SHIPTYPE_PLAUSIBLE_MAX)
    ship.shiptype = shiptype;
  if (draughtMeters === null || draughtMeters <= 0 || draughtMeters > DRAUGHT_METERS_MAX) return;
  const meters = draughtMeters - (ship.draughtMeters ?? draughtMeters);
  ship.draughtMeters = draughtMeters;
  if (meters === 0) return;
  ship.draughtChanges.push({ timeMs, meters });
  if (ship.draughtChanges.length > CHANGES_MAX) ship.draughtChanges.shift();
}
