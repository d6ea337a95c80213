import FlatQueue from 'flatqueue';
import { noteActivities } from './log.ts';
import type { Observed, SimulationBatch } from './observed.ts';
import { orderShips } from './order.ts';
import { newReceivers } from './receivers.ts';
import { sailOn } from './sail-on.ts';
import type { Scenario } from './scenario.ts';
import { changeSea, SEA_SECONDS } from './sea-state.ts';
import { newSending, type Sending } from './sending.ts';
import { faultsByShip } from './ship-faults.ts';
import { type Ether, keepSending, send } from './transmit.ts';
import type { TruePosition, Truth } from './truth.ts';
import { truthOf } from './truth-of.ts';
import { type Motion, newMotion, newWorld, type World } from './world.ts';

export interface SimulationOptions {
  /** Default: the scenario's. The same scenario and seed give the same bytes. */
  readonly seed?: number;
  /** Whether batches have the true tracks. Default: false. */
  readonly tracks?: boolean;
  /** Whether ships send at all; without, only the truth comes out. Default: true. */
  readonly transmits?: boolean;
}

/** All of a simulation's state, as plain data for `structuredClone` or v8's `serialize` (JSON has no typed arrays). */
export interface Snapshot {
  readonly seed: number;
  readonly motion: Motion;
  readonly sending: Sending;
  readonly underWay: Pick<FlatQueue<Observed>, 'ids' | 'values' | 'length'>;
  readonly sent: number;
}

/** The ships of a scenario on the move. Time moves when it is told to, as fast as the machine can. */
export interface Simulation {
  readonly scenario: Scenario;
  readonly seed: number;
  /** Epoch milliseconds, whole seconds after the scenario's start. */
  readonly nowMs: number;
  readonly endMs: number;
  /**
   * Goes on to an instant, at most to the scenario's end, with which all that is still on its way is delivered.
   * @param timeMs epoch milliseconds; an instant that is past changes nothing
   * @returns what came out from the last instant to this one, this one included
   */
  runTo(timeMs: number): SimulationBatch;
  /** Goes to an instant, back too, as if it had been run to; what comes out on the way is left out. */
  seek(timeMs: number): void;
  /** The state as it is now; it does not change any more. */
  snapshot(): Snapshot;
  /** What has happened up to now. */
  truth(): Truth;
}

/** Seeking back goes to the last snapshot before: one is kept for each of these, and of too many every other one. */
const SNAPSHOT_SECONDS = 6 * 3600;
const SNAPSHOTS_MAX = 32;
const SEED_MAX = 2 ** 32 - 1;
/** How often ships are asked whether they should begin to send, send more often, or no more. */
const ASKED_SECONDS = 10;
/**
 * Reports that are delivered in the same instant come out in the order in which they were sent. The key is exact for
 * the longest scenario: 400 days in milliseconds times this is less than 2^53.
 */
const SEQUENCE_MAX = 2 ** 17;

/**
 * A simulation at the scenario's start.
 * @throws RangeError for a seed that is no whole number of 32 bits
 */
export function createSimulation(scenario: Scenario, options: SimulationOptions = {}): Simulation {
  return new RunningSimulation(scenario, options);
}

/**
 * A simulation as it was when the snapshot was taken.
 * @param options without a seed, which is the snapshot's
 * @throws TypeError for a snapshot of another scenario, as far as that can be seen
 */
export function restoreSimulation(
  scenario: Scenario,
  snapshot: Snapshot,
  options: Omit<SimulationOptions, 'seed'> = {},
): Simulation {
  return new RunningSimulation(scenario, { ...options, seed: snapshot.seed }, snapshot);
}

class RunningSimulation implements Simulation {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly #world: World;
  readonly #ether: Omit<Ether, 'sending'>;
  readonly #transmits: boolean;
  #kept: Snapshot[] = [];
  #snapshotSeconds = SNAPSHOT_SECONDS;
  #motion: Motion;
  #sending: Sending;
  #underWay = new FlatQueue<Observed>();
  #sent = 0;
  #reports: Observed[] = [];
  #tracks: TruePosition[] = [];

  constructor(scenario: Scenario, options: SimulationOptions, snapshot?: Snapshot) {
    this.scenario = scenario;
    this.seed = options.seed ?? scenario.seed;
    if (!(Number.isInteger(this.seed) && this.seed >= 0 && this.seed <= SEED_MAX)) {
      throw new RangeError(`A seed is a whole number from 0 to ${SEED_MAX}; ${this.seed} is not.`);
    }
    this.#transmits = options.transmits ?? true;
    this.#world = newWorld(scenario, this.seed);
    this.#motion = newMotion(this.#world);
    this.#sending = newSending(this.#world);
    this.#ether = {
      world: this.#world,
      receivers: newReceivers(scenario.receivers),
      faults: faultsByShip(this.#world),
      deliver: (observed) => this.#deliver(observed),
      track: options.tracks ? (position) => this.#tracks.push(position) : undefined,
    };
    this.#second();
    this.#kept.push(this.snapshot());
    if (!snapshot) return;
    if (snapshot.motion.order.length !== this.#world.ships.length) {
      throw new TypeError('The snapshot is of another scenario.');
    }
    this.#reports = [];
    this.#tracks = [];
    this.#restore(snapshot);
    this.#kept.push(this.snapshot());
  }

