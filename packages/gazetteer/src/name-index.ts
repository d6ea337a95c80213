import { parseLocode, searchable } from '@roadstead/model';
import type { Port } from './port.ts';
import { bySize } from './port-order.ts';

/** Finds ports by code and name. */
export class PortNameIndex {
  readonly #byLocode = new Map<string, Port>();
  readonly #byName = new Map<string, Port[]>();
  /** All names, sorted. */
  readonly #names: readonly string[];

  constructor(ports: readonly Port[]) {
    const ranked = [...ports].sort(bySize);
    for (const port of ranked) {
      if (port.locode && !this.#byLocode.has(port.locode)) this.#byLocode.set(port.locode, port);
      for (const name of new Set([port.name, ...port.aliases].map(searchable))) {
        const named = this.#byName.get(name);
        if (named) named.push(port);
        else this.#byName.set(name, [port]);
      }
    }
    // The own code of a port takes precedence over an additional code of another port.
    for (const port of ranked) {
      for (const locode of port.locodes) {
        if (!this.#byLocode.has(locode)) this.#byLocode.set(locode, port);
      }
    }
    this.#names = [...this.#byName.keys()].filter((name) => name !== '').sort();
  }

  byLocode(text: string): Port | undefined {
    const locode = parseLocode(text);
    return locode && this.#byLocode.get(locode);
  }

  named(text: string): readonly Port[] {
    const name = searchable(text);
    if (name === '') return [];
    const exact = this.#byName.get(name);
    if (exact) return [...exact];
    const found = new Set<Port>();
    for (const each of this.#names) {
      if (!each.startsWith(name)) continue;
      for (const port of this.#byName.get(each) ?? []) found.add(port);
    }
    return [...found].sort(bySize);
  }
}
