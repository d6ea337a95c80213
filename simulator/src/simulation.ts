import FlatQueue from 'flatqueue';
import { createTruth } from './create-truth.ts';
import { orderShips } from './order-ships.ts';
import type { ReceivedReport, SimulationBatch } from './received-report.ts';
import { createReceivers } from './receivers.ts';
import { recordActivities } from './record-activities.ts';
import { recordPaths } from './record-paths.ts';
import type { Scenario } from './scenario.ts';
import { SEA_SECONDS, stepSea } from './sea-state.ts';
import { faultsByShip } from './ship-faults.ts';
import { stepShip } from './step-ship.ts';
import { type RadioChannel, transmit, updateTransmitter } from './transmit.ts';
import { createTransmitterState, type TransmitterState } from './transmitter-state.ts';
import type { TruePosition, Truth } from './truth.ts';
import {
  createApproaches,
  recordApproaches,
  type UnreachedStep,
  unreachedSteps,
} from './unreached-steps.ts';
import { createMotion, createWorld, type Motion, type World } from './world.ts';

export interface SimulationOptions {
  /** Default: the scenario's. The same scenario and seed give the same bytes. */
  readonly seed?: number;
  /** Whether batches contain the true tracks. Default: false. */
  readonly tracks?: boolean;
  /** Whether ships transmit; without, the simulation produces the truth alone. Default: true. */
  readonly transmits?: boolean;
}

/** Complete state of a simulation, as plain data for `structuredClone` or v8's `serialize` (JSON has no typed arrays). */
export interface SimulationSnapshot {
  readonly seed: number;
  readonly motion: Motion;
  readonly sending: TransmitterState;
  readonly underWay: Pick<FlatQueue<ReceivedReport>, 'ids' | 'values' | 'length'>;
  readonly sent: number;
}

/** A running scenario. Time advances only on request, as fast as the machine allows. */
export interface Simulation {
  readonly scenario: Scenario;
  readonly seed: number;
  /** Epoch milliseconds, whole seconds after the scenario's start. */
  readonly nowMs: number;
  readonly endMs: number;
  /**
   * Runs to an instant, at most to the scenario's end, where all pending reports are delivered.
   * @param timeMs epoch milliseconds; a past instant changes nothing
   * @returns the output after the last instant, up to and including this one
   */
  runTo(timeMs: number): SimulationBatch;
  /** Runs to an instant, or back to it, and drops the output in between. */
  seek(timeMs: number): void;
  /** A copy of the present state. */
  snapshot(): SimulationSnapshot;
  /** The truth up to now. */
  truth(): Truth;
  /** Steps that were to bring a ship to another one, and have not. */
  unreachedSteps(): readonly UnreachedStep[];
}

/** Seeking back starts from the last snapshot before the instant. One is stored per interval; at the maximum, every other one is deleted and the interval doubles. */
const SNAPSHOT_SECONDS = 6 * 3600;
const SNAPSHOTS_MAX = 32;
const SEED_MAX = 2 ** 32 - 1;
/** Interval between checks whether a transmitter starts, stops, or needs a shorter interval. */
const TRANSMITTER_CHECK_SECONDS = 10;
/**
 * Reports with the same delivery time are released in the order of transmission. The key is exact for the longest
 * scenario: 400 days in milliseconds times this is less than 2^53.
 */
const SEQUENCE_MAX = 2 ** 17;

/**
 * Creates a simulation at the scenario's start.
 * @throws RangeError for a seed that is not an integer from 0 to 2^32 − 1
 */
export function createSimulation(scenario: Scenario, options: SimulationOptions = {}): Simulation {
  return new RunningSimulation(scenario, options);
}

/**
 * Restores a simulation from a snapshot.
 * @param options without a seed, which the snapshot contains
 * @throws TypeError for a snapshot with another number of ships, and so of another scenario
 */
export function restoreSimulation(
  scenario: Scenario,
  snapshot: SimulationSnapshot,
  options: Omit<SimulationOptions, 'seed'> = {},
): Simulation {
  return new RunningSimulation(scenario, { ...options, seed: snapshot.seed }, snapshot);
}

class RunningSimulation implements Simulation {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly #world: World;
  readonly #channel: Omit<RadioChannel, 'sending'>;
  readonly #transmits: boolean;
  #snapshots: SimulationSnapshot[] = [];
  #snapshotSeconds = SNAPSHOT_SECONDS;
  #motion: Motion;
  #sending: TransmitterState;
  #inTransit = new FlatQueue<ReceivedReport>();
  #sent = 0;
  #reports: ReceivedReport[] = [];
  #tracks: TruePosition[] = [];

