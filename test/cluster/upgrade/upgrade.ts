import { ROOT } from '../../workspace.ts';
import type { ClusterProcess } from '../faults/cluster-process.ts';
import type { Disturbance, Disturbing, LeaderEnd } from '../faults/cluster-run.ts';
import type { FaultCluster } from '../faults/fault-cluster.ts';

/** Replaces the processes of a cluster one at a time by those of this workspace, in the order of packages/cli/docs/cluster.md. */
export class Upgrade implements Disturbing {
  readonly disturbances: Disturbance[] = [];
  readonly leaderEnds: LeaderEnd[] = [];
  readonly readsAfterMs = 0;
  readonly #cluster: FaultCluster;

  constructor(cluster: FaultCluster) {
    this.#cluster = cluster;
  }

  async run(): Promise<void> {
    for (const role of ['standby', 'detector', 'api'] as const)
      for (const process of this.#ofRole(role)) await this.#replace(process);
    const leader = this.#cluster.leader;
    for (const process of this.#ofRole('leader'))
      if (process !== leader) await this.#replace(process);
    if (leader) await this.#replace(leader);
  }

  #ofRole(role: ClusterProcess['role']): readonly ClusterProcess[] {
    return this.#cluster.processes.filter((each) => each.role === role);
  }

  async #replace(replaced: ClusterProcess): Promise<void> {
    const fromMs = performance.now();
    const disturbance: Disturbance = { of: replaced.name, fromMs, untilMs: Infinity };
    this.disturbances.push(disturbance);
    const isLeader = replaced === this.#cluster.leader;
    const { endedMs: atMs, isKilled } = await replaced.replace(ROOT);
    // It has released its lease.
    if (isLeader) this.leaderEnds.push({ name: `the end of ${replaced.name}`, atMs, leaseMs: 0 });
    await this.#cluster.ready();
    disturbance.untilMs = performance.now();
    const seconds = ((disturbance.untilMs - fromMs) / 1000).toFixed(1);
    process.stdout.write(
      `  ${replaced.name}${isLeader ? ', the leader,' : ''} replaced in ${seconds} s${isKilled ? ', killed' : ''}\n`,
    );
  }
}
