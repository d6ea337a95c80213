import type { PositionLog } from '@roadstead/contracts';
import type { Pause } from './run-part.ts';

/** A cluster, of which a service is the leader. */
export interface LeaderOptions {
  /** L16: the one stream of reports, changes of configurations, ticks and divisions. */
  readonly log: PositionLog;
  readonly pause: Pause;
}
