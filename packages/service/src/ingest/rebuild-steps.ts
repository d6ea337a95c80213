import type { VesselEvent } from '@roadstead/assessment';
import type { ReconciledEvents } from '@roadstead/detector';
import type { DetectorConfiguration, StsEvent, TrackBatch } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import { millisecondsInHour } from 'date-fns/constants';
import { type ConfigurationReplay, setConfiguration } from '../sts/configuration-replay.ts';
import {
  createSteps,
  type PipelineSnapshot,
  type PipelineStepOptions,
  type PipelineSteps,
  readableParts,
} from './pipeline-snapshot.ts';
import type { StoredBatch } from './stored-batches.ts';

const NONE_LEFT: ReconciledEvents = {
  ...{ encounters: 0, events: 0, unknownUntilMs: Number.NEGATIVE_INFINITY },
};

/** Reports of a batch are older than its first one by less. */
const OLDER_MS_MAX = millisecondsInHour;

/** The results of detection in the store: they have everything that was found in the stored batches. */
export interface DetectionLog {
  readonly currentEvents: () => Promise<readonly StsEvent[]>;
  /** Returns the calls that end at an instant or later, or not at all. */
  readonly callsSince: (ms: number) => Promise<readonly PortCall[]>;
  /** Returns the loitering and the gaps without an end. */
  readonly openVesselEvents: () => Promise<readonly VesselEvent[]>;
  /** Returns the calls without a departure, with the last known positions of their ships. */
  readonly openCalls: () => Promise<Parameters<PortCallReconcile>[0]>;
}

type PortCallReconcile = NonNullable<PipelineSteps['portCalls']>['reconcile'];

/** The input of a rebuild. */
export interface RebuildInput extends PipelineStepOptions {
  readonly snapshot: PipelineSnapshot;
  readonly log: DetectionLog;
  /** The number of batches that were ever stored. */
  readonly lastSequence: number;
  /** The batches that are left, in their order. */
  readonly batches: AsyncIterable<StoredBatch>;
  readonly changes: ConfigurationReplay;
  /** Configurations that have not changed since the first of these batches. */
  readonly unchanged: readonly DetectorConfiguration[];
  /** Called after each batch, with its fixes and the event time. */
  readonly processed: (batch: StoredBatch, tracked: TrackBatch, eventTimeMs: number) => void;
}

/** The result of a rebuild. */
export interface RebuiltSteps {
  readonly steps: PipelineSteps;
  readonly batches: number;
  readonly reports: number;
  /** Time of the oldest report of the first batch; null without reports. */
  readonly beginMs: number | null;
  /** The rest that the reports do not show; nothing where the detector's state could be read. */
  readonly left: ReconciledEvents;
}

/**
 * D13: builds the state of the pipeline again from stored batches. Nothing that is found is written: the log was written
 * together with the batches, so it has all of it, and the state is made to agree with it. Parts of the snapshot that can be
 * read are used.
 */
export async function rebuildSteps(input: RebuildInput): Promise<RebuiltSteps> {
  const { snapshot, log, changes } = input;
  let steps = createSteps(input);
  const current = await log.currentEvents();
  const count = { batches: 0, reports: 0 };
  let beginMs: number | null = null;
  let isBegun = false;
  const begin = async (first: StoredBatch | undefined): Promise<void> => {
    isBegun = true;
    for (const configuration of input.unchanged)
      setConfiguration(steps, configuration.id, configuration, Number.NEGATIVE_INFINITY);
    if (first?.sequence === 1 || input.lastSequence === 0) return;
    steps.detector.beginWithin(current);
    const sinceMs = beginMs === null ? Number.POSITIVE_INFINITY : beginMs - OLDER_MS_MAX;
    steps.portCalls?.beginWithin(await log.callsSince(sinceMs));
    const { position, tracker } = snapshot;
    if (!position || !tracker || (first && first.sequence <= position.sequence)) return;
    // Nothing before the snapshot is left: the parts that can be read continue, the others begin here.
    changes.apply(steps, position.sequence, position.entry);
    steps = { ...steps, ...readableParts(snapshot) };
  };
  for await (const batch of input.batches) {
    const { sequence, reports, receivedMs } = batch;
    beginMs ??= reports.length > 0 ? Math.min(...reports.map(({ timeMs }) => timeMs)) : null;
    if (!isBegun) await begin(batch);
    changes.apply(steps, sequence - 1);
    const { batch: tracked } = steps.tracker.step(reports, receivedMs);
    steps.portCalls?.step(tracked.fixes);
    steps.filters.addFixes(tracked.fixes);
    steps.filters.endStep(tracked, steps.detector.step(tracked));
    steps.vesselEvents?.step(tracked);
    input.processed(batch, tracked, steps.tracker.eventTimeMs);
    count.batches++;
    count.reports += reports.length;
    if (sequence === snapshot.position?.sequence) {
      changes.apply(steps, sequence, snapshot.position.entry);
      steps = joinSteps(steps, snapshot);
    }
  }
  if (!isBegun) await begin(undefined);
  changes.apply(steps, Number.POSITIVE_INFINITY);
  const left = steps.detector === snapshot.detector ? NONE_LEFT : steps.detector.reconcile(current);
  if (steps.vesselEvents !== snapshot.vesselEvents)
    steps.vesselEvents?.reconcile(await log.openVesselEvents());
  if (steps.portCalls !== snapshot.portCalls) steps.portCalls?.reconcile(await log.openCalls());
  return { steps, ...count, beginMs, left };
}

/** Replaces parts by those of the snapshot at the same position, if they agree about the time, and so about the next fixes. */
function joinSteps(rebuilt: PipelineSteps, snapshot: PipelineSnapshot): PipelineSteps {
  const joined = { ...rebuilt, ...readableParts(snapshot) };
  const { tracker, detector } = joined;
  const isSameTime =
    tracker.eventTimeMs === rebuilt.tracker.eventTimeMs &&
    tracker.eventTimeStatus.waiting === rebuilt.tracker.eventTimeStatus.waiting &&
    detector.timeMs === rebuilt.detector.timeMs;
  return isSameTime ? joined : rebuilt;
}
