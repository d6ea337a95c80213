import type { PortSequence } from './call-history.ts';
import { SHIP_CLASSES } from './ship-class.ts';

/** Class number of all ships together. */
export const ALL_CLASSES: number = SHIP_CLASSES;

/**
 * Numbers the situations of ships: the class, and the last one or two ports. With as many ports as there are in the world the keys
 * are below 2^31, the range of small integers in V8.
 */
export class SituationKeys {
  /** Number of ports; as a port number it stands for none. */
  readonly #ports: number;

  constructor(ports: number) {
    this.#ports = ports;
  }

  /** The last two calls for all ships, since few of a class sail the same way; then the last one for the class, and for all. */
  keysOf(shipClass: number, { ports }: PortSequence): readonly number[] {
    const last = ports.at(-1);
    if (last === undefined) return [];
    const before = ports.at(-2);
    const ofClass = this.#key(shipClass, this.#ports, last);
    const ofAll = this.#key(ALL_CLASSES, this.#ports, last);
    if (before === undefined) return [ofClass, ofAll];
    return [this.#key(ALL_CLASSES, before, last), ofClass, ofAll];
  }

  /**
   * The key of the same situation with other port numbers.
   * @param numbers new port numbers by old ones; undefined for removed ports
   */
  translate(
    key: number,
    there: SituationKeys,
    numbers: readonly (number | undefined)[],
  ): number | undefined {
    const base = this.#ports + 1;
    const last = numbers[key % base];
    const rest = Math.floor(key / base);
    const then = rest % base;
    const before = then === this.#ports ? there.#ports : numbers[then];
    if (last === undefined || before === undefined) return undefined;
    return there.#key(Math.floor(rest / base), before, last);
  }

  #key(shipClass: number, before: number, last: number): number {
    return (shipClass * (this.#ports + 1) + before) * (this.#ports + 1) + last;
  }
}
