import type { ManualClock, Store } from '@roadstead/contracts';
import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { startService } from '../testing/running-service.ts';
import type { Identity, Login } from './identity.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse';

interface LoggedIn {
  readonly identity: Identity;
  readonly clock: ManualClock;
  readonly keyId: string;
  readonly key: string;
  readonly token: string;
  readonly expiresAtMs: number;
  readonly store: Store;
}

/** Creates the user anna with a key and a token. */
async function loggedIn(): Promise<LoggedIn> {
  const { service, clock, store } = await startService();
  const { identity } = service;
  await identity.createUser('anna', PASSWORD, []);
  const { id, secret } = await keyOf(identity, 'anna');
  const { token, expiresAtMs } = await login(identity, secret);
  return { identity, clock, keyId: id, key: secret, token, expiresAtMs, store };
}

async function keyOf(identity: Identity, name: string): Promise<{ id: string; secret: string }> {
  const added = await identity.createKey(name);
  if (!added.ok) throw new Error(added.error.detail);
  return added.value;
}

async function login(identity: Identity, key: string, password = PASSWORD): Promise<Login> {
  const made = await identity.login(key, 'anna', password);
  if (!made) throw new Error('Not logged in.');
  return made;
}

describe('a token', () => {
  it('[V20] is issued after the store has failed once', async () => {
    const { service, store } = await startService();
    const { identity } = service;
    await identity.createUser('anna', PASSWORD, []);
    const { secret } = await keyOf(identity, 'anna');
    const failing = vi.spyOn(store.blobs, 'read').mockRejectedValueOnce(new Error('no disk'));
    await expect(login(identity, secret)).rejects.toThrow('no disk');
    failing.mockRestore();
    expect((await login(identity, secret)).token).not.toBe('');
  });

  it('[V20] authenticates its user, with the key of its login, for an hour', async () => {
    const { identity, clock, key, token, expiresAtMs } = await loggedIn();
    const nowMs = clock.now();
    expect(expiresAtMs).toBe(nowMs + HOUR_MS);
    expect(await identity.authenticateToken(key, token)).toMatchObject({ name: 'anna' });
    clock.set(expiresAtMs - 1);
    expect(await identity.authenticateToken(key, token)).toMatchObject({ name: 'anna' });
    clock.set(expiresAtMs);
    expect(await identity.authenticateToken(key, token)).toBe('expired');
  });

  it('[V20] requires the name, password and key of one user', async () => {
    const { identity, key } = await loggedIn();
    await identity.createUser('bert', PASSWORD, []);
    const { secret: keyOfBert } = await keyOf(identity, 'bert');
    expect(await identity.login(key, 'anna', 'wrong horse')).toBeUndefined();
    expect(await identity.login(key, 'bert', PASSWORD)).toBeUndefined();
    expect(await identity.login(keyOfBert, 'anna', PASSWORD)).toBeUndefined();
    expect(await identity.login('no key of anybody', 'anna', PASSWORD)).toBeUndefined();
  });

  it('[V20] is invalid with another key, of any user', async () => {
    const { identity, token } = await loggedIn();
    await identity.createUser('bert', PASSWORD, []);
    expect(await identity.authenticateToken((await keyOf(identity, 'bert')).secret, token)).toBe(
      'invalid',
    );
    expect(await identity.authenticateToken((await keyOf(identity, 'anna')).secret, token)).toBe(
      'invalid',
    );
    expect(await identity.authenticateToken('no key of anybody', token)).toBe('invalid');
  });

  it('[V20] becomes invalid with its key, the password or its user', async () => {
    const first = await loggedIn();
    await first.identity.authenticateKey(first.key);
    await first.identity.revokeKey(first.keyId);
    expect(await first.identity.recogniseKey(first.key)).toBeUndefined();
    expect(await first.identity.authenticateToken(first.key, first.token)).toBe('invalid');

    const second = await loggedIn();
    await second.identity.setPassword('anna', PASSWORD);
    expect(await second.identity.authenticateToken(second.key, second.token)).toBe('invalid');
    const { token } = await login(second.identity, second.key);
    expect(await second.identity.authenticateToken(second.key, token)).toMatchObject({
      name: 'anna',
    });

    const third = await loggedIn();
    await third.identity.authenticateKey(third.key);
    await third.identity.removeUser('anna');
    expect(await third.identity.recogniseKey(third.key)).toBeUndefined();
    expect(await third.identity.authenticateToken(third.key, third.token)).toBe('invalid');
  });

  it('[V20] is revoked alone, and stored as revoked until it expires', async () => {
    const { identity, clock, key, token, store } = await loggedIn();
    const { token: other } = await login(identity, key);
    await identity.logout(token);
    expect(await identity.authenticateToken(key, token)).toBe('invalid');
    expect(await identity.authenticateToken(key, other)).toMatchObject({ name: 'anna' });
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

  it('[V20] survives a restart on the same store, and is invalid on another', async () => {
    const { service, options, store } = await startService();
    await service.identity.createUser('anna', PASSWORD, []);
    const { secret } = await keyOf(service.identity, 'anna');
    const { token } = await login(service.identity, secret);
    const again = createMaritimeService(options).identity;
    expect(await again.authenticateToken(secret, token)).toMatchObject({ name: 'anna' });
    await store.write([store.blobs.remove('token-secret')]);
    const elsewhere = createMaritimeService(options).identity;
    expect(await elsewhere.authenticateToken(secret, token)).toBe('invalid');
  });

  it('[V20] is invalid after tampering', async () => {
    const { identity, key, token, store } = await loggedIn();
    const [header, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    const longer = encoded({ ...claims, exp: claims.exp + 1 });
    const unsigned = encoded({ alg: 'none', typ: 'JWT' });
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
    const secret = (await store.blobs.read('token-secret')) ?? new Uint8Array(32);
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
      expect(await identity.authenticateToken(key, forged), forged).toBe('invalid');
      await identity.logout(forged);
    }
    expect(await identity.authenticateToken(key, token)).toMatchObject({ name: 'anna' });
  });
});

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('an API key', () => {
  it('[V20] is recognised for five minutes after its verification, unless it was revoked', async () => {
    const { identity, clock, key } = await loggedIn();
    expect(await identity.recogniseKey(key)).toBeUndefined();
    await identity.authenticateKey(key);
    expect(await identity.recogniseKey(key)).toMatchObject({ name: 'anna' });
    clock.set(clock.now() + 5 * 60_000);
    expect(await identity.recogniseKey(key)).toBeUndefined();
  });
});
