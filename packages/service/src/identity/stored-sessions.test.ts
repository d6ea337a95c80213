import { createHash } from 'node:crypto';
import {
  createMemoryStore,
  manualClock,
  overrideCollection,
  type Store,
} from '@roadstead/contracts';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { optionsFor } from '../testing/running-service.ts';
import type { Identity, Session } from './identity.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PASSWORD = 'correct horse';

/** Starts a service on a store, with SHA-256 as the digest. */
async function start(store: Store = createMemoryStore(), clock = manualClock(0)) {
  const options = optionsFor(store, clock);
  const digest = async (secret: string): Promise<string> =>
    createHash('sha256').update(secret).digest('hex');
  const service = createMaritimeService({
    ...options,
    passwordHasher: { ...options.passwordHasher, digest },
  });
  await service.start();
  return { service, identity: service.identity, sessions: service.identity.sessions, store, clock };
}

/** The same with the user anna, who has logged in. */
async function loggedIn(store?: Store) {
  const started = await start(store);
  await started.identity.createUser('anna', PASSWORD, ['feeder']);
  return { ...started, session: await open(started.identity) };
}

async function open(identity: Identity): Promise<Session & { readonly secret: string }> {
  const session = await identity.sessions.open('anna', PASSWORD);
  if (!session) throw new Error('Not logged in.');
  return session;
}

/** Returns a store in which a function replaces the changes of documents. */
function onChange(
  store: Store,
  replace: <Value>(collection: string, change: () => Promise<Value>) => Promise<Value>,
): Store {
  return {
    ...store,
    collection(schema) {
      const collection = store.collection(schema);
      return overrideCollection(collection, {
        change: (...of) => replace(schema.name, () => collection.change(...of)),
      });
    },
  };
}

