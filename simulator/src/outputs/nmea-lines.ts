import { encodePosition, encodeStatic } from '@roadstead/ais';
import type { Mmsi, StaticReport } from '@roadstead/model';
import type { ReceivedReport } from '../received-report.ts';
import { isPositionReport } from './report-text.ts';

/** NMEA 0183 numbers multi-part messages from 0 to 9. */
const SEQUENCES = 10;

/**
 * Creates a writer of NMEA 0183 AIVDM sentences, for reports in the order of delivery. It stores the sequence number of
 * multi-part messages, and the static data of aids to navigation, which their position messages repeat.
 * @returns the lines of a report; none for the static report of an aid to navigation
 */
export function createNmeaWriter(): (received: ReceivedReport) => string {
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
