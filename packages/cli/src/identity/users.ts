import type { Role } from '@roadstead/model';
import type { Identity } from '@roadstead/service';
import type { RemoteService } from '../operations/remote-service.ts';
import { unwrapOrThrow } from '../operations/unwrap-or-throw.ts';

interface UserLine {
  readonly uuid: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

interface KeyLine {
  readonly id: string;
  readonly prefix: string;
}

/** The users and keys of a service, local or remote; a failure is a UserError. */
export interface Users {
  all(): Promise<readonly UserLine[]>;
  add(name: string, password: string, roles: readonly Role[]): Promise<UserLine>;
  remove(name: string): Promise<void>;
  setPassword(name: string, password: string): Promise<void>;
  keys(name: string): Promise<readonly KeyLine[]>;
  addKey(name: string): Promise<KeyLine & { readonly secret: string }>;
  revokeKey(id: string): Promise<void>;
}

/** The users of an open store. */
export function localUsers(identity: Identity): Users {
  return {
    all: () => identity.listUsers(),
    add: async (name, password, roles) =>
      unwrapOrThrow(await identity.createUser(name, password, roles)),
    remove: async (name) => void unwrapOrThrow(await identity.removeUser(name)),
    setPassword: async (name, password) =>
      void unwrapOrThrow(await identity.setPassword(name, password)),
    keys: async (name) => unwrapOrThrow(await identity.listKeys(name)),
    addKey: async (name) => unwrapOrThrow(await identity.createKey(name)),
    revokeKey: async (id) => void unwrapOrThrow(await identity.revokeKey(id)),
  };
}

const BASE = '/api/identity';

/** The users of a running service. */
export function remoteUsers(service: RemoteService): Users {
  const pathOf = (name: string): string => `${BASE}/users/${encodeURIComponent(name)}`;
  const itemsAt = async (path: string): Promise<readonly unknown[]> =>
    ((await service.request('GET', path)) as { items: readonly unknown[] }).items;
  return {
    all: async () => (await itemsAt(`${BASE}/users`)) as readonly UserLine[],
    add: async (name, password, roles) =>
      (await service.request('POST', `${BASE}/users`, { name, password, roles })) as UserLine,
    remove: async (name) => void (await service.request('DELETE', pathOf(name))),
    setPassword: async (name, password) =>
      void (await service.request('PUT', `${pathOf(name)}/password`, { password })),
    keys: async (name) => (await itemsAt(`${pathOf(name)}/keys`)) as readonly KeyLine[],
    addKey: async (name) =>
      (await service.request('POST', `${pathOf(name)}/keys`)) as KeyLine & { secret: string },
    revokeKey: async (id) =>
      void (await service.request('DELETE', `${BASE}/keys/${encodeURIComponent(id)}`)),
  };
}
