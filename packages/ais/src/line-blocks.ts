import { LINE_FEED } from './byte-text.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

const CAPACITY_MIN = 1 << 16;

/** Whole lines, each with its line feed: `bytes` from `from` to `to`. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
  /** Whether the input ends with this block. */
  readonly ended: boolean;
}

/**
 * Joins chunks to blocks of whole lines. Buffers at most one line besides the chunk, and of a line that is too long only
 * the first `LINE_BYTES_MAX + 1` bytes, so that readers detect its length.
 */
export class LineBlocks {
  #bytes: Uint8Array = new Uint8Array(CAPACITY_MIN);
  #from = 0;
  /** Offset after the last line feed. */
  #linesEnd = 0;
  #end = 0;
  #ended = false;

  get block(): Block {
    return { bytes: this.#bytes, from: this.#from, to: this.#linesEnd, ended: this.#ended };
  }

  /** Appends a chunk. */
  push(chunk: Uint8Array): void {
    const tooLong = this.#end - this.#linesEnd > LINE_BYTES_MAX;
    const added = tooLong ? fromLineFeed(chunk) : chunk;
    this.#reserve(added.length);
    this.#bytes.set(added, this.#end);
    const lastFeed = added.lastIndexOf(LINE_FEED);
    if (lastFeed >= 0) this.#linesEnd = this.#end + lastFeed + 1;
    this.#end = Math.min(this.#end + added.length, this.#linesEnd + LINE_BYTES_MAX + 1);
  }

  /** Ends the input, and its last line if that has no line feed. */
  finish(): void {
    if (this.#end > this.#linesEnd) this.push(Uint8Array.of(LINE_FEED));
    this.#ended = true;
  }

  /** Removes the bytes of the block before `offset`. */
  consume(offset: number): void {
    this.#from = offset;
  }

  #reserve(length: number): void {
    const buffered = this.#end - this.#from;
    const target =
      buffered + length > this.#bytes.length
        ? new Uint8Array(Math.max(2 * this.#bytes.length, buffered + length))
        : this.#bytes;
    if (target === this.#bytes) target.copyWithin(0, this.#from, this.#end);
    else target.set(this.#bytes.subarray(this.#from, this.#end));
    this.#bytes = target;
    this.#linesEnd -= this.#from;
    this.#end = buffered;
    this.#from = 0;
  }
}

function fromLineFeed(chunk: Uint8Array): Uint8Array {
  const feed = chunk.indexOf(LINE_FEED);
  return chunk.subarray(feed < 0 ? chunk.length : feed);
}
