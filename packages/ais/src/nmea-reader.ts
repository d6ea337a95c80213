import { BACKSLASH, decodeText, HASH, quoteBytes, SPACE } from './byte-text.ts';
import { decodeFields, messageError } from './decode-message.ts';
import type { LineOutputs } from './line-outputs.ts';
import { type LineReader, type LineSteps, type ReaderOptions, StepReader } from './line-reader.ts';
import { unarmour, unsignedBits } from './message-bits.ts';
import { HEADER } from './message-layouts.ts';
import { baseStationTimeMs, readPosition } from './message-positions.ts';
import { isStaticType, readStatic } from './message-statics.ts';
import {
  DOLLAR,
  EXCLAMATION_MARK,
  isVdmOrVdo,
  SentenceScan,
  sentenceStart,
} from './nmea-sentence.ts';
import { isStamp, readStamp } from './nmea-stamp.ts';
import { NO_GROUP, TagBlockScan } from './nmea-tag-block.ts';
import { PartialMessages } from './partial-messages.ts';
import { mmsiOf } from './report-values.ts';
import { PAYLOAD_CHARACTERS_MAX, TAG_GROUPS_MAX } from './thresholds.ts';
import { parseTimeText } from './time-text.ts';

const TAB = 9;

/** Creates a reader of NMEA 0183. */
export function nmeaReader(options: ReaderOptions): LineReader {
  return new StepReader(new NmeaLines(options));
}

