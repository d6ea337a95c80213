import type { FixReason, LineReason } from '@roadstead/model';
import type { RunCounts } from '@roadstead/recordings';
import { rejectionSum, USED_SHARE_MIN } from '../ingest/used-share.ts';
import { formatCount, formatNumber } from '../text/format-text.ts';
import type { ReportUse } from './report-use.ts';

/** The counts of a run as plain data. */
export function reportUse({ fixes, rejected }: Pick<RunCounts, 'fixes' | 'rejected'>): ReportUse {
  return {
    fixes,
    rejected: Object.fromEntries([...rejected].map(([reason, { count }]) => [reason, count])),
  };
}

/** Adds the counts of several runs. */
export function addReportUse(uses: readonly ReportUse[]): ReportUse {
  const rejected: Partial<Record<LineReason | FixReason, number>> = {};
  for (const use of uses) {
    for (const [key, count] of Object.entries(use.rejected)) {
      const reason = key as FixReason;
      rejected[reason] = (rejected[reason] ?? 0) + count;
    }
  }
  return { fixes: uses.reduce((sum, { fixes }) => sum + fixes, 0), rejected };
}

/** `Not used: 120 position reports: late 100, jump 20.`; empty if all were used. */
export function rejectedLine({ rejected }: ReportUse): string {
  const reasons = Object.entries(rejected).sort(([, a], [, b]) => b - a);
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return '';
  const counts = reasons.map(([reason, count]) => `${reason} ${formatNumber(count)}`);
  return `Not used: ${formatCount(total, 'position report')}: ${counts.join(', ')}.\n`;
}

/** A warning for a scenario of which less than 95 % of the positions of ships were used; else empty. */
export function rejectedWarning(name: string, { fixes, rejected }: ReportUse): string {
  const unused = rejectionSum(Object.entries(rejected));
  if (fixes >= USED_SHARE_MIN * (fixes + unused)) return '';
  const percent = ((100 * unused) / (fixes + unused)).toFixed(0);
  const { late = 0 } = rejected;
  const remedy = 2 * late > unused ? ' Most are late: raise --lateness to use them.' : '';
  return `Warning: ${name}: ${percent} % of the position reports of ships were not used.${remedy}\n`;
}
