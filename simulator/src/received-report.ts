import type { PositionReport, StaticReport } from '@roadstead/model';
import type { AisClass } from './transmitter-plan.ts';
import type { TruePosition } from './truth.ts';

/** A report as a receiver delivered it. */
export interface ReceivedReport {
  /** Time of delivery, in epoch milliseconds. */
  readonly deliveredMs: number;
  readonly transmitter: Exclude<AisClass, 'none'>;
  readonly report: PositionReport | StaticReport;
}

/** Output of a simulation over an interval. */
export interface SimulationBatch {
  /** In the order of delivery. */
  readonly reports: readonly ReceivedReport[];
  /** True positions at each transmission, sent or due; empty unless the option `tracks` is set. */
  readonly tracks: readonly TruePosition[];
}
