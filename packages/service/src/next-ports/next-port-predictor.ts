import type { BlobStore } from '@roadstead/contracts';
import type { Fix, Imo, Mmsi, Position } from '@roadstead/model';
import {
  type ExpectedArrival,
  type NextPort,
  NextPortModel,
  type RouteRequest,
} from '@roadstead/predictions';
import type { PortCall, ShipRecord } from '@roadstead/tracking';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { VoyagePlanner } from '../routing/routing.ts';
import type { LatestPositions } from '../tracking/latest-positions.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import type { Ships } from '../tracking/ships.ts';
import { computeRoutes } from './compute-routes.ts';
import { isUnreadable, NEXT_PORT_MODEL_KEY } from './model-snapshot.ts';
import { nextPortRecords } from './next-port-records.ts';
import type { NextPortSource } from './next-port-source.ts';
import type { PredictionLog } from './prediction-log.ts';
import { reportedVoyage } from './reported-voyage.ts';
import { replayStoredCalls, trainOnCalls } from './train-on-calls.ts';

/** Refreshing the predictions of this number of ships blocks the event loop for some milliseconds. */
const SHIPS_AT_A_TIME = 100;

/** Dependencies of the predictor. */
interface PredictorParts {
  readonly changes: ChangeStream;
  readonly log: PredictionLog;
  readonly directory: Pick<PortDirectory, 'ports' | 'places' | 'port'>;
  /** Without a planner, predictions have neither routes nor ETAs. */
  readonly planner: VoyagePlanner | undefined;
  readonly latest: LatestPositions;
  readonly ships: Ships;
  readonly time: ServiceTime;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
  /** Called with the reason why the saved model cannot be read, before it is trained again. */
  readonly retrained: (reason: Error) => void;
}

/** The live predictions of next ports: trains the model on each batch of reports, and computes routes in the background. */
export class NextPortPredictor implements NextPortSource {
  readonly #parts: PredictorParts;
  readonly #places: ReadonlyMap<number, Position>;
  readonly #model: NextPortModel;
  /** Routes that are being computed, by the ship. */
  readonly #computing: Map<Mmsi, Promise<void>> = new Map();
  #working: Promise<void> | undefined;
  /** Whether background work may run. */
  #isRunning = false;

