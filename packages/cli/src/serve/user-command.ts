import type { Store } from '@roadstead/contracts';
import type { Role } from '@roadstead/model';
import { EXIT_OK, type Host, UserError, write } from '../host.ts';
import { untilAborted } from '../until-aborted.ts';
import { serviceOn } from './open-service.ts';
import { openExistingStore, openStore, openStoreToRead } from './open-store.ts';
import { remoteService } from './remote-service.ts';
import { localUsers, remoteUsers, type Users } from './users.ts';

/** What `roadstead user` and `roadstead key` were told. */
export interface IdentityOptions {
  readonly data: string;
  /** A service that runs, instead of the store. */
  readonly url?: string;
}

/** What of a store a command needs. */
type Opening = 'new' | 'existing' | 'to read';

/** Opens a store, or asks a service, does something with its users, and closes it. @throws UserError for what the user has to mend */
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
    await run(localUsers(serviceOn(store, 'live').identity));
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

function open(data: string, opening: Opening): Promise<Store> {
  if (opening === 'to read') return openStoreToRead(data);
  if (opening === 'existing') return openExistingStore(data);
  return openStore({ data, store: 'sqlite' });
}

/** The password is read from standard input. */
export async function addUserCommand(
  name: string,
  roles: readonly Role[],
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  const password = await readPassword(host);
  return withUsers(options, host, 'new', async (users) => {
    const user = await users.add(name, password, roles);
    await write(host.stdout, `${user.uuid}\t${user.name}\t${user.roles.join(',')}\n`);
  });
}

export function listUsersCommand(options: IdentityOptions, host: Host): Promise<number> {
  return withUsers(options, host, 'to read', async (users) => {
    for (const { uuid, name, roles } of await users.all()) {
      await write(host.stdout, `${uuid}\t${name}\t${roles.join(',')}\n`);
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
    await write(host.stderr, `Removed ${name}.\n`);
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
    await write(host.stderr, `Changed the password of ${name}.\n`);
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
      await write(host.stderr, `Made key ${id} for ${userName}. It is shown this once:\n`);
      await write(host.stdout, `${secret}\n`);
    } catch (error) {
      // A key that nobody has seen is of no use to anybody who should have it.
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
      await write(host.stdout, `${id}\t${prefix}…\n`);
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
    await write(host.stderr, `Revoked key ${id}.\n`);
  });
}

const LINE_BYTES_MAX = 1000;

/** Not from the arguments, where other users of the machine see it. */
async function readPassword(host: Host): Promise<string> {
  await write(host.stderr, 'The password is read from standard input.\n');
  let text = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of untilAborted(host.stdin, host.interrupted)) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes('\n') || text.length > LINE_BYTES_MAX) break;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError('the password on standard input is not in UTF-8.');
  }
  const [line] = text.split(/\r?\n/);
  if (line === '') throw new UserError('no password came on standard input.');
  return line;
}
