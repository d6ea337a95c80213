import type { VesselEventJson } from '@roadstead/assessment';
import Table from 'cli-table3';
import { formatCoordinates, formatCount, formatTime } from '../text/format-text.ts';

/** The output has all events; a longer table would scroll away. */
const ROWS_MAX = 20;
/** Wide enough for the most important reason. */
const REASON_WIDTH = 44;

/** Formats the first events of single ships as a table; empty without events. */
export function vesselEventTable(events: readonly VesselEventJson[]): string {
  if (events.length === 0) return '';
  const table = new Table({
    head: ['Kind', 'Ship', 'From (UTC)', 'Until', 'Where', 'Score', 'Why'],
    style: { head: [], border: [], compact: true },
    colWidths: [null, null, null, null, null, null, REASON_WIDTH],
    wordWrap: true,
  });
  for (const event of events.slice(0, ROWS_MAX)) {
    const { kind, mmsi, begin_time, end_time, begin_position, score, reasons } = event;
    table.push([
      kind.replaceAll('_', ' '),
      mmsi,
      formatTime(begin_time),
      end_time === null ? 'not known' : formatTime(end_time),
      formatCoordinates(begin_position),
      score === null ? '' : score.toFixed(2),
      reasons[0],
    ]);
  }
  const more = events.length - ROWS_MAX;
  return `${table.toString()}\n${more > 0 ? `and ${formatCount(more, 'more event')}\n` : ''}`;
}
