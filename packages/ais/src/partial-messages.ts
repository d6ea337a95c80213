import type { LineOutputs } from './line-outputs.ts';
import {
  PARTIAL_AGE_LINES_MAX,
  PARTIAL_MESSAGES_MAX,
  PAYLOAD_CHARACTERS_MAX,
  REORDERED_LINES_MAX,
  REPEATED_MS_MAX,
} from './thresholds.ts';

/** A part of a multipart message, as a sentence has it. */
export interface MessagePart {
  readonly line: number;
  /** From 1. */
  readonly number: number;
  /** The sextets of its payload. */
  readonly sextets: Uint8Array;
  readonly fillBits: number;
  /** NaN without a time. */
  readonly timeMs: number;
}

/** A multipart message that is complete. */
export interface WholeMessage {
  readonly sextets: Uint8Array;
  readonly bits: number;
  /** Time of its first part with a time; NaN without one. */
  readonly timeMs: number;
}

interface PartialMessage {
  /** Line of the part that arrived first. */
  readonly line: number;
  readonly partsTotal: number;
  /** In the order of arrival. */
  readonly parts: MessagePart[];
}

/**
 * The parts of multipart messages that are incomplete, or were completed a few lines ago. Receivers write parts in order; merged
 * feeds and UDP may exchange or repeat those of one message, but a message with the same number can follow soon. So a part is
 * accepted late, or ignored as repeated, within ten lines only.
 */
export class PartialMessages {
  /** Messages by key, in the order of their first lines. */
  readonly #messages: Map<string, PartialMessage> = new Map();

  /** Adds a part. @returns the message that it completes */
  add(
    key: string,
    partsTotal: number,
    part: MessagePart,
    out: LineOutputs,
  ): WholeMessage | undefined {
    this.#expire(part.line, out);
    const known = this.#messages.get(key);
    if (known && isRepeated(known, part)) {
      out.skipped++;
      return undefined;
    }
    const message =
      known && canFollow(known, part) ? known : this.#begin(key, partsTotal, part, out);
    if (!message) return undefined;
    message.parts.push(part);
    if (charactersOf(message) > PAYLOAD_CHARACTERS_MAX) {
      this.#messages.delete(key);
      out.reject(part.line, 'malformed', 'the payload is too long');
      return undefined;
    }
    return isComplete(message) ? wholeOf(message) : undefined;
  }

  /** Removes a message of which a part is invalid. */
  remove(key: string): void {
    this.#messages.delete(key);
  }

  /** Rejects all messages at the end of the input. */
  rejectAll(out: LineOutputs): void {
    for (const key of this.#messages.keys()) this.#reject(key, out);
  }

  /** Begins a message. Rejects an incomplete one with the same key. @returns undefined where a later part finds no room */
  #begin(
    key: string,
    partsTotal: number,
    { line, number }: MessagePart,
    out: LineOutputs,
  ): PartialMessage | undefined {
    this.#reject(key, out);
    if (this.#messages.size >= PARTIAL_MESSAGES_MAX) {
      // Messages whose first part has arrived are more likely to be completed.
      if (number > 1) {
        out.reject(line, 'lost-part', missing(1, partsTotal));
        return undefined;
      }
      const [oldest] = this.#messages.keys();
      this.#reject(oldest, out);
    }
    const message = { line, partsTotal, parts: [] };
    this.#messages.set(key, message);
    return message;
  }

  #expire(line: number, out: LineOutputs): void {
    for (const [key, message] of this.#messages) {
      if (line - message.line <= PARTIAL_AGE_LINES_MAX) return;
      this.#reject(key, out);
    }
  }

  /** Removes a message, and rejects each part of an incomplete one. */
  #reject(key: string, out: LineOutputs): void {
    const message = this.#messages.get(key);
    if (!message) return;
    this.#messages.delete(key);
    if (isComplete(message)) return;
    const numbers = new Set(message.parts.map(({ number }) => number));
    let lost = 1;
    while (numbers.has(lost)) lost++;
    for (const { line } of message.parts) {
      out.reject(line, 'lost-part', missing(lost, message.partsTotal));
    }
  }
}

function missing(part: number, partsTotal: number): string {
  return `part ${part} of ${partsTotal} of the message is missing`;
}

function isComplete({ parts, partsTotal }: PartialMessage): boolean {
  return parts.length === partsTotal;
}

function charactersOf({ parts }: PartialMessage): number {
  return parts.reduce((sum, { sextets }) => sum + sextets.length, 0);
}

/** Whether a part arrived a few lines ago, too, at the same time if both have one: another receiver has heard it. */
function isRepeated({ line, parts }: PartialMessage, part: MessagePart): boolean {
  if (part.line - line > REORDERED_LINES_MAX) return false;
  const known = parts.find(({ number }) => number === part.number);
  return (
    known !== undefined &&
    !(Math.abs(known.timeMs - part.timeMs) >= REPEATED_MS_MAX) &&
    known.sextets.length === part.sextets.length &&
    known.sextets.every((sextet, i) => sextet === part.sextets[i])
  );
}

/** Whether a part can belong to a message: it is the next one, or late by a few lines. */
function canFollow({ line, parts }: PartialMessage, part: MessagePart): boolean {
  const numbers = parts.map(({ number }) => number);
  if (numbers.includes(part.number)) return false;
  const isNext = part.number > Math.max(...numbers) && numbers.includes(part.number - 1);
  return isNext || part.line - line <= REORDERED_LINES_MAX;
}

function wholeOf({ parts }: PartialMessage): WholeMessage {
  const ordered = parts.toSorted((one, other) => one.number - other.number);
  const sextets = new Uint8Array(PAYLOAD_CHARACTERS_MAX);
  let length = 0;
  for (const part of ordered) {
    sextets.set(part.sextets, length);
    length += part.sextets.length;
  }
  const fillBits = ordered.at(-1)?.fillBits ?? 0;
  const timeMs = parts.find((part) => !Number.isNaN(part.timeMs))?.timeMs ?? Number.NaN;
  return { sextets, bits: 6 * length - fillBits, timeMs };
}
