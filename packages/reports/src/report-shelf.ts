import type { Change, Collection, Store } from '@roadstead/contracts';
import type { ReportRecordJson } from './report-records.ts';

/** A piece of a result. */
interface PieceDocument {
  /** Of report and piece: `17 0`. */
  readonly id: string;
  /** Records as JSON, with commas between them. */
  readonly text: string;
}

/** A store and a reader take a megabyte in their stride. */
const PIECE_CHARACTERS = 1024 * 1024;
/** Nobody reads more. */
const RECORDS_MAX = 200_000;
/** What is answered is one text; with others in flight it has to fit into memory. */
const CHARACTERS_MAX = 64 * 1024 * 1024;

/** Where results are, piece by piece. */
export class ReportShelf {
  readonly #store: Store;
  readonly #pieces: Collection<PieceDocument>;

  constructor(store: Store) {
    this.#store = store;
    this.#pieces = store.collection<PieceDocument>({ name: 'report-results', key: 'id' });
  }

  put(report: number, piece: number, text: string): Change {
    return this.#pieces.put({ id: idOf(report, piece), text });
  }

  /**
   * Removes a result, one piece after another: a file takes some ten milliseconds for each, in which others wait.
   * @param pieces how many there are; some may be gone already
   */
  async clear(report: number, pieces: number): Promise<void> {
    for (let piece = 0; piece < pieces; piece++) {
      await this.#store.write([this.#pieces.remove(idOf(report, piece))]);
    }
  }

  /** All records, the text of a JSON array; nothing where pieces were removed meanwhile. */
  async read(report: number, pieces: number): Promise<string | undefined> {
    const texts: string[] = [];
    for (let piece = 0; piece < pieces; piece++) {
      const found = await this.#pieces.get(idOf(report, piece));
      if (!found) return undefined;
      texts.push(found.text);
    }
    return `[${texts.join(',')}]`;
  }
}

/** Makes pieces of records as they come. */
export class PieceMaker {
  #texts: string[] = [];
  #characters = 0;
  #recordsInAll = 0;
  #charactersInAll = 0;

  /** @throws Error where the result is larger than is kept */
  take(records: readonly ReportRecordJson[]): void {
    for (const record of records) {
      const text = JSON.stringify(record);
      this.#texts.push(text);
      this.#characters += text.length + 1;
      this.#charactersInAll += text.length + 1;
    }
    this.#recordsInAll += records.length;
    if (this.#recordsInAll > RECORDS_MAX) throw tooLarge(`${RECORDS_MAX} records`);
    if (this.#charactersInAll > CHARACTERS_MAX) throw tooLarge(`${CHARACTERS_MAX} characters`);
  }

  /** Whether there is enough for a piece. */
  get isFull(): boolean {
    return this.#characters >= PIECE_CHARACTERS;
  }

  /** What there is, and begins anew; nothing where there is nothing. */
  cut(): string | undefined {
    const texts = this.#texts;
    this.#texts = [];
    this.#characters = 0;
    return texts.length > 0 ? texts.join(',') : undefined;
  }
}

function tooLarge(limit: string): Error {
  return new Error(
    `The result has more than ${limit}; ask for a shorter period, a smaller area or fewer ships.`,
  );
}

function idOf(report: number, piece: number): string {
  return `${report} ${piece}`;
}
