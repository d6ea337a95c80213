import { encodePosition, encodeStatic } from '@roadstead/ais';
import type { Mmsi, StaticReport } from '@roadstead/model';
import type { Observed } from '../observed.ts';
import { isPositionReport } from './report-text.ts';

/** NMEA 0183 numbers the parts of a message from 0 to 9. */
const SEQUENCES = 10;

/**
 * Makes a writer of NMEA 0183 AIVDM sentences, for reports in the order in which they are delivered. It keeps what the
 * parts of messages are numbered by, and what aids to navigation said of themselves, since their positions repeat it.
 * @returns the lines of a report; none for what an aid to navigation says of itself
 */
export function createNmeaWriter(): (observed: Observed) => string {
  const aids = new Map<Mmsi, StaticReport>();
  let sequence = 0;
  return ({ report, transmitter }) => {
    if (isPositionReport(report)) {
      const statics = transmitter === 'aton' ? aids.get(report.mmsi) : undefined;
      return linesOf(encodePosition(report, { transmitter, ...(statics && { statics }) }));
    }
    if (transmitter === 'aton') aids.set(report.mmsi, report);
    sequence = (sequence + 1) % SEQUENCES;
    return linesOf(encodeStatic(report, { transmitter, sequence }));
  };
}

function linesOf(sentences: readonly string[]): string {
  return sentences.map((sentence) => `${sentence}\r\n`).join('');
}
