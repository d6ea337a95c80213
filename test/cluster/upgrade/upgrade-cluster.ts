import { buildPackages } from '../../kill/killed-server.ts';
import { WebhookReceiver } from '../../live/webhook-receiver.ts';
import { createChance } from '../../simulation/world.ts';
import { type ClusterResult, ClusterRun } from '../faults/cluster-run.ts';
import { FaultCluster } from '../faults/fault-cluster.ts';
import { BuiltCommit } from './release.ts';
import { Upgrade } from './upgrade.ts';

/** Upgrades a cluster that clients use from a commit to this workspace. @throws Error if the commit cannot be built */
export async function upgradeCluster(commit: string, seed: number): Promise<ClusterResult> {
  buildPackages();
  const before = new BuiltCommit(commit);
  try {
    process.stdout.write(`upgrade of a cluster from ${commit.slice(0, 8)}, seed ${seed}\n`);
    const chance = createChance(seed);
    const receiver = new WebhookReceiver({ ...chance, happens: () => false });
    const address = await receiver.start();
    const cluster = await FaultCluster.start(before.root);
    try {
      const upgrade = new Upgrade(cluster);
      return await new ClusterRun(cluster, chance, receiver, upgrade).run(address);
    } finally {
      await cluster.dispose();
      receiver.stop();
    }
  } finally {
    before.dispose();
  }
}
