import type { VesselEventKind } from '@roadstead/assessment';
import type { TrackedSource } from '@roadstead/recordings';
import type { GrowingOutput } from '../host/growing-output.ts';
import { type Host, UserError } from '../host/host.ts';
import type { DetectOptions } from './detect-options.ts';
import { detectedVesselEvents } from './detected-vessel-events.ts';
import { finishDetection } from './finish-detection.ts';
import { encodedVesselEvents } from './vessel-event-formats.ts';
import { vesselEventTable } from './vessel-event-table.ts';

/** Options of encounters, which have no effect on the events of single ships. */
const OF_ENCOUNTERS = [
  ...['distance', 'window', 'preset', 'area', 'configurations', 'features', 'html'],
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
  output: GrowingOutput,
  source: TrackedSource,
  kinds: readonly VesselEventKind[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const beginMs = host.nowMs();
  const { events, counts } = await detectedVesselEvents(source, kinds, options, host);
  await output.append(encodedVesselEvents(options.format, events), '');
  await output.finish();
  const current = events.filter(({ end_time }) => end_time === null).length;
  const found = { count: events.length, current };
  const table = vesselEventTable(events);
  return finishDetection({ counts, found, table, beginMs }, options, host);
}
