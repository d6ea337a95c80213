import type { ColumnMap } from '@roadstead/ais';
import {
  checkedParts,
  type PassBegin,
  type PositionSource,
  type TrackedOptions,
  type TrackedPart,
} from '@roadstead/recordings';
import { type Host, writeText } from '../host/host.ts';
import { Progress } from './progress.ts';
import { SORTED_TEXT } from './summary.ts';
import { openOnThread } from './threads/reading-thread.ts';

/** The inputs of a command, and the options for reading them. */
interface RecordingInputs {
  readonly inputs: readonly string[];
  readonly columns?: ColumnMap;
  /** In megabytes. */
  readonly sortMemory: number;
}

/** A pass over reports whose order is known, and its parts. */
export interface OpenPass extends Pick<PassBegin, 'counts'> {
  readonly parts: AsyncIterable<TrackedPart>;
}

/**
 * Opens recordings with their static reports, and reads them up to the pass over the reports in their order.
 * @param tracker undefined for the reports as they were read
 * @throws UserError as `openInputs`
 */
export async function openRecordings(
  { inputs: paths, columns = {}, sortMemory }: RecordingInputs,
  tracker: TrackedOptions | undefined,
  host: Host,
): Promise<OpenPass> {
  const options = { paths, columns, sortMemoryBytes: sortMemory * 1e6, statics: true };
  const open = (): Promise<PositionSource> => openOnThread(options, host);
  return openPass(checkedParts(open, tracker), host);
}

/** Reads parts up to the pass over the reports in their order. */
export async function openPass(parts: AsyncIterable<TrackedPart>, host: Host): Promise<OpenPass> {
  const iterator = parts[Symbol.asyncIterator]();
  let progress: Progress | undefined;
  try {
    for (;;) {
      const next = await iterator.next();
      if (next.done) throw new Error('The parts end before the pass.');
      const part = next.value;
      if (part.kind === 'step') progress?.show(part.eventTimeMs);
      if (part.kind !== 'begin') continue;
      const { counts, bytesTotal, isSorted, isCheck } = part;
      if (isCheck) progress = new Progress(host, counts, bytesTotal);
      else {
        progress?.clear();
        if (isSorted) await writeText(host.stderr, SORTED_TEXT);
        return { counts, parts: { [Symbol.asyncIterator]: () => iterator } };
      }
    }
  } catch (error) {
    progress?.clear();
    throw error;
  }
}
