import type { Fix, Mmsi, PositionReport } from '@roadstead/model';

/** The port and berth at a position. */
export interface PortLocation {
  /** Stable number of the port. */
  readonly portId: number;
  /** Null outside the berths. */
  readonly berth: CallBerth | null;
}

/** A berth of a port call. */
export interface CallBerth {
  readonly id: string;
  readonly name: string;
}

/** A call of a ship at a port, known by its MMSI and its begin. Times are epoch milliseconds. */
export interface PortCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** ATA; where that is unknown, the first time at which the ship was heard there (P6): it arrived not later than then. */
  readonly beginMs: number;
  /** P1: actual time of arrival, the beginning of the first stop; null if unknown (P6). */
  readonly ataMs: number | null;
  /** ATD; where that is unknown, the last time at which the ship was heard there (P6); null while the ship is in port. */
  readonly endMs: number | null;
  /** P3: actual time of departure, the end of the last stop; null while the ship is in port, and if unknown (P6). */
  readonly atdMs: number | null;
  /** Berths, in the order of the first stop at each. */
  readonly berths: readonly CallBerth[];
}

/** A fix with the reported navigational status, by which stops are judged (P1). */
export type StatusFix = Fix & Pick<PositionReport, 'navStatus'>;

/**
 * Returns the port at a position in degrees: the one whose area contains it, otherwise the one whose area is nearest, at most
 * `metersMax` away. Undefined without one. The result must always be the same.
 */
export type PortLookup = (
  longitude: number,
  latitude: number,
  metersMax: number,
) => PortLocation | undefined;
