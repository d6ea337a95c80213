import type { SnapshotArray } from '@roadstead/contracts';
import { hourQuantile } from './hour-quantile.ts';
import { STAYS_MIN, STAYS_OF_CLASS_MAX, STAYS_OF_PORT_MAX } from './thresholds.ts';

/** An uncertain rest of a stay, by its mean and its second and third central moments, and by its quantiles. */
export interface StayDuration {
  readonly hours: number;
  /** Hours squared. */
  readonly variance: number;
  /** The third central moment, in hours cubed. */
  readonly skew3: number;
  /** The 10 %, 50 % and 90 % quantile, in hours. */
  readonly quantilesHours: readonly [number, number, number];
}

/** S1: the last stays of the ships of each class, at each port and at all ports. */
export class StayTimes {
  /** Hours, oldest first; by class, then port number. */
  readonly #byPort: Map<number, Map<number, number[]>> = new Map();
  readonly #byClass: Map<number, number[]> = new Map();

  add(shipClass: number, port: number, hours: number): void {
    const ports = getOrCreate(this.#byPort, shipClass, () => new Map<number, number[]>());
    append(getOrCreate(ports, port, newList), hours, STAYS_OF_PORT_MAX);
    append(getOrCreate(this.#byClass, shipClass, newList), hours, STAYS_OF_CLASS_MAX);
  }

  /**
   * Estimates the rest of a stay by the narrowest group with enough stays that lasted longer: the ship's own at the port, those of its
   * class there, those of its class anywhere. Undefined without one.
   * @param own the stays of the ship at the port, in hours
   */
  remaining(
    own: readonly number[],
    shipClass: number,
    port: number,
    elapsedHours: number,
  ): StayDuration | undefined {
    const groups = [
      own,
      this.#byPort.get(shipClass)?.get(port) ?? [],
      this.#byClass.get(shipClass) ?? [],
    ];
    for (const group of groups) {
      const left = group.map((hours) => hours - elapsedHours).filter((hours) => hours > 0);
      if (left.length >= STAYS_MIN) return durationOf(left);
    }
    return undefined;
  }

  /** The classes, ports and lengths of the lists, and all hours, for `restore`. @param portIdOf returns the id of a port number */
  save(portIdOf: (port: number) => number): readonly SnapshotArray[] {
    const lists = [...this.#byPort].flatMap(([shipClass, ports]) =>
      [...ports].map(([port, hours]) => ({ shipClass, portId: portIdOf(port), hours })),
    );
    const classes = [...this.#byClass];
    return [
      Int32Array.from(lists, ({ shipClass }) => shipClass),
      Int32Array.from(lists, ({ portId }) => portId),
      Int32Array.from(lists, ({ hours }) => hours.length),
      Float64Array.from(lists.flatMap(({ hours }) => hours)),
      Int32Array.from(classes, ([shipClass]) => shipClass),
      Int32Array.from(classes, ([, hours]) => hours.length),
      Float64Array.from(classes.flatMap(([, hours]) => hours)),
    ];
  }

  /** Restores saved stays; those at ports that no longer exist are left out. */
  restore(
    [classes, portIds, lengths, hours, all, allLengths, allHours]: readonly SnapshotArray[],
    numberOf: (portId: number) => number | undefined,
  ): void {
    const lists = splitHours(hours, lengths);
    for (let i = 0; i < lists.length; i++) {
      const port = numberOf(portIds[i]);
      if (port === undefined) continue;
      getOrCreate(this.#byPort, classes[i], () => new Map<number, number[]>()).set(port, lists[i]);
    }
    for (const [i, list] of splitHours(allHours, allLengths).entries()) {
      this.#byClass.set(all[i], list);
    }
  }
}

function splitHours(hours: SnapshotArray, lengths: SnapshotArray): readonly number[][] {
  let end = 0;
  return Array.from(lengths, (length) => {
    end += length;
    return Array.from(hours.subarray(end - length, end));
  });
}

function durationOf(samples: readonly number[]): StayDuration {
  const moment = (power: number, around: number): number =>
    samples.reduce((sum, sample) => sum + (sample - around) ** power, 0) / samples.length;
  const hours = moment(1, 0);
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    hours,
    variance: moment(2, hours),
    skew3: moment(3, hours),
    quantilesHours: [
      hourQuantile(sorted, 0.1),
      hourQuantile(sorted, 0.5),
      hourQuantile(sorted, 0.9),
    ],
  };
}

function newList(): number[] {
  return [];
}

function append(list: number[], hours: number, most: number): void {
  list.push(hours);
  if (list.length > most) list.shift();
}

function getOrCreate<Value>(map: Map<number, Value>, key: number, create: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}
