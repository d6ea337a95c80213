/** Bytes of datagrams that wait to be read: some seconds of all ships there are, 3 000 sentences a second. */
const WAITING_BYTES_MAX: number = 1 << 20;
const LINE_FEED = 10;

/** The lines of datagrams that are not read yet, in a space that does not grow: many small ones would cost far more. */
export class WaitingLines {
  readonly #bytes: Uint8Array = new Uint8Array(WAITING_BYTES_MAX);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Adds a datagram as whole lines. @returns whether there was room */
  add(datagram: Uint8Array): boolean {
    const hasEnd = datagram.at(-1) === LINE_FEED;
    const length = this.#length + datagram.length + (hasEnd ? 0 : 1);
    if (length > this.#bytes.length) return false;
    this.#bytes.set(datagram, this.#length);
    this.#bytes[length - 1] = LINE_FEED;
    this.#length = length;
    return true;
  }

  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}
