import {
  addStatics,
  type VesselEvent,
  VesselEventDetector,
  type VesselEventJson,
  type VesselEventKind,
  vesselEventJson,
} from '@roadstead/assessment';
import { RunCounts, type TrackedSource } from '@roadstead/recordings';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import { type Host, writeText } from '../host/host.ts';
import { Progress } from '../ingest/progress.ts';
import { SORTED_TEXT } from '../ingest/summary.ts';
import type { DetectOptions } from './detect-options.ts';

/** The events of single ships in the reports of a source. */
interface DetectedVesselEvents {
  /** In the order of their beginning. */
  readonly events: readonly VesselEventJson[];
  readonly counts: RunCounts;
}

/** Detects the events of some kinds of single ships in all reports of a source. */
export async function detectedVesselEvents(
  source: TrackedSource,
  kinds: readonly VesselEventKind[],
  { ports }: Pick<DetectOptions, 'ports'>,
  host: Host,
): Promise<DetectedVesselEvents> {
  const surroundings = await bundledSurroundings(await bundledGazetteer(ports));
  let statics = await source.statics();
  let detector = new VesselEventDetector({ surroundings, statics });
  let counts = new RunCounts();
  let progress: Progress | undefined;
  const events = new Map<string, VesselEvent>();
  try {
    for await (const part of source.parts()) {
      if (part.kind === 'begin') {
        progress?.clear();
        if (part.isSorted) await writeText(host.stderr, SORTED_TEXT);
        statics = await source.statics();
        detector = new VesselEventDetector({ surroundings, statics });
        counts = part.counts;
        progress = new Progress(host, counts, part.bytesTotal);
        events.clear();
      } else if (part.kind === 'statics') {
        addStatics(statics, part.reports, part.eventTimeMs, part.watermarkMs);
      } else {
        for (const event of detector.step(part.batch)) events.set(event.uuid, event);
        progress?.show(part.eventTimeMs, events.size);
      }
    }
  } finally {
    progress?.clear();
  }
  return { events: inOrder(events.values(), kinds), counts };
}

function inOrder(
  events: Iterable<VesselEvent>,
  kinds: readonly VesselEventKind[],
): readonly VesselEventJson[] {
  return [...events]
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => a.beginMs - b.beginMs || a.mmsi - b.mmsi || a.uuid.localeCompare(b.uuid))
    .map(vesselEventJson);
}
