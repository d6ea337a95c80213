/** All messages worldwide of a provider are some 300 kB a second: half a minute of them. */
export const QUEUE_BYTES_MAX: number = 8 << 20;
/** The cost of a message besides its bytes, so that very many small ones are bounded too. */
const MESSAGE_BYTES = 100;
/** The bytes that are read at a time. */
const CHUNK_BYTES: number = 1 << 18;
const LINE_FEED = 10;

/**
 * Messages that wait to be read, at most `QUEUE_BYTES_MAX` bytes: a provider does not wait, and the newest positions
 * matter most, so the oldest messages are dropped.
 */
export class MessageQueue {
  #messages: Uint8Array[] = [];
  /** The index of the oldest message. */
  #first = 0;
  #bytes = 0;
  #wake: () => void = () => undefined;
  #isEnded = false;
  #error: Error | undefined;
  readonly #onDropped: (count: number) => void;

  /** @param onDropped called with the number of messages that have been dropped */
  constructor(onDropped: (count: number) => void) {
    this.#onDropped = onDropped;
  }

  add(message: Uint8Array): void {
    if (this.#isEnded) return;
    this.#messages.push(message);
    this.#bytes += message.length + MESSAGE_BYTES;
    let dropped = 0;
    while (this.#bytes > QUEUE_BYTES_MAX) {
      this.#take();
      dropped++;
    }
    if (dropped > 0) this.#onDropped(dropped);
    this.#wake();
  }

  /** Ends the queue. The messages in it are still read; after them an error is thrown, if there is one. */
  end(error?: Error): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#error = error;
    this.#wake();
  }

  /** Yields the messages as lines, those that wait together. */
  async *lines(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      while (this.#first < this.#messages.length) yield this.#takeLines();
      if (this.#isEnded) break;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#error !== undefined) throw this.#error;
  }

  #take(): Uint8Array {
    const message = this.#messages[this.#first++];
    this.#bytes -= message.length + MESSAGE_BYTES;
    if (2 * this.#first > this.#messages.length) {
      this.#messages = this.#messages.slice(this.#first);
      this.#first = 0;
    }
    return message;
  }

  #takeLines(): Uint8Array {
    const lines: Uint8Array[] = [];
    for (let length = 0; length < CHUNK_BYTES && this.#first < this.#messages.length; ) {
      const message = this.#take();
      lines.push(message, Uint8Array.of(LINE_FEED));
      length += message.length;
    }
    return Buffer.concat(lines);
  }
}
