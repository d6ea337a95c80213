import type { ReadBatch } from '@roadstead/ais';
import type {
  FixReason,
  LineReason,
  PositionReport,
  RejectedFix,
  RejectedLine,
  RejectedStatic,
  StaticReport,
} from '@roadstead/model';
import type { TrackerStep } from '@roadstead/tracking';
import type { Input } from './inputs.ts';
import { mmsiText, timeText } from './words.ts';

/** How often something was rejected for a reason, and the first time. */
export interface Rejections {
  count: number;
  readonly example: string;
}

/** What was read, what was used, and what was rejected and why. */
export class Tally {
  reports = 0;
  fixes = 0;
  /** The times of the first and the newest fix, epoch milliseconds. */
  firstMs: number | undefined;
  lastMs: number | undefined;
  readonly ships: Set<number> = new Set();
  readonly rejected: Map<LineReason | FixReason, Rejections> = new Map();
  /** Of each input, so far. */
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

  /** Lines that are no reports and no mistake. */
  get skipped(): number {
    return this.#sum('skipped');
  }

  /**
   * The position reports of an input; all that is in its batches is counted.
   * @param takeStatics is handed the static reports, which need no order; reading waits for it
   */
  async *positionsOf(
    input: Input,
    takeStatics?: (reports: readonly StaticReport[]) => Promise<void>,
  ): AsyncGenerator<readonly PositionReport[], void, undefined> {
    this.#counts.set(input, { lines: 0, bytes: 0, skipped: 0 });
    for await (const { positions, statics, rejected, lines, bytes, skipped } of input.batches) {
      this.#counts.set(input, { lines, bytes, skipped });
      for (const line of rejected) this.#reject(line.reason, () => lineExample(input, line));
      if (statics.length > 0) await takeStatics?.(statics);
      yield positions;
    }
  }

  /** Counts reports and what a step of the tracker made of them. */
  addStep(reports: readonly PositionReport[], { batch, rejected }: TrackerStep): void {
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

/** The reasons whose details say more than the reason itself. */
const TELLING: ReadonlySet<FixReason> = new Set(['late', 'future', 'impossible']);

function reportExample({ report, reason, detail }: RejectedFix | RejectedStatic): string {
  const more = TELLING.has(reason) ? `: ${detail}` : '';
  const time = report.timeMs === null ? '' : ` at ${timeOf(report.timeMs)}`;
  return `${mmsiText(report.mmsi)}${time}${more}`;
}

/** A time that is none in the calendar stays the number it is. */
function timeOf(timeMs: number): string {
  return Number.isNaN(new Date(timeMs).getTime()) ? String(timeMs) : timeText(timeMs);
}
