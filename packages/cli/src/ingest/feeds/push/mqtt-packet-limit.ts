/** The longest packet that is read: no message of a provider has a hundredth of it, and MQTT allows 256 MB. */
export const PACKET_BYTES_MAX: number = 1 << 20;

/** The length of a packet has four bytes at most (MQTT 3.1.1, 2.2.3). */
const LENGTH_BYTES_MAX = 4;

/** Checks the lengths that the packets of a stream announce, before their content is stored. */
export class MqttPacketLimit {
  /** Bytes of the current packet that have not arrived. */
  #remaining = 0;
  /** Bytes of its length that have been read; -1 before its first byte. */
  #lengthBytes = -1;
  #length = 0;

  /** Reads the next bytes of the stream. @returns false if a packet is too long */
  accepts(chunk: Uint8Array): boolean {
    for (let at = 0; at < chunk.length; ) {
      if (this.#remaining > 0) {
        const count = Math.min(this.#remaining, chunk.length - at);
        this.#remaining -= count;
        at += count;
      } else if (!this.#step(chunk[at++])) return false;
    }
    return true;
  }

  /** Reads a byte of a header. */
  #step(byte: number): boolean {
    if (this.#lengthBytes < 0) {
      this.#lengthBytes = 0;
      this.#length = 0;
      return true;
    }
    this.#length += (byte & 127) * 128 ** this.#lengthBytes++;
    if (this.#length > PACKET_BYTES_MAX || this.#lengthBytes > LENGTH_BYTES_MAX) return false;
    if (byte < 128) {
      this.#remaining = this.#length;
      this.#lengthBytes = -1;
    }
    return true;
  }
}
