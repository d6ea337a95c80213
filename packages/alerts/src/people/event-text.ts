import type { AlertEvent } from '../alert-change.ts';
import type { EventMessage } from './people-message.ts';

/** Returns the title of a message about an event. */
export function titleOf({ type, event }: Pick<EventMessage, 'type' | 'event'>): string {
  return `${type === 'event-retracted' ? 'Retracted: ' : ''}${event.severity}: ${event.name}`;
}

/** Returns a ship as a message names it. */
export function shipLabel({ mmsi, name }: AlertEvent['ships'][number]): string {
  return name === null ? `MMSI ${mmsi}` : `${name} (MMSI ${mmsi})`;
}

/** Returns the number of events, with the noun. */
export function eventCount(count: number): string {
  return count === 1 ? '1 event' : `${count} events`;
}
