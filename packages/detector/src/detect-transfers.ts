import type { StsTransition, TrackBatch } from '@roadstead/model';
import { mergeMap, type OperatorFunction } from 'rxjs';
import type { Detector } from './detector.ts';

/** A detector as an operator: what becomes known by each stretch of the tracks. */
export function detectTransfers(detector: Detector): OperatorFunction<TrackBatch, StsTransition> {
  return (batches$) => batches$.pipe(mergeMap((batch) => detector.step(batch)));
}
