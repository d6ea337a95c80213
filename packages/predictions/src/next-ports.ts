import { readSavedState, writeSavedState } from '@roadstead/contracts';
import type { Imo, Mmsi } from '@roadstead/model';
import { aheadLikelihood } from './ahead.ts';
import { ArrivalIndex, sortedArrivals } from './arrival-index.ts';
import { CallModel } from './call-model.ts';
import { createDestinationReader } from './destination/create-destination-reader.ts';
import type { DestinationReader } from './destination/destination.ts';
import type { KnownPort } from './known-port.ts';
import type { Arrival, NextPort } from './next-port.ts';
import { addCall } from './own-calls.ts';
import { classOf } from './ship-class.ts';
import { heardMs, ShipRegister } from './ship-register.ts';
import type { MeasuredWay, ShipSaid, ShipVoyage, TimedPlace } from './ship-voyage.ts';
import { type NewWay, stepWays } from './step-ways.ts';
import { TextTrust } from './text-trust.ts';
import { PROBABILITY_MIN, SAID_MAX, SILENT_MS } from './thresholds.ts';
import { isToMeasure, type WaysWanted, type WayToPort, waysWantedOf } from './ways-wanted.ts';
import { weighPorts } from './weigh-ports.ts';

const KIND = 'next ports 1';
const NOTHING_NAMED: ReadonlyMap<number, number> = new Map();
const NO_WAYS: ReadonlyMap<number, MeasuredWay | null> = new Map();

/** A ship came to a port. */
export interface Call {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** Epoch milliseconds. */
  readonly ataMs: number;
}

/**
 * The next ports of ships: learns from their calls as they come, and keeps what it says of each ship current as that sails.
 * Calls teach, whoever makes them; only of ships with an IMO number is anything said.
 */
export class NextPorts {
  readonly #model: CallModel;
  /** By their numbers in the model. */
  readonly #ports: readonly KnownPort[];
  /** Made when a text is there to be read: that takes tenths of a second. */
  #reader: DestinationReader | undefined;
  readonly #ships: ShipRegister = new ShipRegister();
  readonly #trust: TextTrust = new TextTrust();
  readonly #arrivals: ArrivalIndex = new ArrivalIndex();
  /** Of which more is known than is said. */
  readonly #stale: Set<ShipVoyage> = new Set();
  /** Whose ways are to be measured, the one that waits longest first. */
  readonly #wanting: Set<ShipVoyage> = new Set();

  /** @throws RangeError for more than 65 534 ports */
  constructor(ports: readonly KnownPort[]) {
    this.#model = new CallModel(ports.map(({ id }) => id));
    this.#ports = ports;
  }

  /** What a ship says of itself, as it is now. */
  noteSaid(mmsi: Mmsi, said: ShipSaid): void {
    const ship = this.#ships.of(mmsi);
    if (ship.said.destination !== said.destination) ship.named = null;
    this.#ships.note(ship, said);
    ship.shipClass = classOf(said);
    this.#stale.add(ship);
  }

  /** M1: takes the calls of a ship in their order; one that was taken before, and one at a port that nobody knows, is left. */
  noteCall({ mmsi, portId, ataMs }: Call): void {
    const port = this.#model.numberOf(portId);
    const ship = this.#ships.of(mmsi);
    const lastMs = ship.own.timesMs.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (port === undefined || ataMs <= lastMs) return;
    this.#trust.judge(ship, this.#namedBy(ship), port);
    this.#model.learn(ship.shipClass, ship.own, port, ataMs);
    addCall(ship.own, port, ataMs);
    ship.named = null;
    ship.ways = NO_WAYS;
    ship.asked = null;
    ship.measured = null;
    this.#stale.add(ship);
  }

  /** A ship was heard somewhere, later than before. */
  noteFix(mmsi: Mmsi, { timeMs, longitude, latitude }: TimedPlace): void {
    // Whoever it is: recordings are read before what their ships say of themselves.
    const ship = this.#ships.of(mmsi);
    if (!ship.place) {
      // Its text was read without knowing which ports are near.
      ship.named = null;
      this.#stale.add(ship);
    }
    ship.place = { timeMs, longitude, latitude };
    if (isToMeasure(ship)) this.#wanting.add(ship);
  }

