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
import { formatMmsi, formatTime } from '../text/format-text.ts';
import type { Input } from './inputs.ts';

/** The number of rejections for a reason, with the first one as an example. */
export interface Rejections {
  count: number;
  readonly example: string;
}

/** Counts of a run: reports read, used, and rejected by reason. */
export class RunCounts {
  reports = 0;
  fixes = 0;
  /** The times of the first and the newest fix, epoch milliseconds. */
  firstMs: number | undefined;
  lastMs: number | undefined;
  readonly ships: Set<number> = new Set();
  readonly rejected: Map<LineReason | FixReason, Rejections> = new Map();
  /** Warnings about the units of inputs that have ended. */
  readonly warnings: { readonly input: Input; readonly warning: ReadWarning }[] = [];
  /** The counts of each input so far. */
  readonly #counts: Map<Input, Pick<ReadBatch, 'lines' | 'bytes' | 'skipped'>> = new Map();

  get inputs(): readonly Input[] {
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
   * Yields the position reports of an input, and counts everything in its batches.
   * @param ingestStatics receives the static reports, which need no order; reading waits for it
   */
  async *positionsOf(
    input: Input,
    takeStatics?: (reports: readonly StaticReport[]) => Promise<void>,
  ): AsyncGenerator<readonly PositionReport[], void, undefined> {
    this.#counts.set(input, { lines: 0, bytes: 0, skipped: 0 });
    for await (const batch of input.batches) {
      const { positions, statics, rejected, lines, bytes, skipped } = batch;
      this.#counts.set(input, { lines, bytes, skipped });
      this.warnings.push(...batch.warnings.map((warning) => ({ input, warning })));
      for (const line of rejected) this.#reject(line.reason, () => lineExample(input, line));
      if (statics.length > 0) await takeStatics?.(statics);
      yield positions;
    }
  }

  /** Counts reports and the result of the tracker's step. */
  addStep(
    reports: readonly PositionReport[],
    {
      batch,
      rejected,
    }: Pick<TrackerStep, 'rejected'> & { readonly batch: Pick<TrackBatch, 'fixes'> },
  ): void {
    this.reports += reports.length;
    for (const { mmsi } of reports) this.ships.add(mmsi);
    for (const fix of rejected) this.addRejected(fix);
    const { fixes } = batch;
    if (fixes.length === 0) return;
    this.fixes += fixes.length;
    this.firstMs ??= fixes[0].timeMs;
    this.lastMs = fixes[fixes.length - 1].timeMs;
  }

  addRejected(rejected: RejectedFix | RejectedStatic): void {
    this.#reject(rejected.reason, () => reportExample(rejected));
  }

  #reject(reason: LineReason | FixReason, example: () => string): void {
    const rejections = this.rejected.get(reason);
    if (rejections) rejections.count++;
    else this.rejected.set(reason, { count: 1, example: example() });
  }

  #sum(field: 'lines' | 'bytes' | 'skipped'): number {
    let sum = 0;
    for (const counts of this.#counts.values()) sum += counts[field];
    return sum;
  }
}

function lineExample(input: Input, { line, detail }: RejectedLine): string {
  return `${input.name}:${line}: ${detail}`;
}

/** The reasons whose details add information. */
const TELLING: ReadonlySet<FixReason> = new Set(['late', 'future', 'impossible']);

function reportExample({ report, reason, detail }: RejectedFix | RejectedStatic): string {
  const more = TELLING.has(reason) ? `: ${detail}` : '';
  const time = report.timeMs === null ? '' : ` at ${timeOf(report.timeMs)}`;
  return `${formatMmsi(report.mmsi)}${time}${more}`;
}

/** A time outside the calendar is printed as its number. */
function timeOf(timeMs: number): string {
  return Number.isNaN(new Date(timeMs).getTime()) ? String(timeMs) : formatTime(timeMs);
}
