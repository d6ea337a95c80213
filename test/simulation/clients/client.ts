import type { Principal } from '@roadstead/model';
import type { Host } from '../host.ts';
import type { Chance, World } from '../world.ts';

/** The surroundings of a client. */
export interface ClientContext {
  readonly world: World;
  readonly host: Host;
  readonly chance: Chance;
  /** Notes that a rule is broken. */
  readonly wrong: (text: string) => void;
}

/** A client: it makes calls, and knows what must be true of their results. */
export interface Client {
  /** Makes one call, or a few that belong together. */
  act(): Promise<void>;
  /** Compares what is stored with what was acknowledged; nothing else happens meanwhile, and nothing fails. */
  check(): Promise<void>;
}

export const ANNA: Principal = {
  uuid: '0a000000-0000-4000-8000-000000000001',
  name: 'anna',
  roles: [],
};
export const BERT: Principal = {
  uuid: '0b000000-0000-4000-8000-000000000002',
  name: 'bert',
  roles: [],
};
export const CHIEF: Principal = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};
