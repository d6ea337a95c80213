import type { RejectedStatic, StaticReport } from '@roadstead/model';
import { futureTimestampReason } from '@roadstead/tracking';

/** D8: returns the static reports from the future: one would stay the newest for ever. */
export function futureStatics(
  statics: readonly StaticReport[],
  nowMs: number,
): readonly RejectedStatic[] {
  return statics.flatMap((report) => {
    const reason = report.timeMs === null ? undefined : futureTimestampReason(report.timeMs, nowMs);
    return reason ? [{ report, ...reason }] : [];
  });
}
