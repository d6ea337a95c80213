import type { CallModel } from './call-model.ts';
import { createDestinationReader } from './destination/create-destination-reader.ts';
import type { Candidate, Destination, DestinationReader } from './destination/destination.ts';
import type { KnownPlace } from './known-place.ts';
import type { KnownPort } from './known-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

const NO_NAMED_PORTS: ReadonlyMap<number, number> = new Map();

/** X1: reads the destinations of ships as ports of a model. */
export class DestinationPorts {
  /** By port number. */
  readonly #ports: readonly KnownPort[];
  readonly #places: readonly KnownPlace[] | undefined;
  readonly #model: CallModel;
  /** Created on first use, which takes tenths of a second. */
  #reader: DestinationReader | undefined;

  constructor(
    ports: readonly KnownPort[],
    places: readonly KnownPlace[] | undefined,
    model: CallModel,
  ) {
    this.#ports = ports;
    this.#places = places;
    this.#model = model;
  }

  /**
   * The ports that a ship's destination names, by their number, except the current or last one: such a text is out of date. Off the
   * limits of a port, and in a canal or strait, a ship does not call.
   */
  namedBy(ship: ShipVoyage): ReadonlyMap<number, number> {
    if (ship.namedPorts) return ship.namedPorts;
    const { history, position, reported } = ship;
    if (reported.destination === null) return NO_NAMED_PORTS;
    const last = history.ports.at(-1);
    this.#reader ??= createDestinationReader(this.#ports, this.#places);
    const read = this.#reader.read(reported.destination, {
      ...(position && { position }),
      ...(last !== undefined && { departurePortId: this.#model.portIdOf(last) }),
    });
    const named = new Map<number, number>();
    for (const { portId, likelihood } of calledAt(read)) {
      const port = this.#model.numberOf(portId);
      if (port !== undefined && port !== last) named.set(port, likelihood);
    }
    ship.namedPorts = named;
    return named;
  }
}

function calledAt(read: Destination): readonly Candidate[] {
  if (read.kind === 'ports') return read.candidates;
  const isNoCall =
    read.kind !== 'intent' || read.intent === 'off-port-limits' || read.intent === 'passage';
  return isNoCall ? [] : read.candidates;
}