  constructor(scenario: Scenario, options: SimulationOptions, snapshot?: SimulationSnapshot) {
    this.scenario = scenario;
    this.seed = options.seed ?? scenario.seed;
    if (!(Number.isInteger(this.seed) && this.seed >= 0 && this.seed <= SEED_MAX)) {
      throw new RangeError(`A seed must be an integer from 0 to ${SEED_MAX}; got ${this.seed}.`);
    }
    this.#transmits = options.transmits ?? true;
    this.#world = createWorld(scenario, this.seed);
    this.#motion = createMotion(this.#world);
    this.#motion.log.approaches.push(...createApproaches(this.#world));
    this.#sending = createTransmitterState(this.#world);
    this.#channel = {
      world: this.#world,
      receivers: createReceivers(scenario.receivers),
      faults: faultsByShip(this.#world),
      deliver: (received) => this.#deliver(received),
      track: options.tracks ? (position) => this.#tracks.push(position) : undefined,
    };
    this.#runSecond();
    this.#snapshots.push(this.snapshot());
    if (!snapshot) return;
    if (snapshot.motion.order.length !== this.#world.ships.length) {
      throw new TypeError('The snapshot belongs to another scenario.');
    }
    this.#reports = [];
    this.#tracks = [];
    this.#restore(snapshot);
    this.#snapshots.push(this.snapshot());
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
      this.#runSecond();
      const { nowSeconds } = this.#motion;
      const last = this.#snapshots[this.#snapshots.length - 1].motion.nowSeconds;
      if (nowSeconds - last >= this.#snapshotSeconds) this.#storeSnapshot(this.snapshot());
    }
    this.#releaseDelivered(this.nowMs === this.endMs ? Number.POSITIVE_INFINITY : this.nowMs);
    const batch = { reports: this.#reports, tracks: this.#tracks };
    this.#reports = [];
    this.#tracks = [];
    return batch;
  }

  seek(timeMs: number): void {
    if (timeMs < this.nowMs) {
      const seconds = Math.max(0, (timeMs - this.scenario.startMs) / 1000);
      while (
        this.#snapshots.length > 1 &&
        this.#snapshots[this.#snapshots.length - 1].motion.nowSeconds > seconds
      ) {
        this.#snapshots.pop();
      }
      this.#restore(this.#snapshots[this.#snapshots.length - 1]);
    }
    this.runTo(timeMs);
  }

  snapshot(): SimulationSnapshot {
    const { ids, values, length } = this.#inTransit;
    return structuredClone({
      seed: this.seed,
      motion: this.#motion,
      sending: this.#sending,
      underWay: { ids, values, length },
      sent: this.#sent,
    });
  }

  truth(): Truth {
    return createTruth(this.#world, this.#motion, this.#sending, this.#channel.faults);
  }

  unreachedSteps(): readonly UnreachedStep[] {
    return unreachedSteps(this.#world, this.#motion);
  }

  #storeSnapshot(snapshot: SimulationSnapshot): void {
    this.#snapshots.push(snapshot);
    if (this.#snapshots.length < SNAPSHOTS_MAX) return;
    this.#snapshots = this.#snapshots.filter((_, i) => i % 2 === 0);
    this.#snapshotSeconds *= 2;
  }

  #restore(snapshot: SimulationSnapshot): void {
    const { motion, sending, underWay, sent } = structuredClone(snapshot);
    this.#motion = motion;
    this.#sending = sending;
    this.#inTransit = Object.assign(new FlatQueue<ReceivedReport>(), underWay);
    this.#sent = sent;
  }

  /** Runs the second that ends now: moves ships, transmits due reports, delivers arrived ones. */
  #runSecond(): void {
    const world = this.#world;
    const motion = this.#motion;
    const { fleet, order, nowSeconds } = motion;
    const { wakeAt } = fleet;
    if (nowSeconds % SEA_SECONDS === 0 && nowSeconds > 0) {
      stepSea(motion.sea, world.scenario.sea, nowSeconds);
    }
    for (let k = 0; k < order.length; k++) {
      if (wakeAt[order[k]] <= nowSeconds) stepShip(world, motion, order[k]);
    }
    if (motion.isOutOfOrder) orderShips(motion);
    if (nowSeconds % SEA_SECONDS === 0) {
      recordActivities(world, motion);
      recordPaths(world, motion);
      recordApproaches(motion);
    }
    if (!this.#transmits) return;
    const channel: RadioChannel = { ...this.#channel, sending: this.#sending };
    const { reportAt } = this.#sending;
    const isCheckDue = nowSeconds % TRANSMITTER_CHECK_SECONDS === 0;
    for (let i = 0; i < reportAt.length; i++) {
      if (isCheckDue) updateTransmitter(channel, motion, i);
      if (reportAt[i] <= nowSeconds) transmit(channel, motion, i);
    }
    this.#releaseDelivered(this.nowMs);
  }

  #deliver(received: ReceivedReport): void {
    if (received.deliveredMs <= this.nowMs && this.#inTransit.length === 0) {
      this.#reports.push(received);
      return;
    }
    const since = received.deliveredMs - this.scenario.startMs;
    this.#inTransit.push(received, since * SEQUENCE_MAX + (this.#sent++ % SEQUENCE_MAX));
  }

  #releaseDelivered(untilMs: number): void {
    const queue = this.#inTransit;
    while (queue.length > 0 && (queue.peek() as ReceivedReport).deliveredMs <= untilMs) {
      this.#reports.push(queue.pop() as ReceivedReport);
    }
  }
}
