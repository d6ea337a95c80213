import { statSync } from 'node:fs';
import { StoreError } from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import type { OpenFile } from './open.ts';

/**
 * A file that another thread or process writes. Each read has a transaction of its own, which sees all that was committed
 * before it; between reads there is none, so that the writer can checkpoint its WAL.
 */
export class Follower implements OpenFile {
  readonly connection: SqliteConnection;
  version = 0;
  readonly #path: string;
  readonly #userVersion: number;
  #fileNode: number | undefined;
  #walNode: number | undefined;
  #feedId: string | undefined;

  constructor(path: string, connection: SqliteConnection) {
    this.#path = path;
    this.connection = connection;
    this.#userVersion = this.#pragma('user_version');
    this.read(() => undefined);
  }

  read<Result>(run: () => Result): Result {
    this.#assertSameFile();
    this.connection.exec('BEGIN');
    try {
      const version = this.#pragma('data_version');
      if (version !== this.version) this.#assertSameStore();
      this.version = version;
      return run();
    } finally {
      this.#end();
    }
  }

  committed(): void {}

  close(): void {
    this.connection.close();
  }

  /** Commits, since a rollback would drop temporary tables. */
  #end(): void {
    try {
      this.connection.exec('COMMIT');
    } catch {
      // SQLite has ended the transaction itself, as it does when the disk fails.
    }
  }

  /** The connection would go on reading a file that was deleted, or whose WAL was. */
  #assertSameFile(): void {
    const [file, wal] = ['', '-wal'].map((end) =>
      statSync(`${this.#path}${end}`, { throwIfNoEntry: false }),
    );
    if (!file) throw new StoreError(`The store ${this.#path} does not exist any more`);
    this.#fileNode ??= file.ino;
    // A backup has none until it is opened to write.
    this.#walNode ??= wal?.ino;
    if (file.ino !== this.#fileNode || wal?.ino !== this.#walNode)
      throw new StoreError(`The store ${this.#path} was replaced while it was open`);
  }

  #assertSameStore(): void {
    const userVersion = this.#pragma('user_version');
    if (userVersion !== this.#userVersion)
      throw new StoreError(
        `The store ${this.#path} was migrated from version ${this.#userVersion} to ${userVersion} while it was open`,
      );
    const [id] = (this.connection.row('SELECT id FROM feed_state') ?? []) as [string?];
    // L5: a restored backup has a new one. A new store has none until its writer has created it.
    if (this.#feedId !== undefined && id !== this.#feedId)
      throw new StoreError(`The store ${this.#path} was replaced while it was open`);
    this.#feedId = id;
  }

  #pragma(name: string): number {
    return this.connection.row(`PRAGMA ${name}`)![0] as number;
  }
}
