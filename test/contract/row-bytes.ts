import { createHash } from 'node:crypto';

/**
 * Random bytes that follow from the row that draws them, so that each run records the same examples, and rows that are added change no
 * others.
 */
export class RowBytes {
  readonly #begun: Map<string, number> = new Map();
  #seed = '';
  #drawn = 0;

  /** Begins a row. @param name may be that of an earlier row, too: its bytes differ */
  begin(name: string): void {
    const count = this.#begun.get(name) ?? 0;
    this.#begun.set(name, count + 1);
    this.#seed = JSON.stringify([name, count]);
    this.#drawn = 0;
  }

  /** Returns so many bytes. */
  draw(count: number): Uint8Array {
    const bytes = new Uint8Array(count);
    for (let from = 0; from < count; ) {
      const block = createHash('sha256')
        .update(`${this.#seed} ${this.#drawn++}`)
        .digest();
      bytes.set(block.subarray(0, count - from), from);
      from += block.length;
    }
    return bytes;
  }
}
