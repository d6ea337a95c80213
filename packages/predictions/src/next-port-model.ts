import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { Imo, Mmsi, TimedPosition } from '@roadstead/model';
import { aheadLikelihood } from './ahead-likelihood.ts';
import { ArrivalIndex, sortedArrivals } from './arrival-index.ts';
import { appendCall, shareOfCalls } from './call-history.ts';
import { CallModel } from './call-model.ts';
import { createDestinationReader } from './destination/create-destination-reader.ts';
import type { DestinationReader } from './destination/destination.ts';
import { DestinationReliability } from './destination-reliability.ts';
import type { KnownPlace } from './known-place.ts';
import type { KnownPort } from './known-port.ts';
import { areEqualNextPorts, type ExpectedArrival, type NextPort } from './next-port.ts';
import type { NextPortModelOptions } from './next-port-model-options.ts';
import { positionCells, positionFromCells } from './position-cells.ts';
import {
  needsRouteUpdate,
  type RouteRequest,
  type RouteToPort,
  routesToCompute,
} from './route-request.ts';
import { scorePorts } from './score-ports.ts';
import { shipClassOf } from './ship-class.ts';
import { lastFixMs, ShipRegister } from './ship-register.ts';
import type { ReportedVoyage, RouteDistance, ShipVoyage } from './ship-voyage.ts';
import { NEXT_PORTS_MAX, PROBABILITY_MIN, SILENCE_MS_MAX } from './thresholds.ts';
import { type NewRouteEstimate, updateRoutes } from './update-routes.ts';

const SNAPSHOT_KIND = 'next ports 1';
const NO_NAMED_PORTS: ReadonlyMap<number, number> = new Map();
const NO_ROUTES: ReadonlyMap<number, RouteDistance | null> = new Map();

/** A port call of a ship. */
export interface ShipCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** ATA, or the first time at which the ship was heard there, epoch milliseconds. */
  readonly beginMs: number;
}

/**
 * Predicts the next ports of ships from their calls, the destinations of their crews, and their routes. The calls of all ships train
 * the model; predictions are made for ships with an IMO number.
 */
export class NextPortModel {
  readonly #model: CallModel;
  readonly #changed: ((imo: Imo, nextPorts: readonly NextPort[]) => void) | undefined;
  /** By port number. */
  readonly #ports: readonly KnownPort[];
  readonly #places: readonly KnownPlace[] | undefined;
  /** Created on first use, which takes tenths of a second. */
  #reader: DestinationReader | undefined;
  readonly #ships: ShipRegister = new ShipRegister();
  readonly #reliability: DestinationReliability = new DestinationReliability();
  readonly #arrivals: ArrivalIndex = new ArrivalIndex();
  /** Ships whose predictions are out of date. */
  readonly #stale: Set<ShipVoyage> = new Set();
  /** Ships whose routes are to be computed, the longest waiting first. */
  readonly #routeQueue: Set<ShipVoyage> = new Set();

  /** @throws RangeError for more than 65 534 ports */
  constructor(ports: readonly KnownPort[], { places, changed }: NextPortModelOptions = {}) {
    this.#changed = changed;
    this.#places = places;
    this.#model = new CallModel(ports.map(({ id }) => id));
    this.#ports = ports;
  }

  /** Records a ship's static and voyage data. */
  recordReportedVoyage(mmsi: Mmsi, reported: ReportedVoyage): void {
    const ship = this.#ships.getOrCreate(mmsi);
    if (ship.reported.destination !== reported.destination) ship.namedPorts = null;
    this.#ships.setReported(ship, reported);
    ship.shipClass = shipClassOf(reported);
    this.#stale.add(ship);
  }

  /** M1: records a call and trains the model. Calls that are not newer than the ship's last one, and calls at unknown ports, are ignored. */
  recordCall({ mmsi, portId, beginMs }: ShipCall): void {
    const port = this.#model.numberOf(portId);
    const ship = this.#ships.getOrCreate(mmsi);
    const lastMs = ship.history.timesMs.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (port === undefined || beginMs <= lastMs) return;
    this.#reliability.update(ship, this.#namedBy(ship), port);
    this.#model.train(ship.shipClass, ship.history, port, beginMs);
    appendCall(ship.history, port, beginMs);
    ship.namedPorts = null;
    ship.routes = NO_ROUTES;
    ship.routesRequestedFrom = null;
    ship.routesComputedFrom = null;
    this.#stale.add(ship);
  }

