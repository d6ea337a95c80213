import { expect, it } from 'vitest';
import { ALERT_KINDS, parseWebhookBody } from './webhook-body.ts';

const RULES = { ports: [8443], trustedHosts: ['Receiver.test', '127.0.0.1:9000'] };

it('[A1] defaults are filled in', () => {
  expect(parseWebhookBody({ url: 'https://receiver.example/a?b=c', kinds: null }, {})).toEqual({
    ok: true,
    value: {
      url: 'https://receiver.example/a?b=c',
      ...{ configurationId: null, kinds: ALERT_KINDS, origins: ['live'], isEnabled: true, acl: [] },
    },
  });
});

it('[A1] all problems are returned at once, with their places', () => {
  const acl = ['x'];
  const body = {
    url: 'https://u:p@receiver.example',
    configuration_id: 0,
    kinds: [],
    origins: ['now'],
    enabled: 1,
    acl,
  };
  const parsed = parseWebhookBody(body, {});
  expect(parsed.ok ? [] : parsed.error.map(({ pointer }) => pointer).sort()).toEqual([
    '/acl/0',
    '/configuration_id',
    '/enabled',
    '/kinds',
    '/origins/0',
    '/url',
  ]);
});

it.each(['configuraton_id', '__proto__', 'x'.repeat(60)])(
  '[A1] the unknown field %s is refused',
  (name) => {
    const body = JSON.parse(`{"url":"https://receiver.example","${name}":1}`);
    const detail = expect.stringContaining(
      `unknown field "${name.slice(0, 50)}"; the fields are url, `,
    );
    expect(parseWebhookBody(body, {})).toEqual({ ok: false, error: [{ pointer: '', detail }] });
  },
);

it.each([null, [], 'x', 1])('[A1] %j is no webhook', (body) => {
  expect(parseWebhookBody(body, {})).toMatchObject({ ok: false, error: [{ pointer: '' }] });
});

it.each([
  'https://receiver.example',
  'https://receiver.example:443/',
  'https://receiver.example:8443/',
  'https://1.1.1.1/',
  'https://[2a00:1450:4001:80b::200e]/',
  'http://receiver.test/',
  'http://RECEIVER.test:81/',
  'http://127.0.0.1:9000/',
])('[A6] %s is allowed', (url) => {
  expect(parseWebhookBody({ url }, RULES).ok).toBe(true);
});

it.each([
  undefined,
  7,
  '',
  'receiver.example',
  '/alerts',
  'ftp://receiver.example',
  'http://receiver.example',
  'https://receiver.example:22/',
  'https://user@receiver.example/',
  'https://receiver.example/#a',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'http://127.0.0.1:9001/',
  `https://receiver.example/${'a'.repeat(2000)}`,
])('[A6] %s is refused', (url) => {
  expect(parseWebhookBody({ url }, RULES)).toMatchObject({
    ok: false,
    error: [{ pointer: '/url', detail: expect.stringMatching(/^must .*\.$/) }],
  });
});
