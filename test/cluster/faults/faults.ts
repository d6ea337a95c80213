import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../../simulation/world.ts';
import type { ClusterProcess } from './cluster-process.ts';
import type { Disturbance, Disturbing, LeaderEnd } from './cluster-run.ts';
import type { FaultCluster } from './fault-cluster.ts';

type Fault = (cluster: FaultCluster, chance: Chance) => FaultRun;

interface FaultRun {
  readonly name: string;
  readonly of: string;
  /** Makes the fault, and ends it. */
  readonly run: () => Promise<void>;
}

/** An API process connects to the database again, or starts again. */
const READS_AFTER_MS = 10_000;
/** Of the leader. */
const LEASE_MS = 10_000;
/** A lease lasts 10 s (the leader's) or 15 s (those of workers). */
const LONGER_THAN_LEASE_MS = [16_000, 20_000] as const;

const FAULTS: readonly (readonly [weight: number, Fault])[] = [
  [4, (cluster) => kill(cluster.leader ?? cluster.processes[0]!)],
  [1, ({ processes }, chance) => kill(chance.pick(withRole(processes, 'leader')))],
  [4, ({ processes }, chance) => kill(chance.pick(withRole(processes, 'detector')))],
  [1, ({ processes }, chance) => kill(chance.pick(withRole(processes, 'standby')))],
  [2, ({ processes }, chance) => kill(chance.pick(withRole(processes, 'api')))],
  [2, (cluster, chance) => stop(cluster.leader ?? cluster.processes[0]!, chance)],
  [2, ({ processes }, chance) => stop(chance.pick(processes), chance)],
  [2, ({ database }, chance) => restart('database', database, chance)],
  [2, ({ log }, chance) => restart('log', log, chance)],
  [4, ({ database, log }, chance) => disturb(chance.pick([{ database }, { log }]), chance)],
];

/** Makes faults in a cluster, one after the other at random times. */
export class Faults implements Disturbing {
  readonly disturbances: Disturbance[] = [];
  readonly leaderEnds: LeaderEnd[] = [];
  readonly readsAfterMs = READS_AFTER_MS;
  readonly #cluster: FaultCluster;
  readonly #chance: Chance;
  readonly #count: number;
  readonly #isOver: () => boolean;
  /** Those that have not ended, by what has the fault. */
  readonly #running: Map<string, Promise<void>> = new Map();
  readonly #beginMs: number = performance.now();

  /** @param count their number @param isOver ends them early */
  constructor(cluster: FaultCluster, chance: Chance, count: number, isOver: () => boolean) {
    this.#cluster = cluster;
    this.#chance = chance;
    this.#count = count;
    this.#isOver = isOver;
  }

  async run(): Promise<void> {
    for (let made = 0; made < this.#count && !this.#isOver(); ) {
      await delay(this.#chance.whole(500, 6000));
      const fault = this.#pick();
      // A part gets the next fault when that before has ended.
      if (this.#running.has(fault.of)) continue;
      made++;
      this.#begin(fault, made);
    }
    await Promise.all(this.#running.values());
  }

  #pick(): FaultRun {
    const weights = FAULTS.flatMap(([weight, fault]) => Array<Fault>(weight).fill(fault));
    return this.#chance.pick(weights)(this.#cluster, this.#chance);
  }

  #begin({ name, of, run }: FaultRun, number: number): void {
    const fromMs = performance.now();
    const seconds = ((fromMs - this.#beginMs) / 1000).toFixed(1);
    const isLeader = of === this.#cluster.leader?.name;
    process.stdout.write(
      `  ${number}. ${seconds} s: ${name}${isLeader ? ', which was the leader' : ''}\n`,
    );
    const disturbance: Disturbance = { of, fromMs, untilMs: Infinity };
    this.disturbances.push(disturbance);
    if (isLeader) this.leaderEnds.push({ name, atMs: fromMs, leaseMs: LEASE_MS });
    const running = run().then(() => {
      disturbance.untilMs = performance.now();
      this.#running.delete(of);
    });
    this.#running.set(of, running);
  }
}

function withRole(
  processes: readonly ClusterProcess[],
  role: ClusterProcess['role'],
): readonly ClusterProcess[] {
  return processes.filter((process) => process.role === role);
}

function kill(process: ClusterProcess): FaultRun {
  return {
    ...{ name: `kill -9 ${process.name}`, of: process.name },
    async run() {
      process.kill();
      await delay(1000);
      while (!process.isReady) await delay(100);
    },
  };
}

/** A process that stood still for longer than its lease may end by itself, and is started again. */
function stop(process: ClusterProcess, chance: Chance): FaultRun {
  const ms =
    process.role === 'api' ? chance.whole(2000, 8000) : chance.whole(...LONGER_THAN_LEASE_MS);
  return {
    ...{ name: `SIGSTOP ${process.name} for ${ms} ms`, of: process.name },
    async run() {
      const resume = process.stop();
      await delay(ms);
      resume();
      await delay(1000);
      while (!process.isReady) await delay(100);
    },
  };
}

function restart(of: string, server: FaultCluster['log'], chance: Chance): FaultRun {
  const ms = chance.whole(0, 3000);
  return {
    ...{ name: `kill the server of the ${of}, start it after ${ms} ms`, of },
    async run() {
      await server.kill();
      await delay(ms);
      await server.start();
    },
  };
}

/** Cuts, delays or refuses the connections to a server. */
function disturb(named: Readonly<Record<string, FaultCluster['log']>>, chance: Chance): FaultRun {
  const [[of, { proxy }]] = Object.entries(named) as [[string, FaultCluster['log']]];
  const kind = chance.pick(['cut', 'delay', 'refuse', 'stall'] as const);
  const ms = chance.whole(1000, 5000);
  const delayMs = chance.whole(50, 400);
  const detail = {
    ...{ cut: '', stall: ` for ${ms} ms`, refuse: ` for ${ms} ms` },
    delay: ` by ${delayMs} ms for ${ms} ms`,
  };
  return {
    ...{ name: `${kind} the connections to the ${of}${detail[kind]}`, of },
    async run() {
      if (kind === 'cut') return proxy.cut();
      if (kind === 'delay') proxy.delay(delayMs);
      if (kind === 'refuse') proxy.refuse(true);
      if (kind === 'stall') proxy.stall();
      await delay(ms);
      proxy.delay(0);
      proxy.refuse(false);
      proxy.resume();
    },
  };
}
