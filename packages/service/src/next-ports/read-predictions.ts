import {
  type Imo,
  isShipMmsi,
  type Mmsi,
  type PositionReport,
  type Result,
  type Ship,
  success,
} from '@roadstead/model';
import {
  createDestinationReader,
  type DestinationReader,
  NextPortModel as Model,
  type NextPort,
  type RouteToPort,
} from '@roadstead/predictions';
import { cleanTrack, type ShipRecord } from '@roadstead/tracking';
import { millisecondsInDay } from 'date-fns/constants';
import type { PortDirectory } from '../port-directory.ts';
import { LatestPositions } from '../tracking/latest-positions.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';
import {
  type PositionRow,
  type Positions,
  positionSeries,
  reportOf,
} from '../tracking/positions.ts';
import { readStoredReports } from '../tracking/read-preceding-reports.ts';
import { shipOf } from '../tracking/ship-of.ts';
import { Ships } from '../tracking/ships.ts';
import { computeRoutes } from './compute-routes.ts';
import { followVoyage } from './follow-voyage.ts';
import { readModelSnapshot } from './model-snapshot.ts';
import { NextPortQueries } from './next-port-queries.ts';
import type {
  OfflinePredictions,
  OfflinePredictionsOptions,
  PortPrediction,
  ShipPrediction,
} from './offline-predictions.ts';
import { reportedVoyage } from './reported-voyage.ts';
import { recordWithoutDestination, replayStoredCalls, trainOnCalls } from './train-on-calls.ts';

/** The longest part of a voyage to replay: few voyages are longer, and their first days are the weakest evidence. */
const REPLAYED_MS_MAX = 30 * millisecondsInDay;

/** Reads predictions of next ports from a store. */
export async function readPredictions(
  options: OfflinePredictionsOptions,
): Promise<OfflinePredictions> {
  const { store, ports } = options;
  const saved = await readModelSnapshot(store, ports);
  // The directory has the places, which are read with the first destination.
  const model = saved ?? new Model(ports.ports, ports);
  const ships = new Ships(store);
  const portCalls = new PortCallLog(store, (id) => ports.port(id));
  const positions = positionSeries(store);
  const mmsis = ((await positions.keys()) as readonly Mmsi[]).filter(isShipMmsi);
  const newest = await positions.latest(mmsis);
  const latest = new LatestPositions(positions);
  const parts = { ...options, model, ships, portCalls, positions, newest, latest };
  const predictions = new StorePredictions(parts, reachedMs(newest));
  if (!saved) await predictions.trainOnAll();
  return predictions;
}

/** D8: returns the newest time that two ships have reached: one ship alone may have a wrong clock. */
function reachedMs(newest: readonly { readonly timeMs: number }[]): number | null {
  let [firstMs, secondMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { timeMs } of newest) {
    if (timeMs > firstMs) [firstMs, secondMs] = [timeMs, firstMs];
    else secondMs = Math.max(secondMs, timeMs);
  }
  if (Number.isFinite(secondMs)) return secondMs;
  return Number.isFinite(firstMs) ? firstMs : null;
}

interface StorePredictionsParts extends OfflinePredictionsOptions {
  readonly model: Model;
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly positions: Positions;
  /** The newest position of each ship. */
  readonly newest: readonly PositionRow[];
  readonly latest: LatestPositions;
}

class StorePredictions implements OfflinePredictions {
  readonly nowMs: number | null;
  readonly #parts: StorePredictionsParts;
  readonly #places: ReadonlyMap<number, PortDirectory['ports'][number]>;
  readonly #queries: NextPortQueries;
  /** Created on first use, which takes tenths of a second. */
  #reader: DestinationReader | undefined;
  #isTrainedOnAll = false;
  /** The computed routes, by ship, then port. */
  readonly #routes: Map<Imo, ReadonlyMap<number, RouteToPort>> = new Map();

  constructor(parts: StorePredictionsParts, nowMs: number | null) {
    this.#parts = parts;
    this.nowMs = nowMs;
    const { store, ports, model } = parts;
    this.#places = new Map(ports.ports.map((port) => [port.id, port]));
    this.#queries = new NextPortQueries({
      ...{ store, ports, shipLists: {}, ships: parts.ships },
      time: { nowMs: () => nowMs ?? 0 },
      clock: { now: () => nowMs ?? 0 },
      newUuid: () => {
        throw new Error('A read-only store accepts no documents.');
      },
      source: {
        ofShip: async (imo) => model.nextPortsOfShip(imo).map((next) => this.#withEta(imo, next)),
        ofPort: async (portId) =>
          model.arrivalsAtPort(portId, nowMs ?? 0).map((next) => this.#withEta(next.imo, next)),
      },
    });
  }

