import type { PassBegin, ReadStatics, SavedCounts, TrackedStep } from '@roadstead/recordings';
import { RunCounts, type TrackedPart } from '@roadstead/recordings';
import { packReports, unpackReports } from '@roadstead/tracking';

/** A step whose fixes are numbers, which take a thread a tenth of the time that objects do. */
interface PackedStep extends Pick<TrackedStep, 'kind' | 'rejected' | 'eventTimeMs'> {
  readonly fixes: Float64Array;
  /** The indexes of the fixes that start a track. */
  readonly starts: readonly number[];
  readonly watermarkMs: number;
  readonly ended: boolean;
  readonly counts: SavedCounts;
}

/** A part of tracked reports as it is posted to another thread. */
export type PackedPart = Omit<PassBegin, 'counts'> | ReadStatics | PackedStep;

/** Packs the parts of a source. */
export class PartPacker {
  #counts: RunCounts = new RunCounts();

  pack(part: TrackedPart): PackedPart {
    if (part.kind === 'statics') return part;
    if (part.kind === 'begin') {
      const { counts, ...pass } = part;
      this.#counts = counts;
      return pass;
    }
    const { kind, batch, rejected, eventTimeMs } = part;
    const { fixes, watermarkMs, ended } = batch;
    const starts = fixes.flatMap(({ startsTrack }, i) => (startsTrack ? [i] : []));
    // The others are counted.
    const jumps = rejected.filter(({ reason }) => reason === 'jump');
    const step = { kind, rejected: jumps, eventTimeMs, watermarkMs, ended, starts };
    return { ...step, fixes: packReports(fixes), counts: this.#counts.save() };
  }
}

/** Unpacks the parts of another thread. */
export class PartUnpacker {
  #counts: RunCounts = new RunCounts();

  unpack(part: PackedPart): TrackedPart {
    if (part.kind === 'statics') return part;
    if (part.kind === 'begin') {
      this.#counts = new RunCounts();
      return { ...part, counts: this.#counts };
    }
    const { fixes: packed, starts, watermarkMs, ended, counts, ...step } = part;
    this.#counts.restore(counts);
    const fixes: TrackedStep['batch']['fixes'][number][] = unpackReports(packed);
    for (const i of starts) fixes[i] = { ...fixes[i], startsTrack: true };
    return { ...step, batch: { fixes, watermarkMs, ended } };
  }
}
