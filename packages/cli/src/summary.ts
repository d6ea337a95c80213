import type { FixReason, LineReason, StsEventJson } from '@roadstead/model';
import { nothingUsedAdvice } from './advice.ts';
import type { Tally } from './tally.ts';
import { bytesText, counted, durationText, grouped, timeText } from './words.ts';

/** A larger share of late reports means that the input is not in order at all. */
const LATE_SHARE_MAX = 0.01;

const REASONS: Readonly<Record<LineReason | FixReason, string>> = {
  malformed: 'not understood',
  'bad-checksum': 'wrong checksum',
  'lost-part': 'a part of the message is missing',
  'unknown-type': 'unknown type of message',
  'bad-mmsi': 'no MMSI',
  'bad-time': 'no time that could be read',
  'no-time': 'no time',
  'bad-position': 'no position that could be read',
  'no-position': 'position not available',
  late: 'too late',
  future: 'ahead of the clock',
  ahead: 'too far ahead of all other ships',
  duplicate: 'a second report for the same time',
  'not-a-ship': 'not a ship',
  jump: 'a jump no ship can make',
  impossible: 'an impossible position or time',
};

/** What was read, what was not used and why, and what was found. */
export function summaryText(
  tally: Tally,
  events: readonly StsEventJson[],
  elapsedMs: number,
  latenessSeconds: number,
): string {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const inputs = counted(tally.inputs.length, 'input');
  const read =
    tally.inputs.length > 0
      ? `${counted(tally.lines, 'line')} (${bytesText(tally.bytes)}) of ${inputs}`
      : 'what is stored';
  const lines = [
    `Read ${read} in ${seconds} s: ` +
      `${counted(tally.reports, 'position report')} of ${counted(tally.ships.size, 'station')}.`,
    ...skippedLines(tally),
    spanText(tally),
    ...rejectionLines(tally.rejected),
    ...nothingUsedAdvice(tally.fixes, tally.rejected),
    ...lateAdvice(tally, latenessSeconds),
    foundText(events),
  ];
  return `${lines.join('\n')}\n`;
}

/** What was read and not used, and why; of an input that is kept in a store. */
export function notUsedText(tally: Tally, kept: number): string {
  // What is late is kept, and told beside what is kept.
  const rejected = new Map([...tally.rejected].filter(([reason]) => reason !== 'late'));
  const lines = [
    ...skippedLines(tally),
    ...rejectionLines(rejected),
    ...nothingUsedAdvice(kept, rejected),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function skippedLines({ skipped }: Tally): readonly string[] {
  if (skipped === 0) return [];
  return [`Skipped ${counted(skipped, 'line')}: headers, comments, blank lines, what is not AIS.`];
}

function spanText({ fixes, firstMs, lastMs }: Tally): string {
  if (firstMs === undefined || lastMs === undefined) return 'No position report could be used.';
  return (
    `Used ${grouped(fixes)} of them, from ${timeText(firstMs)} to ${timeText(lastMs)} UTC ` +
    `(${durationText(lastMs - firstMs)}).`
  );
}

function rejectionLines(rejected: Tally['rejected']): readonly string[] {
  if (rejected.size === 0) return [];
  const rows = [...rejected].sort(([, a], [, b]) => b.count - a.count);
  const width = Math.max(...rows.map(([, { count }]) => grouped(count).length));
  return [
    'Not used:',
    ...rows.map(
      ([reason, { count, example }]) =>
        `  ${grouped(count).padStart(width)}  ${REASONS[reason]}, first ${example}`,
    ),
  ];
}

function lateAdvice({ rejected, reports }: Tally, latenessSeconds: number): readonly string[] {
  const late = rejected.get('late')?.count ?? 0;
  if (late <= LATE_SHARE_MAX * reports) return [];
  const percent = ((100 * late) / reports).toFixed(0);
  return [
    `${percent} % of the reports came too late: the input is not in the order of time. ` +
      `Sort it, or raise --lateness (now ${latenessSeconds} s).`,
  ];
}

function foundText(events: readonly StsEventJson[]): string {
  const current = events.filter(({ deactivation_time }) => deactivation_time === null).length;
  return current > 0
    ? `Found ${counted(events.length, 'event')}; the end of ${grouped(current)} is not known.`
    : `Found ${counted(events.length, 'event')}.`;
}
