import type { Store } from '@roadstead/contracts';
import type { Role } from '@roadstead/model';
import { EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { createLocalService } from '../operations/create-local-service.ts';
import { openExistingStore, openStore, openStoreReadOnly } from '../operations/open-store.ts';
import { remoteService } from '../operations/remote-service.ts';
import type { IdentityOptions } from './identity-options.ts';
import { localUsers, remoteUsers, type Users } from './users.ts';

/** The store that a command needs. */
type Opening = 'new' | 'existing' | 'to read';

/** Runs a function on the users of a store or of a running service. @throws UserError */
async function withUsers(
  { data, url }: IdentityOptions,
  host: Host,
  opening: Opening,
  run: (users: Users) => Promise<void>,
): Promise<number> {
  if (url !== undefined) {
    await run(remoteUsers(remoteService(url, host)));
    return EXIT_OK;
  }
  const store = await open(data, opening);
  try {
    const { passwordHasher } = host;
    await run(localUsers(createLocalService(store, 'live', { passwordHasher }).identity));
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

function open(data: string, opening: Opening): Promise<Store> {
  if (opening === 'to read') return openStoreReadOnly(data);
  if (opening === 'existing') return openExistingStore(data);
  return openStore({ data, store: 'sqlite' });
}

/** Adds a user, with the password from standard input. */
export async function addUserCommand(
  name: string,
  roles: readonly Role[],
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  const password = await readPassword(host);
  return withUsers(options, host, 'new', async (users) => {
    const user = await users.add(name, password, roles);
    await writeText(host.stdout, `${user.uuid}\t${user.name}\t${user.roles.join(',')}\n`);
  });
}

export function listUsersCommand(options: IdentityOptions, host: Host): Promise<number> {
  return withUsers(options, host, 'to read', async (users) => {
    for (const { uuid, name, roles } of await users.all()) {
      await writeText(host.stdout, `${uuid}\t${name}\t${roles.join(',')}\n`);
    }
  });
}

export function removeUserCommand(
  name: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withUsers(options, host, 'existing', async (users) => {
    await users.remove(name);
    await writeText(host.stderr, `Removed ${name}.\n`);
  });
}

export async function passwordCommand(
  name: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  const password = await readPassword(host);
  return withUsers(options, host, 'existing', async (users) => {
    await users.setPassword(name, password);
    await writeText(host.stderr, `Changed the password of ${name}.\n`);
  });
}

export function addKeyCommand(
  userName: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withUsers(options, host, 'existing', async (users) => {
    const { secret, id } = await users.addKey(userName);
    try {
      await writeText(host.stderr, `Created key ${id} for ${userName}. It is shown only once:\n`);
      await writeText(host.stdout, `${secret}\n`);
    } catch (error) {
      // A key that was not printed is of no use.
      await users.revokeKey(id);
      throw error;
    }
  });
}

export function listKeysCommand(
  userName: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withUsers(options, host, 'to read', async (users) => {
    for (const { id, prefix } of await users.keys(userName)) {
      await writeText(host.stdout, `${id}\t${prefix}…\n`);
    }
  });
}

export function revokeKeyCommand(
  id: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withUsers(options, host, 'existing', async (users) => {
    await users.revokeKey(id);
    await writeText(host.stderr, `Revoked key ${id}.\n`);
  });
}

const LINE_BYTES_MAX = 1000;

/** Reads a password from standard input: arguments are visible to other users of the machine. */
async function readPassword(host: Host): Promise<string> {
  await writeText(host.stderr, 'The password is read from standard input.\n');
  let text = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of takeUntilAborted(host.stdin, host.interrupted)) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes('\n') || text.length > LINE_BYTES_MAX) break;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError('the password on standard input is not UTF-8.');
  }
  const [line] = text.split(/\r?\n/);
  if (line === '') throw new UserError('standard input has no password.');
  return line;
}
