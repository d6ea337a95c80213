import { type DetectionData, detectReports } from '../detection/detect-reports.ts';
import { DetectedEvents } from '../detection/detected-events.ts';
import type { DetectionParameters } from '../detection/detection-parameters.ts';
import type { PositionSource } from '../reading/position-source.ts';
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
  let log = new DetectedEvents();
  let phase: ReadingProgress['phase'] = 'reading';
  let bytesTotal: number | undefined;
  const detection = await detectReports(source, parameters, data, {
    async begin(begun) {
      phase = begun === source ? 'reading' : 'sorting';
      collector.clear();
      log = new DetectedEvents();
      bytesTotal = begun.bytesTotal;
    },
    statics: (reports, { tracker }) => collector.addStatics(reports, tracker.eventTimeMs),
    step({ batch, transitions }, { counts }) {
      collector.addFixes(batch.fixes);
      log.add(transitions);
      const { bytes, lines: rows } = counts;
      onProgress({ phase, bytes, bytesTotal, rows, events: log.count });
      return undefined;
    },
  });
  const { configurations } = parameters;
  return collector.replay({
    ...{ title, configurations, truth: null, counts: detection.counts },
    events: log.json(configurations, detection.assessments),
  });
}
