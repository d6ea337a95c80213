import type { Identity } from '@roadstead/service';
import { type Host, UserError } from '../host/host.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { unwrapOrThrow } from '../operations/unwrap-or-throw.ts';
import { createFirstAdministrator } from './first-administrator.ts';

/**
 * Creates the missing users of a settings file, with passwords from the environment; existing users are not changed. A
 * store without users gets an administrator as well if none of them is one.
 * @throws UserError if a user cannot be created
 */
export async function createConfiguredUsers(
  { users: wanted = [] }: Settings,
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