  /** W5: the ships whose ways are wanted, the one that waits longest first. Each is handed out once. */
  *wanted(): Generator<WaysWanted, void, undefined> {
    for (const ship of this.#wanting) {
      const wanted = this.#take(ship);
      if (wanted) yield wanted;
    }
  }

  /** W5: the ways of one ship that are wanted; undefined where what is known of it is new enough. */
  wantedOf(imo: Imo): WaysWanted | undefined {
    const ship = this.#ships.withImo(imo);
    if (ship) this.#say(ship);
    return ship && this.#wanting.has(ship) ? this.#take(ship) : undefined;
  }

  /** W1: the ways of a ship were measured from a place; to a wanted port that is not among them there is none. */
  noteWays(
    { mmsi, place, portIds }: WaysWanted,
    from: TimedPlace,
    ways: readonly WayToPort[],
  ): void {
    const ship = this.#ships.get(mmsi);
    if (!ship) return;
    const now = new Map<number, NewWay | null>();
    for (const portId of portIds) {
      const port = this.#model.numberOf(portId);
      const way = ways.find((each) => each.portId === portId) ?? null;
      if (port !== undefined) now.set(port, way);
    }
    const likeliest = ship.next[0] && this.#model.numberOf(ship.next[0].portId);
    ship.ways = stepWays(ship.ways, now, ship.measured, from, likeliest);
    ship.asked = place;
    ship.measured = from;
    this.#stale.add(ship);
  }

  /** C2: a ship's next ports, most probable first; none where nothing is known. */
  ofShip(imo: Imo): readonly NextPort[] {
    const ship = this.#ships.withImo(imo);
    if (ship) this.#say(ship);
    return ship?.next ?? [];
  }

