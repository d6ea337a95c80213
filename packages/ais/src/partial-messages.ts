import type { LineOutputs } from './line-outputs.ts';
import {
  PARTIAL_AGE_LINES_MAX,
  PARTIAL_MESSAGES_MAX,
  PAYLOAD_CHARACTERS_MAX,
} from './thresholds.ts';

/** A multipart message whose parts have not all arrived. */
export interface PartialMessage {
  /** Line of its first part. */
  readonly line: number;
  /** Time of its first part with a time; NaN while no part has one. */
  timeMs: number;
  readonly parts: number;
  nextPart: number;
  readonly sextets: Uint8Array;
  length: number;
}

/**
 * The incomplete multipart messages. Parts arrive in order; if one is missing the whole message is rejected, because
 * another message with the same number can follow at once.
 */
export class PartialMessages {
  /** Messages by key, in the order of their first lines. */
  readonly #waiting: Map<string, PartialMessage> = new Map();

  /** Begins a message with its first part. Rejects an incomplete message with the same key. */
  begin(key: string, parts: number, line: number, out: LineOutputs): PartialMessage {
    this.#reject(key, out);
    if (this.#waiting.size >= PARTIAL_MESSAGES_MAX) {
      for (const oldest of this.#waiting.keys()) {
        this.#reject(oldest, out);
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

  /** Returns the message to which a later part belongs; rejects the message, and the part, if another part is due. */
  next(key: string, part: number, line: number, out: LineOutputs): PartialMessage | undefined {
    this.#expire(line, out);
    const message = this.#waiting.get(key);
    if (message !== undefined && message.nextPart === part) return message;
    this.#reject(key, out);
    out.reject(line, 'lost-part', `part ${part} of a message whose earlier parts are missing`);
    return undefined;
  }

  /** Removes a message that is complete or invalid. */
  remove(key: string): void {
    this.#waiting.delete(key);
  }

  /** Rejects all messages at the end of the input. */
  rejectAll(out: LineOutputs): void {
    for (const key of this.#waiting.keys()) this.#reject(key, out);
  }

  #expire(line: number, out: LineOutputs): void {
    for (const [key, message] of this.#waiting) {
      if (line - message.line <= PARTIAL_AGE_LINES_MAX) return;
      this.#reject(key, out);
    }
  }

  #reject(key: string, out: LineOutputs): void {
    const message = this.#waiting.get(key);
    if (message === undefined) return;
    this.#waiting.delete(key);
    out.reject(
      message.line,
      'lost-part',
      `part ${message.nextPart} of ${message.parts} of the message is missing`,
    );
  }
}
