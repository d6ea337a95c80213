import type { StaticHistory } from '../static-history.ts';

/** A change of a reported draught. */
interface DraughtChange {
  readonly timeMs: number;
  readonly meters: number;
}

/** Type and changes of draught of a ship, as known at an instant. */
export interface VesselStatics {
  readonly shiptype: number | null;
  /** V8: the changes of a day, in the order of time. */
  readonly draughtChanges: readonly DraughtChange[];
}

/** Of a ship without static reports. */
export const NO_STATICS: VesselStatics = { shiptype: null, draughtChanges: [] };

/** V8: reads the static data of a ship as they are known at an instant. @param sinceMs draughts that changed before are not needed */
export function vesselStatics(
  history: StaticHistory | undefined,
  sinceMs: number,
  nowMs: number,
): VesselStatics {
  if (!history) return NO_STATICS;
  const shiptype = history.shiptypes.upTo(nowMs);
  const draughtChanges = history.draughts
    .stepsBetween(sinceMs, nowMs)
    .map(({ timeMs, from, to }) => ({ timeMs, meters: to - from }));
  return { shiptype, draughtChanges };
}
