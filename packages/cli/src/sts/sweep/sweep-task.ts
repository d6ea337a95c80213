import type { DetectionOptions } from '../../simulation/detection-options.ts';
import type { ReportUse } from '../../simulation/report-use.ts';
import type { GridCell } from './sweep-grid.ts';

/** A scenario and a seed to be simulated once for all cells. It is posted to a worker. */
export interface SweepTask {
  readonly text: string;
  readonly fileName: string;
  readonly seed: number;
  readonly cells: readonly GridCell[];
  /** Names of presets that are scored beside the cells. */
  readonly presets: readonly string[];
  readonly options: Omit<DetectionOptions, 'preset'>;
}

/** The parts of the score of a cell or a preset that are added up. */
export interface SweepCounts {
  readonly found: number;
  readonly missed: number;
  readonly falseEvents: number;
}

/** The counts of each cell and preset, and of the reports that all cells have in common. */
export interface SweepResult {
  readonly cells: readonly SweepCounts[];
  readonly presets: readonly SweepCounts[];
  readonly use: ReportUse;
}