  /** Trains on all ships and calls: the snapshot of the model lacks the calls since it was written. */
  async trainOnAll(): Promise<void> {
    if (this.#isTrainedOnAll) return;
    this.#isTrainedOnAll = true;
    const { model, ships, portCalls, newest } = this.#parts;
    for await (const _ of trainOnCalls(model, ships, portCalls));
    for await (const some of ships.all()) {
      for (const ship of some) model.recordReportedVoyage(ship.mmsi, reportedVoyage(ship));
    }
    for (const row of newest) model.recordFix(row.key as Mmsi, reportOf(row));
  }

  async ship(imo: Imo): Promise<ShipPrediction | undefined> {
    const { model, ports, portCalls, countryOf } = this.#parts;
    const found = await this.#newestOf(imo);
    if (!found) return undefined;
    const { record, fix } = found;
    const { mmsi } = record;
    const calls = await portCalls.of(mmsi);
    if (!this.#isTrainedOnAll) await this.#trainOnShip(imo);
    await this.#computeRoutes(imo);
    const ship = shipOf(record, countryOf(mmsi));
    this.#reader ??= createDestinationReader(ports.ports, ports.places);
    const destination = this.#reader.read(ship.destination ?? '', {
      ...(fix && { position: fix }),
      ...(calls.length > 0 && { departurePortId: calls[0].port.id }),
    });
    const next = model.nextPortsOfShip(imo);
    const records = (await this.#queries.listOfShip(imo)).map((nextPort) => {
      // The most probable of the harbours that share a LOCODE: the record has its ETA (V15).
      const port = next.find(({ portId }) => ports.port(portId)?.locode === nextPort.locode);
      const distanceMeters =
        (port && this.#routes.get(imo)?.get(port.portId)?.distanceMeters) ?? null;
      return { ...nextPort, distanceMeters };
    });
    return { ship, fix, calls, destination, records };
  }

  async port(locode: string, shipsMax: number): Promise<Result<PortPrediction>> {
    await this.trainOnAll();
    for (;;) {
      const found = await this.#queries.listOfPort(locode);
      if (!found.ok) return found;
      const listed = found.value.slice(0, shipsMax);
      // A computed route may lower the probability of a ship, so that another one enters the list.
      const withoutRoutes = listed.filter(({ imo }) => !this.#routes.has(imo));
      for (const { imo } of withoutRoutes) await this.#computeRoutes(imo);
      if (withoutRoutes.length > 0) continue;
      const records = await Promise.all(
        listed.map(async (record) => ({ ...record, ship: await this.#shipOfImo(record.imo) })),
      );
      return success({ records, total: found.value.length });
    }
  }

  /** Trains on the ships of an IMO number and their calls: those of other ships since the snapshot change little for them. */
  async #trainOnShip(imo: Imo): Promise<void> {
    const { model, ships, portCalls, latest } = this.#parts;
    const found = await ships.find({ imo });
    for (const ship of found) {
      recordWithoutDestination(model, ship);
      replayStoredCalls(model, (await portCalls.of(ship.mmsi)).toReversed());
      model.recordReportedVoyage(ship.mmsi, reportedVoyage(ship));
    }
    const fixes = await latest.of(found.map(({ mmsi }) => mmsi));
    for (const fix of fixes) model.recordFix(fix.mmsi, fix);
  }

  /** Replays the voyage of a ship up to its latest position, and computes its routes from there, once. */
  async #computeRoutes(imo: Imo): Promise<void> {
    const { model, voyages: planner } = this.#parts;
    if (this.#routes.has(imo)) return;
    this.#routes.set(imo, new Map());
    const found = await this.#newestOf(imo);
    if (!found?.fix) return;
    const { record, fix } = found;
    const routeParts = { planner, places: this.#places };
    await followVoyage(model, imo, await this.#trackTo(fix), routeParts);
    const portIds = model.nextPortsOfShip(imo).map(({ portId }) => portId);
    const nowMs = Math.max(this.nowMs ?? fix.timeMs, fix.timeMs);
    const stay = model.stayOf(imo, fix.timeMs);
    const reported = reportedVoyage(record);
    const namedPortIds = model.namedPortIds(fix.mmsi);
    const request = { mmsi: fix.mmsi, reported, position: fix, portIds, namedPortIds, stay };
    const routes = await computeRoutes(request, fix, { ...routeParts, nowMs });
    if (routes) model.recordRoutes(request, fix, routes);
    this.#routes.set(imo, new Map(routes?.map((route) => [route.portId, route])));
  }

  /** Returns the cleaned track since the ship's last call, up to its latest fix. */
  async #trackTo(fix: PositionReport): Promise<readonly PositionReport[]> {
    const { portCalls, positions } = this.#parts;
    const [call] = await portCalls.of(fix.mmsi);
    const fromMs = Math.max(call?.beginMs ?? 0, fix.timeMs - REPLAYED_MS_MAX);
    const rows = await readStoredReports(positions, fix.mmsi, fromMs, fix.timeMs);
    return [...cleanTrack(rows.map(reportOf)), fix];
  }

  /** Removes the ETA of a port to which no route from the ship's latest position was computed. */
  #withEta<Next extends NextPort>(imo: Imo, next: Next): Next {
    return this.#routes.get(imo)?.has(next.portId)
      ? next
      : { ...next, etaMs: null, etaEarlyMs: null, etaLateMs: null };
  }

  async #shipOfImo(imo: Imo): Promise<Ship> {
    const found = await this.#newestOf(imo);
    if (!found) throw new Error(`The ship ${imo} is unknown.`);
    return shipOf(found.record, this.#parts.countryOf(found.record.mmsi));
  }

  async #newestOf(
    imo: Imo,
  ): Promise<{ readonly record: ShipRecord; readonly fix: PositionReport | null } | undefined> {
    const { ships, latest } = this.#parts;
    const found = await ships.find({ imo });
    const fixes = await latest.of(found.map(({ mmsi }) => mmsi));
    const fix = fixes.reduce<PositionReport | null>(
      (best, each) => (best && best.timeMs >= each.timeMs ? best : each),
      null,
    );
    const record = found.find(({ mmsi }) => mmsi === fix?.mmsi) ?? found[0];
    return record && { record, fix };
  }
}
