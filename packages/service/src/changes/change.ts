import type { Imo, PositionReport } from '@roadstead/model';
import type { ReportJob, ReportStatus } from '@roadstead/reports';
import type { Shape, ShapeWrite } from '@roadstead/shapes';
import type { UsageRecord } from '@roadstead/usage';
import type { NextPortRecord } from '../next-ports/next-ports.ts';
import type { BackfillJob } from '../sts/backfill.ts';
import type { StoredConfiguration } from '../sts/configurations.ts';
import type { EventChange } from '../sts/events.ts';
import type { StoredPortCall, TrackRequest } from '../tracking/tracking.ts';
import type { VesselEventChange } from '../vessel-events/vessel-events.ts';

/**
 * A change, with the whole object after it, or before its removal. It is published when it is durable, in the order of the
 * commits. Predictions and usage, which are not written one by one, are published when they have changed.
 */
export type Change =
  | EventChange
  | VesselEventChange
  /** A batch of position reports was stored, late ones included (V3). */
  | { readonly type: 'positions'; readonly positions: readonly PositionReport[] }
  | {
      readonly type: 'port-call';
      /** `changed` where it began, moved to another berth or ended; `removed` where late reports show that there was none. */
      readonly kind: 'changed' | 'removed';
      /** The call after the change; a removed call as it was. */
      readonly call: StoredPortCall;
    }
  | JobChange
  | {
      readonly type: 'configuration';
      readonly kind: 'created' | 'changed' | 'removed';
      readonly configuration: StoredConfiguration;
      /** The name of the acting user; when a configuration follows its shape, of the user who changed the shape. */
      readonly by: string;
    }
  | {
      readonly type: 'shape';
      readonly kind: 'created' | 'changed' | 'removed';
      readonly shape: Shape;
      /** The name of the acting user. */
      readonly by: string;
    }
  /** The next ports of a ship were computed again. */
  | {
      readonly type: 'prediction';
      readonly imo: Imo;
      /** As `NextPorts.listOfShip` returns them. */
      readonly records: readonly NextPortRecord[];
    }
  /** Usage was counted. */
  | { readonly type: 'usage'; readonly record: UsageRecord; readonly count: number };

/** The changes of a type. */
export type ChangeOf<Type extends Change['type']> = Extract<Change, { readonly type: Type }>;

/** A job reached another state; progress within a state is no change. */
export type JobChange = { readonly type: 'job'; readonly owner: string } & (
  | { readonly kind: 'report'; readonly job: ReportStatus }
  | { readonly kind: 'backfill'; readonly job: BackfillJob }
  | {
      readonly kind: 'track';
      readonly job: TrackRequest & {
        readonly id: number;
        readonly state: 'running' | 'finished' | 'failed';
      };
    }
  | {
      readonly kind: 'route';
      readonly job: {
        readonly id: number;
        readonly mmsi: number;
        readonly state: 'running' | 'finished' | 'consumed';
      };
    }
);

/** Returns the change of a report job that reached another state. */
export function reportChange({
  owner,
  id,
  state,
  progress,
  createdMs,
  startedMs,
  endedMs,
  error,
}: ReportJob): JobChange {
  const job = { id, state, progress, createdMs, startedMs, endedMs, error };
  return { type: 'job', kind: 'report', owner, job };
}

/** Returns the change that a write of a shape is. */
export function shapeChange({ kind, shape, by }: ShapeWrite): ChangeOf<'shape'> {
  return { type: 'shape', kind, shape, by: by.name };
}
