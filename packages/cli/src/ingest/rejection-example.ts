import type { FixReason } from '@roadstead/model';
import type { Rejections } from '@roadstead/recordings';
import { formatMmsi, formatTime } from '../text/format-text.ts';

/** The reasons whose details add information. */
const TELLING: ReadonlySet<FixReason> = new Set(['late', 'future', 'impossible']);

/** Describes a rejected line or report: `day.csv:12: the time is unreadable`, `235087654 at 2016-01-12 13:02:11`. */
export function rejectionExample(example: Rejections['example']): string {
  if ('line' in example) return `${example.recording}:${example.line}: ${example.detail}`;
  const { report, reason, detail } = example;
  const more = TELLING.has(reason) ? `: ${detail}` : '';
  const time = report.timeMs === null ? '' : ` at ${timeOf(report.timeMs)}`;
  return `${formatMmsi(report.mmsi)}${time}${more}`;
}

/** A time outside the calendar is printed as its number. */
function timeOf(timeMs: number): string {
  return Number.isNaN(new Date(timeMs).getTime()) ? String(timeMs) : formatTime(timeMs);
}
