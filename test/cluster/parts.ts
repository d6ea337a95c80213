import { manualClock } from '@roadstead/contracts';
import {
  ClusterCoordinator,
  DetectionWorker,
  type DetectionWorkerOptions,
  EventCommitter,
} from '@roadstead/service';
import { ChangeStream } from '../../packages/service/src/changes/change-stream.ts';
import { SURROUNDINGS } from '../../packages/service/src/testing/running-service.ts';
import { configurationsOf, type Feed } from './feed.ts';
import { WRITING_MS } from './single-process.ts';

export type PartKind = 'worker' | 'committer' | 'coordinator';

/** A part of a cluster. */
interface CreatedPart {
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Of a worker; others ignore it. */
  readonly leave: () => void;
}

/** Creates a part of a cluster for a feed. */
export function createPart(
  kind: PartKind,
  feed: Feed,
  messagesPerSnapshot: number,
  options: Pick<DetectionWorkerOptions, 'store' | 'log' | 'pause' | 'name'>,
): CreatedPart {
  if (kind === 'worker') {
    const { detectorOptions } = feed;
    const detection = { detectorOptions, surroundings: SURROUNDINGS, messagesPerSnapshot };
    const worker = new DetectionWorker({ ...options, ...detection });
    return { run: (signal) => worker.run(signal), leave: () => worker.leave() };
  }
  if (kind === 'coordinator') {
    const coordinator = new ClusterCoordinator(options);
    return { run: (signal) => coordinator.run(signal), leave: () => undefined };
  }
  const configurations = configurationsOf(feed);
  const clock = manualClock(WRITING_MS);
  const reportError = (): void => undefined;
  const committer = new EventCommitter({
    ...{ ...options, clock },
    changes: new ChangeStream({ feed: options.store.feed, clock, origin: 'live', reportError }),
    configurationOf: async (_, revision) => configurations.get(revision)?.stored ?? undefined,
  });
  return { run: (signal) => committer.run(signal), leave: () => undefined };
}
