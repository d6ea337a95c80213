import type { Mmsi } from '@roadstead/model';

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

/** A call of a ship at a port. Times are epoch milliseconds. */
export interface PortCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** P1: actual time of arrival, the beginning of the first stop. */
  readonly ataMs: number;
  /** P3: actual time of departure, the end of the last stop; null while the ship is in port. */
  readonly atdMs: number | null;
  /** Berths, in the order of the first stop at each. */
  readonly berths: readonly CallBerth[];
}

/** Returns the port at a position in degrees, undefined outside ports. The result for a position must never change. */
export type PortLookup = (longitude: number, latitude: number) => PortLocation | undefined;
