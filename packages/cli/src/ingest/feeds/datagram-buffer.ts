/** The capacity in bytes: some seconds of all ships worldwide, 3 000 sentences a second. */
const PENDING_BYTES_MAX: number = 1 << 20;
const LINE_FEED = 10;

/** The lines of datagrams to be read, in a buffer of fixed size: many small buffers would cost far more. */
export class DatagramBuffer {
  readonly #bytes: Uint8Array = new Uint8Array(PENDING_BYTES_MAX);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Adds a datagram as whole lines. @returns false if the buffer is full */
  add(datagram: Uint8Array): boolean {
    const hasEnd = datagram.at(-1) === LINE_FEED;
    const length = this.#length + datagram.length + (hasEnd ? 0 : 1);
    if (length > this.#bytes.length) return false;
    this.#bytes.set(datagram, this.#length);
    this.#bytes[length - 1] = LINE_FEED;
    this.#length = length;
    return true;
  }

  drain(): Uint8Array {
    const lines = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return lines;
  }
}
