import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { ReportRecordJson } from './report-json.ts';

/** A chunk of a result. */
interface ChunkDocument {
  /** Report and chunk number: `17 0`. */
  readonly id: string;
  /** Records as JSON, separated by commas. */
  readonly text: string;
}

/** A chunk is flushed from a mebibyte on, which a store writes, and a reader reads, in some milliseconds. */
const CHUNK_CHARACTERS = 1024 * 1024;
/** J5: more records than a person reads. */
const RECORDS_MAX = 200_000;
/** J5: a response is one text; together with concurrent ones it has to fit into memory. */
const CHARACTERS_MAX = 64 * 1024 * 1024;

/** J5: the results of reports, stored in chunks. */
export class ReportResultStore {
  readonly #store: Store;
  readonly #chunks: Collection<ChunkDocument>;

  constructor(store: Store) {
    this.#store = store;
    this.#chunks = store.collection<ChunkDocument>({ name: 'report-results', key: 'id' });
  }

  put(report: number, chunk: number, text: string): WriteOperation {
    return this.#chunks.put({ id: idOf(report, chunk), text });
  }

  /**
   * Deletes a result chunk by chunk: each takes a file store some ten milliseconds, in which other requests wait.
   * @param chunks number of chunks; deleted ones may be among them
   */
  async clear(report: number, chunks: number): Promise<void> {
    for (let chunk = 0; chunk < chunks; chunk++) {
      await this.#store.write([this.#chunks.remove(idOf(report, chunk))]);
    }
  }

  /** All records as the text of a JSON array; undefined when a chunk was deleted meanwhile. */
  async read(report: number, chunks: number): Promise<string | undefined> {
    const texts: string[] = [];
    for (let chunk = 0; chunk < chunks; chunk++) {
      const found = await this.#chunks.get(idOf(report, chunk));
      if (!found) return undefined;
      texts.push(found.text);
    }
    return `[${texts.join(',')}]`;
  }
}

/** J5: collects records into chunks, and limits their number and size. */
export class ResultChunkBuilder {
  #texts: string[] = [];
  #characters = 0;
  #recordsTotal = 0;
  #charactersTotal = 0;

  /** @throws Error when the result exceeds `RECORDS_MAX` or `CHARACTERS_MAX` */
  append(records: readonly ReportRecordJson[]): void {
    for (const record of records) {
      const text = JSON.stringify(record);
      this.#texts.push(text);
      this.#characters += text.length + 1;
      this.#charactersTotal += text.length + 1;
    }
    this.#recordsTotal += records.length;
    if (this.#recordsTotal > RECORDS_MAX) throw tooLarge(`${RECORDS_MAX} records`);
    if (this.#charactersTotal > CHARACTERS_MAX) throw tooLarge(`${CHARACTERS_MAX} characters`);
  }

  /** Whether the records since the last chunk fill one. */
  get isFull(): boolean {
    return this.#characters >= CHUNK_CHARACTERS;
  }

  /** The records since the last chunk as the text of one; undefined without records. */
  flush(): string | undefined {
    const texts = this.#texts;
    this.#texts = [];
    this.#characters = 0;
    return texts.length > 0 ? texts.join(',') : undefined;
  }
}

function tooLarge(limit: string): Error {
  return new Error(
    `The result has more than ${limit}; request a shorter period, a smaller area or fewer ships.`,
  );
}

function idOf(report: number, chunk: number): string {
  return `${report} ${chunk}`;
}
