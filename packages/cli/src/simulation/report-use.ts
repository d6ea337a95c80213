import type { FixReason, LineReason } from '@roadstead/model';

/** Numbers of used and rejected position reports, the latter by reason. */
export interface ReportUse {
  readonly fixes: number;
  readonly rejected: Readonly<Partial<Record<LineReason | FixReason, number>>>;
}
