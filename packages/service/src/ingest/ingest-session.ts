import type { ReadBatch, ReadWarning } from '@roadstead/ais';
import type { DomainError, PositionReport, StaticReport } from '@roadstead/model';
import type { MaritimeService } from '../maritime-service.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { ByteIngestResult, RejectedRecord } from './byte-ingest.ts';
import type { IngestResult } from './ingest-result.ts';

/** Reports of a batch for the service, and concurrent batches: enough for the store to commit them together. */
export const BATCH_REPORTS = 1000;
export const BATCHES_IN_FLIGHT = 8;

/** Rejections between two sorts, beside those that are listed: a sort for each would take quadratic time. */
const SORTED_MIN = 1000;

/** Passes records to the service in batches, several at a time, and counts the results. */
export class IngestSession {
  readonly #service: Pick<MaritimeService, 'ingest'>;
  readonly #listedMax: number;
  readonly #inFlight: Set<Promise<void>> = new Set();
  /** The end of the newest batch: results are counted in the order of the batches, though the service may answer in another. */
  #counted: Promise<void> = Promise.resolve();
  /** The lines of accepted positions: some are rejected by a later batch. */
  readonly #acceptedLines: WeakMap<PositionReport, number> = new WeakMap();
  #rejected: RejectedRecord[] = [];
  #rejectedTotal = 0;
  readonly #warnings: ReadWarning[] = [];
  #accepted = 0;
  #late = 0;
  #error: DomainError | undefined;
  #batch = new Batch();

  constructor(service: Pick<MaritimeService, 'ingest'>, listedMax: number) {
    this.#service = service;
    this.#listedMax = listedMax;
  }

  /** The result so far; all accepted records are durable. */
  get result(): Omit<ByteIngestResult, 'error'> {
    return {
      accepted: this.#accepted,
      late: this.#late,
      rejected: this.#firstRejected(),
      rejectedTotal: this.#rejectedTotal,
      warnings: this.#warnings,
    };
  }

  /**
   * Ingests all records. Those that have arrived are sent at once if no batch is in flight, so that a slow feed does not wait; the
   * more there is to do, the larger the batches.
   * @returns the error of the service, null if it accepted all batches
   * @throws everything that the reader or the service throws. Batches sent before are durable then
   */
  async ingestAll(batches: AsyncIterable<ReadBatch>): Promise<DomainError | null> {
    try {
      for await (const read of batches) {
        for (const rejected of read.rejected) this.#reject(rejected);
        this.#warnings.push(...read.warnings);
        this.#batch.add(read);
        const isFull = this.#batch.count >= BATCH_REPORTS;
        if (isFull) this.#send();
        this.#sendIfIdle();
        // Bytes that have arrived are parsed without a wait: other requests run between two batches.
        if (isFull) await yieldToEventLoop();
        if (this.#inFlight.size >= BATCHES_IN_FLIGHT) await Promise.race(this.#inFlight);
        if (this.#error) break;
      }
    } finally {
      this.#send();
      await Promise.all(this.#inFlight);
    }
    return this.#error ?? null;
  }

  #sendIfIdle(): void {
    if (this.#inFlight.size === 0) this.#send();
  }

  #send(): void {
    const batch = this.#batch;
    if (batch.count === 0 || this.#error) return;
    this.#batch = new Batch();
    // A failed one stays in flight, so that its error reaches the next await.
    const sending = this.#ingest(batch).then(() => {
      this.#inFlight.delete(sending);
      this.#sendIfIdle();
    });
    sending.catch(() => undefined);
    this.#inFlight.add(sending);
  }

  async #ingest(batch: Batch): Promise<void> {
    const { positions, statics } = batch;
    const previous = this.#counted;
    const counted = this.#service.ingest({ positions, statics }).then(async (result) => {
      await previous;
      if (result.ok) this.#count(batch, result.value);
      else this.#error ??= result.error;
    });
    this.#counted = counted.catch(() => undefined);
    await counted;
  }

  #count({ lines, rejectedLines }: Batch, result: IngestResult): void {
    const accepted = new Set([...lines.positions, ...lines.statics]);
    for (const line of rejectedLines) accepted.delete(line);
    for (const { list, index, reason, detail } of result.rejected) {
      const line = lines[list][index];
      accepted.delete(line);
      this.#reject({ line, reason, detail });
    }
    for (const [index, report] of result.positions.entries()) {
      const line = lines.positions[index];
      if (report && accepted.has(line)) this.#acceptedLines.set(report, line);
    }
    this.#accepted += accepted.size;
    this.#late += result.late;
    for (const { report, reason, detail } of result.rejectedEarlier) {
      const line = this.#acceptedLines.get(report);
      // Another request's report.
      if (line === undefined) continue;
      this.#accepted--;
      this.#reject({ line, reason, detail });
    }
  }

  /** Lists the rejections of the first lines, whatever the order in which they become known. */
  #reject({ line, reason, detail }: RejectedRecord): void {
    this.#rejectedTotal++;
    this.#rejected.push({ line, reason, detail });
    if (this.#rejected.length >= 2 * this.#listedMax + SORTED_MIN)
      this.#rejected = this.#firstRejected();
  }

  #firstRejected(): RejectedRecord[] {
    const inOrder = this.#rejected.toSorted(
      (one, other) => one.line - other.line || (one.reason < other.reason ? -1 : 1),
    );
    return inOrder.slice(0, this.#listedMax);
  }
}

/** Reports and the lines that they come from: one line may have a position report and a static report. */
class Batch {
  readonly positions: PositionReport[] = [];
  readonly statics: StaticReport[] = [];
  readonly lines: { readonly positions: number[]; readonly statics: number[] } = {
    positions: [],
    statics: [],
  };
  /** Lines with an invalid part. */
  readonly rejectedLines: number[] = [];

  get count(): number {
    return this.positions.length + this.statics.length;
  }

  add({ positions, positionLines, statics, staticLines, rejected }: ReadBatch): void {
    this.positions.push(...positions);
    this.statics.push(...statics);
    this.lines.positions.push(...positionLines);
    this.lines.statics.push(...staticLines);
    for (const { line } of rejected) this.rejectedLines.push(line);
  }
}
