import type { BlobStore, WriteOperation } from '@roadstead/contracts';
import {
  createDetector,
  type Detector,
  type DetectorOptions,
  restoreDetector,
} from '@roadstead/detector';
import {
  createTracker,
  PortCallDetector,
  type PortLookup,
  restoreTracker,
  type Tracker,
} from '@roadstead/tracking';
import { SnapshotError } from './snapshot-error.ts';

const [TRACKER, DETECTOR, PORT_CALLS, POSITION] = ['tracker', 'detector', 'port-calls', 'pipeline'];

/** The steps of the pipeline, with their state. */
export interface PipelineSteps {
  readonly tracker: Tracker;
  readonly detector: Detector;
  /** Undefined where no ports are known. */
  readonly portCalls: PortCallDetector | undefined;
}

/** The parameters of the steps, which are not part of a snapshot. */
export interface PipelineStepOptions {
  readonly detectorOptions: DetectorOptions;
  readonly placeAt: PortLookup | undefined;
}

export function createSteps(options: PipelineStepOptions): PipelineSteps {
  return {
    tracker: createTracker(),
    detector: createDetector([], options.detectorOptions),
    portCalls: options.placeAt && new PortCallDetector(options.placeAt),
  };
}

/** D13: stores the state of the steps after a number of batches. */
export function snapshotOperations(
  blobs: BlobStore,
  { tracker, detector, portCalls }: PipelineSteps,
  sequence: number,
): readonly WriteOperation[] {
  return [
    blobs.put(TRACKER, tracker.save()),
    blobs.put(DETECTOR, detector.save()),
    ...(portCalls ? [blobs.put(PORT_CALLS, portCalls.save())] : []),
    blobs.put(POSITION, new TextEncoder().encode(JSON.stringify({ sequence }))),
  ];
}

/**
 * Reads the newest snapshot.
 * @returns the steps and the number of their batches; new steps and 0 for a store without a snapshot
 * @throws SnapshotError for a damaged snapshot, or one of another version
 */
export async function readSnapshot(
  blobs: BlobStore,
  options: PipelineStepOptions,
): Promise<{ readonly steps: PipelineSteps; readonly sequence: number }> {
  const [tracker, detector, portCalls, position] = await Promise.all(
    [TRACKER, DETECTOR, PORT_CALLS, POSITION].map((name) => blobs.read(name)),
  );
  const steps = createSteps(options);
  if (!tracker || !detector || !position) return { steps, sequence: 0 };
  try {
    if (portCalls) steps.portCalls?.restore(portCalls);
    const { sequence } = JSON.parse(new TextDecoder().decode(position)) as { sequence: number };
    return {
      steps: {
        tracker: restoreTracker(tracker),
        detector: restoreDetector(detector, options.detectorOptions),
        portCalls: steps.portCalls,
      },
      sequence,
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new SnapshotError(
      `the state in the store is of another version of Roadstead, or damaged. ${error.message}.`,
      { cause: error },
    );
  }
}
