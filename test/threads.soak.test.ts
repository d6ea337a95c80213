import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './workspace.ts';

const SOLENT = join(ROOT, 'packages/cli/data/solent-2016-01-12.csv');
const STS = '/api/ingress/event-detection';
const AUTHORIZATION = `Basic ${btoa('admin:correct horse')}`;
const ENV = { ...process.env, ROADSTEAD_ADMIN_PASSWORD: 'correct horse' };
const SCENARIO = `proves: A test
start: 2026-01-10T00:00:00Z
duration: 2h
ships:
  - name: Alfa
    type: tanker
    start: { at: [24.0, 36.0] }
    steps: [{ anchor: {} }]
  - name: Bravo
    type: tanker
    start: { at: [24.03, 36.0] }
    steps: [{ alongside: { ship: Alfa, for: 1h } }, { sail: { to: [24.0, 36.5] } }]
`;
const CONFIGURATION = {
  name: 'the Solent',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-3, 50],
        [0, 50],
        [0, 52],
        [-3, 52],
        [-3, 50],
      ],
    ],
  },
};

const folder = mkdtempSync(join(tmpdir(), 'roadstead-threads-'));
const settings = join(folder, 'settings.yaml');
writeFileSync(settings, 'map: false\nrateLimit: false\nthreads: true\n');
afterAll(() => rmSync(folder, { recursive: true }));

/** The built command, as `roadstead serve`. */
class Served {
  readonly child: ChildProcess;
  stderr = '';
  url = '';

  private constructor(argv: readonly string[]) {
    const command = ['packages/cli/bin/roadstead.js', 'serve', '--port', '0', ...argv];
    this.child = spawn(process.execPath, command, { cwd: ROOT, env: ENV });
    this.child.stderr!.on('data', (chunk) => {
      this.stderr += chunk;
    });
  }

  /** Starts it, and waits until it listens, or has ended. */
  static async start(...argv: readonly string[]): Promise<Served> {
    const served = new Served(argv);
    for await (const line of createInterface({ input: served.child.stdout! })) {
      served.url = /^listening on (\S+)/.exec(line)?.[1] ?? '';
      if (served.url !== '') break;
    }
    // A stream that is not read does not close.
    served.child.stdout!.resume();
    return served;
  }

  /** Waits for its end. @returns exit code and signal */
  async end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<unknown> {
    const { child } = this;
    const closed = child.exitCode === null ? once(child, 'close') : [child.exitCode, null];
    if (signal) child.kill(signal);
    return closed;
  }

  async send(method: string, path: string, type?: string, body?: string): Promise<unknown> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: AUTHORIZATION, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  }

  post(csv: string): Promise<unknown> {
    return this.send('POST', '/api/ingress/positions', 'text/csv', csv);
  }

  configure(configuration: object): Promise<unknown> {
    const body = JSON.stringify(configuration);
    return this.send('POST', `${STS}/configurations`, 'application/json', body);
  }

  async events(): Promise<readonly object[]> {
    const page = await this.send('GET', `${STS}/s2s-events?size=1000`);
    return (page as { readonly items: readonly object[] }).items;
  }

  /** Returns the number of positions since the start. */
  async positions(): Promise<number> {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return Number(/reports_total\{kind="position"\} (\d+)/.exec(metrics)?.[1]);
  }
}

/** Returns the recording in parts, each with its header. */
function recordingParts(count: number): readonly string[] {
  const [header, ...lines] = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, i) =>
    [header, ...lines.slice(i * size, (i + 1) * size), ''].join('\n'),
  );
}

describe('serve --threads', () => {
  it('[D13, V1] finds the same events as on one thread, across a stop and a kill', async () => {
    const origin = join(folder, 'origin');
    const created = await Served.start('--data', origin);
    await created.configure(CONFIGURATION);
    expect(await created.end('SIGTERM')).toEqual([0, null]);
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    for (const copy of [one, two]) cpSync(origin, copy, { recursive: true });
    const parts = recordingParts(4);

    const alone = await Served.start('--data', one);
    for (const part of parts) await alone.post(part);
    const expected = await alone.events();
    expect(await alone.end('SIGTERM')).toEqual([0, null]);
    expect(expected.length).toBeGreaterThan(10);

    const first = await Served.start('--data', two, '--threads');
    await first.post(parts[0]!);
    expect(await first.end('SIGTERM')).toEqual([0, null]);
    const second = await Served.start('--data', two, '--threads');
    await second.post(parts[1]!);
    // Killed while it ingests; what was not acknowledged is sent again.
    const before = await second.positions();
    const interrupted = second.post(parts[2]!).catch(() => undefined);
    await expect.poll(() => second.positions(), { interval: 5 }).toBeGreaterThan(before);
    expect(await second.end('SIGKILL')).toEqual([null, 'SIGKILL']);
    await interrupted;
    const third = await Served.start('--data', two, '--threads');
    for (const part of parts.slice(2)) await third.post(part);
    expect(await third.events()).toEqual(expected);
    expect(await third.end('SIGTERM')).toEqual([0, null]);
  });

  it('needs a store that has a file', async () => {
    const refused = await Served.start('--store', 'memory', '--threads');
    expect(await refused.end()).toEqual([2, null]);
    expect(refused.stderr).toContain('--threads needs a store in a folder, or a database.');
  });

  it('ends with a message if another process has the store open', async () => {
    const data = join(folder, 'in-use');
    const served = await Served.start('--data', data);
    const refused = await Served.start('--data', data, '--threads');
    expect(await refused.end()).toEqual([2, null]);
    expect(refused.stderr).toContain('If it is a service');
    expect(await served.end('SIGTERM')).toEqual([0, null]);
  });

  it('ends with a message if the thread that writes fails', async () => {
    const feed = `file:${join(folder, 'missing.csv')}`;
    const failed = await Served.start('--data', join(folder, 'fails'), '--threads', '--feed', feed);
    expect(await failed.end()).toEqual([2, null]);
    expect(failed.stderr).toContain('missing.csv');
  });

  it('reads a file and its standard input, by its settings', async () => {
    const [header, ...lines] = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');
    const file = join(folder, 'file.csv');
    writeFileSync(file, [header, ...lines.slice(0, 100), ''].join('\n'));
    const data = ['--data', join(folder, 'feeds'), '--config', settings];
    const served = await Served.start(...data, '--feed', `file:${file}`, '--feed', '-');
    served.child.stdin!.end([header, ...lines.slice(100, 150), ''].join('\n'));
    // Each has a repeated line.
    await expect.poll(() => served.positions(), { interval: 50 }).toBe(148);
    const feeds = async (): Promise<unknown> => served.send('GET', '/health');
    await expect.poll(feeds, { interval: 200 }).toMatchObject({ feeds: [{}, {}] });
    expect(await served.end('SIGTERM')).toEqual([0, null]);
  });

  it('plays a scenario', async () => {
    const scenario = join(folder, 'pair.yaml');
    writeFileSync(scenario, SCENARIO);
    const data = ['--data', join(folder, 'scenario'), '--config', settings];
    const served = await Served.start(...data, '--scenario', scenario, '--speed', '100000');
    await expect.poll(() => served.positions(), { interval: 50 }).toBeGreaterThan(100);
    expect(await served.end('SIGTERM')).toEqual([0, null]);
  });
});
