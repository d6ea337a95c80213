import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import { optionsFor, startService } from './testing/running-service.ts';

async function identity() {
  const { service, clock } = await startService();
  return { identity: service.identity, clock };
}

describe('a user', () => {
  it('is known by name and password, with roles', async () => {
    const { identity: users } = await identity();
    const added = await users.addUser('anna', 'correct horse', ['feeder']);
    expect(added).toMatchObject({ ok: true, value: { name: 'anna', roles: ['feeder'] } });
    expect(await users.authenticate('anna', 'correct horse')).toMatchObject({ name: 'anna' });
    expect(await users.authenticate('anna', 'wrong horse')).toBeUndefined();
    expect(await users.authenticate('nobody', 'correct horse')).toBeUndefined();
  });

  it('has a name that nobody else has', async () => {
    const { identity: users } = await identity();
    await users.addUser('anna', 'correct horse', []);
    expect(await users.addUser('anna', 'other horses', [])).toMatchObject({
      failure: { word: 'conflict' },
    });
  });

  it.each([
    ['', 'correct horse', '/name'],
    ['a:b', 'correct horse', '/name'],
    ['a\u0000', 'correct horse', '/name'],
    ['x'.repeat(101), 'correct horse', '/name'],
    ['anna', 'short', '/password'],
    ['anna', 'x'.repeat(201), '/password'],
  ])('is not made of %j and %j', async (name, password, pointer) => {
    const { identity: users } = await identity();
    expect(await users.addUser(name, password, [])).toMatchObject({
      failure: { word: 'invalid', problems: [{ pointer }] },
    });
  });

  it('is not let in any more with an old password, or after it was removed, however short ago it was let in', async () => {
    const { identity: users } = await identity();
    await users.addUser('anna', 'correct horse', []);
    await users.authenticate('anna', 'correct horse');
    await users.setPassword('anna', 'another horse');
    expect(await users.authenticate('anna', 'correct horse')).toBeUndefined();
    expect(await users.authenticate('anna', 'another horse')).toBeDefined();
    await users.removeUser('anna');
    expect(await users.authenticate('anna', 'another horse')).toBeUndefined();
    expect(await users.users()).toEqual([]);
    expect(await users.removeUser('anna')).toMatchObject({ failure: { word: 'not-found' } });
  });

  it('who is let in while the password changes is not let in again with the old one', async () => {
    const options = optionsFor(createMemoryStore(), manualClock(0));
    let open: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    const passwords = {
      ...options.passwords,
      verify: async (password: string, hashed: string) => {
        await isOpen;
        return options.passwords.verify(password, hashed);
      },
    };
    const { identity: users } = createMaritimeService({ ...options, passwords });
    await users.addUser('anna', 'correct horse', []);
    const entering = users.authenticate('anna', 'correct horse');
    // The old hash has been read when the password changes.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await users.setPassword('anna', 'another horse');
    open();
    expect(await entering).toBeDefined();
    expect(await users.authenticate('anna', 'correct horse')).toBeUndefined();
  });

  it('shows nobody its hash', async () => {
    const { identity: users } = await identity();
    await users.addUser('anna', 'correct horse', []);
    expect(JSON.stringify(await users.users())).not.toContain('horse');
  });
});

describe('an API key', () => {
  it('is shown once, lets its user in, and is revoked', async () => {
    const { identity: users } = await identity();
    await users.addUser('anna', 'correct horse', []);
    const added = await users.addKey('anna');
    if (!added.ok) throw new Error(added.failure.detail);
    const { secret, id, prefix } = added.value;
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(secret.startsWith(prefix)).toBe(true);
    expect(await users.authenticateKey(secret)).toMatchObject({ name: 'anna' });
    expect(JSON.stringify(await users.keys('anna'))).not.toContain(secret);
    await users.revokeKey(id);
    expect(await users.authenticateKey(secret)).toBeUndefined();
    expect(await users.revokeKey(id)).toMatchObject({ failure: { word: 'not-found' } });
  });

  it('goes with its user', async () => {
    const { identity: users } = await identity();
    await users.addUser('anna', 'correct horse', []);
    const added = await users.addKey('anna', 'a secret from outside');
    await users.removeUser('anna');
    expect(added.ok).toBe(true);
    expect(await users.authenticateKey('a secret from outside')).toBeUndefined();
  });
});
