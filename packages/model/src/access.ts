/** What a user may do besides what all may. */
export type Role = 'administrator' | 'feeder';

/** Who asks. */
export interface Caller {
  readonly uuid: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

/** What belongs to somebody. */
export interface Owned {
  /** The uuid of the user whose it is. */
  readonly owner: string;
  /** The uuids of those who may read it besides. */
  readonly acl: readonly string[];
}

export function isAdministrator({ roles }: Caller): boolean {
  return roles.includes('administrator');
}

/** The owner and administrators read and change; those in the acl read; for all others it is not there. */
export function mayRead(caller: Caller, { owner, acl }: Owned): boolean {
  return mayChange(caller, { owner }) || acl.includes(caller.uuid);
}

export function mayChange(caller: Caller, { owner }: Pick<Owned, 'owner'>): boolean {
  return owner === caller.uuid || isAdministrator(caller);
}
