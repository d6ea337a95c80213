import type { PasswordHasher } from '@roadstead/service';
import { expect, it } from 'vitest';
import { openTestApi, STS, type TestApi } from '../testing/test-api.ts';

/** Hashes that end when the test says so, in the order in which they were begun. */
class GatedHasher implements PasswordHasher {
  readonly begun: string[] = [];
  readonly #ends: (() => void)[] = [];
  readonly hash = async (password: string): Promise<string> => `hash of ${password}`;
  readonly digest = async (secret: string): Promise<string> => `digest of ${secret}`;

  verify(password: string, hashed: string): Promise<boolean> {
    this.begun.push(password);
    return new Promise((resolve) => {
      this.#ends.push(() => resolve(hashed === `hash of ${password}`));
    });
  }

  /** Ends hashes until no more are begun. */
  async run(): Promise<void> {
    while (this.#ends.length > 0) {
      for (const end of this.#ends.splice(0)) end();
      await settled();
    }
  }
}

/** Waits for all that is not waiting for a hash. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function logIn(
  { handler }: TestApi,
  password: string,
  remoteAddress: string,
  name = 'anna',
): Promise<Response> {
  const headers = { authorization: `Basic ${btoa(`${name}:${password}`)}` };
  const request = new Request(`http://api.example${STS}/configurations`, { headers });
  return handler(request, { remoteAddress });
}

function statusesOf(responses: readonly Promise<Response>[]): Promise<number[]> {
  return Promise.all(responses.map(async (response) => (await response).status));
}

it('wrong passwords from one network do not keep users of others from logging in', async () => {
  const passwordHasher = new GatedHasher();
  const api = await openTestApi({ service: { passwordHasher } });
  const wrong = Array.from({ length: 80 }, (_, i) =>
    logIn(api, `wrong ${i}`, '192.0.2.1', `u${i}`),
  );
  await settled();
  const right = Array.from({ length: 64 }, (_, i) =>
    logIn(api, 'anna-password', `198.51.100.${i}`),
  );
  await settled();
  await passwordHasher.run();
  expect(new Set(await statusesOf(right))).toEqual(new Set([200]));
  // Fifty are free; the others do not wait for a hash.
  const statuses = await statusesOf(wrong);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  // Networks take turns: all right ones are begun before the last wrong ones.
  const lastRight = passwordHasher.begun.lastIndexOf('anna-password');
  const wrongBefore = passwordHasher.begun
    .slice(0, lastRight)
    .filter((each) => each !== 'anna-password');
  expect(wrongBefore.length).toBeLessThan(10);
});

it('a network has a bounded number of passwords that wait', async () => {
  const passwordHasher = new GatedHasher();
  const api = await openTestApi({ rateLimit: false, service: { passwordHasher } });
  const wrong = Array.from({ length: 120 }, (_, i) =>
    logIn(api, `wrong ${i}`, '192.0.2.1', `u${i}`),
  );
  await settled();
  const right = logIn(api, 'anna-password', '192.0.2.2');
  await settled();
  await passwordHasher.run();
  const statuses = await statusesOf(wrong);
  expect(statuses.filter((status) => status === 503)).toHaveLength(120 - 103);
  expect((await right).status).toBe(200);
  const rejected = await wrong[119];
  expect(rejected?.headers.get('retry-after')).toBe('1');
});

it('a password that cannot be verified for lack of room does not count as a wrong one', async () => {
  const passwordHasher = new GatedHasher();
  const api = await openTestApi({ service: { passwordHasher } });
  // 110 networks with five passwords each fill the queue.
  const wrong = Array.from({ length: 550 }, (_, i) =>
    logIn(api, `wrong ${i}`, `192.0.2.${i % 110}`, 'bert'),
  );
  await settled();
  for (let i = 0; i < 9; i++)
    expect((await logIn(api, `more ${i}`, '198.51.100.1')).status).toBe(503);
  await passwordHasher.run();
  await Promise.all(wrong);
  const right = logIn(api, 'anna-password', '198.51.100.1');
  await settled();
  await passwordHasher.run();
  expect((await right).status).toBe(200);
});
