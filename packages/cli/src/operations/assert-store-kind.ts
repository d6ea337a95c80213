import type { Store } from '@roadstead/contracts';
import { readStoreKind } from '@roadstead/service';
import { UserError } from '../host/host.ts';

/** Rejects the store of a cluster, whose log would not have what a single service writes. @throws UserError */
export async function assertNoCluster(store: Store): Promise<void> {
  if ((await readStoreKind(store)) === 'cluster')
    throw new UserError(
      'The store is that of a cluster, whose log would not have these reports. Start its processes with --role and --log, or use another store.',
    );
}

/** Rejects the store of a single service, whose encounters are in no log. @throws UserError */
export async function assertCluster(store: Store): Promise<void> {
  if ((await readStoreKind(store)) === 'single')
    throw new UserError(
      'The store is that of a single service, whose encounters are in no log: a cluster begins on an empty database. Start it without --role and --log.',
    );
}
