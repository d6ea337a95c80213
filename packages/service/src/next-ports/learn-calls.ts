import type { NextPorts } from '@roadstead/predictions';
import type { PortCallLog } from '../port-call-log.ts';
import type { Ships } from '../ships.ts';
import { shipSaid } from './ship-said.ts';

/** Where the state that was learned lies among what a store keeps; the pipeline saves it there. */
export const NEXT_PORTS_KEPT = 'next-ports';

/** What was learned so far. */
export interface Learned {
  readonly calls: number;
  readonly ships: number;
}

/**
 * Learns from all calls that a store has; those that were learned before are passed over. Destinations are left out: they are of
 * now, and would be held against calls of long ago.
 */
export async function* learnCalls(
  model: NextPorts,
  ships: Ships,
  portCalls: PortCallLog,
): AsyncGenerator<Learned, void, undefined> {
  for await (const some of ships.all()) {
    for (const ship of some) model.noteSaid(ship.mmsi, { ...shipSaid(ship), destination: null });
  }
  const learned = { calls: 0, ships: 0 };
  for await (const ofShip of portCalls.all()) {
    for (const { mmsi, port, ataMs } of ofShip) {
      model.noteCall({ mmsi, portId: port.id, ataMs });
    }
    learned.calls += ofShip.length;
    learned.ships++;
    yield learned;
  }
}
