import type { Identity } from '@roadstead/service';
import { type Host, writeText } from '../host/host.ts';
import { randomBytes } from '../node/secrets.ts';
import { unwrapOrThrow } from '../operations/unwrap-or-throw.ts';

/** The name of the first administrator, unless the environment has another. */
export const FIRST_NAME = 'admin';
const PASSWORD_BYTES = 12;

/**
 * Creates an administrator in a store without users: from `ROADSTEAD_ADMIN_USER`, `ROADSTEAD_ADMIN_PASSWORD` and
 * `ROADSTEAD_ADMIN_API_KEY`, or with a random password that is printed once.
 * @throws UserError for an invalid name, password or key
 */
export async function createFirstAdministrator(identity: Identity, host: Host): Promise<void> {
  if ((await identity.listUsers()).length > 0) return;
  const name = host.env['ROADSTEAD_ADMIN_USER'] ?? FIRST_NAME;
  const configured = host.env['ROADSTEAD_ADMIN_PASSWORD'];
  const password = configured ?? Buffer.from(randomBytes(PASSWORD_BYTES)).toString('base64url');
  const key = host.env['ROADSTEAD_ADMIN_API_KEY'];
  unwrapOrThrow(await identity.createUser(name, password, ['administrator']));
  try {
    if (key !== undefined) unwrapOrThrow(await identity.createKey(name, key));
    if (configured === undefined) {
      await writeText(
        host.stderr,
        `This is the first start. The administrator is ${name}, with the password ${password} (it is not shown again).\n`,
      );
    }
  } catch (error) {
    // Without its key, or with a password that was not printed, the next start must create it again.
    await identity.removeUser(name);
    throw error;
  }
}
