import type { Imo, Mmsi, TimedPosition } from '@roadstead/model';
import type { CallHistory } from './call-history.ts';
import type { NextPort } from './next-port.ts';
import type { ShipTypeAndLength } from './ship-class.ts';

/** Static and voyage data that a ship reports; null if unknown. */
export interface ReportedVoyage extends ShipTypeAndLength {
  readonly imo: Imo | null;
  readonly draughtMeters: number | null;
  /** As typed by the crew. */
  readonly destination: string | null;
}

/** The last computed route from a ship to a possible next port. */
export interface RouteDistance {
  readonly distanceMeters: number;
  /** Epoch milliseconds; null if unknown. */
  readonly etaMs: number | null;
  /** W3: heading evidence. */
  readonly evidence: number;
}

/** Decayed counts: voyages whose destination named a port, and those in which that was the next one. */
export interface Reliability {
  named: number;
  right: number;
}

/** State of a ship and its current voyage; ports by their number in the model. */
export interface ShipVoyage {
  readonly mmsi: Mmsi;
  reported: ReportedVoyage;
  shipClass: number;
  readonly history: CallHistory;
  /** X1: ports that the destination names, with likelihoods; null until it is read. */
  namedPorts: ReadonlyMap<number, number> | null;
  readonly reliability: Reliability;
  /** The newest fix. */
  position: TimedPosition | null;
  /** The position when the last routes were requested. */
  routesRequestedFrom: TimedPosition | null;
  /** The position from which they were computed; it differs where a host confuses two ships with one MMSI. */
  routesComputedFrom: TimedPosition | null;
  /** Null if unreachable. */
  routes: ReadonlyMap<number, RouteDistance | null>;
  /** The current prediction. */
  nextPorts: readonly NextPort[];
}

const NOTHING_REPORTED: ReportedVoyage = {
  imo: null,
  shiptype: null,
  lengthMeters: null,
  draughtMeters: null,
  destination: null,
};

/** A ship without any data. */
export function createShipVoyage(mmsi: Mmsi): ShipVoyage {
  return {
    ...{ mmsi, reported: NOTHING_REPORTED, shipClass: 0 },
    ...{
      history: { ports: [], timesMs: [] },
      namedPorts: null,
      reliability: { named: 0, right: 0 },
    },
    ...{
      position: null,
      routesRequestedFrom: null,
      routesComputedFrom: null,
      routes: new Map(),
      nextPorts: [],
    },
  };
}
