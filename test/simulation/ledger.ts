import type { Outcome } from './host.ts';

/**
 * The states of stored objects that clients know. An object has one state after an acknowledged write, and several possible ones after a
 * write of which nobody heard; reading it decides. `undefined` is the state of an object that does not exist.
 */
export class Ledger<State extends string | number | boolean> {
  readonly #name: string;
  readonly #possible: Map<string, readonly (State | undefined)[]> = new Map();

  constructor(name: string) {
    this.#name = name;
  }

  get keys(): readonly string[] {
    return [...this.#possible.keys()];
  }

  /** The states that an object may have; undefined: it does not exist. */
  possible(key: string): readonly (State | undefined)[] {
    return this.#possible.get(key) ?? [undefined];
  }

  /** The state of an object; undefined where it does not exist, or where nobody knows. */
  known(key: string): State | undefined {
    const [only, ...others] = this.possible(key);
    return others.length > 0 ? undefined : only;
  }

  /** Notes a write before it begins. @returns a function that notes its outcome, and whether it was acknowledged */
  attempt(key: string, after: State | undefined): (outcome: Outcome<{ ok: boolean }>) => boolean {
    const before = this.possible(key);
    this.#possible.set(key, [...new Set([...before, after])]);
    return (outcome) => {
      if (outcome.kind === 'unknown') return false;
      // A refusal has changed nothing, unless an earlier write with an unknown outcome had.
      this.#possible.set(key, outcome.value.ok ? [after] : before);
      return outcome.value.ok;
    };
  }

  /** Compares all objects with those that a client reads now. @returns what is wrong */
  observe(actual: ReadonlyMap<string, State>): readonly string[] {
    const unwritten = [...actual.keys()].filter((key) => !this.#possible.has(key));
    return [
      ...this.keys.flatMap((key) => this.observeOne(key, actual.get(key))),
      ...unwritten.map((key) => `${this.#name} ${key} was never written`),
    ];
  }

  /** Compares an object with what a client reads now; undefined: it does not exist. @returns what is wrong */
  observeOne(key: string, state: State | undefined): readonly string[] {
    const possible = this.possible(key);
    this.#possible.set(key, [state]);
    if (possible.includes(state)) return [];
    return [`${this.#name} ${key} is ${state}, and should be ${possible.join(' or ')}`];
  }
}
