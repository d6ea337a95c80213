import type { WriteOperation } from '@roadstead/contracts';
import type { PositionReport, RejectedFix, StaticReport } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import type { Change } from '../changes/change.ts';

/** A message of the log of a cluster with reports, or a tick (L16). */
export interface LoggedReports {
  readonly statics: readonly StaticReport[];
  readonly positions: readonly PositionReport[];
  /** D8: the time of the message is the receiving clock. */
  readonly receivedMs: number;
  /** Stores the place of the message, in the write of its reports. */
  readonly operations: readonly WriteOperation[];
}

/** The result of a message. */
export interface IngestedMessage extends IngestedPositions {
  /** The ships of which a field changed. */
  readonly changedShips: readonly ShipRecord[];
  /** All earlier reports that were not late have been processed, epoch milliseconds. */
  readonly watermarkMs: number;
}

/** The result of a batch of reports. */
export interface IngestedPositions {
  /** Also of earlier batches: some reports are judged only by later ones. */
  readonly rejected: readonly RejectedFix[];
  readonly changes: readonly Change[];
}
