import type { DetectionOptions } from '../../simulation/detection-options.ts';
import type { ReportUse } from '../../simulation/report-use.ts';
import type { GridCell } from './sweep-grid.ts';

/** A scenario and a seed to be simulated once for all cells. It is posted to a worker. */
export interface SweepTask {
  readonly text: string;
  readonly fileName: string;
  readonly seed: number;
  readonly cells: readonly GridCell[];
  readonly options: DetectionOptions;
}

/** The parts of a cell's score that are added up. */
export interface CellCounts {
  readonly found: number;
  readonly missed: number;
  readonly falseEvents: number;
}

/** The counts of each cell, and of the reports that all cells have in common. */
export interface SweepResult {
  readonly cells: readonly CellCounts[];
  readonly use: ReportUse;
}
