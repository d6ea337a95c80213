import type { LineOutputs } from './line-outputs.ts';
import { PARTS_AGE_LINES_MAX, PARTS_WAITING_MAX, PAYLOAD_CHARACTERS_MAX } from './thresholds.ts';

/** A message whose parts have not all come. */
export interface WaitingMessage {
  /** Of its first part. */
  readonly line: number;
  /** Of its first part that had a time; NaN while none had. */
  timeMs: number;
  readonly parts: number;
  nextPart: number;
  readonly sextets: Uint8Array;
  length: number;
}

/**
 * The messages that wait for parts. Parts come in order; with one missing all of the message is lost, since another
 * message of the same number may follow at once.
 */
export class WaitingMessages {
  /** In the order of the first parts' lines. */
  readonly #waiting: Map<string, WaitingMessage> = new Map();

  /** The first part of a message. Drops what waited under the same key. */
  begin(key: string, parts: number, line: number, out: LineOutputs): WaitingMessage {
    this.#lose(key, out);
    if (this.#waiting.size >= PARTS_WAITING_MAX) {
      for (const oldest of this.#waiting.keys()) {
        this.#lose(oldest, out);
        break;
      }
    }
    const message = {
      line,
      timeMs: Number.NaN,
      parts,
      nextPart: 1,
      sextets: new Uint8Array(PAYLOAD_CHARACTERS_MAX),
      length: 0,
    };
    this.#waiting.set(key, message);
    return message;
  }

  /** The message to which a later part belongs; rejects what waited where this is not its next part. */
  next(key: string, part: number, line: number, out: LineOutputs): WaitingMessage | undefined {
    this.#expire(line, out);
    const message = this.#waiting.get(key);
    if (message !== undefined && message.nextPart === part) return message;
    this.#lose(key, out);
    out.reject(line, 'lost-part', `part ${part} of a message whose earlier parts have not come`);
    return undefined;
  }

  /** The message is complete, or cannot become so. */
  remove(key: string): void {
    this.#waiting.delete(key);
  }

  /** Nothing more comes. */
  loseAll(out: LineOutputs): void {
    for (const key of this.#waiting.keys()) this.#lose(key, out);
  }

  #expire(line: number, out: LineOutputs): void {
    for (const [key, message] of this.#waiting) {
      if (line - message.line <= PARTS_AGE_LINES_MAX) return;
      this.#lose(key, out);
    }
  }

  #lose(key: string, out: LineOutputs): void {
    const message = this.#waiting.get(key);
    if (message === undefined) return;
    this.#waiting.delete(key);
    out.reject(
      message.line,
      'lost-part',
      `part ${message.nextPart} of ${message.parts} of the message did not come`,
    );
  }
}
