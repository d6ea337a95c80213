/** A permission beyond that of every user: `administrator` for all operations, `feeder` for ingesting reports. */
export type Role = 'administrator' | 'feeder';

/** The authenticated user of a call. */
export interface Principal {
  readonly uuid: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

/** An object with an owner. */
export interface Owned {
  /** The uuid of the owning user. */
  readonly owner: string;
  /** The uuids of the other users with read access. */
  readonly acl: readonly string[];
}

/** Returns whether a user has the role `administrator`. */
export function isAdministrator({ roles }: Principal): boolean {
  return roles.includes('administrator');
}

/** Returns whether a user can read an object: its owner, the users in its acl, and administrators. */
export function canRead(caller: Principal, { owner, acl }: Owned): boolean {
  return canWrite(caller, { owner }) || acl.includes(caller.uuid);
}

/** Returns whether a user can change an object: its owner and administrators. */
export function canWrite(caller: Principal, { owner }: Pick<Owned, 'owner'>): boolean {
  return owner === caller.uuid || isAdministrator(caller);
}

/** The reader that stands for all administrators. */
export const ADMINISTRATORS = '*';

/** Returns the reader that a caller is. */
export function readerOf(caller: Principal): string {
  return isAdministrator(caller) ? ADMINISTRATORS : caller.uuid;
}

/** Returns the readers of an object, each once: those for whom `canRead` is true. */
export function readersOf({ owner, acl }: Owned): readonly string[] {
  return [...new Set([ADMINISTRATORS, owner, ...acl])];
}
