import { FeedError, readCsv, readJsonArray, readNdjson, readNmea } from '@roadstead/ais';
import type { DomainError } from '@roadstead/model';
import type { MaritimeService } from '../maritime-service.ts';
import type { ByteIngest, ByteIngestOptions, ByteIngestResult } from './byte-ingest.ts';
import { ChunkQueue } from './chunk-queue.ts';
import { BATCH_REPORTS, IngestSession } from './ingest-session.ts';

const READERS: Readonly<Record<ByteIngestOptions['format'], typeof readCsv>> = {
  json: readJsonArray,
  ndjson: readNdjson,
  csv: readCsv,
  nmea: readNmea,
};

/** Parses bytes in this thread, and ingests the reports in batches. */
export class LocalByteIngest implements ByteIngest {
  readonly #chunks: ChunkQueue = new ChunkQueue();
  readonly #session: IngestSession;
  readonly #ended: Promise<DomainError | null>;
  readonly #aborted: Error = new Error('The bytes were aborted.');

  constructor(
    service: Pick<MaritimeService, 'ingest'>,
    { format, columns, jsonDepthMax, rejectedMax }: ByteIngestOptions,
  ) {
    this.#session = new IngestSession(service, rejectedMax);
    const options = { statics: true, batchSize: BATCH_REPORTS, jsonDepthMax, columns };
    this.#ended = this.#run(READERS[format](this.#chunks, options));
    // It may fail before anybody waits for it.
    this.#ended.catch(() => undefined);
  }

  write(chunk: Uint8Array): Promise<boolean> {
    return this.#chunks.write(chunk);
  }

  end(): Promise<ByteIngestResult> {
    this.#chunks.end();
    return this.#result();
  }

  abort(): Promise<ByteIngestResult> {
    this.#chunks.end(this.#aborted);
    return this.#result();
  }

  async #result(): Promise<ByteIngestResult> {
    const error = await this.#ended;
    return { ...this.#session.result, error };
  }

  async #run(batches: ReturnType<typeof readCsv>): Promise<DomainError | null> {
    try {
      return await this.#session.ingestAll(batches);
    } catch (error) {
      if (error === this.#aborted) return null;
      if (!(error instanceof FeedError)) throw error;
      return { code: error.code, detail: error.message };
    } finally {
      this.#chunks.close();
    }
  }
}
