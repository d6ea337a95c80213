import { FeedError } from './feed-error.ts';
import { ENVELOPE_BYTES_MAX, ENVELOPES_MAX, OUTER_DEPTH_MAX } from './thresholds.ts';

const LINE_FEED = 10;
const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
/** Invalid in JSON: precedes and follows an envelope, and replaces a line feed in a text, so that its record is rejected. */
export const CONTROL = 1;
/** The byte order mark that some editors write. */
const MARK = [0xef, 0xbb, 0xbf];

export interface SplitOptions {
  /** Maximum nesting of brackets, the document's own included. */
  readonly depthMax: number;
  /** Whether only one array, or one object that contains an array of records, is valid. */
  readonly strict: boolean;
}

/**
 * Turns JSON documents into lines with one record each, without storing records. A record is an object in an array, of
 * nested ones the outermost; an object without such an array is a record itself. The text outside of records, their
 * envelope, precedes the first record after it, between two `CONTROL` bytes.
 * @throws FeedError if the input is not JSON, or nested too deeply
 */
export async function* splitJson(
  chunks: AsyncIterable<Uint8Array>,
  options: SplitOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const splitter = new Splitter(options);
  for await (const chunk of chunks) yield splitter.split(chunk);
  splitter.end();
}

/** Bytes that grow on demand. */
class Bytes {
  #bytes: Uint8Array = new Uint8Array(256);
  length = 0;

  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  add(byte: number): void {
    this.reserve(1)[this.length++] = byte;
  }

  /** Returns the bytes with space for some more; the caller sets `length`. */
  reserve(count: number): Uint8Array {
    if (this.length + count > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.length + count));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}

/** Scans the bytes of documents. */
class Splitter {
  readonly #options: SplitOptions;
  /** The brackets that are open outside of a record, by their closing bytes. */
  readonly #outer: number[] = [];
  /** Brackets that are open in the current record; 0 outside. */
  #depth = 0;
  /** Whether the current element of the outermost array is neither object nor array. */
  #isScalar = false;
  #isInText = false;
  #isEscaped = false;
  /** Whether the current element of the array has begun. */
  #hasElement = false;
  #hasComma = false;
  #documents = 0;
  #records = 0;
  #envelope = new Bytes();
  #envelopeSent = 0;
  #envelopes = 0;
  #out = new Bytes();

  constructor(options: SplitOptions) {
    this.#options = options;
  }

