import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, expect, it, vi } from 'vitest';
import { signedHeaders, webhookSecret } from './sign-webhook.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const MESSAGE = { id: 'memory-1', body: '{"type":"event-fired","text":"ö"}' };
const SECRETS = [1, 2, 3].map((byte) => webhookSecret(new Uint8Array(32).fill(byte)));

afterEach(() => vi.useRealTimers());

it('[A2] the library of Standard Webhooks verifies a message by either secret', () => {
  vi.useFakeTimers({ now: NOON_MS });
  const headers = signedHeaders(MESSAGE, SECRETS.slice(0, 2), NOON_MS);
  const verify = (secret: string, body = MESSAGE.body): unknown =>
    new Verifier(secret).verify(body, { ...headers });
  expect(verify(SECRETS[0]!)).toEqual({ type: 'event-fired', text: 'ö' });
  expect(verify(SECRETS[1]!)).toEqual({ type: 'event-fired', text: 'ö' });
  expect(() => verify(SECRETS[2]!)).toThrow(/signature/);
  expect(() => verify(SECRETS[0]!, '{}')).toThrow(/signature/);
});
