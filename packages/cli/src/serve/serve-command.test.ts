import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeOutput, type Run, roadstead } from '../testing/fake-host.ts';
import { PAIR } from '../testing/small-scenarios.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const ENV = { ROADSTEAD_ADMIN_PASSWORD: 'correct horse' };
const AUTHORIZATION = { authorization: `Basic ${btoa('admin:correct horse')}` };
const STS = '/api/ingress/event-detection';

/** A service that listens. */
interface Serving {
  readonly url: string;
  /** As Ctrl-C does. */
  readonly stop: () => Promise<Run>;
}

async function serve(argv: readonly string[], env: Record<string, string> = ENV): Promise<Serving> {
  const interruption = new AbortController();
  let run: Promise<Run> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const stdout = new FakeOutput(false, (text) => {
      const [, listening] = /^listening on (http:\S+)\n$/.exec(text) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    run = roadstead(['serve', '--port', '0', ...argv], {
      env,
      stdout,
      interrupted: interruption.signal,
    });
    run.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  return {
    url,
    stop: () => {
      interruption.abort();
      return run!;
    },
  };
}

describe('roadstead serve', () => {
  it('says where it listens, answers, and stops when it is asked to', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}${STS}/configurations`)).status).toBe(401);
    const listed = await fetch(`${url}${STS}/configurations`, { headers: AUTHORIZATION });
    expect(await listed.json()).toMatchObject({ items: [] });
    expect((await stop()).code).toBe(0);
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('keeps in its folder what it was told, and makes an administrator once', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const first = await serve(data, {});
    const { stderr } = await first.stop();
    const [, password] = /with the password (\S+) \(/.exec(stderr) ?? [];
    const second = await serve(data, {});
    const answer = await fetch(`${second.url}/api/config/shapes`, {
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
    expect(answer.status).toBe(201);
    expect((await second.stop()).stderr).not.toContain('password');
    const third = await serve(data, {});
    const shape = await fetch(`${third.url}/api/config/shapes/Buoy`, {
      headers: { authorization: `Basic ${btoa(`admin:${password}`)}` },
    });
    expect(await shape.json()).toMatchObject({ properties: { name: 'Buoy' } });
    await third.stop();
  });

  it('shows no secret in its log', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    await fetch(`${url}${STS}/configurations?token=hush`, { headers: AUTHORIZATION });
    const { stderr } = await stop();
    expect(stderr).toContain('"route":"/api/ingress/event-detection/configurations"');
    for (const secret of ['correct horse', AUTHORIZATION.authorization, 'hush']) {
      expect(stderr).not.toContain(secret);
    }
  });

  it('plays a scenario into itself', async () => {
    const scenario = place.file('pair.yaml', PAIR);
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

  it('tells in one line of a port that is taken, a scenario that is missing, a bad password', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const memory = ['serve', '--store', 'memory'];
    const taken = await roadstead([...memory, '--port', `${port}`], { env: ENV });
    other.close();
    expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('has that port') });
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
    for (const { stderr } of [taken, missing, short]) {
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
