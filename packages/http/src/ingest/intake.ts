import type { ReadBatch } from '@roadstead/ais';
import { failure, type Refusal, type Result, success } from '@roadstead/model';
import type { MaritimeService, Report } from '@roadstead/service';
import { BATCH_REPORTS, BATCHES_IN_FLIGHT } from '../limits.ts';

/** A record that is not kept. */
export interface RejectedRecord {
  /** From 1: the line, or the place in the array. */
  readonly line: number;
  readonly reason: string;
  readonly detail: string;
}

/** What has become of the records so far; all that is accepted is durable. */
export interface Taken {
  readonly accepted: number;
  readonly late: number;
  readonly rejected: readonly RejectedRecord[];
  readonly rejected_total: number;
}

/** Hands records to the service in batches, several in flight, and counts what becomes of them. */
export class Intake {
  readonly #service: MaritimeService;
  readonly #listedMax: number;
  readonly #inFlight: Set<Promise<void>> = new Set();
  readonly #rejected: RejectedRecord[] = [];
  #rejectedTotal = 0;
  #accepted = 0;
  #late = 0;
  #refusal: Refusal | undefined;
  #batch = new Batch();

  constructor(service: MaritimeService, listedMax: number) {
    this.#service = service;
    this.#listedMax = listedMax;
  }

  get taken(): Taken {
    return {
      accepted: this.#accepted,
      late: this.#late,
      rejected: this.#rejected.toSorted((one, other) => one.line - other.line),
      rejected_total: this.#rejectedTotal,
    };
  }

  /**
   * Takes all that is read. What has come is handed on at once where nothing is in flight, so that a feed that trickles
   * does not wait; the more there is to do, the more goes together.
   * @returns why the service took no more, where it did not; what was taken before is durable then too
   * @throws what the reading throws, when all that was read before is durable, and what the service throws
   */
  async takeAll(batches: AsyncIterable<ReadBatch>): Promise<Result<void, Refusal>> {
    try {
      for await (const read of batches) {
        for (const rejected of read.rejected) this.#reject(rejected);
        this.#batch.add(read);
        if (this.#batch.reports.length >= BATCH_REPORTS) this.#send();
        this.#sendWhereIdle();
        if (this.#inFlight.size >= BATCHES_IN_FLIGHT) await Promise.race(this.#inFlight);
        if (this.#refusal) break;
      }
    } finally {
      this.#send();
      await Promise.all(this.#inFlight);
    }
    return this.#refusal ? failure(this.#refusal) : success(undefined);
  }

  #sendWhereIdle(): void {
    if (this.#inFlight.size === 0) this.#send();
  }

  #send(): void {
    const batch = this.#batch;
    if (batch.reports.length === 0 || this.#refusal) return;
    this.#batch = new Batch();
    // One that fails stays in flight: whoever waits for it hears of it; until then nobody does.
    const sending = this.#ingest(batch).then(() => {
      this.#inFlight.delete(sending);
      this.#sendWhereIdle();
    });
    sending.catch(() => undefined);
    this.#inFlight.add(sending);
  }

  async #ingest({ reports, lines, rejectedLines }: Batch): Promise<void> {
    const answer = await this.#service.ingest(reports);
    if (!answer.ok) {
      this.#refusal = answer.failure;
      return;
    }
    const accepted = new Set(lines);
    for (const line of rejectedLines) accepted.delete(line);
    for (const { index, reason, detail } of answer.value.rejected) {
      accepted.delete(lines[index]);
      this.#reject({ line: lines[index], reason, detail });
    }
    this.#accepted += accepted.size;
    this.#late += answer.value.late;
  }

  #reject(record: RejectedRecord): void {
    this.#rejectedTotal++;
    if (this.#rejected.length < this.#listedMax) this.#rejected.push(record);
  }
}

/** Reports, and which lines they come from: one may be a position and what a ship says of itself. */
class Batch {
  readonly reports: Report[] = [];
  readonly lines: number[] = [];
  /** Lines of which a part is not understood. */
  readonly rejectedLines: number[] = [];

  add({ positions, positionLines, statics, staticLines, rejected }: ReadBatch): void {
    this.reports.push(...positions, ...statics);
    this.lines.push(...positionLines, ...staticLines);
    for (const { line } of rejected) this.rejectedLines.push(line);
  }
}
