import type { Imo, Mmsi } from '@roadstead/model';

/** A port that a ship may call at next. */
export interface NextPort {
  readonly portId: number;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** Epoch milliseconds; null is not known. */
  readonly etaMs: number | null;
}

/** A ship that may call at a port next. */
export interface Arrival extends NextPort {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  /** ITU-R M.1371, table 53; null is not known. */
  readonly shiptype: number | null;
}