/** Reads lines of NMEA 0183, with the state that earlier lines have for later ones: times and parts. */
export class NmeaLines implements LineSteps {
  readonly #options: ReaderOptions;
  readonly #partial = new PartialMessages();
  /** The times of sentence groups, in the order of their first sentences. */
  readonly #groupTimesMs = new Map<number, number>();
  readonly #tags = new TagBlockScan();
  readonly #sentence = new SentenceScan();
  readonly #sextets = new Uint8Array(PAYLOAD_CHARACTERS_MAX);
  /** Time of a preceding line, for the next VDM or VDO sentence. */
  #stampMs: number = Number.NaN;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  step(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void {
    let at = start;
    while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
    if (at === end || bytes[at] === HASH) {
      out.skipped++;
      return;
    }
    const sentence = sentenceStart(bytes, at, end);
    if (sentence > at) this.#readPrefix(bytes, at, sentence);
    const first = sentence < end ? bytes[sentence] : undefined;
    if (first === EXCLAMATION_MARK) this.#readSentence(bytes, sentence, end, line, out);
    else if (first === DOLLAR) this.#readStamp(bytes, sentence, end, line, out);
    else if (first === BACKSLASH) this.#readTagged(bytes, sentence, end, line, out);
    else out.reject(line, 'malformed', `not NMEA 0183: ${quoteBytes(bytes, start, end)}`);
  }

  end(out: LineOutputs): void {
    this.#partial.rejectAll(out);
  }

  /** The units of AIS are fixed. */
  warnings(): readonly [] {
    return [];
  }

  /** Reads the text that a logger wrote before the sentence; a time in it applies to the next VDM or VDO, as a stamp's. */
  #readPrefix(bytes: Uint8Array, start: number, end: number): void {
    const timeMs = parseTimeText(decodeText(bytes, start, end).replace(/[\s,;]+$/, ''));
    if (!Number.isNaN(timeMs)) this.#stampMs = timeMs;
  }

  #readStamp(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void {
    if (!isStamp(bytes, start, end)) {
      out.skipped++;
      return;
    }
    const stamp = readStamp(bytes, start, end);
    if (typeof stamp === 'number') {
      this.#stampMs = stamp;
      out.skipped++;
    } else {
      this.#stampMs = Number.NaN;
      out.reject(line, stamp.reason, stamp.detail);
    }
  }

  #readTagged(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void {
    const tags = this.#tags;
    const error = tags.scan(bytes, start, end);
    if (error !== undefined) {
      this.#stampMs = Number.NaN;
      out.reject(line, error.reason, error.detail);
      return;
    }
    const timeMs = this.#taggedTime();
    // A tag block on a line of its own applies to the next sentence, as a stamp does.
    if (!Number.isNaN(timeMs)) this.#stampMs = timeMs;
    const group = tags.group;
    if (bytes[tags.end] === EXCLAMATION_MARK && tags.end < end) {
      this.#readSentence(bytes, tags.end, end, line, out, group);
    } else if (bytes[tags.end] === DOLLAR && tags.end < end) {
      this.#readStamp(bytes, tags.end, end, line, out);
    } else if (tags.end === end) out.skipped++;
    else out.reject(line, 'malformed', `no sentence: ${quoteBytes(bytes, tags.end, end)}`);
  }

  /** The time of the tag block, or that of the first sentence of its group. */
  #taggedTime(): number {
    const { timeMs, group, groupPart } = this.#tags;
    if (group === NO_GROUP) return timeMs;
    if (Number.isNaN(timeMs) && groupPart > 1) return this.#groupTimesMs.get(group) ?? timeMs;
    this.#groupTimesMs.delete(group);
    this.#groupTimesMs.set(group, timeMs);
    if (this.#groupTimesMs.size > TAG_GROUPS_MAX) {
      for (const oldest of this.#groupTimesMs.keys()) {
        this.#groupTimesMs.delete(oldest);
        break;
      }
    }
    return timeMs;
  }

  #readSentence(
    bytes: Uint8Array,
    start: number,
    end: number,
    line: number,
    out: LineOutputs,
    group: number = NO_GROUP,
  ): void {
    if (!isVdmOrVdo(bytes, start, end)) {
      out.skipped++;
      return;
    }
    const precedingMs = this.#stampMs;
    this.#stampMs = Number.NaN;
    const sentence = this.#sentence;
    const error = sentence.scan(bytes, start, end);
    if (error !== undefined) {
      out.reject(line, error.reason, error.detail);
      return;
    }
    const timeMs = Number.isNaN(precedingMs) ? sentence.stampMs : precedingMs;
    if (sentence.parts > 1) {
      const talker = 256 * bytes[start + 1] + bytes[start + 2];
      const key = `${group} ${talker} ${sentence.sequence} ${sentence.channel} ${sentence.parts}`;
      this.#readPart(bytes, key, timeMs, line, out);
      return;
    }
    const { payloadStart, payloadEnd } = sentence;
    if (unarmour(bytes, payloadStart, payloadEnd, this.#sextets, 0)) {
      const bits = 6 * (payloadEnd - payloadStart) - sentence.fillBits;
      this.#readMessage(this.#sextets, bits, timeMs, line, out);
    } else rejectPayload(line, out);
  }

  #readPart(bytes: Uint8Array, key: string, timeMs: number, line: number, out: LineOutputs): void {
    const { parts, part, payloadStart, payloadEnd, fillBits } = this.#sentence;
    const sextets = new Uint8Array(payloadEnd - payloadStart);
    if (!unarmour(bytes, payloadStart, payloadEnd, sextets, 0)) {
      this.#partial.remove(key);
      rejectPayload(line, out);
      return;
    }
    const message = this.#partial.add(
      key,
      parts,
      { line, number: part, sextets, fillBits, timeMs },
      out,
    );
    if (message) this.#readMessage(message.sextets, message.bits, message.timeMs, line, out);
  }

  #readMessage(
    sextets: Uint8Array,
    bits: number,
    stampMs: number,
    line: number,
    out: LineOutputs,
  ): void {
    const error = messageError(sextets, bits);
    if (error !== undefined) {
      out.reject(line, error.reason, error.detail);
      return;
    }
    const rawMmsi = unsignedBits(sextets, HEADER.mmsi[0], HEADER.mmsi[1]);
    const mmsi = mmsiOf(rawMmsi);
    if (mmsi === undefined) {
      out.reject(line, 'bad-mmsi', `${rawMmsi}`);
      return;
    }
    const timeMs = this.#timeOf(sextets, stampMs);
    readPosition(sextets, mmsi, timeMs, line, out);
    if (!this.#options.statics || !isStaticType(sextets[0])) return;
    const report = readStatic(
      decodeFields(sextets, bits),
      mmsi,
      Number.isNaN(timeMs) ? null : timeMs,
    );
    if (report !== undefined) out.addStatic(line, report);
  }

  /** The time of a message; NaN if it has none. */
  #timeOf(sextets: Uint8Array, stampMs: number): number {
    const timeMs = Number.isNaN(stampMs) ? baseStationTimeMs(sextets) : stampMs;
    return Number.isNaN(timeMs) ? (this.#options.receivedMs() ?? Number.NaN) : timeMs;
  }
}

function rejectPayload(line: number, out: LineOutputs): void {
  out.reject(line, 'malformed', 'the payload has invalid characters');
}
