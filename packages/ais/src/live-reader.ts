import { BRACE, SPACE } from './byte-text.ts';
import { type LineReader, type ReaderOptions, StepReader } from './line-reader.ts';
import { ndjsonLines } from './ndjson-reader.ts';
import { NmeaLines } from './nmea-reader.ts';

/** Reads lines of NMEA 0183 and JSON objects, each by how it begins: several senders may come by one way. */
export function liveReader(options: ReaderOptions): LineReader {
  const nmea = new NmeaLines(options);
  const ndjson = ndjsonLines(options);
  return new StepReader({
    step(bytes, start, end, line, out) {
      let at = start;
      while (at < end && bytes[at] === SPACE) at++;
      const steps = at < end && bytes[at] === BRACE ? ndjson : nmea;
      steps.step(bytes, start, end, line, out);
    },
    end: (out) => nmea.end(out),
  });
}
