import { buildPackages } from '../../kill/killed-server.ts';
import { WebhookReceiver } from '../../live/webhook-receiver.ts';
import { createChance } from '../../simulation/world.ts';
import { type ClusterResult, ClusterRun } from './cluster-run.ts';
import { FaultCluster } from './fault-cluster.ts';
import { Faults } from './faults.ts';

/**
 * Makes faults in a cluster that clients use, then compares what is stored with what was acknowledged, and with what a process stores that gets the
 * messages of the log alone.
 * @param isOver whether the faults end before their number is reached
 */
export async function runFaultCluster(
  seed: number,
  count: number,
  isOver: () => boolean = () => false,
): Promise<ClusterResult> {
  buildPackages();
  process.stdout.write(`${count} faults of a cluster with seed ${seed}\n`);
  const chance = createChance(seed);
  const receiver = new WebhookReceiver({ ...chance, happens: () => false });
  const address = await receiver.start();
  const cluster = await FaultCluster.start();
  try {
    const faults = new Faults(cluster, chance, count, isOver);
    return await new ClusterRun(cluster, chance, receiver, faults).run(address);
  } finally {
    await cluster.dispose();
    receiver.stop();
  }
}
