import {
  type AppendResult,
  type Clock,
  LogError,
  Mutex,
  type PositionLog,
} from '@roadstead/contracts';
import { failWith, type Result, success } from '@roadstead/model';
import type { Pause } from '../cluster/run-part.ts';
import { encodeReportBatch } from '../log/encode-log-record.ts';
import { checkBatch } from './check-batch.ts';
import { futureStatics } from './future-statics.ts';
import type { IngestBatch } from './ingest-batch.ts';
import { type IngestResult, ingestResult } from './ingest-result.ts';

/** Dependencies of the ingest into a log. */
export interface LogIngestOptions {
  readonly log: PositionLog;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Returns a text that is unique for each message. */
  readonly newUuid: () => string;
}

/** The pauses between attempts to append: some seconds together, so that a log that starts again loses no batch. */
const PAUSES_MS = [100, 200, 400, 800, 1600, 3200];
const NEVER = new AbortController().signal;

/**
 * L21: ingests batches into the log of a cluster, in the order of the calls. It has no state, so any process can do it. A batch is acknowledged
 * when the log has it; the result names what is wrong with its reports by themselves, and the leader rejects the others later. `unwritable`
 * while the log is full or cannot be reached.
 */
export class LogIngest {
  readonly #options: LogIngestOptions;
  /** Appends that do not wait for one another may be stored in any order. */
  readonly #mutex: Mutex = new Mutex();

  constructor(options: LogIngestOptions) {
    this.#options = options;
  }

  async ingest(batch: IngestBatch): Promise<Result<IngestResult>> {
    const { log, clock } = this.#options;
    const checked = checkBatch(batch);
    const future = futureStatics(checked.statics.valid, clock.now());
    const unusable = new Set(future.map(({ report }) => report));
    const statics = checked.statics.valid.filter((report) => !unusable.has(report));
    const positions = checked.positions.valid;
    const isEmpty = statics.length + positions.length === 0;
    const messages = isEmpty ? [] : encodeReportBatch({ statics, positions }, log.messageBytesMax);
    const problem = await this.#mutex.runExclusive(() => this.#append(messages));
    if (problem !== undefined) return failWith('unwritable', `${problem}.`);
    return success(ingestResult(checked, [], future));
  }

  /** Appends messages one after the other. @returns a sentence without a full stop if the log does not have all of them */
  async #append(messages: readonly Uint8Array[]): Promise<string | undefined> {
    for (const bytes of messages) {
      try {
        const appended = await this.#appendOne(bytes);
        if (!appended.ok) return `The log refuses reports: ${appended.error}`;
      } catch (error) {
        if (!(error instanceof LogError && error.isRetryable)) throw error;
        return error.message.replace(/\.$/, '');
      }
    }
    return undefined;
  }

  async #appendOne(bytes: Uint8Array): Promise<AppendResult> {
    const { log, pause, newUuid } = this.#options;
    const id = `reports-${newUuid()}`;
    for (const pauseMs of PAUSES_MS) {
      try {
        return await log.append(id, bytes);
      } catch (error) {
        if (!(error instanceof LogError && error.isRetryable)) throw error;
      }
      await pause(pauseMs, NEVER);
    }
    return log.append(id, bytes);
  }
}
