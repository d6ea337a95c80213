import type { WriteOperation } from '@roadstead/contracts';
import type { PositionReport, RejectedFix } from '@roadstead/model';
import type { TrackedReports } from '@roadstead/tracking';
import type { ShipPlaceWriter } from '../places/ship-place-writer.ts';
import type { LateMarks } from '../reconciliation/late-marks.ts';
import type { PortCallLog } from '../tracking/port-call-log.ts';
import { type Positions, rowOf } from '../tracking/positions.ts';
import type { DetectedBatch } from './detect-steps.ts';
import { type EventLogs, prepareDetected } from './detection-write.ts';
import type { PipelineState } from './pipeline-state.ts';
import { storableReports } from './stored-batches.ts';
import type { PendingWrite } from './write-in-order.ts';

/** A write of reports, of a configuration, of stored events or of a snapshot. */
export interface PipelineWrite extends PendingWrite {
  /** Identifies the write; of a batch, its reports. */
  readonly source: object;
  readonly rejected: readonly RejectedFix[];
  /** Of a batch: all earlier reports that were not late have been processed. */
  readonly watermarkMs?: number;
  /** Called when the write is durable, before its changes are published. */
  readonly settled?: () => void;
}

/** The parts of a write of a batch beside its positions. */
export type AlsoWritten = Pick<PipelineWrite, 'operations' | 'prepare' | 'settled'>;

/** Dependencies of the writes of batches. */
export interface BatchWriteOptions extends EventLogs {
  readonly portCallLog: PortCallLog;
  readonly places: ShipPlaceWriter;
  readonly lateMarks: LateMarks;
}

/** Composes the writes of batches: reports, places, marks of late ones, port calls, events and snapshots. */
export class BatchWrites {
  readonly #options: BatchWriteOptions;
  readonly #state: PipelineState;
  readonly #positions: Positions;

  constructor(options: BatchWriteOptions, state: PipelineState, positions: Positions) {
    this.#options = options;
    this.#state = state;
    this.#positions = positions;
  }

  /** Returns the write of a batch. @param isReplaying whether its reports are stored already @param also written with it */
  of(detected: DetectedBatch, isReplaying: boolean, also?: AlsoWritten): PipelineWrite {
    const { portCallLog } = this.#options;
    const { reports, movesTime, rejected, batch } = detected;
    // The calls of a replay are stored already, some of them corrected by late reports since (V24).
    const { operations, documents } = portCallLog.prepare(isReplaying ? [] : detected.calls);
    const stored = isReplaying ? [] : storableReports(reports, rejected);
    // A replay needs the receiving time of a batch also where only that changes what follows.
    const isAppended = !isReplaying && (stored.length > 0 || movesTime);
    const appended = isAppended ? this.#append(stored, detected) : [];
    const isDue = this.#state.isSnapshotDue && !isReplaying;
    const snapshot = isDue ? this.#state.snapshot() : undefined;
    return {
      source: reports,
      ...{ rejected, watermarkMs: batch.watermarkMs },
      ...snapshot,
      ...also,
      operations: [
        ...(also?.operations ?? []),
        ...operations,
        ...appended,
        ...(snapshot?.operations ?? []),
      ],
      ...(detected.transitions.length + detected.vesselEvents.length > 0 && {
        prepareEvents: () => prepareDetected(this.#options, detected),
      }),
      changes: [
        ...(stored.length > 0 ? [{ type: 'positions', positions: stored } as const] : []),
        ...documents.map((call) => ({ type: 'port-call', kind: 'changed', call }) as const),
      ],
    };
  }

  #append(
    reports: readonly PositionReport[],
    { receivedMs, rejected }: TrackedReports,
  ): readonly WriteOperation[] {
    const { places, lateMarks } = this.#options;
    const late = rejected.filter(({ reason }) => reason === 'late');
    this.#state.addBatch(this.#state.sequence + 1, reports.length);
    return [
      this.#positions.append(reports.map(rowOf), receivedMs),
      ...places.append(reports),
      ...lateMarks.add(late.map(({ report }) => report)),
    ];
  }
}
