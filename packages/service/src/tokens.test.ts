import type { createMemoryStore, ManualClock } from '@roadstead/contracts';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import type { Identity, Login } from './identity.ts';
import { startService } from './testing/running-service.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse';

interface LoggedIn {
  readonly identity: Identity;
  readonly clock: ManualClock;
  readonly keyId: string;
  readonly key: string;
  readonly token: string;
  readonly expiresAtMs: number;
  readonly store: ReturnType<typeof createMemoryStore>;
}

/** Anna, who has a key and a token. */
async function loggedIn(): Promise<LoggedIn> {
  const { service, clock, store } = await startService();
  const { identity } = service;
  await identity.addUser('anna', PASSWORD, []);
  const { id, secret } = await keyOf(identity, 'anna');
  const { token, expiresAtMs } = await login(identity, secret);
  return { identity, clock, keyId: id, key: secret, token, expiresAtMs, store };
}

async function keyOf(identity: Identity, name: string): Promise<{ id: string; secret: string }> {
  const added = await identity.addKey(name);
  if (!added.ok) throw new Error(added.failure.detail);
  return added.value;
}

async function login(identity: Identity, key: string, password = PASSWORD): Promise<Login> {
  const made = await identity.login(key, 'anna', password);
  if (!made) throw new Error('Not logged in.');
  return made;
}

describe('a token', () => {
  it('[V20] is given again where the store failed once', async () => {
    const { service, store } = await startService();
    const { identity } = service;
    await identity.addUser('anna', PASSWORD, []);
    const { secret } = await keyOf(identity, 'anna');
    const failing = vi.spyOn(store.keep, 'read').mockRejectedValueOnce(new Error('no disk'));
    await expect(login(identity, secret)).rejects.toThrow('no disk');
    failing.mockRestore();
    expect((await login(identity, secret)).token).not.toBe('');
  });

  it('[V20] lets its user in, with the key that it was made with, for an hour', async () => {
    const { identity, clock, key, token, expiresAtMs } = await loggedIn();
    const nowMs = clock.now();
    expect(expiresAtMs).toBe(nowMs + HOUR_MS);
    expect(await identity.bearer(key, token)).toMatchObject({ name: 'anna' });
    clock.set(expiresAtMs - 1);
    expect(await identity.bearer(key, token)).toMatchObject({ name: 'anna' });
    clock.set(expiresAtMs);
    expect(await identity.bearer(key, token)).toBe('expired');
  });

  it('[V20] is given for name, password and key of one user alone', async () => {
    const { identity, key } = await loggedIn();
    await identity.addUser('bert', PASSWORD, []);
    const { secret: keyOfBert } = await keyOf(identity, 'bert');
    expect(await identity.login(key, 'anna', 'wrong horse')).toBeUndefined();
    expect(await identity.login(key, 'bert', PASSWORD)).toBeUndefined();
    expect(await identity.login(keyOfBert, 'anna', PASSWORD)).toBeUndefined();
    expect(await identity.login('no key of anybody', 'anna', PASSWORD)).toBeUndefined();
  });

  it('[V20] is nothing with another key, of another user or the same', async () => {
    const { identity, token } = await loggedIn();
    await identity.addUser('bert', PASSWORD, []);
    expect(await identity.bearer((await keyOf(identity, 'bert')).secret, token)).toBe('invalid');
    expect(await identity.bearer((await keyOf(identity, 'anna')).secret, token)).toBe('invalid');
    expect(await identity.bearer('no key of anybody', token)).toBe('invalid');
  });

  it('[V20] ends with its key, with the password, and with its user', async () => {
    const first = await loggedIn();
    await first.identity.authenticateKey(first.key);
    await first.identity.revokeKey(first.keyId);
    expect(await first.identity.recogniseKey(first.key)).toBeUndefined();
    expect(await first.identity.bearer(first.key, first.token)).toBe('invalid');

    const second = await loggedIn();
    await second.identity.setPassword('anna', PASSWORD);
    expect(await second.identity.bearer(second.key, second.token)).toBe('invalid');
    const { token } = await login(second.identity, second.key);
    expect(await second.identity.bearer(second.key, token)).toMatchObject({ name: 'anna' });

    const third = await loggedIn();
    await third.identity.authenticateKey(third.key);
    await third.identity.removeUser('anna');
    expect(await third.identity.recogniseKey(third.key)).toBeUndefined();
    expect(await third.identity.bearer(third.key, third.token)).toBe('invalid');
  });

  it('[V20] is ended by its user, alone, and is remembered as ended until its time is over', async () => {
    const { identity, clock, key, token, store } = await loggedIn();
    const { token: other } = await login(identity, key);
    await identity.logout(token);
    expect(await identity.bearer(key, token)).toBe('invalid');
    expect(await identity.bearer(key, other)).toMatchObject({ name: 'anna' });
    const revoked = store.collection({
      name: 'revoked-tokens',
      key: 'digest',
      indexes: { expiry: ['expiresAtMs'] },
    } as never);
    const documents = await revoked.find({}, { limit: 10 });
    expect(documents).toHaveLength(1);
    expect(JSON.stringify(documents)).toContain('digest of');
    clock.set(clock.now() + HOUR_MS);
    await identity.logout((await login(identity, key)).token);
    expect(await revoked.count({})).toBe(1);
  });

  it('[V20] survives a restart, on the same store alone', async () => {
    const { service, options, store } = await startService();
    await service.identity.addUser('anna', PASSWORD, []);
    const { secret } = await keyOf(service.identity, 'anna');
    const { token } = await login(service.identity, secret);
    const again = createMaritimeService(options).identity;
    expect(await again.bearer(secret, token)).toMatchObject({ name: 'anna' });
    await store.write([store.keep.remove('token-secret')]);
    const elsewhere = createMaritimeService(options).identity;
    expect(await elsewhere.bearer(secret, token)).toBe('invalid');
  });

  it('[V20] that was tampered with is none', async () => {
    const { identity, key, token, store } = await loggedIn();
    const [header, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    const longer = encoded({ ...claims, exp: claims.exp + 1 });
    const unsigned = encoded({ alg: 'none', typ: 'JWT' });
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
    const secret = (await store.keep.read('token-secret')) ?? new Uint8Array(32);
    const otherwise = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
      .sign(secret);
    for (const forged of [
      '',
      'x',
      '..',
      `${header}.${longer}.${signature}`,
      `${header}.${payload}.${flipped}`,
      `${unsigned}.${payload}.`,
      otherwise,
    ]) {
      expect(await identity.bearer(key, forged), forged).toBe('invalid');
      await identity.logout(forged);
    }
    expect(await identity.bearer(key, token)).toMatchObject({ name: 'anna' });
  });
});

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('an API key', () => {
  it('[V20] is recognised for five minutes after it was right, unless it was revoked', async () => {
    const { identity, clock, key } = await loggedIn();
    expect(await identity.recogniseKey(key)).toBeUndefined();
    await identity.authenticateKey(key);
    expect(await identity.recogniseKey(key)).toMatchObject({ name: 'anna' });
    clock.set(clock.now() + 5 * 60_000);
    expect(await identity.recogniseKey(key)).toBeUndefined();
  });
});
