import type { ReadBatch, ReadWarning } from '@roadstead/ais';
import type {
  FixReason,
  LineReason,
  PositionReport,
  RejectedFix,
  RejectedLine,
  RejectedStatic,
  StaticReport,
  TrackBatch,
} from '@roadstead/model';
import type { TrackerStep } from '@roadstead/tracking';
import type { Recording } from '../reading/recording.ts';

type NamedRecording = Pick<Recording, 'name'>;

/** A line that is rejected, with the name of its recording. */
type RejectedRecordingLine = RejectedLine & { readonly recording: string };

/** The number of rejections for a reason, with an example: the first line, or the report with the earliest time. */
export interface Rejections {
  count: number;
  example: RejectedRecordingLine | RejectedFix | RejectedStatic;
}

/** Lines, bytes and skipped lines of a recording so far. */
type RecordingCounts = Pick<ReadBatch, 'lines' | 'bytes' | 'skipped'>;

/** The counts of recordings that another thread reads. */
export interface ReadingCounts
  extends Pick<RunCounts, 'reports' | 'stations' | 'rejected' | 'warnings'> {
  readonly recordings: ReadonlyMap<NamedRecording, RecordingCounts>;
}

/** Counts of a run: reports read, used, and rejected by reason. */
export class RunCounts {
  reports = 0;
  fixes = 0;
  /** The times of the first and the newest fix, epoch milliseconds. */
  firstMs: number | undefined;
  lastMs: number | undefined;
  /** The number of ids that have reported. */
  stations = 0;
  readonly rejected: Map<LineReason | FixReason, Rejections> = new Map();
  /** Warnings about the units of recordings that have ended. */
  warnings: { readonly recording: NamedRecording; readonly warning: ReadWarning }[] = [];
  readonly #ids: Set<number> = new Set();
  #counts: Map<NamedRecording, RecordingCounts> = new Map();

  get recordings(): readonly NamedRecording[] {
    return [...this.#counts.keys()];
  }

  get lines(): number {
    return this.#sum('lines');
  }

  get bytes(): number {
    return this.#sum('bytes');
  }

  /** Lines without a report that are no error. */
  get skipped(): number {
    return this.#sum('skipped');
  }

  /**
   * Yields the position reports of a recording, and counts everything in its batches.
   * @param addStatics receives the static reports, which need no order; reading waits for it
   */
  async *positionsOf(
    recording: Recording,
    addStatics?: (reports: readonly StaticReport[]) => Promise<void>,
  ): AsyncGenerator<readonly PositionReport[], void, undefined> {
    const { name } = recording;
    const named: NamedRecording = { name };
    this.#counts.set(named, { lines: 0, bytes: 0, skipped: 0 });
    for await (const batch of recording.batches) {
      const { positions, statics, rejected, lines, bytes, skipped } = batch;
      this.#counts.set(named, { lines, bytes, skipped });
      this.warnings.push(...batch.warnings.map((warning) => ({ recording: named, warning })));
      for (const line of rejected) {
        this.#reject(line.reason, () => ({ ...line, recording: name }));
      }
      if (statics.length > 0) await addStatics?.(statics);
      this.addRead(positions);
      yield positions;
    }
  }

  /** Counts reports as they are read. */
  addRead(reports: readonly PositionReport[]): void {
    this.reports += reports.length;
    for (const { mmsi } of reports) this.#ids.add(mmsi);
    this.stations = this.#ids.size;
  }

  /** Counts the result of the tracker's step. */
  addStep({
    batch,
    rejected,
  }: Pick<TrackerStep, 'rejected'> & { readonly batch: Pick<TrackBatch, 'fixes'> }): void {
    for (const fix of rejected) this.addRejected(fix);
    const { fixes } = batch;
    if (fixes.length === 0) return;
    this.fixes += fixes.length;
    this.firstMs ??= fixes[0].timeMs;
    this.lastMs = fixes[fixes.length - 1].timeMs;
  }

  addRejected(rejected: RejectedFix | RejectedStatic): void {
    const rejections = this.#reject(rejected.reason, () => rejected);
    const { example } = rejections;
    if ('report' in example && isEarlier(rejected.report, example.report)) {
      rejections.example = rejected;
    }
  }

  /** Returns the present counts of recordings. */
  save(): ReadingCounts {
    const { reports, stations, rejected, warnings } = this;
    return { recordings: this.#counts, reports, stations, rejected, warnings };
  }

  /** Sets the counts of recordings; rejected reports stay counted beside their lines. */
  restore({ recordings, rejected, ...counts }: ReadingCounts): void {
    Object.assign(this, counts);
    for (const [reason, each] of rejected) this.rejected.set(reason, each);
    this.#counts = new Map(recordings);
  }

  #reject(reason: LineReason | FixReason, example: () => Rejections['example']): Rejections {
    const rejections = this.rejected.get(reason) ?? { count: 0, example: example() };
    rejections.count++;
    this.rejected.set(reason, rejections);
    return rejections;
  }

  #sum(field: 'lines' | 'bytes' | 'skipped'): number {
    let sum = 0;
    for (const counts of this.#counts.values()) sum += counts[field];
    return sum;
  }
}

/** A service that stores batches side by side rejects in the order in which they are stored, which is not always the same. */
function isEarlier(
  { timeMs, mmsi }: PositionReport | StaticReport,
  other: PositionReport | StaticReport,
): boolean {
  const difference =
    (timeMs ?? Number.POSITIVE_INFINITY) - (other.timeMs ?? Number.POSITIVE_INFINITY);
  return difference < 0 || (difference === 0 && mmsi < other.mmsi);
}
