import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { optionsFor, startService } from '../testing/running-service.ts';

async function identity() {
  const { service, clock } = await startService();
  return { identity: service.identity, clock };
}

describe('a user', () => {
  it('is authenticated by name and password, with roles', async () => {
    const { identity: users } = await identity();
    const added = await users.createUser('anna', 'correct horse', ['feeder']);
    expect(added).toMatchObject({ ok: true, value: { name: 'anna', roles: ['feeder'] } });
    expect(await users.authenticate('anna', 'correct horse')).toMatchObject({ name: 'anna' });
    expect(await users.authenticate('anna', 'wrong horse')).toBeUndefined();
    expect(await users.authenticate('nobody', 'correct horse')).toBeUndefined();
  });

  it('has a unique name', async () => {
    const { identity: users } = await identity();
    await users.createUser('anna', 'correct horse', []);
    expect(await users.createUser('anna', 'other horses', [])).toMatchObject({
      error: { code: 'conflict' },
    });
  });

  it.each([
    ['', 'correct horse', '/name'],
    ['a:b', 'correct horse', '/name'],
    ['a\u0000', 'correct horse', '/name'],
    ['a\ud800', 'correct horse', '/name'],
    ['..', 'correct horse', '/name'],
    ['x'.repeat(101), 'correct horse', '/name'],
    ['anna', 'short', '/password'],
    ['anna', 'x'.repeat(201), '/password'],
  ])('with the name %j and the password %j is invalid', async (name, password, pointer) => {
    const { identity: users } = await identity();
    expect(await users.createUser(name, password, [])).toMatchObject({
      error: { code: 'invalid', problems: [{ pointer }] },
    });
  });

  it('is rejected at once after its removal, and with an old password', async () => {
    const { identity: users } = await identity();
    await users.createUser('anna', 'correct horse', []);
    await users.authenticate('anna', 'correct horse');
    await users.setPassword('anna', 'another horse');
    expect(await users.authenticate('anna', 'correct horse')).toBeUndefined();
    expect(await users.authenticate('anna', 'another horse')).toBeDefined();
    await users.removeUser('anna');
    expect(await users.authenticate('anna', 'another horse')).toBeUndefined();
    expect(await users.listUsers()).toEqual([]);
    expect(await users.removeUser('anna')).toMatchObject({ error: { code: 'not-found' } });
  });

  it('authenticated while the password changes is not cached with the old one', async () => {
    const options = optionsFor(createMemoryStore(), manualClock(0));
    let open: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    const passwords = {
      ...options.passwordHasher,
      verify: async (password: string, hashed: string) => {
        await isOpen;
        return options.passwordHasher.verify(password, hashed);
      },
    };
    const { identity: users } = createMaritimeService({ ...options, passwordHasher: passwords });
    await users.createUser('anna', 'correct horse', []);
    const entering = users.authenticate('anna', 'correct horse');
    // The password changes after the old hash has been read.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await users.setPassword('anna', 'another horse');
    open();
    expect(await entering).toBeDefined();
    expect(await users.authenticate('anna', 'correct horse')).toBeUndefined();
  });

  it('is returned without its hash', async () => {
    const { identity: users } = await identity();
    await users.createUser('anna', 'correct horse', []);
    expect(JSON.stringify(await users.listUsers())).not.toContain('horse');
  });
});

describe('an API key', () => {
  it('is shown once, authenticates its user, and is revoked', async () => {
    const { identity: users } = await identity();
    await users.createUser('anna', 'correct horse', []);
    const added = await users.createKey('anna');
    if (!added.ok) throw new Error(added.error.detail);
    const { secret, id, prefix } = added.value;
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(secret.startsWith(prefix)).toBe(true);
    expect(await users.authenticateKey(secret)).toMatchObject({ name: 'anna' });
    expect(JSON.stringify(await users.listKeys('anna'))).not.toContain(secret);
    await users.revokeKey(id);
    expect(await users.authenticateKey(secret)).toBeUndefined();
    expect(await users.revokeKey(id)).toMatchObject({ error: { code: 'not-found' } });
  });

  it('is removed with its user', async () => {
    const { identity: users } = await identity();
    await users.createUser('anna', 'correct horse', []);
    const added = await users.createKey('anna', 'a secret from outside');
    await users.removeUser('anna');
    expect(added.ok).toBe(true);
    expect(await users.authenticateKey('a secret from outside')).toBeUndefined();
  });
});

describe('verified credentials', () => {
  async function verified(store: Store = createMemoryStore()) {
    const running = { identity: (await startService(store)).service.identity };
    for (const name of ['anna', 'bert']) {
      await running.identity.createUser(name, `password of ${name}`, []);
      await running.identity.createKey(name, `${name}'s key of 16 characters`);
    }
    const { identity: users } = running;
    for (const name of ['anna', 'bert']) {
      await users.authenticate(name, `password of ${name}`);
      await users.authenticateKey(`${name}'s key of 16 characters`);
    }
    const recognised = async (): Promise<readonly boolean[]> =>
      Promise.all(
        [
          users.recognise('anna', 'password of anna'),
          users.recogniseKey("anna's key of 16 characters"),
          users.recognise('bert', 'password of bert'),
          users.recogniseKey("bert's key of 16 characters"),
        ].map(async (each) => (await each) !== undefined),
      );
    expect(await recognised()).toEqual([true, true, true, true]);
    return { users, recognised };
  }

  it('[V10] of other users remain when a password changes', async () => {
    const { users, recognised } = await verified();
    await users.setPassword('bert', 'another password');
    expect(await recognised()).toEqual([true, true, false, true]);
  });

  it('[V10] of other users remain when a key is revoked', async () => {
    const { users, recognised } = await verified();
    const keys = await users.listKeys('bert');
    await users.revokeKey(keys.ok ? keys.value[0].id : '');
    expect(await recognised()).toEqual([true, true, true, false]);
  });

  it('[V10] of other users remain when a user is deleted', async () => {
    const { users, recognised } = await verified();
    await users.removeUser('bert');
    expect(await recognised()).toEqual([true, true, false, false]);
  });

  it('[V10] are forgotten when a change is stored and its acknowledgement is lost', async () => {
    const { store, loseReplies } = storeWithoutReplies();
    const { users, recognised } = await verified(store);
    const keys = await users.listKeys('bert');
    loseReplies();
    await expect(users.revokeKey(keys.ok ? keys.value[0].id : '')).rejects.toThrow('no reply');
    expect(await recognised()).toEqual([true, true, true, false]);
    await expect(users.setPassword('bert', 'another password')).rejects.toThrow('no reply');
    expect(await recognised()).toEqual([true, true, false, false]);
    await expect(users.removeUser('anna')).rejects.toThrow('no reply');
    expect(await recognised()).toEqual([false, false, false, false]);
  });
});

/** A store that can write and then fail. */
function storeWithoutReplies(): { readonly store: Store; readonly loseReplies: () => void } {
  let isLosing = false;
  const losing = <Object extends object>(target: Object): Object =>
    new Proxy(target, {
      get(_, name) {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...values: unknown[]) => {
          const result: unknown = Reflect.apply(member, target, values);
          if (name === 'collection') return losing(result as object);
          const writes = ['write', 'change', 'removeReturning'].includes(String(name));
          if (!isLosing || !writes) return result;
          return (result as Promise<unknown>).then(() => Promise.reject(new Error('no reply')));
        };
      },
    });
  return {
    store: losing(createMemoryStore()),
    loseReplies() {
      isLosing = true;
    },
  };
}