  constructor(parts: PredictorParts) {
    this.#parts = parts;
    const { directory } = parts;
    this.#places = new Map(directory.ports.map((port) => [port.id, port]));
    this.#model = new NextPortModel(directory.ports, {
      // Read with the first destination: a directory may parse them then.
      get places() {
        return directory.places;
      },
      changed: (imo, nextPorts) => this.#publish(imo, nextPorts),
    });
  }

  /** Trains on the fixes and port calls of a batch, in the order of time. */
  observe(fixes: readonly Fix[], calls: readonly PortCall[]): void {
    for (const call of calls) this.#model.recordCall(call);
    for (const fix of fixes) this.#model.recordFix(fix.mmsi, fix);
    this.#startWork();
  }

  /** Records the static and voyage data of ships. */
  recordReportedVoyages(ships: readonly ShipRecord[]): void {
    for (const ship of ships) this.#model.recordReportedVoyage(ship.mmsi, reportedVoyage(ship));
    this.#startWork();
  }

  /** X1: the ports that a ship's destination most likely names. */
  async namedPortIds(mmsi: Mmsi): Promise<readonly number[]> {
    return this.#model.namedPortIds(mmsi);
  }

  async ofShip(imo: Imo): Promise<readonly ExpectedArrival[]> {
    const ship = this.#model.shipOf(imo);
    if (!ship) return [];
    const { mmsi } = ship;
    if (!ship.position) await this.#placeShip(mmsi);
    const known = this.#model.nextPortsOfShip(imo);
    if (known.some(({ etaMs }) => etaMs !== null)) return known.map(this.#withEtaAhead);
    // The background work computes the routes of this ship now, or has not reached it yet.
    const request = this.#model.routeRequestFor(imo);
    await (request ? this.#computeRoutes(request) : this.#computing.get(mmsi));
    return this.#model.nextPortsOfShip(imo).map(this.#withEtaAhead);
  }

  /** Records the latest stored position of a ship: without a snapshot of the model, or with late reports only, it has none. */
  async #placeShip(mmsi: Mmsi): Promise<void> {
    const [fix] = await this.#parts.latest.of([mmsi]);
    if (fix) this.#model.recordFix(mmsi, fix);
  }

  /** The number of predictions and of computations of routes that wait or run, 0 when all are up to date. */
  get pending(): number {
    return this.#model.waitingShips + this.#computing.size;
  }

  async ofPort(portId: number): Promise<readonly ExpectedArrival[]> {
    while (this.#model.refresh(SHIPS_AT_A_TIME) > 0) await yieldToEventLoop();
    return this.#model.arrivalsAtPort(portId, this.#parts.time.nowMs()).map(this.#withEtaAhead);
  }

  /** Replaces an ETA in the past by null: the ship is late, and its arrival is unknown. */
  readonly #withEtaAhead = <Next extends NextPort>(next: Next): Next => {
    const nowMs = this.#parts.time.nowMs();
    if (next.etaMs === null || next.etaEarlyMs === null || next.etaEarlyMs >= nowMs) return next;
    return next.etaMs < nowMs
      ? { ...next, etaMs: null, etaEarlyMs: null, etaLateMs: null }
      : { ...next, etaEarlyMs: nowMs };
  };

  /**
   * Restores the model of the newest snapshot. Without one, or with one that is damaged or of another version, it is trained on
   * the stored port calls; a store without any snapshot has no port calls.
   */
  async start(blobs: BlobStore, portCalls: PortCallLog, hasSnapshot: boolean): Promise<void> {
    try {
      const saved = await blobs.read(NEXT_PORT_MODEL_KEY);
      if (saved) this.restore(saved);
      else if (hasSnapshot) await this.#train(portCalls);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      this.#parts.retrained(error);
      await this.#train(portCalls);
    }
  }

  /** Trains on the stored port calls that are newer than the snapshot of the model. */
  async trainOnNewer(portCalls: PortCallLog): Promise<void> {
    for await (const ofShip of portCalls.all()) replayStoredCalls(this.#model, ofShip);
  }

  /** Trains on stored port calls, those of each ship in the order of time. */
  async #train(portCalls: PortCallLog): Promise<void> {
    const { directory, ships } = this.#parts;
    // A separate model: the current destinations are recorded in the live one.
    const model = new NextPortModel(directory.ports);
    for await (const _ of trainOnCalls(model, ships, portCalls));
    this.#model.restore(model.save());
  }

  /** Returns the snapshot of the model. */
  save(): Uint8Array {
    return this.#model.save();
  }

  /** @throws TypeError for bytes that are not a snapshot */
  restore(saved: Uint8Array): void {
    this.#model.restore(saved);
  }

  /**
   * Starts the background work, at once since routes are not part of a snapshot. It would delay the replay of stored reports, and
   * compute routes that the next reports make obsolete.
   */
  run(): void {
    this.#isRunning = true;
    this.#startWork();
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#working;
  }

  /** Starts the background work unless it is running. */
  #startWork(): void {
    const { planner, changes } = this.#parts;
    if (!this.#isRunning || (!planner && !changes.isObserved('prediction'))) return;
    this.#working ??= this.#refreshAll()
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #refreshAll(): Promise<void> {
    const { planner, log, time } = this.#parts;
    await yieldToEventLoop();
    while (this.#isRunning && this.#model.refresh(SHIPS_AT_A_TIME) > 0) await yieldToEventLoop();
    if (planner) {
      for (const request of this.#model.routeRequests()) {
        if (!this.#isRunning) return;
        await this.#computeRoutes(request);
      }
    }
    await log.recordIfDue(time.eventTimeMs);
  }

  #publish(imo: Imo, nextPorts: readonly ExpectedArrival[]): void {
    const { changes, directory, log } = this.#parts;
    const calls = nextPorts.map(this.#withEtaAhead);
    const records = nextPortRecords((id) => directory.port(id), calls);
    log.observe(imo, records);
    changes.publish({ type: 'prediction', imo, records });
  }

  /** W1: computes the routes of a ship from its latest position, and yields after that. */
  async #computeRoutes(request: RouteRequest): Promise<void> {
    const { mmsi } = request;
    const computing = this.#recordRoutes(request).finally(() => {
      if (this.#computing.get(mmsi) === computing) this.#computing.delete(mmsi);
    });
    this.#computing.set(mmsi, computing);
    await computing;
    await yieldToEventLoop();
  }

  async #recordRoutes(request: RouteRequest): Promise<void> {
    const { planner, latest, time } = this.#parts;
    const [fix] = await latest.of([request.mmsi]);
    if (!planner || !fix) return;
    const routes = await computeRoutes(request, fix, {
      planner,
      places: this.#places,
      nowMs: time.nowMs(),
    });
    if (routes) this.#model.recordRoutes(request, fix, routes);
  }
}
