import {
  addStatics,
  FinalVesselEvents,
  VesselEventDetector,
  type VesselEventKind,
} from '@roadstead/assessment';
import type { RunCounts, TrackedSource } from '@roadstead/recordings';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import type { GrowingOutput } from '../host/growing-output.ts';
import { type Host, UserError, writeText } from '../host/host.ts';
import { Progress } from '../ingest/progress.ts';
import { SORTED_TEXT } from '../ingest/summary.ts';
import type { DetectOptions } from './detect-options.ts';
import { finishDetection } from './finish-detection.ts';
import { VesselEventWriter } from './vessel-event-writer.ts';

/** Options of encounters, which have no effect on the events of single ships. */
const OF_ENCOUNTERS = [
  ...['distance', 'window', 'preset', 'area', 'configurations', 'features', 'html', 'jobs'],
] as readonly (keyof DetectOptions)[];

/** Rejects options of encounters beside `--events`. @throws UserError */
export function rejectEncounterOptions(options: DetectOptions): void {
  const conflicting = OF_ENCOUNTERS.find((name) => options[name] !== undefined);
  if (conflicting === undefined) return;
  throw new UserError(
    `--${conflicting} cannot be combined with --events: it is about encounters of two ships.`,
  );
}

/** The state of one pass over the reports. */
interface VesselEventPass {
  readonly statics: Awaited<ReturnType<TrackedSource['statics']>>;
  readonly final: FinalVesselEvents;
  readonly writer: VesselEventWriter;
  readonly counts: RunCounts;
  readonly progress: Progress;
}

/** Runs `roadstead detect --events`: detects the events of some kinds in all reports of a source. @returns the exit code */
export async function writeVesselEvents(
  output: GrowingOutput,
  source: TrackedSource,
  kinds: readonly VesselEventKind[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const beginMs = host.nowMs();
  const surroundings = await bundledSurroundings(await bundledGazetteer(options.ports));
  let pass: VesselEventPass | undefined;
  try {
    for await (const part of source.parts()) {
      if (part.kind === 'begin') {
        pass?.progress.clear();
        if (part.isSorted) await writeText(host.stderr, SORTED_TEXT);
        if (part.isSorted) await output.restart();
        const statics = await source.statics();
        pass = {
          statics,
          final: new FinalVesselEvents(new VesselEventDetector({ surroundings, statics }), kinds),
          writer: new VesselEventWriter(output, options.format),
          counts: part.counts,
          progress: new Progress(host, part.counts, part.bytesTotal),
        };
      } else if (part.kind === 'statics') {
        if (pass) addStatics(pass.statics, part.reports, part.eventTimeMs, part.watermarkMs);
      } else if (pass) {
        const { final, writer, progress } = pass;
        const events = final.step(part.batch);
        if (events.length > 0) await writer.write(events);
        progress.show(part.eventTimeMs, final.count);
      }
    }
  } finally {
    pass?.progress.clear();
  }
  if (!pass) throw new Error('A source begins with a pass.');
  const { counts, writer } = pass;
  await writer.finish();
  const { found, table } = writer;
  return finishDetection({ counts, found, table, beginMs }, options, host);
}
