import { describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { authorizationOf, configurationRequest, openTestApi, STS } from '../testing/test-api.ts';

const CONFIGURATIONS = `${STS}/configurations`;
const HOST = 'api.example:8080';

describe('a request that changes something', () => {
  const from = async (
    headers: Readonly<Record<string, string>>,
    remoteAddress = '192.0.2.1',
  ): Promise<Response> => {
    const { handler } = await openTestApi({
      corsOrigins: ['https://listed.example'],
      trustedProxies: ['10.0.0.1'],
    });
    const request = new Request(`http://localhost${CONFIGURATIONS}`, {
      method: 'POST',
      headers: {
        authorization: authorizationOf('anna'),
        'content-type': 'application/json',
        host: HOST,
        ...headers,
      },
      body: JSON.stringify(configurationRequest()),
    });
    return handler(request, { remoteAddress });
  };

  it.each([
    ['no page', {}],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a page of this service', { origin: `http://${HOST}` }],
    ['a page of this service by HTTPS', { origin: `https://${HOST.toUpperCase()}` }],
    ['a page of this service', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }],
    ['a page of this service', { origin: 'https://api.example', host: 'api.example:443' }],
    ['a listed page', { origin: 'https://listed.example', 'sec-fetch-site': 'cross-site' }],
  ])('is accepted from %s', async (_, headers) => {
    expect((await from(headers)).status).toBe(201);
  });

  it.each([
    ['another site', { origin: 'https://other.example' }],
    ['another port', { origin: 'http://api.example:9090' }],
    ['another name of the site', { origin: `http://www.${HOST}`, 'sec-fetch-site': 'same-site' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a file', { origin: 'file://' }],
    ['an origin that is no URL', { origin: 'api.example:8080' }],
    ['a page without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { 'sec-fetch-site': 'same-site' }],
    ['a form', { origin: 'https://other.example', 'content-type': 'text/plain' }],
    [
      'a page behind an untrusted proxy',
      { origin: 'https://p.example', 'x-forwarded-host': 'p.example' },
    ],
  ])('is rejected from %s: %o', async (_, headers) => {
    await expectProblem(await from(headers), 403);
  });

  it('is accepted from a page under the name that a trusted proxy forwards', async () => {
    const headers = { origin: 'https://p.example', 'x-forwarded-host': 'p.example' };
    expect((await from(headers, '10.0.0.1')).status).toBe(201);
    await expectProblem(await from({ ...headers, origin: 'https://q.example' }, '10.0.0.1'), 403);
  });
});
