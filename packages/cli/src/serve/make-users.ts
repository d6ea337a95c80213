import type { Identity } from '@roadstead/service';
import { type Host, UserError } from '../host.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import { mustHave } from './must-have.ts';
import type { Settings } from './settings-schema.ts';

/**
 * Makes the users of a settings file that are missing, with passwords from the environment; those that are there stay as
 * they are. Where there is no user yet, and none of them is an administrator, one is made too.
 * @throws UserError where one cannot be made
 */
export async function makeUsers(
  { users: wanted = [] }: Settings,
  identity: Identity,
  host: Host,
): Promise<void> {
  if (!wanted.some(({ roles }) => roles?.includes('administrator'))) {
    await makeFirstAdministrator(identity, host);
  }
  const known = new Set((await identity.users()).map(({ name }) => name));
  for (const { name, passwordFrom, roles = [] } of wanted) {
    if (known.has(name)) continue;
    const password = host.env[passwordFrom];
    if (password === undefined) {
      throw new UserError(
        `the user ${name} is new, and ${passwordFrom} with the password is not set.`,
      );
    }
    mustHave(await identity.addUser(name, password, roles));
  }
}
