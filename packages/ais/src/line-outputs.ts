import type { LineReason, PositionReport, RejectedLine, StaticReport } from '@roadstead/model';

/** What steps find in lines, gathered until a batch is handed over. */
export class LineOutputs {
  readonly positions: PositionReport[] = [];
  readonly statics: StaticReport[] = [];
  readonly rejected: RejectedLine[] = [];
  /** Lines that are no AIS and no mistake. */
  skipped = 0;

  reject(line: number, reason: LineReason, detail: string): void {
    this.rejected.push({ line, reason, detail });
  }
}
