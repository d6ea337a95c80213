import { BRACE, SPACE } from './byte-text.ts';
import { type LineReader, type ReaderOptions, StepReader } from './line-reader.ts';
import { NdjsonLines } from './ndjson-reader.ts';
import { NmeaLines } from './nmea-reader.ts';

/** Creates a reader of NMEA 0183 and JSON lines, which detects the format of each line, for feeds of several senders. */
export function liveReader(options: ReaderOptions): LineReader {
  const nmea = new NmeaLines(options);
  const ndjson = new NdjsonLines(options);
  return new StepReader({
    step(bytes, start, end, line, out) {
      let at = start;
      while (at < end && bytes[at] === SPACE) at++;
      const steps = at < end && bytes[at] === BRACE ? ndjson : nmea;
      steps.step(bytes, start, end, line, out);
    },
    end: (out) => nmea.end(out),
    warnings: () => ndjson.warnings(),
  });
}
