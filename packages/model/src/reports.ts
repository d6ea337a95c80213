import type { Imo, Mmsi } from './identifiers.ts';

/**
 * A position report of a ship (AIS messages 1–3, 9, 18, 19, 27). "Not available" is `null`, except for `navStatus`, where
 * it is 15.
 */
export interface PositionReport {
  readonly mmsi: Mmsi;
  /** Epoch milliseconds, UTC, a whole number. */
  readonly timeMs: number;
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Speed over ground in knots, 0 to 102.2; for an aircraft (AIS message 9) whole knots up to 1022. */
  readonly sog: number | null;
  /** Course over ground in degrees from true north, 0 to under 360. */
  readonly cog: number | null;
  /** True heading in whole degrees, 0 to 359. */
  readonly heading: number | null;
  /** Rate of turn in degrees a minute, to starboard positive, rounded. */
  readonly rot: number | null;
  /** Navigational status, 0 to 15 (ITU-R M.1371, table 48). */
  readonly navStatus: number;
}

/** A report of a ship's static and voyage data (AIS messages 5, 19, 24). A field that is absent or not available is `null`. */
export interface StaticReport {
  readonly mmsi: Mmsi;
  /** Epoch milliseconds, UTC; `null` if the feed has no time. */
  readonly timeMs: number | null;
  readonly imo: Imo | null;
  readonly name: string | null;
  readonly callsign: string | null;
  /** Type of ship and cargo, 0 to 255 (ITU-R M.1371, table 53). */
  readonly shiptype: number | null;
  /** Distances in metres from the position's reference point to bow, stern, port and starboard. */
  readonly toBowMeters: number | null;
  readonly toSternMeters: number | null;
  readonly toPortMeters: number | null;
  readonly toStarboardMeters: number | null;
  readonly lengthMeters: number | null;
  readonly widthMeters: number | null;
  /** Present static draught in metres. */
  readonly draughtMeters: number | null;
  readonly destination: string | null;
  /** Estimated time of arrival as AIS transmits it, without a year. */
  readonly eta: AisEta | null;
}

/** An ETA without a year: month 1–12, day 1–31, hour 0–23, minute 0–59, UTC; a part that is not available is `null`. */
export interface AisEta {
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
}
