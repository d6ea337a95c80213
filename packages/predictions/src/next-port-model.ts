import { encodeSnapshot } from '@roadstead/contracts';
import type { Imo, Mmsi, TimedPosition } from '@roadstead/model';
import { aheadLikelihood } from './ahead-likelihood.ts';
import { ArrivalIndex, sortedArrivals } from './arrival-index.ts';
import { ArrivalTimes } from './arrival-times.ts';
import { appendCall, shareOfCalls } from './call-history.ts';
import { CallModel } from './call-model.ts';
import { decodeModel, MODEL_KIND } from './decode-model.ts';
import { DestinationPorts } from './destination-ports.ts';
import { DestinationReliability } from './destination-reliability.ts';
import { expectedArrival, expectedArrivals } from './expected-arrival.ts';
import type { KnownPort } from './known-port.ts';
import { areEqualNextPorts, type ExpectedArrival, type NextPort } from './next-port.ts';
import type { NextPortModelOptions } from './next-port-model-options.ts';
import { portAfter } from './port-after.ts';
import {
  needsRouteUpdate,
  type RouteRequest,
  type RouteToPort,
  routesToCompute,
} from './route-request.ts';
import { scorePorts } from './score-ports.ts';
import { shipClassOf } from './ship-class.ts';
import { lastFixMs, ShipRegister } from './ship-register.ts';
import { clearRoutes, type ReportedVoyage, type ShipCall, type ShipVoyage } from './ship-voyage.ts';
import { restoreShips, saveShips } from './ships-snapshot.ts';
import type { StayDuration } from './stay-times.ts';
import {
  NAMED_LIKELIHOOD_MIN,
  NEXT_PORTS_MAX,
  PROBABILITY_MIN,
  ROUTE_PROBABILITY_MIN,
  SILENCE_MS_MAX,
} from './thresholds.ts';
import { type NewRouteEstimate, updateRoutes } from './update-routes.ts';

/**
 * Predicts the next ports of ships from their calls, the destinations of their crews, and their routes. The calls of all ships train
 * the model; predictions are made for ships with an IMO number.
 */
export class NextPortModel {
  readonly #model: CallModel;
  readonly #options: NextPortModelOptions;
  /** By port number. */
  readonly #ports: readonly KnownPort[];
  readonly #destinations: DestinationPorts;
  readonly #ships: ShipRegister = new ShipRegister();
  readonly #reliability: DestinationReliability = new DestinationReliability();
  readonly #times: ArrivalTimes = new ArrivalTimes();
  readonly #arrivals: ArrivalIndex = new ArrivalIndex();
  /** Ships whose predictions are out of date. */
  readonly #stale: Set<ShipVoyage> = new Set();
  /** Ships whose routes are to be computed, the longest waiting first. */
  readonly #routeQueue: Set<ShipVoyage> = new Set();

  /** @throws RangeError for more than 65 534 ports */
  constructor(ports: readonly KnownPort[], options: NextPortModelOptions = {}) {
    this.#options = options;
    this.#model = new CallModel(ports);
    this.#ports = ports;
    this.#destinations = new DestinationPorts(ports, options.places, this.#model);
  }

  /** Records a ship's static and voyage data. */
  recordReportedVoyage(mmsi: Mmsi, reported: ReportedVoyage): void {
    const ship = this.#ships.getOrCreate(mmsi);
    if (ship.reported.destination !== reported.destination) {
      ship.namedPorts = null;
      ship.hasOldText = false;
    }
    this.#ships.setReported(ship, reported);
    ship.shipClass = shipClassOf(reported);
    this.#stale.add(ship);
  }

