import type { WriteOperation } from '@roadstead/contracts';
import type { ChangeOrigin } from '@roadstead/model';
import type { Change } from '../changes/change.ts';
import type { EventSource } from '../sts/configuration-history.ts';
import type { EventLog } from '../sts/event-log.ts';
import type { VesselEventLog } from '../vessel-events/vessel-event-log.ts';
import type { DetectedBatch } from './detect-steps.ts';

/** A write of events. */
export interface DetectionWrite {
  readonly operations: readonly WriteOperation[];
  /** The changes, with the objects as they are after the write. They are recorded in the feed with it (L2). */
  readonly changes: readonly Change[];
  /** L4; default: that of the service's reports. */
  readonly origin?: ChangeOrigin;
}

/** The logs of all events. */
export interface EventLogs {
  readonly log: EventLog;
  readonly vesselEventLog: VesselEventLog;
  /** Returns a configuration as it was when an event fired. */
  readonly configurationOf: (id: number, firedMs: number) => EventSource | undefined;
}

/** Prepares the write of the events that were detected in a batch. */
export async function prepareDetected(
  { log, vesselEventLog, configurationOf }: EventLogs,
  { transitions, vesselEvents }: Pick<DetectedBatch, 'transitions' | 'vesselEvents'>,
): Promise<DetectionWrite> {
  const events = await log.prepare(transitions, configurationOf);
  const ofOneShip = await vesselEventLog.prepare(vesselEvents);
  return {
    operations: [...events.operations, ...ofOneShip.operations],
    changes: [...events.changes, ...ofOneShip.changes],
  };
}
