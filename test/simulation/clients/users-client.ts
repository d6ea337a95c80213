import { Ledger } from '../ledger.ts';
import type { Client, ClientContext } from './client.ts';

const NAMES = ['dora', 'emil', 'fritz'];

/** Creates and removes users, and changes their passwords and keys. */
export class UsersClient implements Client {
  readonly #context: ClientContext;
  /** The version of each user's password. */
  readonly #passwords: Ledger<number> = new Ledger('password of');
  /** The key of each user; a removed user has none. */
  readonly #keys: Ledger<number> = new Ledger('key of');
  #version = 0;

  constructor(context: ClientContext) {
    this.#context = context;
  }

  async act(): Promise<void> {
    const { host, chance } = this.#context;
    const name = chance.pick(NAMES);
    // A user may have several keys, of which the ledger knows one.
    if (!(await this.#check(name))) return;
    const version = ++this.#version;
    const exists = this.#passwords.known(name) !== undefined;
    if (!exists) {
      await this.#create(name, version);
    } else if (chance.happens(0.3)) {
      const key = this.#keys.known(name);
      if ((await this.#remove(name)) && key !== undefined) await this.#reuse(name, key, version);
    } else if (chance.happens(0.5)) {
      const note = this.#passwords.attempt(name, version);
      note(await host.call(({ identity }) => identity.setPassword(name, passwordOf(version))));
    } else if (this.#keys.known(name) === undefined) {
      const note = this.#keys.attempt(name, version);
      note(await host.call(({ identity }) => identity.createKey(name, keyOf(name, version))));
    }
  }

  #create(name: string, version: number): Promise<boolean> {
    const { host } = this.#context;
    const note = this.#passwords.attempt(name, version);
    return host
      .call(({ identity }) => identity.createUser(name, passwordOf(version), []))
      .then(note);
  }

  async #remove(name: string): Promise<boolean> {
    const note = this.#passwords.attempt(name, undefined);
    const noteKey = this.#keys.attempt(name, undefined);
    const outcome = await this.#context.host.call(({ identity }) => identity.removeUser(name));
    noteKey(outcome);
    return note(outcome);
  }

  /** Gives a new user of that name the key of a removed one, which nobody else has: no other call shows that it is gone. */
  async #reuse(name: string, key: number, version: number): Promise<void> {
    const { host, wrong } = this.#context;
    if (!(await this.#create(name, version))) return;
    const note = this.#keys.attempt(name, key);
    const outcome = await host.call(({ identity }) => identity.createKey(name, keyOf(name, key)));
    const isStored = note(outcome);
    if (!isStored && outcome.kind === 'acknowledged')
      wrong(`the key ${key} of ${name}, who was removed, is still in use`);
  }

  async check(): Promise<void> {
    for (const name of NAMES) await this.#check(name);
  }

  /** Tries every password that the user may have had, and the keys. @returns whether the service answered */
  async #check(name: string): Promise<boolean> {
    const { host, wrong } = this.#context;
    const outcome = await host.call(async ({ identity }) => {
      const passwords: number[] = [];
      const keys: number[] = [];
      for (let version = 1; version <= this.#version; version++) {
        if (await identity.authenticate(name, passwordOf(version))) passwords.push(version);
        const holder = await identity.authenticateKey(keyOf(name, version));
        if (holder) keys.push(version);
      }
      return { passwords, keys };
    });
    if (outcome.kind === 'unknown') return false;
    const { passwords, keys } = outcome.value;
    if (passwords.length > 1 || keys.length > 1) {
      wrong(`${name} has the passwords ${passwords.join()} and the keys ${keys.join()}`);
    }
    for (const [ledger, [version]] of [
      [this.#passwords, passwords],
      [this.#keys, keys],
    ] as const) {
      ledger.observeOne(name, version).forEach(wrong);
    }
    return true;
  }
}

function passwordOf(version: number): string {
  return `password ${version}`;
}

function keyOf(name: string, version: number): string {
  return `a key of ${name}, number ${version}`;
}
