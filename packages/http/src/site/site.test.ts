import { createHash } from 'node:crypto';
import { createMemoryStore } from '@roadstead/contracts';
import { createMaritimeService } from '@roadstead/service';
import { describe, expect, it } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import type { HttpHandler } from '../options.ts';
import { SITE_POLICY, type Site, type SiteFile } from './site.ts';

function textFile(mediaType: string, text: string): SiteFile {
  const bytes = new TextEncoder().encode(text);
  return {
    ...{ mediaType, bytes, tag: createHash('sha256').update(bytes).digest('base64url') },
    gzip: async () => new TextEncoder().encode('compressed'),
  };
}

const SCRIPT = 'assets/index-1a2B_c-4.js';
const SITE: Site = new Map([
  ['index.html', textFile('text/html; charset=utf-8', '<!doctype html>')],
  [SCRIPT, textFile('text/javascript; charset=utf-8', 'start()')],
]);

function handlerWith(prefix?: string): (path: string, init?: RequestInit) => Promise<Response> {
  const clock = { now: () => 0 };
  const service = createMaritimeService({
    ...{ store: createMemoryStore(), clock, randomBytes: (count) => new Uint8Array(count) },
    passwordHasher: { hash: async (a) => a, verify: async () => true, digest: async (a) => a },
    unzip: async () => ({ ok: false, error: '' }),
  });
  const handler: HttpHandler = createHttpHandler(service, {
    ...{ clock, site: SITE },
    ...(prefix !== undefined && { prefix }),
  });
  return (path, init) => handler(new Request(`http://localhost${path}`, init));
}

describe('the static files of a page', () => {
  const get = handlerWith();

  it('are served to everybody, also before the service runs, under a policy that loads nothing from elsewhere', async () => {
    const page = await get('/');
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html>']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SITE_POLICY,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(SITE_POLICY).not.toMatch(/unsafe|\*|https?:/);
  });

  it('with a hash in their name are cached for ever', async () => {
    const script = await get(`/${SCRIPT}`);
    expect(await script.text()).toBe('start()');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are compressed for who accepts it', async () => {
    const script = await get(`/${SCRIPT}`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('content-length')).toBe('10');
    expect(await script.text()).toBe('compressed');
  });

  it('are 304 for who has them', async () => {
    const etag = (await get('/')).headers.get('etag')!;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/', { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answer HEAD without a body, and no other method', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('do not hide that other paths do not exist', async () => {
    expect((await get('/assets/other.js')).status).toBe(404);
    expect((await get('/index.htm')).status).toBe(404);
  });

  it('lie below the prefix, with a slash for relative addresses', async () => {
    const below = handlerWith('/maritime');
    expect(await (await below('/maritime/')).text()).toBe('<!doctype html>');
    expect(await (await below(`/maritime/${SCRIPT}`)).text()).toBe('start()');
    const moved = await below('/maritime');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/maritime/']);
    expect((await below('/')).status).toBe(404);
  });
});
