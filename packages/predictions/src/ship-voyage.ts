import type { Imo, Mmsi, TimedPosition } from '@roadstead/model';
import type { PlannedArrival } from './arrival-delays.ts';
import { type CallHistory, emptyCallHistory } from './call-history.ts';
import type { NextPort } from './next-port.ts';
import type { ShipTypeAndLength } from './ship-class.ts';

/** Static and voyage data that a ship reports; null if unknown. */
export interface ReportedVoyage extends ShipTypeAndLength {
  readonly imo: Imo | null;
  readonly draughtMeters: number | null;
  /** As typed by the crew. */
  readonly destination: string | null;
  /** The ETA of the crew there, epoch milliseconds. */
  readonly etaMs: number | null;
}

/** A port call of a ship. */
export interface ShipCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** ATA, or the first time at which the ship was heard there, epoch milliseconds. */
  readonly beginMs: number;
  /** Null if unknown. */
  readonly ataMs: number | null;
  /** ATD, or the last time at which the ship was heard there; null while the ship is in port. */
  readonly endMs: number | null;
  /** Null while the ship is in port, and if unknown. */
  readonly atdMs: number | null;
}

/** The time and the distance of a computed route. */
export interface RouteStart {
  readonly timeMs: number;
  readonly distanceMeters: number;
}

/** The last computed route from a ship to a possible next port. */
export interface RouteDistance {
  readonly distanceMeters: number;
  /** The median ETA, and its 10 % and 90 % quantile, epoch milliseconds; null if unknown. */
  readonly etaMs: number | null;
  readonly etaEarlyMs: number | null;
  readonly etaLateMs: number | null;
  /** S2: the first route of the voyage to the port; null in port. */
  readonly start: RouteStart | null;
  /** S4: the ETA by which the delay of the arrival is measured; null in port, and without an ETA. */
  readonly planned: PlannedArrival | null;
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
  /** Whether the last call has no end. */
  isInPort: boolean;
  /** X1: ports that the destination names, with likelihoods; null until it is read. */
  namedPorts: ReadonlyMap<number, number> | null;
  readonly reliability: Reliability;
  /** X4: whether the destination has not changed since before the last call. */
  hasOldText: boolean;
  /** X4: the ports that it named at the begin of the last call. */
  namedOnArrival: ReadonlyMap<number, number>;
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
  etaMs: null,
};

/** A ship without any data. */
export function createShipVoyage(mmsi: Mmsi): ShipVoyage {
  return {
    mmsi,
    reported: NOTHING_REPORTED,
    shipClass: 0,
    history: emptyCallHistory(),
    isInPort: false,
    namedPorts: null,
    reliability: { named: 0, right: 0 },
    hasOldText: false,
    namedOnArrival: new Map(),
    position: null,
    routesRequestedFrom: null,
    routesComputedFrom: null,
    routes: new Map(),
    nextPorts: [],
  };
}

/** Removes the routes of a ship at the begin of a voyage, so that they are computed again. */
export function clearRoutes(ship: ShipVoyage): void {
  ship.routes = new Map();
  ship.routesRequestedFrom = null;
  ship.routesComputedFrom = null;
}
