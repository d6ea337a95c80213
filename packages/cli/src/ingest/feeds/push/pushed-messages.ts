import { FeedLost } from '../feed-failure.ts';
import type { FeedOpening } from '../feed-opening.ts';
import { MessageQueue } from './message-queue.ts';
import { SILENCE_MAX_MS, SilenceWatch } from './silence-watch.ts';

const MS_PER_SECOND = 1000;

/** The messages of a connection that a server sends without being asked, with a watch for its silence. */
export class PushedMessages {
  readonly #queue: MessageQueue;
  readonly #watch: SilenceWatch;

  constructor({ clock, wait, signal, onDropped, onSilent, onHeard }: FeedOpening) {
    this.#queue = new MessageQueue(onDropped);
    const onExpired = (): void => {
      const text = `nothing received for ${SILENCE_MAX_MS / MS_PER_SECOND} s`;
      this.end(new FeedLost({ reason: 'silent', detail: text }));
    };
    this.#watch = new SilenceWatch({ clock, wait, onSilent, onHeard, onExpired });
    signal.addEventListener('abort', () => this.end(), { once: true });
    void this.#watch.run(signal);
  }

  /** Adds a message of whole lines. */
  add(lines: Uint8Array): void {
    this.#watch.heard();
    this.#queue.add(lines);
  }

  /** Ends the messages, for a reason or at the end of the feed. */
  end(lost?: FeedLost): void {
    this.#queue.end(lost);
  }

  lines(): AsyncGenerator<Uint8Array, void, undefined> {
    return this.#queue.lines();
  }
}