  /** Records a fix, newer than the ship's last one. */
  recordFix(mmsi: Mmsi, { timeMs, longitude, latitude }: TimedPosition): void {
    // Also of ships without static data: in recordings it may come later.
    const ship = this.#ships.getOrCreate(mmsi);
    if (!ship.position) {
      // The destination was read without a position.
      ship.namedPorts = null;
      this.#stale.add(ship);
    }
    ship.position = { timeMs, longitude, latitude };
    if (needsRouteUpdate(ship)) this.#routeQueue.add(ship);
  }

  /** W5: drains the queue of ships whose routes are to be computed, the longest waiting first. */
  *routeRequests(): Generator<RouteRequest, void, undefined> {
    for (const ship of this.#routeQueue) {
      const request = this.#dequeue(ship);
      if (request) yield request;
    }
  }

  /** W5: dequeues the request of one ship; undefined while its routes are up to date. */
  routeRequestFor(imo: Imo): RouteRequest | undefined {
    const ship = this.#ships.byImo(imo);
    if (ship) this.#updatePrediction(ship);
    return ship && this.#routeQueue.has(ship) ? this.#dequeue(ship) : undefined;
  }

  /** Returns the MMSI of a ship, and its newest fix if one was recorded; undefined for an unknown ship. */
  shipOf(imo: Imo): { readonly mmsi: Mmsi; readonly position: TimedPosition | null } | undefined {
    return this.#ships.byImo(imo);
  }

  /** W5: the number of ships that wait for a prediction, and of those that wait for routes. */
  get waitingShips(): number {
    return this.#stale.size + this.#routeQueue.size;
  }

  /** W1: records computed routes; a requested port without one is unreachable. */
  recordRoutes(
    { mmsi, position, portIds }: RouteRequest,
    from: TimedPosition,
    routes: readonly RouteToPort[],
  ): void {
    const ship = this.#ships.get(mmsi);
    if (!ship) return;
    const now = new Map<number, NewRouteEstimate | null>();
    for (const portId of portIds) {
      const port = this.#model.numberOf(portId);
      const route = routes.find((each) => each.portId === portId) ?? null;
      if (port !== undefined) now.set(port, route);
    }
    const likeliest = ship.nextPorts[0] && this.#model.numberOf(ship.nextPorts[0].portId);
    ship.routes = updateRoutes(ship.routes, now, ship.routesComputedFrom, from, likeliest);
    ship.routesRequestedFrom = position;
    ship.routesComputedFrom = from;
    this.#stale.add(ship);
  }

  /** C2: a ship's next ports, most probable first; empty without predictions. */
  nextPortsOfShip(imo: Imo): readonly NextPort[] {
    const ship = this.#ships.byImo(imo);
    if (ship) this.#updatePrediction(ship);
    return ship?.nextPorts ?? [];
  }

