import type { PassBegin, ReadStatics, TrackedStep } from '@roadstead/recordings';
import { RunCounts, type TrackedPart } from '@roadstead/recordings';
import { packReports, unpackReports } from '@roadstead/tracking';

/** A step whose fixes are numbers, which take a thread a tenth of the time that objects do. */
interface PackedStep extends Pick<TrackedStep, 'kind' | 'rejected' | 'eventTimeMs'> {
  readonly fixes: Float64Array;
  /** The indexes of the fixes that start a track. */
  readonly starts: readonly number[];
  readonly watermarkMs: number;
  readonly ended: boolean;
}

/** A part of tracked reports as it is posted to another thread. */
export type PackedPart = Omit<PassBegin, 'counts'> | ReadStatics | PackedStep;

/** Packs a part of a source. */
export function packPart(part: TrackedPart): PackedPart {
  if (part.kind === 'statics') return part;
  if (part.kind === 'begin') {
    const { counts, ...pass } = part;
    return pass;
  }
  const { kind, batch, rejected, eventTimeMs } = part;
  const { fixes, watermarkMs, ended } = batch;
  const starts = fixes.flatMap(({ startsTrack }, i) => (startsTrack ? [i] : []));
  // The others are counted.
  const jumps = rejected.filter(({ reason }) => reason === 'jump');
  const step = { kind, rejected: jumps, eventTimeMs, watermarkMs, ended, starts };
  return { ...step, fixes: packReports(fixes) };
}

/** Unpacks a part of another thread, which counts the reports. */
export function unpackPart(part: PackedPart): TrackedPart {
  if (part.kind === 'statics') return part;
  if (part.kind === 'begin') return { ...part, counts: new RunCounts() };
  const { fixes: packed, starts, watermarkMs, ended, ...step } = part;
  const fixes: TrackedStep['batch']['fixes'][number][] = unpackReports(packed);
  for (const i of starts) fixes[i] = { ...fixes[i], startsTrack: true };
  return { ...step, batch: { fixes, watermarkMs, ended } };
}