  /** C3: the ships that may call at a port next, most probable first. @param nowMs epoch milliseconds */
  ofPort(portId: number, nowMs: number): readonly Arrival[] {
    this.settle(Number.POSITIVE_INFINITY);
    const arrivals: Arrival[] = [];
    for (const [ship, arrival] of this.#arrivals.of(portId)) {
      const isHeard = nowMs - heardMs(ship) <= SILENT_MS;
      if (isHeard && this.#ships.isChief(ship, arrival.imo)) arrivals.push(arrival);
    }
    return sortedArrivals(arrivals);
  }

  /**
   * C2: says of some ships anew what is said of them, as far as more is known. Who asks for a port's arrivals waits for all.
   * @returns how many are left
   */
  settle(shipsMax: number): number {
    let ships = 0;
    for (const ship of this.#stale) {
      if (ships++ >= shipsMax) break;
      this.#say(ship);
    }
    return this.#stale.size;
  }

  /** What was learned, and where ships are, for `restore`; the rest comes again with what they say and how they sail. */
  save(): Uint8Array {
    const ships = [...this.#ships.all()].filter(({ own, place }) => place || own.ports.length > 0);
    const portIds = ships.flatMap(({ own }) => own.ports.map((port) => this.#model.portIdOf(port)));
    return writeSavedState({
      kind: KIND,
      header: { trust: this.#trust.save() },
      arrays: [
        Int32Array.from(ships, ({ mmsi }) => mmsi),
        Int32Array.from(ships, ({ own }) => own.ports.length),
        Int32Array.from(portIds),
        Float64Array.from(ships.flatMap(({ own }) => own.timesMs)),
        Float64Array.from(ships.flatMap(({ trust }) => [trust.named, trust.right])),
        Float64Array.from(ships.flatMap(({ place }) => placeCells(place))),
        ...this.#model.save(),
      ],
    });
  }

  /** Goes on with what was saved, where nothing was learned yet. @throws TypeError where the bytes are no saved state */
  restore(saved: Uint8Array): void {
    const { header, arrays } = readSavedState(KIND, saved);
    const [mmsis, lengths, portIds, timesMs, trust, places, ...model] = arrays;
    this.#model.restore(model);
    this.#trust.restore((header as { trust: ReturnType<TextTrust['save']> }).trust);
    let at = 0;
    for (let i = 0; i < mmsis.length; i++) {
      const ship = this.#ships.of(mmsis[i] as Mmsi);
      for (const end = at + lengths[i]; at < end; at++) {
        const port = this.#model.numberOf(portIds[at]);
        if (port !== undefined) addCall(ship.own, port, timesMs[at]);
      }
      ship.trust.named = trust[2 * i];
      ship.trust.right = trust[2 * i + 1];
      ship.place = placeOf(places, 3 * i);
      ship.named = null;
      this.#stale.add(ship);
    }
  }

  #take(ship: ShipVoyage): WaysWanted | undefined {
    this.#say(ship);
    this.#wanting.delete(ship);
    return waysWantedOf(ship);
  }

  /** C1: says anew where a ship calls next, if more is known than is said. */
  #say(ship: ShipVoyage): void {
    if (!this.#stale.delete(ship)) return;
    this.#arrivals.leave(ship);
    ship.next = ship.said.imo === null ? [] : this.#nextOf(ship);
    this.#arrivals.enter(ship);
    if (isToMeasure(ship)) this.#wanting.add(ship);
  }

  #nextOf(ship: ShipVoyage): readonly NextPort[] {
    const { own, shipClass, ways, place } = ship;
    const named = this.#namedBy(ship);
    const left = own.ports.at(-1);
    const from = left === undefined ? undefined : this.#ports[left];
    const ahead = aheadLikelihood(from, place);
    const nowMs = Math.max(heardMs(ship), own.timesMs.at(-1) ?? 0);
    const weighed = weighPorts({
      expected: this.#model.expect(shipClass, own, [...named.keys()], nowMs),
      ...{ named, ways, left },
      trust: this.#trust.of(ship),
      ownShare: (port) => shareOf(own.ports, port),
      ahead: (port) => ahead(this.#ports[port]),
    });
    return [...weighed]
      .filter(([, probability]) => probability >= PROBABILITY_MIN)
      .map(([port, probability]) => ({
        portId: this.#model.portIdOf(port),
        probability,
        etaMs: ways.get(port)?.etaMs ?? null,
      }))
      .sort((a, b) => b.probability - a.probability || a.portId - b.portId)
      .slice(0, SAID_MAX);
  }

  /** X1: the port where the ship is, or was last, is not its next one by its text: that is an old one. */
  #namedBy(ship: ShipVoyage): ReadonlyMap<number, number> {
    if (ship.named) return ship.named;
    const { own, place, said } = ship;
    if (said.destination === null) return NOTHING_NAMED;
    const last = own.ports.at(-1);
    this.#reader ??= createDestinationReader(this.#ports);
    const read = this.#reader.read(said.destination, {
      ...(place && { place }),
      ...(last !== undefined && { leftPortId: this.#model.portIdOf(last) }),
    });
    const named = new Map<number, number>();
    for (const { portId, likelihood } of 'candidates' in read ? read.candidates : []) {
      const port = this.#model.numberOf(portId);
      if (port !== undefined && port !== last) named.set(port, likelihood);
    }
    ship.named = named;
    return named;
  }
}

function placeCells(place: TimedPlace | null): readonly number[] {
  return place ? [place.timeMs, place.longitude, place.latitude] : [Number.NaN, 0, 0];
}

function placeOf(cells: ArrayLike<number>, at: number): TimedPlace | null {
  const timeMs = cells[at];
  return Number.isNaN(timeMs)
    ? null
    : { timeMs, longitude: cells[at + 1], latitude: cells[at + 2] };
}

function shareOf(ports: readonly number[], port: number): number {
  return ports.filter((each) => each === port).length / Math.max(1, ports.length);
}
