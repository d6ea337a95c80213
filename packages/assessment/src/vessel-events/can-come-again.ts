import type { ShipMemory } from './ship-memory.ts';
import type { VesselEvent } from './vessel-event.ts';

/**
 * V1: whether an event can come again with its uuid: while it lasts, and a change of draught in a stop (V8) while the stop is remembered, as
 * each further change is another state. A silence is explained once (V7).
 * @param ship what is remembered of its ship
 */
export function canComeAgain(
  { kind, beginMs, otherMmsi }: VesselEvent,
  { last, loitering, stops }: ShipMemory,
): boolean {
  if (kind === 'loitering') return loitering?.beginMs === beginMs;
  if (kind === 'gap') return last.timeMs === beginMs;
  return otherMmsi === null && stops.some((stop) => stop.beginMs === beginMs);
}
