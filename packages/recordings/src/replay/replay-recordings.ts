import { CompleteEvents } from '../detection/complete-events.ts';
import { detectReports } from '../detection/detect-reports.ts';
import type { AssessedEventJson } from '../detection/detected-assessments.ts';
import type { DetectionParameters } from '../detection/detection-parameters.ts';
import type { DetectionData } from '../detection/pair-detection.ts';
import type { PositionSource } from '../reading/position-source.ts';
import { type PassBegin, trackedSource } from '../reading/tracked-source.ts';
import { ReplayCollector } from './replay-collector.ts';
import type { ReplayData } from './replay-data.ts';

/** The progress of reading. */
export interface ReadingProgress {
  /** `sorting`: the reports were not in order of time, and are read again. */
  readonly phase: 'reading' | 'sorting';
  readonly bytes: number;
  /** Undefined if unknown. */
  readonly bytesTotal: number | undefined;
  readonly rows: number;
  readonly events: number;
}

/**
 * Detects in the reports of a source, which is opened with static reports, and collects the replay.
 * @param onProgress called after each batch
 * @throws FeedError as `readReports`
 */
export async function replayRecordings(
  title: string,
  source: PositionSource,
  parameters: DetectionParameters,
  data: DetectionData,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReplayData> {
  const collector = new ReplayCollector();
  const { configurations } = parameters;
  let events: AssessedEventJson[] = [];
  let complete: CompleteEvents | undefined;
  let pass: PassBegin | undefined;
  const tracked = trackedSource(source, parameters);
  const detection = await detectReports(tracked, parameters, data, {
    async begin(begun, { assessments }) {
      pass = begun;
      collector.clear();
      complete = new CompleteEvents(configurations, assessments);
      events = [];
    },
    statics: ({ reports, eventTimeMs }) => collector.addStatics(reports, eventTimeMs),
    step({ batch, transitions }) {
      collector.addFixes(batch.fixes);
      if (!pass || !complete) return undefined;
      events.push(...complete.add(transitions));
      const { bytes, lines: rows } = pass.counts;
      const phase = pass.isSorted ? 'sorting' : 'reading';
      onProgress({ phase, bytes, bytesTotal: pass.bytesTotal, rows, events: complete.count });
      return undefined;
    },
  });
  return collector.replay({
    ...{ title, configurations, truth: null, counts: detection.counts },
    events: [...events, ...(complete?.end(detection.currentEvents) ?? [])],
  });
}
