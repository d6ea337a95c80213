import type { PositionReport } from '@roadstead/model';
import { unpackReports } from '@roadstead/tracking';
import { ReportBuffer } from './report-buffer.ts';

/**
 * Sorts reports by time; those of the same time stay in their order. Emits an empty batch for each batch that is read, so
 * that progress can be shown, then the sorted ones.
 */
export async function* sortInMemory(
  inputs: readonly AsyncIterable<readonly PositionReport[]>[],
): AsyncGenerator<readonly PositionReport[], void, undefined> {
  const buffer = new ReportBuffer();
  for (const input of inputs) {
    for await (const batch of input) {
      buffer.add(batch);
      yield [];
    }
  }
  for (const piece of buffer.sorted()) yield unpackReports(piece);
}
