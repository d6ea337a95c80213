import type { Mmsi } from '@roadstead/model';
import { LeaderPublisher, type PublishedParts } from './leader-publisher.ts';
import { LeaderSession, type LeaderSessionParts } from './leader-session.ts';
import type { MessageConnection } from './message-connection.ts';

/** The API processes that are connected to the leader. */
export class LeaderConnections {
  readonly #parts: LeaderSessionParts;
  readonly #publisher: LeaderPublisher;
  readonly #sessions: Set<LeaderSession> = new Set();

  constructor(parts: PublishedParts & LeaderSessionParts) {
    this.#parts = parts;
    this.#publisher = new LeaderPublisher(parts);
  }

  /** Serves a connection. @returns a function that ends it */
  open(connection: MessageConnection): () => void {
    const session = new LeaderSession(connection, {
      ...{ ...this.#parts, publisher: this.#publisher },
      ended: () => this.#sessions.delete(session),
    });
    this.#sessions.add(session);
    return () => session.close();
  }

  /** Publishes the ships of late reports. */
  publishLate(mmsis: readonly Mmsi[]): void {
    this.#publisher.publishLate(mmsis);
  }

  /** Ends all connections. */
  close(): void {
    for (const session of this.#sessions) session.close();
  }
}
