import { distanceMeters } from '@roadstead/geo';
import type { StsEventJson } from '@roadstead/model';
import Table from 'cli-table3';
import { formatCoordinates, formatCount, formatDuration, formatTime } from '../text/format-text.ts';
import { middleOf } from './event-formats.ts';

/** The output has all events; a longer table would scroll away. */
const ROWS_MAX = 20;

/** The first events of a detection, whose ids count from 1, as a table. */
export class EventTable {
  #count = 0;
  readonly #rows: StsEventJson[] = [];
  readonly #configurationIds: Set<number> = new Set();

  /** Adds an event; all are added, in any order. */
  add(event: StsEventJson): void {
    this.#count++;
    this.#configurationIds.add(event.configuration_id);
    if (event.id <= ROWS_MAX) this.#rows.push(event);
  }

  /** Returns the table; empty without events. */
  text(): string {
    const rows = this.#rows.sort((a, b) => a.id - b.id);
    return tableText(rows, this.#count, this.#configurationIds.size > 1);
  }
}

function tableText(events: readonly StsEventJson[], count: number, hasNames: boolean): string {
  if (count === 0) return '';
  const table = new Table({
    head: ['#', 'Ships', 'Together from (UTC)', 'Until', 'Apart', 'Where'],
    style: { head: [], border: [], compact: true },
    colAligns: ['right', 'left', 'left', 'left', 'right', 'left'],
  });
  if (hasNames) table.options.head.push('Configuration');
  for (const event of events) {
    const { first, second } = event.s2s_pair;
    table.push([
      event.id,
      `${first.mmsi} ${second.mmsi}`,
      formatTime(event.activation_time),
      untilText(event),
      `${Math.round(firedApartMeters(event))} m`,
      formatCoordinates(middleOf(first.fired_position, second.fired_position)),
      ...(hasNames ? [event.name] : []),
    ]);
  }
  const more = count - ROWS_MAX;
  return `${table.toString()}\n${more > 0 ? `and ${formatCount(more, 'more event')}\n` : ''}`;
}

/** The distance between the ships at the time of firing. */
export function firedApartMeters({ s2s_pair: { first, second } }: StsEventJson): number {
  return distanceMeters(...first.fired_position.coordinates, ...second.fired_position.coordinates);
}

function untilText({ activation_time, deactivation_time }: StsEventJson): string {
  if (deactivation_time === null) return 'not known';
  const durationMs = Date.parse(deactivation_time) - Date.parse(activation_time);
  const [fromDay] = formatTime(activation_time).split(' ');
  const [day, time] = formatTime(deactivation_time).split(' ');
  return `${day === fromDay ? time : `${day} ${time}`} (${formatDuration(durationMs)})`;
}