  split(chunk: Uint8Array): Uint8Array {
    this.#out = new Bytes();
    for (let at = 0; at < chunk.length; ) {
      if (this.#depth > 0) at = this.#copyRecord(chunk, at);
      else this.#step(chunk[at++]);
    }
    return this.#out.written;
  }

  end(): void {
    const isEmpty = this.#documents === 0 && !this.#options.strict;
    if (this.#outer.length > 0 || !(this.#documents > 0 || isEmpty)) {
      throw new FeedError('The input ends before its array.');
    }
  }

  #step(byte: number): void {
    if (this.#isInText) this.#stepText(byte);
    else if (byte === BLANK || (byte >= 9 && byte <= 13)) return;
    else if (this.#outer.length === 0) this.#stepOutside(byte);
    else this.#stepOuter(byte);
  }

  #stepText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInText = false;
    this.#write(byte === LINE_FEED ? CONTROL : byte);
  }

  /** Copies the current record to its end or that of the chunk, in a loop without calls. @returns the offset after it */
  #copyRecord(chunk: Uint8Array, from: number): number {
    const out = this.#out.reserve(chunk.length - from + 1);
    let length = this.#out.length;
    let depth = this.#depth;
    let isInText = this.#isInText;
    let isEscaped = this.#isEscaped;
    let at = from;
    while (at < chunk.length && depth > 0) {
      const byte = chunk[at++];
      let copied = byte;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
        if (byte === LINE_FEED) copied = CONTROL;
      } else if (byte === QUOTE) isInText = true;
      else if (byte >= 9 && byte <= 13) copied = BLANK;
      // [ and {, ] and } differ in one bit.
      else if ((byte | BLANK) === OPEN_OBJECT) this.#deeper(++depth);
      else if ((byte | BLANK) === CLOSE_OBJECT) depth--;
      out[length++] = copied;
    }
    if (depth === 0) out[length++] = LINE_FEED;
    this.#out.length = length;
    this.#depth = depth;
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
    return at;
  }

  #stepOutside(byte: number): void {
    const { strict } = this.#options;
    if (this.#documents === 0 && MARK.includes(byte)) return;
    if (strict && this.#documents > 0) throw new FeedError('The input continues after the array.');
    if (byte !== OPEN_ARRAY && byte !== OPEN_OBJECT) {
      throw new FeedError('The input must be an array of records.');
    }
    this.#records = 0;
    this.#envelope = new Bytes();
    this.#envelopeSent = 0;
    this.#hasElement = false;
    this.#hasComma = false;
    this.#open(byte);
  }

  /** Steps through the text around records. */
  #stepOuter(byte: number): void {
    const inArray = this.#outer[this.#outer.length - 1] === CLOSE_ARRAY;
    if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.#close(byte);
    else if (inArray && byte === COMMA) this.#comma();
    else if (inArray && byte === OPEN_OBJECT) this.#beginRecord(byte);
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) this.#open(byte);
    else {
      if (inArray && this.#outer.length === 1 && !this.#isScalar) {
        this.#isScalar = true;
        this.#records++;
      }
      this.#hasElement = true;
      this.#write(byte);
      if (byte === QUOTE) this.#isInText = true;
    }
  }

  #beginRecord(byte: number): void {
    this.#sendEnvelope();
    this.#records++;
    this.#hasElement = true;
    this.#depth = 1;
    this.#deeper(1);
    this.#out.add(byte);
  }

  #open(byte: number): void {
    this.#outer.push(byte === OPEN_ARRAY ? CLOSE_ARRAY : CLOSE_OBJECT);
    this.#hasElement = false;
    this.#hasComma = false;
    this.#deeper(0);
    this.#write(byte);
  }

  #comma(): void {
    if (!this.#hasElement) this.#missing();
    if (this.#isScalar) this.#endScalar();
    // The commas between records are no part of the envelope.
    else if (this.#records === 0) this.#write(COMMA);
    this.#hasElement = false;
    this.#hasComma = true;
  }

  #close(byte: number): void {
    if (this.#outer.pop() !== byte) {
      throw new FeedError('The array is closed with the wrong bracket.');
    }
    if (byte === CLOSE_ARRAY && !this.#hasElement && this.#hasComma) this.#missing();
    if (this.#isScalar) this.#endScalar();
    this.#write(byte);
    this.#hasElement = true;
    this.#hasComma = false;
    if (this.#outer.length > 0) return;
    this.#documents++;
    if (byte === CLOSE_OBJECT && this.#records === 0) this.#sendWhole();
  }

  #endScalar(): void {
    this.#isScalar = false;
    this.#out.add(LINE_FEED);
  }

  /** Writes a byte to the element, or else to the envelope. */
  #write(byte: number): void {
    if (this.#isScalar) this.#out.add(byte);
    else if (this.#envelope.length < ENVELOPE_BYTES_MAX) this.#envelope.add(byte);
    else {
      const detail = `The input has more than ${ENVELOPE_BYTES_MAX} bytes outside of records.`;
      throw new FeedError(detail, { code: 'invalid' });
    }
  }

  /** Writes the envelope, with its brackets closed, if it has changed and has a member. */
  #sendEnvelope(): void {
    const { length } = this.#envelope;
    if (length === this.#envelopeSent || !this.#outer.includes(CLOSE_OBJECT)) return;
    if (++this.#envelopes > ENVELOPES_MAX) {
      throw new FeedError(`The input has more than ${ENVELOPES_MAX} arrays of records.`);
    }
    this.#envelopeSent = length;
    this.#out.add(CONTROL);
    for (const byte of this.#envelope.written) this.#out.add(byte);
    for (const byte of this.#outer.toReversed()) this.#out.add(byte);
    this.#out.add(CONTROL);
  }

  /** Writes a document without an array of records as one record. */
  #sendWhole(): void {
    if (this.#options.strict) {
      throw new FeedError('The input must be an array of records, or an object that contains one.');
    }
    for (const byte of this.#envelope.written) this.#out.add(byte);
    this.#out.add(LINE_FEED);
  }

  #missing(): never {
    throw new FeedError('A record is missing between two commas of the array.');
  }

  #deeper(depth: number): void {
    const { depthMax } = this.#options;
    if (this.#outer.length + depth <= depthMax && this.#outer.length <= OUTER_DEPTH_MAX) return;
    const most = Math.min(depthMax, OUTER_DEPTH_MAX);
    const detail = `A record is nested deeper than ${most} levels.`;
    throw new FeedError(detail, { code: 'invalid' });
  }
}
