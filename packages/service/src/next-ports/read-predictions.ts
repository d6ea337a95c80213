import {
  type Answer,
  type Imo,
  isShipMmsi,
  type Mmsi,
  type PositionReport,
  type Ship,
  success,
} from '@roadstead/model';
import {
  createDestinationReader,
  NextPorts as Model,
  type NextPort,
  type WayToPort,
} from '@roadstead/predictions';
import { cleanTrack, type ShipRecord } from '@roadstead/tracking';
import { LatestPositions } from '../latest-positions.ts';
import { PortCallLog } from '../port-call-log.ts';
import { type PositionRow, type Positions, positionsIn, reportOf } from '../positions.ts';
import { reportsIn } from '../reports-before.ts';
import type { PortDirectory } from '../service.ts';
import { shipOf } from '../ship-of.ts';
import { Ships } from '../ships.ts';
import { followVoyage } from './follow-voyage.ts';
import { readKeptModel } from './kept-model.ts';
import { learnCalls, noteStoredCalls, noteWithoutDestination } from './learn-calls.ts';
import { measureWays } from './measure-ways.ts';
import { NextPorts } from './next-ports.ts';
import { shipSaid } from './ship-said.ts';
import type {
  PortOutlook,
  ShipOutlook,
  StoredPredictions,
  StoredPredictionsOptions,
} from './stored-predictions.ts';

/** A voyage is followed so far back: few take longer, and what was sailed before tells least. */
const FOLLOWED_MS = 30 * 86_400_000;

/** Reads what a store knows of next ports. */
export async function readPredictions(
  options: StoredPredictionsOptions,
): Promise<StoredPredictions> {
  const { store, ports } = options;
  const kept = await readKeptModel(store, ports);
  const model = kept ?? new Model(ports.ports);
  const ships = new Ships(store);
  const portCalls = new PortCallLog(store, (id) => ports.port(id));
  const positions = positionsIn(store);
  const mmsis = ((await positions.keys()) as readonly Mmsi[]).filter(isShipMmsi);
  const newest = await positions.latest(mmsis);
  const latest = new LatestPositions(positions);
  const parts = { ...options, model, ships, portCalls, positions, newest, latest };
  const predictions = new ReadPredictions(parts, reachedMs(newest));
  if (!kept) await predictions.takeAll();
  return predictions;
}

/** D8: one ship alone may have a wrong clock. */
function reachedMs(newest: readonly { readonly timeMs: number }[]): number | null {
  let [firstMs, secondMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { timeMs } of newest) {
    if (timeMs > firstMs) [firstMs, secondMs] = [timeMs, firstMs];
    else secondMs = Math.max(secondMs, timeMs);
  }
  if (Number.isFinite(secondMs)) return secondMs;
  return Number.isFinite(firstMs) ? firstMs : null;
}

interface ReadParts extends StoredPredictionsOptions {
  readonly model: Model;
  readonly ships: Ships;
  readonly portCalls: PortCallLog;
  readonly positions: Positions;
  /** Of each ship. */
  readonly newest: readonly PositionRow[];
  readonly latest: LatestPositions;
}

class ReadPredictions implements StoredPredictions {
  readonly nowMs: number | null;
  readonly #parts: ReadParts;
  readonly #places: ReadonlyMap<number, PortDirectory['ports'][number]>;
  readonly #area: NextPorts;
  #hasAll = false;
  /** The ways that were measured, by ship, then port. */
  readonly #ways: Map<Imo, ReadonlyMap<number, WayToPort>> = new Map();

  constructor(parts: ReadParts, nowMs: number | null) {
    this.#parts = parts;
    this.nowMs = nowMs;
    const { store, ports, model } = parts;
    this.#places = new Map(ports.ports.map((port) => [port.id, port]));
    this.#area = new NextPorts({
      ...{ store, ports, shipLists: {} },
      clock: { now: () => nowMs ?? 0 },
      newUuid: () => {
        throw new Error('Nothing is made in a store that is read.');
      },
      source: {
        ofShip: async (imo) => model.ofShip(imo).map((next) => this.#withEta(imo, next)),
        ofPort: async (portId) =>
          model.ofPort(portId, nowMs ?? 0).map((next) => this.#withEta(next.imo, next)),
      },
    });
  }

