import { BodyError } from '../read/read-body.ts';

const LINE_FEED = 10;
const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
/** No JSON text has it in it, so that its line is refused. */
const CONTROL = 1;
/** The order of bytes that some editors put before a text. */
const MARK = [0xef, 0xbb, 0xbf];

/**
 * Makes lines of the elements of a JSON array, one each, without keeping any of it.
 * @throws BodyError where the whole is no array, or an element is nested too deep
 */
export async function* jsonArrayLines(
  chunks: AsyncIterable<Uint8Array>,
  depthMax: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const splitter = new Splitter(depthMax);
  for await (const chunk of chunks) yield splitter.split(chunk);
  splitter.end();
}

/** Goes through the bytes of an array, and knows at each how deep it is. */
class Splitter {
  readonly #depthMax: number;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** Whether something of an element has come. */
  #hasElement = false;
  #hasComma = false;
  #isOver = false;

  constructor(depthMax: number) {
    this.#depthMax = depthMax;
  }

  split(chunk: Uint8Array): Uint8Array {
    const lines = new Uint8Array(chunk.length);
    for (let i = 0; i < chunk.length; i++) lines[i] = this.#step(chunk[i]);
    return lines;
  }

  end(): void {
    if (!this.#isOver) throw malformed('The body ends before its array does.');
  }

  /** What stands in the place of a byte. */
  #step(byte: number): number {
    if (this.#isInText) return this.#stepText(byte);
    if (byte === BLANK || (byte >= 9 && byte <= 13)) return BLANK;
    if (this.#depth === 0) return this.#stepOutside(byte);
    if (this.#depth === 1 && (byte === COMMA || byte === CLOSE)) return this.#endElement(byte);
    this.#hasElement = true;
    if (byte === QUOTE) this.#isInText = true;
    // [ and {, ] and } differ in one bit.
    else if ((byte | BLANK) === 123) this.#deeper();
    else if ((byte | BLANK) === 125 && --this.#depth === 0) {
      throw malformed('The array is closed with the wrong bracket.');
    }
    return byte;
  }

  #stepText(byte: number): number {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInText = false;
    return byte === LINE_FEED ? CONTROL : byte;
  }

  #stepOutside(byte: number): number {
    if (!this.#isOver && MARK.includes(byte)) return BLANK;
    if (this.#isOver) throw malformed('Something comes after the array.');
    if (byte !== OPEN) throw malformed('The body must be an array of records.');
    this.#depth = 1;
    return BLANK;
  }

  #endElement(byte: number): number {
    if (!this.#hasElement && (byte === COMMA || this.#hasComma)) {
      throw malformed('A record is missing between the commas of the array.');
    }
    this.#hasElement = false;
    this.#hasComma = byte === COMMA;
    if (byte === CLOSE) {
      this.#depth = 0;
      this.#isOver = true;
    }
    return LINE_FEED;
  }

  #deeper(): void {
    if (++this.#depth <= this.#depthMax) return;
    throw new BodyError('invalid', `A record is nested deeper than ${this.#depthMax} levels.`);
  }
}

function malformed(detail: string): BodyError {
  return new BodyError('malformed', detail);
}
