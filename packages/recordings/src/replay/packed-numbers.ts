/** Writes whole numbers as their differences, in one byte where they are small (zigzag, 7 bits a byte). */
export class NumberWriter {
  #bytes: Uint8Array = new Uint8Array(1024);
  #length = 0;
  #last = 0;

  /** @param value a whole number of at most 51 bits */
  write(value: number): void {
    const difference = value - this.#last;
    this.#last = value;
    if (this.#length + 8 > this.#bytes.length) this.#grow();
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(): void {
    const longer = new Uint8Array(2 * this.#bytes.length);
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}

/** Reads the numbers of a `NumberWriter`; after the last one, NaN. */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #last = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let rest = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) return Number.NaN;
      rest += (byte % 128) * factor;
      if (byte < 128) break;
      factor *= 128;
    }
    this.#last += rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2;
    return this.#last;
  }
}
