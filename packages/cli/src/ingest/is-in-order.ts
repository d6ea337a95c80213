import type { PositionReport } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';

/**
 * Reads merged inputs up to the first report that is late (D8).
 * @param onBatch called with the event time after each batch
 * @returns whether no report is late
 */
export async function isInOrder(
  batches: AsyncIterable<readonly PositionReport[]>,
  onBatch: (eventTimeMs: number) => void = () => undefined,
): Promise<boolean> {
  const tracker = createTracker();
  for await (const batch of batches) {
    if (tracker.step(batch).rejected.some(({ reason }) => reason === 'late')) return false;
    onBatch(tracker.eventTimeMs);
  }
  return true;
}
