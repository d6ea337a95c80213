import type { Imo, Mmsi } from '@roadstead/model';

/** A possible next port of a ship. */
export interface NextPort {
  readonly portId: number;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** The median ETA, epoch milliseconds; null if unknown. */
  readonly etaMs: number | null;
  /** The 10 % and the 90 % quantile of the ETA; null if unknown. */
  readonly etaEarlyMs: number | null;
  readonly etaLateMs: number | null;
  /** C4: the most probable port after this one; null for an improbable port, and if unknown. */
  readonly after: PortAfter | null;
}

/** The port at which a ship may call after its next one. */
export interface PortAfter {
  readonly portId: number;
  /** If the ship calls at the next port. */
  readonly probability: number;
}

/** A ship and a possible next port. */
export interface ExpectedArrival extends NextPort {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  /** ITU-R M.1371, table 53; null if unknown. */
  readonly shiptype: number | null;
  /** The time of the newest fix, epoch milliseconds; null without one. */
  readonly heardMs: number | null;
  /** Whether the ship is still at its last port. */
  readonly isInPort: boolean;
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
