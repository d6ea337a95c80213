import type { MaritimeService, RecordedChange } from '@roadstead/service';
import { type StreamMessage, streamMessage } from '../stream/stream-message.ts';
import { changesJson } from './change-json.ts';

/** Messages of the newest changes, some 2 MB: readers at the end of the feed all read the same ones. */
const MESSAGES_MAX = 1000;

/** Changes as messages of streams, each encoded once for all streams that read it soon. */
export class ChangeMessages {
  readonly #tracking: MaritimeService['tracking'];
  /** By cursor, the oldest first. */
  readonly #messages: Map<string, StreamMessage> = new Map();

  constructor(tracking: MaritimeService['tracking']) {
    this.#tracking = tracking;
  }

  async of(changes: readonly RecordedChange[]): Promise<readonly StreamMessage[]> {
    // Read before the wait: others may drop them meanwhile.
    const messages = new Map(changes.map(({ cursor }) => [cursor, this.#messages.get(cursor)]));
    const unknown = changes.filter(({ cursor }) => !messages.get(cursor));
    for (const change of await changesJson(unknown, this.#tracking)) {
      const message = streamMessage(change.type, change, change.cursor);
      messages.set(change.cursor, message);
      this.#messages.set(change.cursor, message);
    }
    for (const cursor of this.#messages.keys()) {
      if (this.#messages.size <= MESSAGES_MAX) break;
      this.#messages.delete(cursor);
    }
    return [...messages.values()].filter((message) => message !== undefined);
  }
}
