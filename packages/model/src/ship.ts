import type { Imo, Mmsi } from './identifiers.ts';

/** The identity, dimensions and voyage of a ship; null is unknown. */
export interface Ship {
  readonly mmsi: Mmsi;
  readonly imo: Imo | null;
  readonly name: string | null;
  readonly callsign: string | null;
  /** Type of ship and cargo, 1 to 99 (ITU-R M.1371, table 53). */
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly widthMeters: number | null;
  readonly draughtMeters: number | null;
  readonly destination: string | null;
  /** T2: estimated time of arrival, epoch milliseconds. */
  readonly etaMs: number | null;
  /** Country of registry, by the MMSI's MID. */
  readonly country: Country | null;
}

/** A country or administration. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly a2: string;
  readonly name: string;
}
