import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';

/** A fix of a track is so many numbers, one after another; what is not known is NaN. */
export const FIX_STRIDE = 7;
/** Epoch milliseconds, a whole number. */
export const FIX_TIME = 0;
/** Degrees east, −180 to 180. */
export const FIX_LONGITUDE = 1;
/** Degrees north, −90 to 90. */
export const FIX_LATITUDE = 2;
/** Speed over ground in knots. */
export const FIX_SOG = 3;
/** Course over ground in degrees. */
export const FIX_COG = 4;
/** Navigational status, 0 to 15 (ITU-R M.1371, table 48). */
export const FIX_NAV_STATUS = 5;
/** D10: 1 where the track starts anew, so that nothing is known of the way from the fix before; else 0. */
export const FIX_STARTS = 6;

/** From an instant to another, epoch milliseconds; the end does not belong to it. */
export interface Period {
  readonly beginMs: number;
  readonly endMs: number;
}

/**
 * What reports are made of. It must say the same whenever it is asked the same: what a ship did does not depend on the period
 * that is asked for, nor on how often.
 */
export interface ReportSource {
  /** All ships (D9) that have positions, by MMSI, ascending. */
  ships(): Promise<readonly Mmsi[]>;
  /** What is known of a ship, also of one that was never heard. */
  ship(mmsi: Mmsi): Promise<Ship>;
  /**
   * A ship's cleaned track (D8, D10) from an instant to another, both included, in the order of time, one fix for each instant:
   * batches of `FIX_STRIDE` numbers a fix, none of them empty. A batch is read before the next one is asked for, so its array
   * may be used again; reading may end before the last one.
   */
  track(mmsi: Mmsi, fromMs: number, toMs: number): AsyncIterable<Float64Array>;
  /** A ship's port calls of which a part lies in a period, by ATA, ascending. */
  portCalls(mmsi: Mmsi, period: Period): Promise<readonly NamedPortCall[]>;
  /**
   * A ship's events of which a part, from activation to deactivation, lies in a period, in the order of activation and id;
   * those that whoever asked may see.
   */
  stsEvents(mmsi: Mmsi, period: Period): Promise<readonly StsEvent[]>;
}
