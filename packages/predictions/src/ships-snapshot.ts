import type { SnapshotArray } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { appendCall } from './call-history.ts';
import { positionCells, positionFromCells } from './position-cells.ts';
import type { ShipRegister } from './ship-register.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** The number of arrays of `saveShips`. */
export const SHIP_ARRAYS = 9;

/** The calls, reliability and positions of ships, for `restoreShips`. @param portIdOf returns the id of a port number */
export function saveShips(
  register: ShipRegister,
  portIdOf: (port: number) => number,
): readonly SnapshotArray[] {
  const ships = [...register.all()].filter(
    ({ history, position }) => position || history.ports.length > 0,
  );
  return [
    Int32Array.from(ships, ({ mmsi }) => mmsi),
    Int32Array.from(ships, ({ history }) => history.ports.length),
    Int32Array.from(ships, ({ isInPort }) => Number(isInPort)),
    Int32Array.from(ships.flatMap(({ history }) => history.ports.map(portIdOf))),
    Float64Array.from(ships.flatMap(({ history }) => history.timesMs)),
    Float64Array.from(ships.flatMap(({ history }) => history.atasMs)),
    Float64Array.from(ships.flatMap(({ history }) => history.atdsMs)),
    Float64Array.from(ships.flatMap(({ reliability }) => [reliability.named, reliability.right])),
    Float64Array.from(ships.flatMap(({ position }) => positionCells(position))),
  ];
}

/** Restores saved ships; calls at ports that no longer exist are left out. @param restored called with each ship */
export function restoreShips(
  register: ShipRegister,
  saved: readonly SnapshotArray[],
  numberOf: (portId: number) => number | undefined,
  restored: (ship: ShipVoyage) => void,
): void {
  const [mmsis, lengths, inPort, portIds, timesMs, atasMs, atdsMs, reliability, positions] = saved;
  let at = 0;
  for (let i = 0; i < mmsis.length; i++) {
    const ship = register.getOrCreate(mmsis[i] as Mmsi);
    for (const end = at + lengths[i]; at < end; at++) {
      const port = numberOf(portIds[at]);
      if (port !== undefined) appendCall(ship.history, port, timesMs[at], atasMs[at], atdsMs[at]);
    }
    ship.isInPort = inPort[i] === 1;
    ship.reliability.named = reliability[2 * i];
    ship.reliability.right = reliability[2 * i + 1];
    ship.position = positionFromCells(positions, 3 * i);
    ship.namedPorts = null;
    restored(ship);
  }
}
