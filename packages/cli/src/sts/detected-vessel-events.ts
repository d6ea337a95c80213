import {
  addStatics,
  detectVesselEvents,
  type VesselEvent,
  VesselEventDetector,
  type VesselEventJson,
  type VesselEventKind,
  vesselEventJson,
} from '@roadstead/assessment';
import type { PositionSource } from '@roadstead/recordings';
import { createTracker, trackFixes } from '@roadstead/tracking';
import { from, map, takeWhile } from 'rxjs';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import type { Host } from '../host/host.ts';
import { Progress } from '../ingest/progress.ts';
import type { DetectOptions } from './detect-options.ts';

/**
 * Detects the events of single ships in all reports of a source, and counts the reports.
 * @returns the events of some kinds in the order of their beginning; undefined if the reports are to be sorted
 */
export async function detectedVesselEvents(
  { read, statics: readStatics, counts, bytesTotal, sorted }: PositionSource,
  kinds: readonly VesselEventKind[],
  { lateness, ids, ports }: Pick<DetectOptions, 'lateness' | 'ids' | 'ports'>,
  host: Host,
): Promise<readonly VesselEventJson[] | undefined> {
  const tracker = createTracker({ latenessMaxSeconds: lateness, ids });
  const statics = await readStatics();
  const surroundings = await bundledSurroundings(await bundledGazetteer(ports));
  const detector = new VesselEventDetector({ surroundings, statics });
  const progress = new Progress(host, counts, bytesTotal);
  const events = new Map<string, VesselEvent>();
  let isInOrder = true;
  const batches = read((reports) =>
    addStatics(statics, reports, tracker.eventTimeMs, tracker.watermarkMs),
  );
  try {
    await from(batches)
      .pipe(
        map((reports) => ({ reports, receivedMs: null })),
        trackFixes(tracker),
        takeWhile(({ rejected }) => {
          isInOrder = !(sorted !== undefined && rejected.some(({ reason }) => reason === 'late'));
          return isInOrder;
        }),
        detectVesselEvents(detector),
      )
      .forEach((step) => {
        counts.addStep(step.reports, step);
        for (const event of step.vesselEvents) events.set(event.uuid, event);
        progress.show(tracker.eventTimeMs, events.size);
      });
  } finally {
    progress.clear();
  }
  if (!isInOrder) return undefined;
  return [...events.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => a.beginMs - b.beginMs || a.mmsi - b.mmsi || a.uuid.localeCompare(b.uuid))
    .map(vesselEventJson);
}
