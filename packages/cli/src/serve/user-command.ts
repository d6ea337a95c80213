import type { Store } from '@roadstead/contracts';
import type { Role } from '@roadstead/model';
import type { Identity } from '@roadstead/service';
import { EXIT_OK, type Host, UserError, write } from '../host.ts';
import { mustHave } from './must-have.ts';
import { serviceOn } from './open-service.ts';
import { openStore, openStoreToRead } from './open-store.ts';

/** What `roadstead user` and `roadstead key` were told. */
export interface IdentityOptions {
  readonly data: string;
}

/** Opens a store, does something with its users, and closes it. @throws UserError for what the user has to mend */
async function withIdentity(
  { data }: IdentityOptions,
  run: (identity: Identity) => Promise<void>,
): Promise<number> {
  return withIdentityOf(await openStore({ data, store: 'sqlite' }), run);
}

/** The same where nothing is changed: also while a service uses the store. */
async function withIdentityToRead(
  { data }: IdentityOptions,
  run: (identity: Identity) => Promise<void>,
): Promise<number> {
  return withIdentityOf(await openStoreToRead(data), run);
}

async function withIdentityOf(
  store: Store,
  run: (identity: Identity) => Promise<void>,
): Promise<number> {
  try {
    await run(serviceOn(store, true).identity);
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

/** The password is read from standard input. */
export async function addUserCommand(
  name: string,
  roles: readonly Role[],
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  const password = await readPassword(host);
  return withIdentity(options, async (identity) => {
    const user = mustHave(await identity.addUser(name, password, roles));
    await write(host.stdout, `${user.uuid}\t${user.name}\t${user.roles.join(',')}\n`);
  });
}

export function listUsersCommand(options: IdentityOptions, host: Host): Promise<number> {
  return withIdentityToRead(options, async (identity) => {
    for (const { uuid, name, roles } of await identity.users()) {
      await write(host.stdout, `${uuid}\t${name}\t${roles.join(',')}\n`);
    }
  });
}

export function removeUserCommand(
  name: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withIdentity(options, async (identity) => {
    mustHave(await identity.removeUser(name));
    await write(host.stderr, `Removed ${name}.\n`);
  });
}

export async function passwordCommand(
  name: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  const password = await readPassword(host);
  return withIdentity(options, async (identity) => {
    mustHave(await identity.setPassword(name, password));
    await write(host.stderr, `Changed the password of ${name}.\n`);
  });
}

export function addKeyCommand(
  userName: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withIdentity(options, async (identity) => {
    const { secret, id } = mustHave(await identity.addKey(userName));
    await write(host.stderr, `Made key ${id} for ${userName}. It is shown this once:\n`);
    await write(host.stdout, `${secret}\n`);
  });
}

export function listKeysCommand(
  userName: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withIdentityToRead(options, async (identity) => {
    for (const { id, prefix } of mustHave(await identity.keys(userName))) {
      await write(host.stdout, `${id}\t${prefix}…\n`);
    }
  });
}

export function revokeKeyCommand(
  id: string,
  options: IdentityOptions,
  host: Host,
): Promise<number> {
  return withIdentity(options, async (identity) => {
    mustHave(await identity.revokeKey(id));
    await write(host.stderr, `Revoked key ${id}.\n`);
  });
}

const LINE_BYTES_MAX = 1000;

/** Not from the arguments, where other users of the machine see it. */
async function readPassword(host: Host): Promise<string> {
  await write(host.stderr, 'The password is read from standard input.\n');
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of host.stdin) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('\n') || text.length > LINE_BYTES_MAX) break;
  }
  const [line] = text.split(/\r?\n/);
  if (line === '') throw new UserError('no password came on standard input.');
  return line;
}
