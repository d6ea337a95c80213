import { Buffer } from 'node:buffer';
import type { Connection, Submittable } from 'pg';

/**
 * A statement COPY TO STDOUT of `pg`, which calls its methods for the messages of PostgreSQL. `pg` returns binary values of other statements as
 * text only, in twice as many bytes.
 */
export class CopiedRows implements Submittable {
  readonly #sql: string;
  readonly #resolve: (bytes: Uint8Array) => void;
  readonly #reject: (error: unknown) => void;
  readonly #chunks: Buffer[] = [];

  constructor(sql: string, resolve: (bytes: Uint8Array) => void, reject: (error: unknown) => void) {
    this.#sql = sql;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  /** Replaced by `pg` by a function that ends the bound of the statement. */
  callback(): void {}

  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    // The parser of `pg` uses the memory of the chunk again.
    this.#chunks.push(Buffer.from(chunk));
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback();
    this.#resolve(Buffer.concat(this.#chunks));
  }

  handleError(error: unknown): void {
    this.callback();
    this.#reject(error);
  }
}
