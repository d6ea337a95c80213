import { decodeText, quoteText } from './byte-text.ts';
import { JsonRecords } from './json-records.ts';
import { type JsonObject, parseJsonObject } from './json-values.ts';
import type { LineOutputs } from './line-outputs.ts';
import { type LineReader, type LineSteps, type ReaderOptions, StepReader } from './line-reader.ts';
import type { ReadWarning } from './scale-check.ts';
import { CONTROL } from './split-json.ts';

/** Creates a reader of JSON lines. */
export function ndjsonReader(options: ReaderOptions): LineReader {
  return new StepReader(new NdjsonLines(options));
}

/** Parses single JSON lines, each an object, or the lines of `splitJson`. */
export class NdjsonLines implements LineSteps {
  readonly #records: JsonRecords;
  #envelope: JsonObject | undefined;

  constructor(options: ReaderOptions) {
    this.#records = new JsonRecords(options);
  }

  step(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void {
    const from = bytes[start] === CONTROL ? this.#readEnvelope(bytes, start, end) : start;
    const text = decodeText(bytes, from, end);
    if (text.trim() === '') {
      out.skipped++;
      return;
    }
    const record = parseJsonObject(text);
    if (record !== undefined) this.#records.read(record, this.#envelope, line, out);
    else out.reject(line, 'malformed', `not a JSON object: ${quoteText(text)}`);
  }

  end(): void {}

  warnings(): readonly ReadWarning[] {
    return this.#records.warnings();
  }

  /** Reads the envelope before a record. @returns the offset of the record */
  #readEnvelope(bytes: Uint8Array, start: number, end: number): number {
    const close = bytes.indexOf(CONTROL, start + 1);
    if (close < 0 || close >= end) return start;
    this.#envelope = parseJsonObject(decodeText(bytes, start + 1, close));
    return close + 1;
  }
}
