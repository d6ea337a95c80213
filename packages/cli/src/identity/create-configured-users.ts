import type { Identity } from '@roadstead/service';
import { type Host, type TextOutput, UserError } from '../host/host.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { unwrapOrThrow } from '../operations/unwrap-or-throw.ts';
import { createFirstAdministrator } from './first-administrator.ts';

/**
 * Checks the users of a start without a store, by creating them in a service in memory.
 * @throws UserError if a user cannot be created
 */
export function checkConfiguredUsers(
  settings: Pick<Settings, 'users'>,
  identity: Identity,
  host: Host,
): Promise<void> {
  // The password of the first administrator is that of the store.
  const stderr: TextOutput = {
    write(_, done) {
      done();
      return true;
    },
  };
  return createConfiguredUsers(settings, identity, { ...host, stderr });
}

/**
 * Creates the missing users of a settings file, with passwords from the environment; existing users are not changed. A
 * store without users gets an administrator as well if none of them is one.
 * @throws UserError if a user cannot be created
 */
export async function createConfiguredUsers(
  { users: wanted = [] }: Pick<Settings, 'users'>,
  identity: Identity,
  host: Host,
): Promise<void> {
  if (!wanted.some(({ roles }) => roles?.includes('administrator'))) {
    await createFirstAdministrator(identity, host);
  }
  const known = new Set((await identity.listUsers()).map(({ name }) => name));
  for (const { name, passwordFrom, roles = [] } of wanted) {
    if (known.has(name)) continue;
    const password = host.env[passwordFrom];
    if (password === undefined) {
      throw new UserError(
        `the user ${name} is new, and ${passwordFrom} with the password is not set.`,
      );
    }
    unwrapOrThrow(await identity.createUser(name, password, roles));
  }
}
