import type { SnapshotArray } from '@roadstead/contracts';
import { HOURS_OF_CLASS_MAX, HOURS_OF_PORT_MAX } from './thresholds.ts';

/** The number of arrays of `HoursByClass.save`. */
export const HOURS_ARRAYS = 7;

/** S1, S4: the last observed durations of the ships of each class, at each port and at all ports. */
export class HoursByClass {
  /** Hours, oldest first; by class, then port number. */
  readonly #byPort: Map<number, Map<number, number[]>> = new Map();
  readonly #byClass: Map<number, number[]> = new Map();

  add(shipClass: number, port: number, hours: number): void {
    const ports = getOrCreate(this.#byPort, shipClass, () => new Map<number, number[]>());
    append(getOrCreate(ports, port, newList), hours, HOURS_OF_PORT_MAX);
    append(getOrCreate(this.#byClass, shipClass, newList), hours, HOURS_OF_CLASS_MAX);
  }

  /** Returns the hours of a class at a port, and those of the class at all ports. */
  groupsOf(shipClass: number, port: number): readonly (readonly number[])[] {
    return [this.#byPort.get(shipClass)?.get(port) ?? [], this.#byClass.get(shipClass) ?? []];
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

  /** Restores saved hours; those at ports that no longer exist are left out. */
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
