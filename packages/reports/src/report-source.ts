import type { Box } from '@roadstead/geo';
import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';

/** Numbers of a fix in a track, one after another; unknown ones are NaN. */
export const FIX_STRIDE = 7;
/** Epoch milliseconds, whole. */
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
/** D10: 1 where the track restarts, so that the movement since the fix before is unknown; otherwise 0. */
export const FIX_STARTS = 6;

/** A period: epoch milliseconds, the end exclusive. */
export interface ReportPeriod {
  readonly beginMs: number;
  readonly endMs: number;
}

/**
 * Source of the data of reports. It is deterministic: equal calls return equal data, so that a ship's records depend neither
 * on the requested period nor on repetition.
 */
export interface ReportSource {
  /** All ships (D9) with positions, by MMSI, ascending. */
  ships(): Promise<readonly Mmsi[]>;
  /**
   * At least the ships (D9) with a position in one of the boxes in a period, both ends included, by MMSI, ascending, each once: a source
   * that cannot find them returns all.
   */
  shipsWithin(boxes: readonly Box[], fromMs: number, toMs: number): Promise<readonly Mmsi[]>;
  /** A ship's static data; also for a ship that was never heard. */
  ship(mmsi: Mmsi): Promise<Ship>;
  /**
   * A ship's cleaned track (D8, D10) between two instants, both inclusive, chronological, one fix for each instant: non-empty
   * batches of `FIX_STRIDE` numbers a fix. The caller reads a batch before it requests the next one, so the source may reuse
   * its array; the caller may stop before the last batch.
   */
  track(mmsi: Mmsi, fromMs: number, toMs: number): AsyncIterable<Float64Array>;
  /** A ship's port calls that overlap a period, by their begin, ascending. */
  portCalls(mmsi: Mmsi, period: ReportPeriod): Promise<readonly NamedPortCall[]>;
  /**
   * A ship's STS events that overlap a period from activation to deactivation, by activation and id; those that the caller of
   * the report may see.
   */
  stsEvents(mmsi: Mmsi, period: ReportPeriod): Promise<readonly StsEvent[]>;
}
