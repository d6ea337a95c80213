import type { Imo, Mmsi } from '@roadstead/model';

/** A port that a ship may call at next. */
export interface NextPort {
  /** Its stable number. */
  readonly portId: number;
  /** From 0 to 1. */
  readonly probability: number;
  /** Epoch milliseconds; null is not known. */
  readonly etaMs: number | null;
}

/** A ship that may call at a port next. */
export interface Arrival extends NextPort {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  /** Type of ship and cargo, 1 to 99 (ITU-R M.1371, table 53); null is not known. */
  readonly shiptype: number | null;
}

/** What is known of ships' next ports now. */
export interface NextPortSource {
  /** Most probable first; none where nothing is known. Of several MMSIs with one IMO number, that which was heard last. */
  ofShip(imo: Imo): Promise<readonly NextPort[]>;
  /** Ships that have an IMO number, each once, most probable first. */
  ofPort(portId: number): Promise<readonly Arrival[]>;
}
