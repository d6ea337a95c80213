import type { Imo, Mmsi } from '@roadstead/model';

/** A possible next port of a ship. */
export interface NextPort {
  readonly portId: number;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** Epoch milliseconds; null if unknown. */
  readonly etaMs: number | null;
}

/** A ship whose next port may be this one. */
export interface ExpectedArrival extends NextPort {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  /** ITU-R M.1371, table 53; null if unknown. */
  readonly shiptype: number | null;
}

/** Returns whether two lists name the same ports with the same probabilities and ETAs, in the same order. */
export function areEqualNextPorts(some: readonly NextPort[], others: readonly NextPort[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ portId, probability, etaMs }, i) => {
      const other = others[i];
      return portId === other.portId && probability === other.probability && etaMs === other.etaMs;
    })
  );
}
