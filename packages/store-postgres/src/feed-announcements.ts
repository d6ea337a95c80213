import { FeedListeners } from '@roadstead/contracts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSessions } from './database/sessions.ts';

/** A notification can be lost with its connection; after so long its listeners are called nevertheless. */
const POLL_MS = 1000;

/**
 * Calls the listeners of a feed: after own commits, on notifications of other stores, and besides by a poll. While there are
 * listeners a connection listens.
 */
export class FeedAnnouncements {
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  readonly #listeners = new FeedListeners();
  #count = 0;
  /** The newest number that was announced; own commits are notified, too. */
  #announced = 0;
  #isPolling = false;
  #timer: NodeJS.Timeout | undefined;
  #listening: Promise<(() => Promise<void>) | undefined> | undefined;

  constructor(sessions: DatabaseSessions, schema: DatabaseSchema) {
    this.#sessions = sessions;
    this.#schema = schema;
  }

  add(appended: () => void): () => void {
    const remove = this.#listeners.add(appended);
    this.#count++;
    if (this.#count === 1) this.#begin();
    let isRemoved = false;
    return () => {
      if (isRemoved) return;
      isRemoved = true;
      remove();
      this.#count--;
      if (this.#count === 0) void this.end();
    };
  }

  /** @param newest the number of the newest entry */
  announce(newest: number): void {
    if (newest <= this.#announced) return;
    this.#announced = newest;
    this.#listeners.announce();
  }

  /** Ends the connection and the poll. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const listening = this.#listening;
    this.#listening = undefined;
    await (await listening)?.();
  }

  #begin(): void {
    this.#listen();
    this.#timer = setInterval(() => void this.#poll(), POLL_MS);
    this.#timer.unref();
  }

  #listen(): void {
    this.#listening = this.#sessions
      .listen(
        this.#schema.channel,
        (payload) => this.announce(Number(payload)),
        () => {
          this.#listening = undefined;
        },
      )
      .catch(() => {
        // The poll tries again.
        this.#listening = undefined;
        return undefined;
      });
  }

  async #poll(): Promise<void> {
    // While PostgreSQL does not reply, each poll would use one more connection.
    if (this.#isPolling) return;
    this.#isPolling = true;
    if (!this.#listening) this.#listen();
    try {
      const sql = `SELECT newest FROM ${this.#schema.table('feed_state')}`;
      const [row] = await this.#sessions.rows(sql);
      this.announce(row![0] as number);
    } catch {
      // A server that cannot be reached has no news; a later poll has.
    } finally {
      this.#isPolling = false;
    }
  }
}
