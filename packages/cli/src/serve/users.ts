import type { Role } from '@roadstead/model';
import type { Identity } from '@roadstead/service';
import { mustHave } from './must-have.ts';
import type { RemoteService } from './remote-service.ts';

interface UserLine {
  readonly uuid: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

interface KeyLine {
  readonly id: string;
  readonly prefix: string;
}

/** The users and keys of a service, wherever it is; what cannot be done is a UserError. */
export interface Users {
  all(): Promise<readonly UserLine[]>;
  add(name: string, password: string, roles: readonly Role[]): Promise<UserLine>;
  remove(name: string): Promise<void>;
  setPassword(name: string, password: string): Promise<void>;
  keys(name: string): Promise<readonly KeyLine[]>;
  addKey(name: string): Promise<KeyLine & { readonly secret: string }>;
  revokeKey(id: string): Promise<void>;
}

/** Those of a store that we have open. */
export function localUsers(identity: Identity): Users {
  return {
    all: () => identity.users(),
    add: async (name, password, roles) => mustHave(await identity.addUser(name, password, roles)),
    remove: async (name) => void mustHave(await identity.removeUser(name)),
    setPassword: async (name, password) =>
      void mustHave(await identity.setPassword(name, password)),
    keys: async (name) => mustHave(await identity.keys(name)),
    addKey: async (name) => mustHave(await identity.addKey(name)),
    revokeKey: async (id) => void mustHave(await identity.revokeKey(id)),
  };
}

const BASE = '/api/identity';

/** Those of a service that runs. */
export function remoteUsers(service: RemoteService): Users {
  const pathOf = (name: string): string => `${BASE}/users/${encodeURIComponent(name)}`;
  const itemsAt = async (path: string): Promise<readonly unknown[]> =>
    ((await service.ask('GET', path)) as { items: readonly unknown[] }).items;
  return {
    all: async () => (await itemsAt(`${BASE}/users`)) as readonly UserLine[],
    add: async (name, password, roles) =>
      (await service.ask('POST', `${BASE}/users`, { name, password, roles })) as UserLine,
    remove: async (name) => void (await service.ask('DELETE', pathOf(name))),
    setPassword: async (name, password) =>
      void (await service.ask('PUT', `${pathOf(name)}/password`, { password })),
    keys: async (name) => (await itemsAt(`${pathOf(name)}/keys`)) as readonly KeyLine[],
    addKey: async (name) =>
      (await service.ask('POST', `${pathOf(name)}/keys`)) as KeyLine & { secret: string },
    revokeKey: async (id) =>
      void (await service.ask('DELETE', `${BASE}/keys/${encodeURIComponent(id)}`)),
  };
}