  /** C3: the expected arrivals at a port, most probable first. @param nowMs epoch milliseconds */
  arrivalsAtPort(portId: number, nowMs: number): readonly ExpectedArrival[] {
    this.refresh(Number.POSITIVE_INFINITY);
    const arrivals: ExpectedArrival[] = [];
    for (const [ship, arrival] of this.#arrivals.arrivalsAt(portId)) {
      const isActive = nowMs - lastFixMs(ship) <= SILENCE_MS_MAX;
      if (isActive && this.#ships.holdsImo(ship, arrival.imo)) arrivals.push(arrival);
    }
    return sortedArrivals(arrivals);
  }

  /**
   * C2: updates the predictions of some ships that are out of date. `arrivalsAtPort` updates all.
   * @returns the number of ships left
   */
  refresh(shipsMax: number): number {
    let ships = 0;
    for (const ship of this.#stale) {
      if (ships++ >= shipsMax) break;
      this.#updatePrediction(ship);
    }
    return this.#stale.size;
  }

  /** The trained model and the positions of ships, for `restore`; static data and routes come again with the ships' reports. */
  save(): Uint8Array {
    const ships = [...this.#ships.all()].filter(
      ({ history, position }) => position || history.ports.length > 0,
    );
    const portIds = ships.flatMap(({ history }) =>
      history.ports.map((port) => this.#model.portIdOf(port)),
    );
    return encodeSnapshot({
      kind: SNAPSHOT_KIND,
      header: { trust: this.#reliability.save() },
      arrays: [
        Int32Array.from(ships, ({ mmsi }) => mmsi),
        Int32Array.from(ships, ({ history }) => history.ports.length),
        Int32Array.from(portIds),
        Float64Array.from(ships.flatMap(({ history }) => history.timesMs)),
        Float64Array.from(
          ships.flatMap(({ reliability }) => [reliability.named, reliability.right]),
        ),
        Float64Array.from(ships.flatMap(({ position }) => positionCells(position))),
        ...this.#model.save(),
      ],
    });
  }

  /** Restores a snapshot into an untrained model. @throws TypeError for an invalid snapshot */
  restore(saved: Uint8Array): void {
    const { header, arrays } = decodeSnapshot(SNAPSHOT_KIND, saved);
    const [mmsis, lengths, portIds, timesMs, reliability, positions, ...model] = arrays;
    this.#model.restore(model);
    this.#reliability.restore(
      (header as { trust: ReturnType<DestinationReliability['save']> }).trust,
    );
    let at = 0;
    for (let i = 0; i < mmsis.length; i++) {
      const ship = this.#ships.getOrCreate(mmsis[i] as Mmsi);
      for (const end = at + lengths[i]; at < end; at++) {
        const port = this.#model.numberOf(portIds[at]);
        if (port !== undefined) appendCall(ship.history, port, timesMs[at]);
      }
      ship.reliability.named = reliability[2 * i];
      ship.reliability.right = reliability[2 * i + 1];
      ship.position = positionFromCells(positions, 3 * i);
      ship.namedPorts = null;
      this.#stale.add(ship);
    }
  }

  #dequeue(ship: ShipVoyage): RouteRequest | undefined {
    this.#updatePrediction(ship);
    this.#routeQueue.delete(ship);
    return routesToCompute(ship);
  }

  /** C1: updates the prediction of a ship, if it is out of date. */
  #updatePrediction(ship: ShipVoyage): void {
    if (!this.#stale.delete(ship)) return;
    this.#arrivals.remove(ship);
    const { imo } = ship.reported;
    const before = ship.nextPorts;
    ship.nextPorts = imo === null ? [] : this.#predict(ship);
    if (this.#changed && imo !== null && !areEqualNextPorts(before, ship.nextPorts)) {
      this.#changed(imo, ship.nextPorts);
    }
    this.#arrivals.add(ship);
    if (needsRouteUpdate(ship)) this.#routeQueue.add(ship);
  }

  #predict(ship: ShipVoyage): readonly NextPort[] {
    const { history, shipClass, routes, position } = ship;
    const named = this.#namedBy(ship);
    const departurePort = history.ports.at(-1);
    const from = departurePort === undefined ? undefined : this.#ports[departurePort];
    const ahead = aheadLikelihood(from, position);
    const nowMs = Math.max(lastFixMs(ship), history.timesMs.at(-1) ?? 0);
    const scores = scorePorts({
      expected: this.#model.expect(shipClass, history, [...named.keys()], nowMs),
      ...{ namedPorts: named, routes, departurePort },
      reliability: this.#reliability.of(ship),
      ownShare: (port) => shareOfCalls(history, port),
      ahead: (port) => ahead(this.#ports[port]),
    });
    return [...scores]
      .filter(([, probability]) => probability >= PROBABILITY_MIN)
      .map(([port, probability]) => ({
        portId: this.#model.portIdOf(port),
        probability,
        etaMs: routes.get(port)?.etaMs ?? null,
      }))
      .sort((a, b) => b.probability - a.probability || a.portId - b.portId)
      .slice(0, NEXT_PORTS_MAX);
  }

  /** X1: the ports that the destination names, except the current or last one: such a text is out of date. */
  #namedBy(ship: ShipVoyage): ReadonlyMap<number, number> {
    if (ship.namedPorts) return ship.namedPorts;
    const { history, position, reported } = ship;
    if (reported.destination === null) return NO_NAMED_PORTS;
    const last = history.ports.at(-1);
    this.#reader ??= createDestinationReader(this.#ports, this.#places);
    const read = this.#reader.read(reported.destination, {
      ...(position && { position }),
      ...(last !== undefined && { departurePortId: this.#model.portIdOf(last) }),
    });
    const named = new Map<number, number>();
    for (const { portId, likelihood } of 'candidates' in read ? read.candidates : []) {
      const port = this.#model.numberOf(portId);
      if (port !== undefined && port !== last) named.set(port, likelihood);
    }
    ship.namedPorts = named;
    return named;
  }
}
