import type { Imo } from '@roadstead/model';
import type { ExpectedArrival, NextPort } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** Joins a possible next port with the ship. */
export function expectedArrival(ship: ShipVoyage, imo: Imo, nextPort: NextPort): ExpectedArrival {
  const { mmsi, reported, position, isInPort } = ship;
  const heardMs = position?.timeMs ?? null;
  return { ...nextPort, mmsi, imo, shiptype: reported.shiptype, heardMs, isInPort };
}

/** Joins all possible next ports of a ship with it. */
export function expectedArrivals(ship: ShipVoyage, imo: Imo): readonly ExpectedArrival[] {
  return ship.nextPorts.map((nextPort) => expectedArrival(ship, imo, nextPort));
}
