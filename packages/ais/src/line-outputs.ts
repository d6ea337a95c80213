import type { LineReason, PositionReport, RejectedLine, StaticReport } from '@roadstead/model';

/** The output of readers, collected until a batch is complete. */
export class LineOutputs {
  readonly positions: PositionReport[] = [];
  /** Line of each position report. */
  readonly positionLines: number[] = [];
  readonly statics: StaticReport[] = [];
  /** Line of each static report. */
  readonly staticLines: number[] = [];
  readonly rejected: RejectedLine[] = [];
  /** Number of lines without AIS data that are not errors. */
  skipped = 0;

  addPosition(line: number, report: PositionReport): void {
    this.positions.push(report);
    this.positionLines.push(line);
  }

  addStatic(line: number, report: StaticReport): void {
    this.statics.push(report);
    this.staticLines.push(line);
  }

  reject(line: number, reason: LineReason, detail: string): void {
    this.rejected.push({ line, reason, detail });
  }
}
