import type { FixReason, LineReason } from '@roadstead/model';
import type { Rejections, RunCounts } from '@roadstead/recordings';
import {
  formatBytes,
  formatCount,
  formatDuration,
  formatNumber,
  formatTime,
} from '../text/format-text.ts';
import { nothingUsedAdvice, unitWarnings } from './advice.ts';
import { rejectionExample } from './rejection-example.ts';

/** Announces the sorting of files, which takes longer than reading them. */
export const SORTED_TEXT = 'The reports are not in order of time; sorting them.\n';

/** A larger share of late reports means that the input is not in order of time. */
const LATE_SHARE_MAX = 0.01;

const REASONS: Readonly<Record<LineReason | FixReason, string>> = {
  malformed: 'not understood',
  'bad-checksum': 'wrong checksum',
  'lost-part': 'a part of the message is missing',
  'unknown-type': 'unknown type of message',
  'bad-mmsi': 'no MMSI',
  'bad-time': 'unreadable time',
  'no-time': 'no time',
  'bad-position': 'unreadable position',
  'no-position': 'position not available',
  late: 'too late',
  future: 'ahead of the clock',
  ahead: 'too far ahead of all other ships',
  duplicate: 'a second report for the same time',
  'not-a-ship': 'not a ship',
  jump: 'a jump no ship can make',
  impossible: 'an impossible position or time',
};

/** The number of events, and of those of which no end is known. */
export interface FoundEvents {
  readonly count: number;
  readonly current: number;
}

/** Describes the reports read, the rejected ones by reason, and the events. */
export function summaryText(
  counts: RunCounts,
  found: FoundEvents,
  elapsedMs: number,
  { lateness, ids }: { readonly lateness: number; readonly ids: 'ships' | 'any' },
): string {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const inputs = formatCount(counts.recordings.length, 'input');
  const read =
    counts.recordings.length > 0
      ? `${formatCount(counts.lines, 'line')} (${formatBytes(counts.bytes)}) of ${inputs}`
      : 'what is stored';
  const lines = [
    `Read ${read} in ${seconds} s: ` +
      `${formatCount(counts.reports, 'position report')} of ${formatCount(counts.stations, 'station')}.`,
    ...skippedLines(counts),
    spanText(counts),
    ...(ids === 'any' ? ['Every id counts as a ship (--ids any).'] : []),
    ...rejectionLines(counts.rejected),
    ...nothingUsedAdvice(counts.fixes, counts),
    ...unitWarnings(counts),
    ...lateAdvice(counts, lateness),
    foundText(found),
  ];
  return `${lines.join('\n')}\n`;
}

/** Describes the rejected reports of an input that is stored. */
export function rejectionText(counts: RunCounts, stored: number): string {
  // Late reports are stored, and counted with the stored ones.
  const rejected = new Map([...counts.rejected].filter(([reason]) => reason !== 'late'));
  const lines = [
    ...skippedLines(counts),
    ...rejectionLines(rejected),
    ...nothingUsedAdvice(stored, { rejected, warnings: counts.warnings }),
    ...unitWarnings(counts),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function skippedLines({ skipped }: RunCounts): readonly string[] {
  if (skipped === 0) return [];
  return [
    `Skipped ${formatCount(skipped, 'line')}: headers, comments, blank lines, text other than AIS.`,
  ];
}

function spanText({ fixes, firstMs, lastMs }: RunCounts): string {
  if (firstMs === undefined || lastMs === undefined) return 'No position report could be used.';
  return (
    `Used ${formatNumber(fixes)} of them, from ${formatTime(firstMs)} to ${formatTime(lastMs)} UTC ` +
    `(${formatDuration(lastMs - firstMs)}).`
  );
}

function rejectionLines(rejected: RunCounts['rejected']): readonly string[] {
  if (rejected.size === 0) return [];
  const rows = [...rejected].sort(
    ([, a], [, b]) => b.count - a.count || placeOf(a.example) - placeOf(b.example),
  );
  const width = Math.max(...rows.map(([, { count }]) => formatNumber(count).length));
  return [
    'Not used:',
    ...rows.map(
      ([reason, { count, example }]) =>
        `  ${formatNumber(count).padStart(width)}  ${REASONS[reason]}, first ${rejectionExample(example)}`,
    ),
  ];
}

/** Returns the line or the time of an example: lines come before reports. */
function placeOf(example: Rejections['example']): number {
  return 'line' in example ? example.line : (example.report.timeMs ?? Number.POSITIVE_INFINITY);
}

function lateAdvice({ rejected, reports }: RunCounts, latenessSeconds: number): readonly string[] {
  const late = rejected.get('late')?.count ?? 0;
  if (late <= LATE_SHARE_MAX * reports) return [];
  const percent = ((100 * late) / reports).toFixed(0);
  return [
    `${percent} % of the reports were too late: the input is not in order of time. ` +
      `Sort it, or raise --lateness (now ${latenessSeconds} s).`,
  ];
}

function foundText({ count, current }: FoundEvents): string {
  return current > 0
    ? `Found ${formatCount(count, 'event')}; the end of ${formatNumber(current)} is not known.`
    : `Found ${formatCount(count, 'event')}.`;
}
