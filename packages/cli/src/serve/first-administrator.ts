import type { Identity } from '@roadstead/service';
import { type Host, write } from '../host.ts';
import { randomBytes } from '../node/secrets.ts';
import { mustHave } from './must-have.ts';

/** Of the first administrator, where the environment says no other. */
export const FIRST_NAME = 'admin';
const PASSWORD_BYTES = 12;

/**
 * Makes an administrator where there is no user yet: from `ROADSTEAD_ADMIN_USER`, `ROADSTEAD_ADMIN_PASSWORD` and
 * `ROADSTEAD_ADMIN_API_KEY`, else with a random password that is printed once.
 * @throws UserError where what the environment says cannot be so
 */
export async function makeFirstAdministrator(identity: Identity, host: Host): Promise<void> {
  if ((await identity.users()).length > 0) return;
  const name = host.env['ROADSTEAD_ADMIN_USER'] ?? FIRST_NAME;
  const given = host.env['ROADSTEAD_ADMIN_PASSWORD'];
  const password = given ?? Buffer.from(randomBytes(PASSWORD_BYTES)).toString('base64url');
  const key = host.env['ROADSTEAD_ADMIN_API_KEY'];
  mustHave(await identity.addUser(name, password, ['administrator']));
  try {
    if (key !== undefined) mustHave(await identity.addKey(name, key));
    if (given === undefined) {
      await write(
        host.stderr,
        `This is the first start. The administrator is ${name}, with the password ${password} (it is not shown again).\n`,
      );
    }
  } catch (error) {
    // Without its key, or with a password that nobody has seen, it is no first start.
    await identity.removeUser(name);
    throw error;
  }
}
