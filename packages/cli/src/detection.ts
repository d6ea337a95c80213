import type { Detector } from '@roadstead/detector';
import type { PositionReport, TrackBatch } from '@roadstead/model';
import type { Tracker } from '@roadstead/tracking';
import type { EventLog } from './event-log.ts';
import type { Tally } from './tally.ts';

/** What a detection runs on. */
export interface Detection {
  readonly tracker: Tracker;
  readonly detector: Detector;
  readonly log: EventLog;
  readonly tally: Tally;
}

/** Takes reports to their end: they are put in order, cleaned and watched, and what is found goes into the log. */
export async function detectTransfers(
  batches: AsyncIterable<readonly PositionReport[]>,
  { tracker, detector, log, tally }: Detection,
  onBatch: (batch: TrackBatch) => void,
): Promise<void> {
  for await (const reports of batches) {
    const step = tracker.step(reports);
    tally.addStep(reports, step);
    log.add(detector.step(step.batch));
    onBatch(step.batch);
  }
  const last = tracker.end();
  tally.addStep([], last);
  log.add(detector.step(last.batch));
  onBatch(last.batch);
}