  /**
   * M1: records a call and trains the model; the same call again with its end records the departure. Calls that are older than the
   * ship's last one, and calls at unknown ports, are ignored.
   */
  recordCall({ mmsi, portId, beginMs, ataMs, endMs, atdMs }: ShipCall): void {
    const port = this.#model.numberOf(portId);
    const ship = this.#ships.getOrCreate(mmsi);
    const lastMs = ship.history.timesMs.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (port === undefined || beginMs < lastMs) return;
    if (beginMs > lastMs) {
      this.#reliability.update(ship, this.#destinations.namedBy(ship), port);
      this.#reliability.updateOld(ship, ship.namedOnArrival, port);
      if (ataMs !== null) this.#times.recordArrival(ship, port, ataMs);
      this.#model.train(ship.shipClass, ship.history, port, beginMs);
      appendCall(ship.history, port, beginMs, ataMs ?? Number.NaN, Number.NaN);
      ship.isInPort = true;
      ship.namedPorts = null;
      ship.hasOldText = true;
      ship.namedOnArrival = this.#destinations.namedBy(ship);
    }
    const hasDeparted = endMs !== null && ship.isInPort && ship.history.ports.at(-1) === port;
    if (hasDeparted) this.#times.recordDeparture(ship, atdMs);
    if (beginMs === lastMs && !hasDeparted) return;
    clearRoutes(ship);
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

  /** S1: the expected rest of a ship's stay in port; undefined at sea, and if unknown. @param nowMs epoch milliseconds */
  stayOf(imo: Imo, nowMs: number): StayDuration | undefined {
    const ship = this.#ships.byImo(imo);
    return ship && this.#times.stayOf(ship, nowMs);
  }

  /** X1: the ports that a ship's destination most likely names, several where they share a name. */
  namedPortIds(mmsi: Mmsi): readonly number[] {
    const ship = this.#ships.get(mmsi);
    const named = ship ? [...this.#destinations.namedBy(ship)] : [];
    const likely = named.filter(([, likelihood]) => likelihood >= NAMED_LIKELIHOOD_MIN);
    return likely.map(([port]) => this.#model.portIdOf(port));
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
      if (port !== undefined)
        now.set(port, route && this.#times.correct(ship, port, route, from.timeMs));
    }
    const likeliest = ship.nextPorts[0] && this.#model.numberOf(ship.nextPorts[0].portId);
    ship.routes = updateRoutes(ship.routes, now, ship.routesComputedFrom, from, likeliest);
    ship.routesRequestedFrom = position;
    ship.routesComputedFrom = from;
    this.#stale.add(ship);
  }

  /** C2: a ship's next ports, most probable first; empty without predictions. */
  nextPortsOfShip(imo: Imo): readonly ExpectedArrival[] {
    const ship = this.#ships.byImo(imo);
    if (!ship) return [];
    this.#updatePrediction(ship);
    return expectedArrivals(ship, imo);
  }

  /** C3: the expected arrivals at a port, most probable first. @param nowMs epoch milliseconds */
  arrivalsAtPort(portId: number, nowMs: number): readonly ExpectedArrival[] {
    this.refresh(Number.POSITIVE_INFINITY);
    const arrivals: ExpectedArrival[] = [];
    for (const [ship, nextPort] of this.#arrivals.arrivalsAt(portId)) {
      const { imo } = ship.reported;
      const isActive = nowMs - lastFixMs(ship) <= SILENCE_MS_MAX;
      if (imo === null || !isActive || !this.#ships.holdsImo(ship, imo)) continue;
      arrivals.push(expectedArrival(ship, imo, nextPort));
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
    const portIdOf = (port: number): number => this.#model.portIdOf(port);
    return encodeSnapshot({
      kind: MODEL_KIND,
      header: this.#reliability.save(),
      arrays: [
        ...saveShips(this.#ships, portIdOf),
        ...this.#times.save(portIdOf),
        ...this.#model.save(),
      ],
    });
  }

  /** Restores a snapshot into an untrained model. @throws TypeError for an invalid snapshot */
  restore(saved: Uint8Array): void {
    const { header, ships, times, model } = decodeModel(saved);
    this.#model.restore(model);
    this.#reliability.restore(header as ReturnType<DestinationReliability['save']>);
    const numberOf = (portId: number): number | undefined => this.#model.numberOf(portId);
    this.#times.restore(times, numberOf);
    restoreShips(this.#ships, ships, numberOf, (ship) => this.#stale.add(ship));
  }

  #dequeue(ship: ShipVoyage): RouteRequest | undefined {
    this.#updatePrediction(ship);
    this.#routeQueue.delete(ship);
    const stay = this.#times.stayOf(ship, lastFixMs(ship));
    return routesToCompute(ship, this.namedPortIds(ship.mmsi), stay);
  }

  /** C1: updates the prediction of a ship, if it is out of date. */
  #updatePrediction(ship: ShipVoyage): void {
    if (!this.#stale.delete(ship)) return;
    this.#arrivals.remove(ship);
    const { imo } = ship.reported;
    const before = ship.nextPorts;
    ship.nextPorts = imo === null ? [] : this.#predict(ship);
    const { changed } = this.#options;
    if (changed && imo !== null && !areEqualNextPorts(before, ship.nextPorts)) {
      changed(imo, expectedArrivals(ship, imo));
    }
    this.#arrivals.add(ship);
    if (needsRouteUpdate(ship)) this.#routeQueue.add(ship);
  }

  #predict(ship: ShipVoyage): readonly NextPort[] {
    const { history, shipClass, routes, position } = ship;
    const named = this.#destinations.namedBy(ship);
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
      .map(([port, probability]) => ({ port, portId: this.#model.portIdOf(port), probability }))
      .sort((a, b) => b.probability - a.probability || a.portId - b.portId)
      .slice(0, NEXT_PORTS_MAX)
      .map(({ port, portId, probability }) => {
        const { etaMs = null, etaEarlyMs = null, etaLateMs = null } = routes.get(port) ?? {};
        const after =
          probability >= ROUTE_PROBABILITY_MIN ? portAfter(this.#model, ship, port, nowMs) : null;
        return { portId, probability, etaMs, etaEarlyMs, etaLateMs, after };
      });
  }
}