describe('a session', () => {
  it('[V25] stands for its user, with roles', async () => {
    const { sessions, session } = await loggedIn();
    expect(session.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessions.find(session.secret)).toMatchObject({
      ...{ id: session.id, user: { name: 'anna', roles: ['feeder'] } },
    });
    expect(await sessions.check(session.id)).toMatchObject({ user: { name: 'anna' } });
  });

  it('[V25] needs the right password, and a secret of its form', async () => {
    const { sessions, session } = await loggedIn();
    expect(await sessions.open('anna', 'wrong horse')).toBeUndefined();
    expect(await sessions.open('nobody', PASSWORD)).toBeUndefined();
    for (const secret of ['', session.id, session.secret.slice(1), `${session.secret}0`]) {
      expect(await sessions.find(secret)).toBeUndefined();
    }
  });

  it('[V25] ends an hour after its last use', async () => {
    const { sessions, session, clock } = await loggedIn();
    clock.set(59 * MINUTE_MS);
    expect(await sessions.find(session.secret)).toMatchObject({ idleUntilMs: 119 * MINUTE_MS });
    clock.set(119 * MINUTE_MS - 1);
    expect(await sessions.check(session.id)).toMatchObject({ idleUntilMs: 179 * MINUTE_MS - 1 });
    clock.set(179 * MINUTE_MS - 1);
    expect(await sessions.find(session.secret)).toBeUndefined();
    expect(await sessions.check(session.id)).toBeUndefined();
  });

  it('[V25] has its use stored each five minutes', async () => {
    let changes = 0;
    const counting = onChange(createMemoryStore(), async (name, change) => {
      changes += name === 'sessions' ? 1 : 0;
      return change();
    });
    const { sessions, session, clock } = await loggedIn(counting);
    for (let minute = 0; minute < 60; minute++) {
      clock.set(minute * MINUTE_MS);
      await sessions.find(session.secret);
    }
    expect(changes).toBe(11);
  });

  it('[V25] ends twelve hours after the login, used or not', async () => {
    const { sessions, session, clock } = await loggedIn();
    for (let minute = 30; minute < 12 * 60; minute += 30) {
      clock.set(minute * MINUTE_MS);
      expect(await sessions.find(session.secret)).toMatchObject({ expiresAtMs: 12 * HOUR_MS });
    }
    clock.set(12 * HOUR_MS);
    expect(await sessions.find(session.secret)).toBeUndefined();
  });

  it('[V25] survives a restart, and the store has neither secret nor password', async () => {
    const { service, session, clock, store } = await loggedIn();
    const { ticket } = await service.identity.sessions.createTicket(session.id);
    await service.stop();
    const restarted = await start(store, clock);
    expect(await restarted.sessions.find(session.secret)).toMatchObject({ user: { name: 'anna' } });
    expect(await restarted.sessions.redeemTicket(ticket)).toBeUndefined();
    const stored = JSON.stringify(
      await store
        .collection({
          ...{ name: 'sessions', key: 'digest' as never },
          indexes: { user: ['userUuid', 'createdAtMs'], expiry: ['expiresAtMs'] } as never,
        })
        .find({}, { limit: 10 }),
    );
    expect(stored).toContain(session.id);
    for (const secret of [session.secret, ticket, PASSWORD]) expect(stored).not.toContain(secret);
  });

  it('[V25] ends by a logout, a password change and the removal of its user, which are emitted', async () => {
    const { identity, sessions, session } = await loggedIn();
    const revoked: string[] = [];
    identity.revocations$.subscribe((uuid) => revoked.push(uuid));
    await sessions.end(session.id);
    expect(await sessions.find(session.secret)).toBeUndefined();
    await sessions.end(session.id);
    const second = await open(identity);
    await identity.setPassword('anna', PASSWORD);
    expect(await sessions.find(second.secret)).toBeUndefined();
    const third = await open(identity);
    await identity.removeUser('anna');
    expect(await sessions.find(third.secret)).toBeUndefined();
    const { uuid } = session.user;
    expect(revoked).toEqual([uuid, uuid, uuid]);
    await identity.createUser('anna', PASSWORD, []);
    expect(await sessions.find(third.secret)).toBeUndefined();
  });

  it('[V25] opened while the password changes has ended', async () => {
    const { identity, sessions } = await loggedIn();
    const opening = sessions.open('anna', PASSWORD);
    await identity.setPassword('anna', 'another horse');
    const session = await opening;
    expect(session && (await sessions.find(session.secret))).toBeUndefined();
  });

  it('[V25] is the oldest of twenty-one when it ends by the login of the same user', async () => {
    const { identity, sessions, session, clock } = await loggedIn();
    await identity.createUser('bert', PASSWORD, []);
    const other = await sessions.open('bert', PASSWORD);
    const opened = [session];
    for (let i = 1; i < 20; i++) {
      clock.set(i);
      opened.push(await open(identity));
    }
    expect(await sessions.find(session.secret)).toBeDefined();
    clock.set(20);
    const revoked = firstValueFrom(identity.revocations$);
    opened.push(await open(identity));
    expect(await revoked).toBe(session.user.uuid);
    expect(await sessions.find(session.secret)).toBeUndefined();
    for (const { secret } of opened.slice(1)) expect(await sessions.find(secret)).toBeDefined();
    expect(await sessions.find(other?.secret ?? '')).toBeDefined();
  });

  it('[V25] is one of twenty, also after many logins at once', async () => {
    const { identity, sessions, session } = await loggedIn();
    const opened = await Promise.all(Array.from({ length: 50 }, () => open(identity)));
    const found = await Promise.all(
      [session, ...opened].map(({ secret }) => sessions.find(secret)),
    );
    expect(found.filter((each) => each !== undefined)).toHaveLength(20);
  });

  it('[V25] can be used while the store cannot be written', async () => {
    const unwritable = onChange(createMemoryStore(), () => Promise.reject(new Error('no disk')));
    const { sessions, session, clock } = await loggedIn(unwritable);
    clock.set(30 * MINUTE_MS);
    expect(await sessions.find(session.secret)).toBeDefined();
    clock.set(HOUR_MS);
    expect(await sessions.find(session.secret)).toBeUndefined();
  });
});

describe('a ticket', () => {
  it('[V25] stands for its session once, within 30 s', async () => {
    const { sessions, session, clock } = await loggedIn();
    const first = await sessions.createTicket(session.id);
    expect(first.expiresAtMs).toBe(30_000);
    clock.set(29_999);
    expect(await sessions.redeemTicket(first.ticket)).toMatchObject({ id: session.id });
    expect(await sessions.redeemTicket(first.ticket)).toBeUndefined();
    const second = await sessions.createTicket(session.id);
    clock.set(59_999);
    expect(await sessions.redeemTicket(second.ticket)).toBeUndefined();
    expect(await sessions.redeemTicket(session.secret)).toBeUndefined();
  });

  it('[V25] ends with its session', async () => {
    const { sessions, session } = await loggedIn();
    const { ticket } = await sessions.createTicket(session.id);
    await sessions.end(session.id);
    expect(await sessions.redeemTicket(ticket)).toBeUndefined();
  });
});
