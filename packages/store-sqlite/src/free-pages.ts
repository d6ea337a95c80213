import type { SqliteConnection } from './connection.ts';
import type { Transactions } from './transactions.ts';

/** Value of SQLite's `auto_vacuum` for files that can return pages in steps: those created by this version or later. */
const INCREMENTAL = 2;
/** Pages returned in one transaction, which moves as many: some milliseconds, in which others wait. */
const PAGES_AT_ONCE = 64;
/** Fewer free pages stay in the file, where the next rows need them: 4 MB, or this part of it. */
const FREE_PAGES_MIN = 256;
const FREE_PART = 1 / 8;

/** Returns the pages of deleted data to the system, in steps between other writes. */
export class FreePages {
  private readonly connection: SqliteConnection;
  private readonly isIncremental: boolean;
  private isReleasing = false;

  constructor(connection: SqliteConnection) {
    this.connection = connection;
    this.isIncremental = !connection.isReadOnly && this.read('auto_vacuum') === INCREMENTAL;
  }

  /** Bytes of free pages, which later rows use. */
  countBytes(transactions: Transactions): number {
    return transactions.read(() => this.read('freelist_count') * this.read('page_size'));
  }

  /** Called after each commit. */
  releaseSome(transactions: Transactions): void {
    if (!this.isIncremental || this.isReleasing || transactions.isClosing || !this.isExcessive())
      return;
    this.isReleasing = true;
    const release = (): void => {
      this.isReleasing = false;
      this.connection.exec(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
    };
    // Without it the log would grow to the size of a checkpoint that takes half a second.
    const checkpoint = (): void => void this.connection.row('PRAGMA wal_checkpoint(PASSIVE)');
    // A step that fails, as on a full disk, is repeated after a later commit.
    transactions
      .enqueue(release, { isExclusive: true })
      .then(checkpoint)
      .catch(() => undefined);
  }

  private isExcessive(): boolean {
    const free = this.read('freelist_count');
    return free > FREE_PAGES_MIN && free > this.read('page_count') * FREE_PART;
  }

  private read(pragma: string): number {
    const [value] = this.connection.row(`PRAGMA ${pragma}`) as [number];
    return value;
  }
}
