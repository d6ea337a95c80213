import type { PositionReport, StaticReport } from '@roadstead/model';
import type { AisClass } from './scenario.ts';
import type { TruePosition } from './truth.ts';

/** A report as somebody heard it. */
export interface Observed {
  /** When it reached who reads it, in epoch milliseconds. */
  readonly deliveredMs: number;
  readonly transmitter: Exclude<AisClass, 'none'>;
  readonly report: PositionReport | StaticReport;
}

/** A stretch of a simulation. */
export interface SimulationBatch {
  /** In the order in which they were delivered. */
  readonly reports: readonly Observed[];
  /** Where the ships really were whenever they sent or would have sent; empty unless tracks were asked for. */
  readonly tracks: readonly TruePosition[];
}
