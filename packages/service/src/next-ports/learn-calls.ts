import type { NextPorts } from '@roadstead/predictions';
import type { ShipRecord } from '@roadstead/tracking';
import type { PortCallLog } from '../port-call-log.ts';
import type { Ships } from '../ships.ts';
import type { StoredPortCall } from '../tracking-area.ts';
import { shipSaid } from './ship-said.ts';

/** What was learned so far. */
export interface Learned {
  readonly calls: number;
  readonly ships: number;
}

/** Learns from all calls that a store has; those that were learned before are passed over. */
export async function* learnCalls(
  model: NextPorts,
  ships: Ships,
  portCalls: PortCallLog,
): AsyncGenerator<Learned, void, undefined> {
  for await (const some of ships.all()) {
    for (const ship of some) noteWithoutDestination(model, ship);
  }
  const learned = { calls: 0, ships: 0 };
  for await (const ofShip of portCalls.all()) {
    noteStoredCalls(model, ofShip);
    learned.calls += ofShip.length;
    learned.ships++;
    yield learned;
  }
}

/** A destination is of now, and would be held against calls of long ago: it comes after them. */
export function noteWithoutDestination(model: NextPorts, ship: ShipRecord): void {
  model.noteSaid(ship.mmsi, { ...shipSaid(ship), destination: null });
}

/** @param calls of a ship, oldest first */
export function noteStoredCalls(model: NextPorts, calls: readonly StoredPortCall[]): void {
  for (const { mmsi, port, ataMs } of calls) model.noteCall({ mmsi, portId: port.id, ataMs });
}
