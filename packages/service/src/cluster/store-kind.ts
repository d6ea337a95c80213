import type { Store } from '@roadstead/contracts';
import { configurationCollection } from '../sts/configuration-set.ts';
import { positionSeries } from '../tracking/positions.ts';
import { ClusterTables, LEADER } from './cluster-tables.ts';

/** The kind of a store: `empty` before the first positions and configurations, which decide it. */
export type StoreKind = 'cluster' | 'single' | 'empty';

/**
 * Returns whether a store is that of a cluster, or of a service outside of one. Neither continues the other: encounters of a cluster are in
 * its log, and those of a single service are in its snapshots.
 */
export async function readStoreKind(store: Store): Promise<StoreKind> {
  if (await new ClusterTables(store).leader.get(LEADER)) return 'cluster';
  if ((await positionSeries(store).lastSequence()) > 0) return 'single';
  return (await configurationCollection(store).count({})) > 0 ? 'single' : 'empty';
}
