import {
  DetectionWorker,
  type DetectionWorkerOptions,
  type MaritimeService,
} from '@roadstead/service';
import { SURROUNDINGS } from '../../packages/service/src/testing/running-service.ts';
import type { Feed } from './feed.ts';
import { LeaderProcess } from './leader-process.ts';

export type PartKind = 'worker' | 'standby' | 'leader';

/** A part of a cluster. */
interface CreatedPart {
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Of a worker or a standby; others ignore it. */
  readonly leave: () => void;
  /** Returns the service of a leader while it runs. */
  readonly service: () => MaritimeService | undefined;
}

/** Creates a part of a cluster for a feed. */
export function createPart(
  kind: PartKind,
  feed: Feed,
  messagesPerSnapshot: number,
  options: Pick<DetectionWorkerOptions, 'store' | 'log' | 'pause' | 'name'>,
): CreatedPart {
  if (kind === 'leader') {
    const leader = new LeaderProcess(feed, options);
    return {
      run: (signal) => leader.run(signal),
      leave: () => undefined,
      service: () => leader.service,
    };
  }
  const { detectorOptions } = feed;
  const detection = { detectorOptions, surroundings: SURROUNDINGS, messagesPerSnapshot };
  const worker = new DetectionWorker({ ...options, ...detection, isStandby: kind === 'standby' });
  return {
    run: (signal) => worker.run(signal),
    leave: () => worker.leave(),
    service: () => undefined,
  };
}
