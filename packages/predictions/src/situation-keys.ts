import type { OwnCalls } from './own-calls.ts';
import { CLASSES } from './ship-class.ts';

/** The class that stands for all ships. */
const ALL_SHIPS: number = CLASSES;

/**
 * Gives each situation of ships a number: what they came to after their last call, or the last two. With as many ports as there are
 * in the world it is under 2^31, with which machines are quick.
 */
export class SituationKeys {
  /** How many ports there are; the number of none. */
  readonly #ports: number;

  constructor(ports: number) {
    this.#ports = ports;
  }

  /** After the last two calls, of all ships: few of a class have come the same way. Then after the last one, of the class and of all. */
  of(shipClass: number, { ports }: OwnCalls): readonly number[] {
    const last = ports.at(-1);
    if (last === undefined) return [];
    const before = ports.at(-2);
    const ofClass = this.#key(shipClass, this.#ports, last);
    const ofAll = this.#key(ALL_SHIPS, this.#ports, last);
    if (before === undefined) return [ofClass, ofAll];
    return [this.#key(ALL_SHIPS, before, last), ofClass, ofAll];
  }

  /**
   * The number of the same situation where ports have other numbers.
   * @param numbers of the ports there, by those here; undefined where a port is gone
   */
  moved(
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
