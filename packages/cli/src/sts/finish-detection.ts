import type { RunCounts } from '@roadstead/recordings';
import { EXIT_INTERRUPTED, type Host, writeText } from '../host/host.ts';
import { type FoundEvents, summaryText } from '../ingest/summary.ts';
import { exitCodeOfUse, usedShare } from '../ingest/used-share.ts';
import { formatCount } from '../text/format-text.ts';
import type { DetectOptions } from './detect-options.ts';

/** A finished run of `roadstead detect`, whose events are written. */
interface FinishedDetection {
  readonly counts: RunCounts;
  readonly found: FoundEvents;
  /** The first events as text. */
  readonly table: string;
  readonly beginMs: number;
}

/** Writes the table of the events and the summary of a run. @returns the exit code */
export async function finishDetection(
  { counts, found, table, beginMs }: FinishedDetection,
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const { out, allowRejected } = options;
  const summary = summaryText(counts, found, host.nowMs() - beginMs, options);
  const written =
    out === undefined ? '' : `Wrote ${formatCount(found.count, 'event')} to ${out}.\n`;
  const interrupted = host.interrupted.aborted
    ? 'Interrupted: these are the events of the reports read so far.\n'
    : '';
  await writeText(out === undefined ? host.stderr : host.stdout, table);
  await writeText(host.stderr, `${summary}${written}${interrupted}`);
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  return exitCodeOfUse(usedShare(counts.fixes, counts.rejected), allowRejected, host);
}
