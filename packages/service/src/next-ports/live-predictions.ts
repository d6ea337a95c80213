import type { Fix, Imo, Position } from '@roadstead/model';
import {
  type Arrival,
  type KnownPort,
  type NextPort,
  NextPorts,
  type WaysWanted,
} from '@roadstead/predictions';
import type { PortCall, ShipRecord } from '@roadstead/tracking';
import type { LatestPositions } from '../latest-positions.ts';
import type { NextPortSource } from '../next-port-source.ts';
import type { PortCallLog } from '../port-call-log.ts';
import { rest } from '../rest.ts';
import type { VoyagePlanner } from '../routing-area.ts';
import type { Ships } from '../ships.ts';
import { learnCalls } from './learn-calls.ts';
import { measureWays } from './measure-ways.ts';
import { shipSaid } from './ship-said.ts';

/** Saying anew where so many ships go holds up others for some milliseconds. */
const SHIPS_AT_A_TIME = 100;

/** What predictions are joined from. */
interface LivePredictionsParts {
  readonly ports: readonly KnownPort[];
  /** Where there is none, nothing is known of ways and ETAs. */
  readonly planner: VoyagePlanner | undefined;
  readonly latest: LatestPositions;
  readonly ships: Ships;
  readonly nowMs: () => number;
  /** Told of what goes wrong in the background. */
  readonly failed: (error: unknown) => void;
}

/** Next ports as reports come: what is learned from them, and the ways of ships, which are measured in the background. */
export class LivePredictions implements NextPortSource {
  readonly #parts: LivePredictionsParts;
  readonly #places: ReadonlyMap<number, Position>;
  readonly #model: NextPorts;
  #working: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: LivePredictionsParts) {
    this.#parts = parts;
    this.#places = new Map(parts.ports.map((port) => [port.id, port]));
    this.#model = new NextPorts(parts.ports);
  }

  /** What ships did, in the order of time. */
  take(fixes: readonly Fix[], calls: readonly PortCall[]): void {
    for (const call of calls) this.#model.noteCall(call);
    for (const fix of fixes) this.#model.noteFix(fix.mmsi, fix);
    this.#work();
  }

  /** What ships say of themselves. */
  takeShips(ships: readonly ShipRecord[]): void {
    for (const ship of ships) this.#model.noteSaid(ship.mmsi, shipSaid(ship));
    this.#work();
  }

  async ofShip(imo: Imo): Promise<readonly NextPort[]> {
    const known = this.#model.ofShip(imo);
    if (known.some(({ etaMs }) => etaMs !== null)) return known.map(this.#withEtaAhead);
    // Nobody has come to measure its ways yet.
    const wanted = this.#model.wantedOf(imo);
    if (wanted) {
      await this.#measure(wanted);
      await rest();
    }
    return this.#model.ofShip(imo).map(this.#withEtaAhead);
  }

  async ofPort(portId: number): Promise<readonly Arrival[]> {
    while (this.#model.settle(SHIPS_AT_A_TIME) > 0) await rest();
    return this.#model.ofPort(portId, this.#parts.nowMs()).map(this.#withEtaAhead);
  }

  /** A ship that is later than it was said to be arrives nobody knows when. */
  readonly #withEtaAhead = <Next extends NextPort>(next: Next): Next =>
    next.etaMs !== null && next.etaMs < this.#parts.nowMs() ? { ...next, etaMs: null } : next;

  /** Learns from calls that were kept, those of each ship in their order. */
  async learn(portCalls: PortCallLog): Promise<void> {
    const { ports, ships } = this.#parts;
    // Apart, where nobody has said yet where ships go now.
    const model = new NextPorts(ports);
    for await (const _ of learnCalls(model, ships, portCalls));
    this.#model.restore(model.save());
  }

  /** All that was learned. */
  save(): Uint8Array {
    return this.#model.save();
  }

  /** @throws TypeError where the bytes are no saved state */
  restore(saved: Uint8Array): void {
    this.#model.restore(saved);
    // What is known of ways is not saved, and the next reports may be long in coming.
    this.#work();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#working;
  }

  /** Goes on with what is to be said and measured, unless it is at it. */
  #work(): void {
    if (!this.#parts.planner) return;
    this.#working ??= this.#workOn()
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #workOn(): Promise<void> {
    await rest();
    while (!this.#isStopped && this.#model.settle(SHIPS_AT_A_TIME) > 0) await rest();
    for (const wanted of this.#model.wanted()) {
      if (this.#isStopped) return;
      await this.#measure(wanted);
      await rest();
    }
  }

  /** W1: the ways of a ship, from where it is. */
  async #measure(wanted: WaysWanted): Promise<void> {
    const { planner, latest, nowMs } = this.#parts;
    const [fix] = await latest.of([wanted.mmsi]);
    if (!planner || !fix) return;
    const ways = await measureWays(wanted, fix, { planner, places: this.#places, nowMs: nowMs() });
    if (ways) this.#model.noteWays(wanted, fix, ways);
  }
}
