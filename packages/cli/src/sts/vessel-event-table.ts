import { compareVesselEvents, type VesselEvent, vesselEventJson } from '@roadstead/assessment';
import Table from 'cli-table3';
import { formatCoordinates, formatCount, formatTime } from '../text/format-text.ts';

/** The output has all events; a longer table would scroll away. */
const ROWS_MAX = 20;
/** Wide enough for the most important reason. */
const REASON_WIDTH = 44;

/** The first events of single ships, in the order of their beginning, as a table. */
export class VesselEventTable {
  #count = 0;
  #rows: readonly VesselEvent[] = [];

  /** Adds an event; all are added, in any order. */
  add(event: VesselEvent): void {
    this.#count++;
    const last = this.#rows[ROWS_MAX - 1];
    if (last && compareVesselEvents(event, last) > 0) return;
    this.#rows = [...this.#rows, event].sort(compareVesselEvents).slice(0, ROWS_MAX);
  }

  /** Returns the table; empty without events. */
  text(): string {
    return tableText(this.#rows, this.#count - this.#rows.length);
  }
}

function tableText(events: readonly VesselEvent[], more: number): string {
  if (events.length === 0) return '';
  const table = new Table({
    head: ['Kind', 'Ship', 'From (UTC)', 'Until', 'Where', 'Score', 'Why'],
    style: { head: [], border: [], compact: true },
    colWidths: [null, null, null, null, null, null, REASON_WIDTH],
    wordWrap: true,
  });
  for (const event of events.map(vesselEventJson)) {
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
  return `${table.toString()}\n${more > 0 ? `and ${formatCount(more, 'more event')}\n` : ''}`;
}
