import type { LineReason, PositionReport, RejectedLine, StaticReport } from '@roadstead/model';

/** What steps find in lines, gathered until a batch is handed over. */
export class LineOutputs {
  readonly positions: PositionReport[] = [];
  /** Of each position report. */
  readonly positionLines: number[] = [];
  readonly statics: StaticReport[] = [];
  /** Of each static report. */
  readonly staticLines: number[] = [];
  readonly rejected: RejectedLine[] = [];
  /** Lines that are no AIS and no mistake. */
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