  /** Takes all ships and calls. The state is as old as its last saving: what came since is in the calls. */
  async takeAll(): Promise<void> {
    if (this.#hasAll) return;
    this.#hasAll = true;
    const { model, ships, portCalls, newest } = this.#parts;
    for await (const _ of learnCalls(model, ships, portCalls));
    for await (const some of ships.all()) {
      for (const ship of some) model.noteSaid(ship.mmsi, shipSaid(ship));
    }
    for (const row of newest) model.noteFix(row.key as Mmsi, reportOf(row));
  }

  async ship(imo: Imo): Promise<ShipOutlook | undefined> {
    const { model, ports, portCalls, countryOf } = this.#parts;
    const found = await this.#heardLast(imo);
    if (!found) return undefined;
    const { record, fix } = found;
    const { mmsi } = record;
    const calls = await portCalls.of(mmsi);
    if (!this.#hasAll) await this.#take(imo);
    await this.#measure(imo);
    const ship = shipOf(record, countryOf(mmsi));
    const destination = createDestinationReader(ports.ports).read(ship.destination ?? '', {
      ...(fix && { place: fix }),
      ...(calls.length > 0 && { leftPortId: calls[0].port.id }),
    });
    const next = model.ofShip(imo);
    const records = (await this.#area.ofShip(imo)).map((nextPort) => {
      // The likeliest of the harbours that share a LOCODE: it is the one whose ETA is told.
      const port = next.find(({ portId }) => ports.port(portId)?.locode === nextPort.locode);
      const distanceMeters =
        (port && this.#ways.get(imo)?.get(port.portId)?.distanceMeters) ?? null;
      return { ...nextPort, distanceMeters };
    });
    return { ship, fix, calls, destination, records };
  }

  async port(locode: string, shipsMax: number): Promise<Answer<PortOutlook>> {
    await this.takeAll();
    for (;;) {
      const found = await this.#area.ofPort(locode);
      if (!found.ok) return found;
      const told = found.value.slice(0, shipsMax);
      // A way that is measured may make a ship less probable, and so tell of another one.
      const unmeasured = told.filter(({ imo }) => !this.#ways.has(imo));
      for (const { imo } of unmeasured) await this.#measure(imo);
      if (unmeasured.length > 0) continue;
      const records = await Promise.all(
        told.map(async (record) => ({ ...record, ship: await this.#named(record.imo) })),
      );
      return success({ records, total: found.value.length });
    }
  }

  /** Takes the ships with an IMO number, and their calls; what others did since the state was saved changes little for them. */
  async #take(imo: Imo): Promise<void> {
    const { model, ships, portCalls, latest } = this.#parts;
    const found = await ships.find({ imo });
    for (const ship of found) {
      noteWithoutDestination(model, ship);
      noteStoredCalls(model, (await portCalls.of(ship.mmsi)).toReversed());
      model.noteSaid(ship.mmsi, shipSaid(ship));
    }
    const fixes = await latest.of(found.map(({ mmsi }) => mmsi));
    for (const fix of fixes) model.noteFix(fix.mmsi, fix);
  }

  /** Follows a ship to where it was heard last, and measures its ways from there, once. */
  async #measure(imo: Imo): Promise<void> {
    const { model, voyages: planner } = this.#parts;
    if (this.#ways.has(imo)) return;
    this.#ways.set(imo, new Map());
    const found = await this.#heardLast(imo);
    if (!found?.fix) return;
    const { record, fix } = found;
    const measuring = { planner, places: this.#places };
    await followVoyage(model, imo, await this.#trackTo(fix), measuring);
    const portIds = model.ofShip(imo).map(({ portId }) => portId);
    const nowMs = Math.max(this.nowMs ?? fix.timeMs, fix.timeMs);
    const wanted = { mmsi: fix.mmsi, said: shipSaid(record), place: fix, portIds };
    const ways = await measureWays(wanted, fix, { ...measuring, nowMs });
    this.#ways.set(imo, new Map(ways?.map((way) => [way.portId, way])));
  }

  /** Since its last call. */
  async #trackTo(fix: PositionReport): Promise<readonly PositionReport[]> {
    const { portCalls, positions } = this.#parts;
    const [call] = await portCalls.of(fix.mmsi);
    const fromMs = Math.max(call?.ataMs ?? 0, fix.timeMs - FOLLOWED_MS);
    const rows = await reportsIn(positions, fix.mmsi, fromMs, fix.timeMs);
    return [...cleanTrack(rows.map(reportOf)), fix];
  }

  /** As it is from where the ship was heard last. */
  #withEta<Next extends NextPort>(imo: Imo, next: Next): Next {
    return { ...next, etaMs: this.#ways.get(imo)?.get(next.portId)?.etaMs ?? null };
  }

  async #named(imo: Imo): Promise<Ship> {
    const found = await this.#heardLast(imo);
    if (!found) throw new Error(`There is no ship ${imo}.`);
    return shipOf(found.record, this.#parts.countryOf(found.record.mmsi));
  }

  async #heardLast(
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
