import { isUnwritable, StoreError } from '@roadstead/contracts';
import { v4 } from 'uuid';
import { ChangeStream } from './changes/change-stream.ts';
import { StoredFeed } from './changes/stored-feed.ts';
import { RevisionLog } from './cluster/revision-log.ts';
import { StoredUserDirectory } from './identity/stored-user-directory.ts';
import type { ServiceStatusStore } from './operations/service-status-store.ts';
import { ServiceTime } from './operations/service-time.ts';
import { LateMarks } from './reconciliation/late-marks.ts';
import type { ServiceOptions } from './service-options.ts';
import type { ServiceParts } from './service-parts.ts';
import { ConfigurationSet } from './sts/configuration-set.ts';
import type { ConfigurationsInForce } from './sts/configurations-in-force.ts';
import { EventLog } from './sts/event-log.ts';
import { LazySurroundings } from './sts/lazy-surroundings.ts';
import { type Positions, positionSeries } from './tracking/positions.ts';
import { Ships } from './tracking/ships.ts';
import { VesselEventLog } from './vessel-events/vessel-event-log.ts';

/** The parts that need no other part. */
export interface ServiceBase
  extends Pick<
    ServiceParts,
    | 'clock'
    | 'reports'
    | 'time'
    | 'status'
    | 'changes'
    | 'reportError'
    | 'failed'
    | 'log'
    | 'vesselEventLog'
    | 'configurationSet'
    | 'ships'
    | 'lateMarks'
  > {
  readonly feed: StoredFeed;
  readonly newUuid: () => string;
  readonly identity: StoredUserDirectory;
  readonly positions: Positions;
  readonly surroundings: LazySurroundings;
  /** Undefined unless the service is the leader of a cluster. */
  readonly revisions: RevisionLog | undefined;
  readonly inForce: ConfigurationsInForce;
}

/** Creates the parts that need no other part. */
export function createServiceBase(
  options: ServiceOptions,
  status: ServiceStatusStore,
): ServiceBase {
  const { store, clock, randomBytes, reports = 'live', log } = options;
  const reportError = (error: unknown): void =>
    log?.('A subscriber failed and was removed.', error);
  const configurationSet = new ConfigurationSet(store);
  const revisions = options.cluster && new RevisionLog(store);
  return {
    ...{ clock, reports, status, reportError },
    changes: new ChangeStream({ feed: store.feed, clock, origin: reports, reportError }),
    feed: new StoredFeed(store.feed, reportError),
    time: new ServiceTime(clock, reports === 'live'),
    failed: (error: unknown): void => {
      // Rows or a document that cannot be read concern one task, and writes that waited until the stop are repeated.
      const isSurvived =
        isUnwritable(error) || (error instanceof StoreError && error.reason === 'damaged');
      if (isSurvived) log?.('A background task failed.', error);
      else status.setState('failed', String(error));
    },
    newUuid: (): string => v4({ random: randomBytes(16) }),
    identity: new StoredUserDirectory(options),
    ships: new Ships(store),
    positions: positionSeries(store),
    ...{ log: new EventLog(store, clock), lateMarks: new LateMarks(store) },
    vesselEventLog: new VesselEventLog(store),
    ...{ configurationSet, revisions, inForce: revisions ?? configurationSet },
    surroundings: new LazySurroundings(options.surroundings),
  };
}