  get nowMs(): number {
    return this.scenario.startMs + this.#motion.nowSeconds * 1000;
  }

  get endMs(): number {
    return this.scenario.startMs + Math.floor(this.scenario.durationSeconds) * 1000;
  }

  runTo(timeMs: number): SimulationBatch {
    const to = Math.floor((Math.min(timeMs, this.endMs) - this.scenario.startMs) / 1000);
    while (this.#motion.nowSeconds < to) {
      this.#motion.nowSeconds++;
      this.#second();
      const { nowSeconds } = this.#motion;
      const last = this.#kept[this.#kept.length - 1].motion.nowSeconds;
      if (nowSeconds - last >= this.#snapshotSeconds) this.#keep(this.snapshot());
    }
    this.#takeDelivered(this.nowMs === this.endMs ? Number.POSITIVE_INFINITY : this.nowMs);
    const batch = { reports: this.#reports, tracks: this.#tracks };
    this.#reports = [];
    this.#tracks = [];
    return batch;
  }

  seek(timeMs: number): void {
    if (timeMs < this.nowMs) {
      const seconds = Math.max(0, (timeMs - this.scenario.startMs) / 1000);
      while (
        this.#kept.length > 1 &&
        this.#kept[this.#kept.length - 1].motion.nowSeconds > seconds
      ) {
        this.#kept.pop();
      }
      this.#restore(this.#kept[this.#kept.length - 1]);
    }
    this.runTo(timeMs);
  }

  snapshot(): Snapshot {
    const { ids, values, length } = this.#underWay;
    return structuredClone({
      seed: this.seed,
      motion: this.#motion,
      sending: this.#sending,
      underWay: { ids, values, length },
      sent: this.#sent,
    });
  }

  truth(): Truth {
    return truthOf(this.#world, this.#motion, this.#ether.faults);
  }

  #keep(snapshot: Snapshot): void {
    this.#kept.push(snapshot);
    if (this.#kept.length < SNAPSHOTS_MAX) return;
    this.#kept = this.#kept.filter((_, i) => i % 2 === 0);
    this.#snapshotSeconds *= 2;
  }

  #restore(snapshot: Snapshot): void {
    const { motion, sending, underWay, sent } = structuredClone(snapshot);
    this.#motion = motion;
    this.#sending = sending;
    this.#underWay = Object.assign(new FlatQueue<Observed>(), underWay);
    this.#sent = sent;
  }

  /** The second that ends now: what moves moves, what is due is sent, what has arrived is delivered. */
  #second(): void {
    const world = this.#world;
    const motion = this.#motion;
    const { fleet, order, nowSeconds } = motion;
    const { wakeAt } = fleet;
    if (nowSeconds % SEA_SECONDS === 0 && nowSeconds > 0) {
      changeSea(motion.sea, world.scenario.sea, nowSeconds);
    }
    for (let k = 0; k < order.length; k++) {
      if (wakeAt[order[k]] <= nowSeconds) sailOn(world, motion, order[k]);
    }
    if (motion.isOutOfOrder) orderShips(motion);
    if (nowSeconds % SEA_SECONDS === 0) noteActivities(world, motion);
    if (!this.#transmits) return;
    const ether: Ether = { ...this.#ether, sending: this.#sending };
    const { reportAt } = this.#sending;
    const isAsked = nowSeconds % ASKED_SECONDS === 0;
    for (let i = 0; i < reportAt.length; i++) {
      if (isAsked) keepSending(ether, motion, i);
      if (reportAt[i] <= nowSeconds) send(ether, motion, i);
    }
    this.#takeDelivered(this.nowMs);
  }

  #deliver(observed: Observed): void {
    if (observed.deliveredMs <= this.nowMs && this.#underWay.length === 0) {
      this.#reports.push(observed);
      return;
    }
    const since = observed.deliveredMs - this.scenario.startMs;
    this.#underWay.push(observed, since * SEQUENCE_MAX + (this.#sent++ % SEQUENCE_MAX));
  }

  #takeDelivered(untilMs: number): void {
    const queue = this.#underWay;
    while (queue.length > 0 && (queue.peek() as Observed).deliveredMs <= untilMs) {
      this.#reports.push(queue.pop() as Observed);
    }
  }
}
