import type { VesselEventKind } from '@roadstead/assessment';
import { EXIT_INTERRUPTED, type Host, UserError, writeText } from '../host/host.ts';
import type { LineOutput } from '../host/output.ts';
import { SORTED_TEXT, summaryText } from '../ingest/summary.ts';
import { exitCodeOfUse, usedShare } from '../ingest/used-share.ts';
import { formatCount } from '../text/format-text.ts';
import type { DetectOptions } from './detect-options.ts';
import type { DetectSource } from './detect-source.ts';
import { detectedVesselEvents } from './detected-vessel-events.ts';
import { encodedVesselEvents } from './vessel-event-formats.ts';
import { vesselEventTable } from './vessel-event-table.ts';

/** Options of encounters, which have no effect on the events of single ships. */
const OF_ENCOUNTERS = [
  ...['distance', 'window', 'preset', 'area', 'configurations', 'features'],
] as readonly (keyof DetectOptions)[];

/** Rejects options of encounters beside `--events`. @throws UserError */
export function rejectEncounterOptions(options: DetectOptions): void {
  const conflicting = OF_ENCOUNTERS.find((name) => options[name] !== undefined);
  if (conflicting === undefined) return;
  throw new UserError(
    `--${conflicting} cannot be combined with --events: it is about encounters of two ships.`,
  );
}

/** Runs `roadstead detect --events`. @returns the exit code */
export async function writeVesselEvents(
  output: LineOutput,
  source: DetectSource,
  kinds: readonly VesselEventKind[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const beginMs = host.nowMs();
  let used = source;
  let events = await detectedVesselEvents(used, kinds, options, host);
  if (!events) {
    await writeText(host.stderr, SORTED_TEXT);
    used = await source.sorted!();
    events = (await detectedVesselEvents(used, kinds, options, host)) ?? [];
  }
  await output.append(encodedVesselEvents(options.format, events));
  await output.finish();
  const { counts } = used;
  const current = events.filter(({ end_time }) => end_time === null).length;
  const found = { count: events.length, current };
  const summary = summaryText(counts, found, host.nowMs() - beginMs, options);
  await writeText(options.out === undefined ? host.stderr : host.stdout, vesselEventTable(events));
  const written =
    options.out === undefined
      ? ''
      : `Wrote ${formatCount(events.length, 'event')} to ${options.out}.\n`;
  const interrupted = host.interrupted.aborted
    ? 'Interrupted: these are the events of the reports read so far.\n'
    : '';
  await writeText(host.stderr, `${summary}${written}${interrupted}`);
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  return exitCodeOfUse(usedShare(counts.fixes, counts.rejected), options.allowRejected, host);
}
