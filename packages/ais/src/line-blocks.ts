import { LINE_FEED } from './byte-text.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

const CAPACITY_MIN = 1 << 16;

/** Whole lines, each with its line feed: `bytes` from `from` to `to`. A reader moves `from` past what it has read. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
  /** Whether nothing comes after. */
  readonly ended: boolean;
}

/**
 * Puts chunks together to blocks of whole lines. Holds one line at most beside the chunk, and of a line that is too
 * long only its beginning, one byte more than allowed, so that it is seen to be too long.
 */
export class LineBlocks {
  #bytes: Uint8Array = new Uint8Array(CAPACITY_MIN);
  #from = 0;
  /** After the last line feed. */
  #linesEnd = 0;
  #end = 0;
  #ended = false;

  get block(): Block {
    return { bytes: this.#bytes, from: this.#from, to: this.#linesEnd, ended: this.#ended };
  }

  push(chunk: Uint8Array): void {
    const tooLong = this.#end - this.#linesEnd > LINE_BYTES_MAX;
    const kept = tooLong ? fromLineFeed(chunk) : chunk;
    this.#makeRoom(kept.length);
    this.#bytes.set(kept, this.#end);
    const lastFeed = kept.lastIndexOf(LINE_FEED);
    if (lastFeed >= 0) this.#linesEnd = this.#end + lastFeed + 1;
    this.#end = Math.min(this.#end + kept.length, this.#linesEnd + LINE_BYTES_MAX + 1);
  }

  /** Nothing more comes: ends the last line, if it has no line feed. */
  finish(): void {
    if (this.#end > this.#linesEnd) this.push(Uint8Array.of(LINE_FEED));
    this.#ended = true;
  }

  /** What lies before `offset` of the block has been read. */
  consume(offset: number): void {
    this.#from = offset;
  }

  #makeRoom(length: number): void {
    const held = this.#end - this.#from;
    const target =
      held + length > this.#bytes.length
        ? new Uint8Array(Math.max(2 * this.#bytes.length, held + length))
        : this.#bytes;
    if (target === this.#bytes) target.copyWithin(0, this.#from, this.#end);
    else target.set(this.#bytes.subarray(this.#from, this.#end));
    this.#bytes = target;
    this.#linesEnd -= this.#from;
    this.#end = held;
    this.#from = 0;
  }
}

function fromLineFeed(chunk: Uint8Array): Uint8Array {
  const feed = chunk.indexOf(LINE_FEED);
  return chunk.subarray(feed < 0 ? chunk.length : feed);
}
