import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { ENV, serve } from '../testing/serving.ts';
import { PAIR_SCENARIO } from '../testing/small-scenarios.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const AUTHORIZATION = { authorization: `Basic ${btoa('admin:correct horse')}` };
const STS = '/api/ingress/event-detection';

describe('roadstead serve', () => {
  it('prints its address, responds, and stops on request', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}${STS}/configurations`)).status).toBe(401);
    const listed = await fetch(`${url}${STS}/configurations`, { headers: AUTHORIZATION });
    expect(await listed.json()).toMatchObject({ items: [] });
    expect((await stop()).code).toBe(0);
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('refuses options that exclude or need each other, and creates nothing', async () => {
    const data = join(place.folder(), 'store');
    const refused = async (...options: readonly string[]): Promise<string> => {
      const { code, stderr } = await roadstead(['serve', '--data', data, ...options]);
      expect(code).toBe(2);
      return stderr;
    };
    const log = ['--log', 'nats://127.0.0.1'];
    expect(await refused('--standby')).toContain('--standby needs --role detector');
    expect(await refused('--standby', '--role', 'leader', ...log)).toContain(
      '--standby needs --role detector: a second leader is a standby by itself.',
    );
    expect(await refused('--role', 'detector', '--standby')).toContain('--role and --log need');
    expect(await refused('--role', 'detector', ...log)).toContain('--role needs the database');
    expect(await refused('--threads', '--role', 'api', ...log)).toContain('exclude each other');
    expect(existsSync(data)).toBe(false);
  });

  it('responds while it starts, with the path of the progress in its log', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toEqual({ state: 'running' });
    expect((await stop()).stderr).toContain(`starting; ${url}/readyz has the progress\n`);
  });

  it('stores data in its folder, and creates an administrator once', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const first = await serve(data, {});
    const { stderr } = await first.stop();
    const [, password] = /with the password (\S+) \(/.exec(stderr) ?? [];
    const second = await serve(data, {});
    const response = await fetch(`${second.url}/api/config/shapes`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`admin:${password}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        type: 'Feature',
        properties: { name: 'Buoy' },
        geometry: { type: 'Point', coordinates: [10, 54] },
      }),
    });
    expect(response.status).toBe(201);
    expect((await second.stop()).stderr).not.toContain('password');
    const third = await serve(data, {});
    const shape = await fetch(`${third.url}/api/config/shapes/Buoy`, {
      headers: { authorization: `Basic ${btoa(`admin:${password}`)}` },
    });
    expect(await shape.json()).toMatchObject({ properties: { name: 'Buoy' } });
    await third.stop();
  });

  it('logs no secrets', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    await fetch(`${url}${STS}/configurations?token=hush`, { headers: AUTHORIZATION });
    const { stderr } = await stop();
    expect(stderr).toContain('"route":"/api/ingress/event-detection/configurations"');
    for (const secret of ['correct horse', AUTHORIZATION.authorization, 'hush']) {
      expect(stderr).not.toContain(secret);
    }
  });

  it('plays a scenario into itself', async () => {
    const scenario = place.file('pair.yaml', PAIR_SCENARIO);
    const { url, stop } = await serve([
      '--store',
      'memory',
      '--scenario',
      scenario,
      '--speed',
      '100000',
    ]);
    for (;;) {
      const health = (await (await fetch(`${url}/health`)).json()) as { event_time: string | null };
      if (health.event_time !== null) break;
    }
    expect((await stop()).code).toBe(0);
  });

  it('follows its settings, and the command line before them', async () => {
    const config = place.file(
      'roadstead.yaml',
      [
        'store: memory',
        'port: 1',
        'prefix: /maritime',
        'rateLimit: { perSecond: 0.001, burst: 2 }',
        'users:',
        '  - { name: anna, passwordFrom: ANNA, roles: [administrator] }',
        '  - { name: bert, passwordFrom: BERT }',
      ].join('\n'),
    );
    const env = { ANNA: 'correct horse', BERT: 'wrong stable' };
    const { url, stop } = await serve(['--config', config], env);
    const statuses: number[] = [];
    for (const user of ['anna:correct horse', 'bert:wrong stable', 'admin:correct horse']) {
      const headers = { authorization: `Basic ${btoa(user)}` };
      for (let i = 0; i < 3; i++) {
        statuses.push((await fetch(`${url}/maritime${STS}/configurations`, { headers })).status);
      }
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 401, 401, 401]);
    expect((await stop()).code).toBe(0);
  });

  it('has port clusters, the ship lists of its settings, and the prefix of the prediction API', async () => {
    const config = place.file(
      'roadstead.yaml',
      'store: memory\nport: 0\npredictionPrefix: /predict\nshipLists: { ours: [9074729] }\n',
    );
    const { url, stop } = await serve(['--config', config]);
    const read = async (path: string): Promise<unknown> => {
      const response = await fetch(`${url}/api/shiptracker/nextport/${path}`, {
        headers: AUTHORIZATION,
      });
      return response.json();
    };
    const { clusters } = (await read('cluster')) as { clusters: object[] };
    expect(clusters.find((each) => 'name' in each && each.name === 'Galveston')).toMatchObject({
      locodes: ['USGLS', 'USTXT'],
      port_info: [{ name: 'Galveston' }, { name: 'Texas City' }],
    });
    for (const path of ['shiplist/ours', 'ship/9074729', 'arrivals/SGSIN', 'arrivals/Galveston']) {
      expect(await read(path)).toMatchObject({ records: [] });
    }
    expect((await fetch(`${url}/predict/authentication/logout`, { method: 'POST' })).status).toBe(
      401,
    );
    expect((await stop()).code).toBe(0);
  });

  it('has the prices and quotas of its settings, by day and user', async () => {
    const path = '/api/ingress/event-detection/configurations';
    const config = place.file(
      'roadstead.yaml',
      `store: memory
port: 0
users: [{ name: anna, passwordFrom: ANNA }]
prices:
  - { title: Reading, credits: 0.5, endpoints: [GET ${path}] }
  - { title: Reading, credits: 2, from: 2020-01-01, endpoints: [GET ${path}] }
  - { title: Reading, credits: 9, from: 2999-01-01, endpoints: [GET ${path}] }
quotas: { users: { anna: { credits: 3 } } }
`,
    );
    const { url, stop } = await serve(['--config', config], { ANNA: 'anna-password' });
    const ask = async (): Promise<unknown[]> => {
      const headers = { authorization: `Basic ${btoa('anna:anna-password')}` };
      const response = await fetch(`${url}${path}`, { headers });
      return [response.status, response.headers.get('x-credits')];
    };
    expect(await ask()).toEqual([200, '2']);
    expect(await ask()).toEqual([429, null]);
    expect((await stop()).code).toBe(0);
  });

  it('has metrics on an address of their own, and for users only', async () => {
    const text = 'store: memory\nprefix: /sea\nmetrics: { access: users, listen: { port: 0 } }\n';
    const config = place.file('roadstead.yaml', text);
    const { url, stop, stderr } = await serve(['--config', config]);
    const [, metrics = ''] = /^metrics on (\S+)$/m.exec(stderr()) ?? [];
    expect((await fetch(`${url}/sea/metrics`, { headers: AUTHORIZATION })).status).toBe(404);
    expect((await fetch(metrics)).status).toBe(401);
    const read = await fetch(metrics, { headers: AUTHORIZATION });
    expect(await read.text()).toContain('roadstead_running 1');
    expect((await fetch(metrics.replace('metrics', 'health'))).status).toBe(404);
    expect((await stop()).code).toBe(0);
    await expect(fetch(metrics)).rejects.toThrow();
  });

  it('reports mistakes in its settings', async () => {
    const fails = async (text: string, sentence: string): Promise<void> => {
      const config = place.file('roadstead.yaml', `store: memory\nport: 0\n${text}`);
      const run = await roadstead(['serve', '--config', config], { env: ENV });
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    };
    await fails(
      'trustedProxies: [proxy]',
      'roadstead.yaml: trustedProxies: "proxy" is not an address or network',
    );
    await fails(
      'retention: { positions: { fullDays: 3 } }',
      'roadstead.yaml: retention: fullDays and thinnedToSeconds',
    );
    await fails(
      'prices: [{ title: Ships, credits: 1, endpoints: [GET /ships] }]',
      'roadstead.yaml: prices: "GET /ships" is not an operation or label',
    );
    await fails(
      'prices: [{ title: Ships, credits: 0.12345678, endpoints: [GET /ships] }]',
      'roadstead.yaml: prices: "Ships" costs 0.12345678: that has more than six decimals',
    );
    await fails('users: [{ name: anna, passwordFrom: ANNA }]', 'ANNA with the password is not set');
    await fails(
      'prot: 80',
      'roadstead.yaml:3: prot: there is no key "prot" here (did you mean "port"',
    );
    const missing = await roadstead(['serve', '--config', 'none.yaml'], { env: ENV });
    expect(missing).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the file does not exist'),
    });
  });

  it('reports in one line a port in use, a missing scenario, an invalid password', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const memory = ['serve', '--store', 'memory'];
    const inUse = await roadstead([...memory, '--port', `${port}`], { env: ENV });
    other.close();
    expect(inUse).toMatchObject({ code: 2, stderr: expect.stringContaining('uses that port') });
    const missing = await roadstead([...memory, '--port', '0', '--scenario', 'none.yaml'], {
      env: ENV,
    });
    expect(missing).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('none.yaml cannot be read'),
    });
    const short = await roadstead([...memory, '--port', '0'], {
      env: { ROADSTEAD_ADMIN_PASSWORD: 'short' },
    });
    expect(short).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('8 to 200 characters'),
    });
    for (const { stderr } of [inUse, missing, short]) {
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });

  it('creates nothing when its start is refused', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const data = join(place.folder(), 'data');
    const refused = async (text: string, sentence: string, env = ENV): Promise<void> => {
      const config = place.file('roadstead.yaml', `data: ${data}\n${text}\n`);
      const run = await roadstead(['serve', '--config', config], { env: { ...env } });
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
      expect(existsSync(data)).toBe(false);
    };
    await refused(`port: ${port}`, 'uses that port');
    await refused(`port: 0\nmetrics: { listen: { port: ${port} } }`, 'uses that port');
    await refused('port: 0\ntrustedProxies: [proxy]', 'is not an address or network');
    await refused('port: 0\nretention: { positions: { fullDays: 3 } }', 'fullDays and');
    await refused('port: 0\nusers: [{ name: anna, passwordFrom: ANNA }]', 'ANNA with the password');
    await refused('port: 0', '8 to 200 characters', { ROADSTEAD_ADMIN_PASSWORD: 'short' });
    other.close();
  });

  it('listens before it opens its store', async () => {
    const data = place.folder();
    const store = await createSqliteStore({ path: join(data, 'roadstead.sqlite') });
    const run = await roadstead(['serve', '--data', data, '--port', '0'], { env: { ...ENV } });
    expect(run.code).toBe(2);
    const [first, second] = run.stderr.split('\n');
    expect(first).toMatch(/^starting; http:\S+\/readyz has the progress$/);
    expect(second).toContain('in use by another process');
    await store.close();
  });
});
