import { isAdministrator, type Owned, type Principal } from '@roadstead/model';

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
