import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../packages/cli/src/simulation/sandbox/demo-users.ts';
import { ROOT, readJson, readText, sourcesIn } from './workspace.ts';

const run = promisify(execFile);

/** The world is the same at the same time of each day: at another hour it has other current transfers. */
const SHIFT_MS = Date.parse(process.env['SANDBOX_TIME'] ?? '2026-11-22T12:00:00Z') - Date.now();

/** Half of the usual ships. */
const SANDBOX = [
  ...[
    '--conditions=@roadstead/source',
    '--import',
    'tsx',
    '--import',
    import.meta.resolve('./shifted-clock.ts'),
  ],
  'packages/cli/src/main.ts',
  'sandbox',
  '--port',
  '0',
  '--ships',
  '120',
];

describe('roadstead sandbox', () => {
  let sandbox: ChildProcess;
  let output = '';
  /** Responses of the commands of each example, by its number. */
  let responses: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    const env = { ...process.env, CLOCK_SHIFT_MS: String(SHIFT_MS) };
    sandbox = spawn(process.execPath, SANDBOX, {
      ...{ cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    output = await outputUntil(sandbox, /Ctrl-C stops it\.\n/);
    responses = await runExamples(output);
  });
  afterAll(() => sandbox.kill('SIGKILL'));

  it('prints its address, its users, and five examples', () => {
    expect(output).toMatch(
      /^ +http:\/\/127\.0\.0\.1:\d+ +the map, for a browser; documentation of the API: http:\S+\/docs$/m,
    );
    expect(output).toMatch(
      /demo, password demo-password; administrator admin, password admin-password/,
    );
    expect(output.match(/^[1-5] {2}\S/gm)).toHaveLength(5);
  });

  it('is what npm start runs, and prints what the tour shows', () => {
    const { scripts } = readJson('package.json') as { scripts: { start: string } };
    expect(scripts.start).toMatch(/ && node packages\/cli\/bin\/roadstead\.js sandbox$/);
    const [, session = ''] =
      /```console\n\$ npm start\n([\s\S]*?)```/.exec(readText('packages/cli/docs/tour.md')) ?? [];
    const shown = session.split('\n').filter((line) => line !== '' && line !== '…');
    const lines = new Set(output.split('\n').map(comparable));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((line) => !lines.has(comparable(line)))).toEqual([]);
    const [, example = ''] = /```sh\n(curl [\s\S]*?)\n```/.exec(readText('README.md')) ?? [];
    expect(lines).toContain(comparable(`   ${example}`));
  });

  it('has its passwords in one source file only', () => {
    const containing = sourcesIn('packages').filter((file) =>
      readText(file).includes(DEMO.password),
    );
    expect(containing).toEqual(['packages/cli/src/simulation/sandbox/demo-users.ts']);
    const using = sourcesIn('packages').filter((file) => readText(file).includes("demo-users.ts'"));
    expect(
      using.filter((file) => !file.startsWith('packages/cli/src/simulation/sandbox/')),
    ).toEqual([]);
    expect(using.length).toBeGreaterThan(1);
  });

  it('has current transfers, and ended ones', async () => {
    const [[current, assessment, loitering]] = responses;
    const { items, total } = JSON.parse(current) as { items: { name: string }[]; total: number };
    expect(total).toBeGreaterThan(2);
    // Which one is the newest depends on the time of day.
    expect(items.map(({ name }) => name)).toContain('Transfers at sea');
    const all = await responseTo(
      '/api/ingress/event-detection/s2s-events?size=1',
      'admin:admin-password',
    );
    expect((JSON.parse(all) as { total: number }).total).toBeGreaterThan(80);
    expect(JSON.parse(assessment)).toMatchObject({
      now: {
        kind: expect.any(String),
        reasons: expect.arrayContaining([{ text: expect.any(String), points: expect.any(Number) }]),
      },
      features: { duration_seconds: expect.any(Number) },
    });
    const { items: ofOneShip } = JSON.parse(loitering) as { items: { kind: string }[] };
    expect(ofOneShip.every(({ kind }) => kind === 'loitering')).toBe(true);
  });

  it('has a ship with a recent report, and its next ports', () => {
    const [, [position, next, arrivals]] = responses;
    const { coordinates } = (JSON.parse(position) as { position: { coordinates: unknown[] } })
      .position;
    const nowMs = Date.now() + SHIFT_MS;
    expect(nowMs - Date.parse(String(coordinates[2]))).toBeLessThan(300_000);
    const { records } = JSON.parse(next) as { records: { probability: number; eta: string }[] };
    expect(records[0].probability).toBeGreaterThan(0.2);
    expect(Date.parse(`${records[0].eta}Z`)).toBeGreaterThan(nowMs);
    expect((JSON.parse(arrivals) as { records: unknown[] }).records.length).toBeGreaterThan(1);
  });

  it('is followed by the terminal client of the README of @roadstead/client', async () => {
    const [, program = ''] =
      /```js\n([\s\S]*?)```/.exec(readText('packages/client/README.md')) ?? [];
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    const client = spawn(
      process.execPath,
      [
        ...['--conditions=@roadstead/source', '--import', 'tsx', '--input-type=module', '--eval'],
        program.replace('http://127.0.0.1:8080', url),
      ],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      let isFollowing = true;
      const printed = outputUntil(client, /^\S+ shape-created$/m).finally(() => {
        isFollowing = false;
      });
      for (let i = 0; isFollowing; i++) await createShape(url, `shape ${i}`);
      const lines = (await printed).split('\n');
      expect(lines.filter((line) => /metres|meters/.test(line)).length).toBeGreaterThan(2);
    } finally {
      client.kill('SIGKILL');
    }
  });

  it('gives the route of the ship, and a report', () => {
    const [, , [job, route], [, status, passages]] = responses;
    expect(JSON.parse(job)).toEqual({ id: 1 });
    expect(JSON.parse(route)).toMatchObject({ status: 'ok' });
    expect(status).toContain('"status":"finished"');
    const { records } = JSON.parse(passages) as { records: unknown[] };
    expect(records.length).toBeGreaterThan(0);
  });

  it('authenticates by key and token, gives statistics of a trade lane, and counts the usage', () => {
    const [, , , , [, lane, credits]] = responses;
    const { statistics } = JSON.parse(lane) as { statistics: { total_journeys: number }[] };
    expect(statistics[0].total_journeys).toBeGreaterThan(0);
    expect(JSON.parse(credits)).toMatchObject({
      total_credit_used: 2,
      usage: [{ title: 'Trade lanes', usage: 1, credits: 2 }],
    });
  });

  it('has a typical configuration for its region', async () => {
    const shape = await responseTo('/api/config/shapes/Skagen%20Roads');
    expect(JSON.parse(shape)).toMatchObject({ properties: { radius: '9000' } });
    expect(await responseTo('/api/shiptracker/nextport/cluster')).toContain('"The Sound"');
    const { records } = JSON.parse(
      await responseTo('/api/shiptracker/nextport/shiplist/feeders'),
    ) as {
      records: unknown[];
    };
    expect(records.length).toBeGreaterThan(0);
  });

  it('continues, and ends at SIGINT', async () => {
    const newest = async (): Promise<string> =>
      (JSON.parse(await responseTo('/health')) as { event_time: string }).event_time;
    const before = await newest();
    while ((await newest()) === before);
    const exited = once(sandbox, 'exit');
    sandbox.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
  });

  /** Response to the demo user. */
  async function responseTo(path: string, user = 'demo:demo-password'): Promise<string> {
    const [, url] = /(http:\S+)\/docs/.exec(output) ?? [];
    const authorization = `Basic ${btoa(user)}`;
    return (await fetch(`${url}${path}`, { headers: { authorization } })).text();
  }
});

/** Creates a shape of the demo user, and waits a second for the next change. */
async function createShape(url: string, name: string): Promise<void> {
  const { name: user, password } = DEMO;
  const headers = { authorization: `Basic ${btoa(`${user}:${password}`)}` };
  const geometry = { type: 'Point', coordinates: [3, 54] };
  const body = JSON.stringify({ type: 'Feature', geometry, properties: { name } });
  const json = { ...headers, 'content-type': 'application/json' };
  await fetch(`${url}/api/config/shapes`, { method: 'POST', headers: json, body });
  const now = await fetch(`${url}/api/stream/changes`, { headers });
  const { next } = (await now.json()) as { next: string };
  await fetch(`${url}/api/stream/changes?after=${next}&wait=1`, { headers });
}

/** The ship, the counts and the address differ from run to run. */
function comparable(line: string): string {
  return line.replaceAll(/\bThe [A-Z]+ [A-Z]+:/g, 'The SHIP:').replaceAll(/\d+/g, 'some');
}

/** Runs the commands as printed, one after another in one shell. */
async function runExamples(output: string): Promise<string[][]> {
  const examples = output.split(/^[1-5] {2}.*\n/m).slice(1);
  const commands = examples.map((thing) =>
    thing.split('\n').flatMap((line) => (line.startsWith('   ') ? [line.trim()] : [])),
  );
  const script = commands.flat().flatMap((command) => [command, `printf '\\n\\036'`]);
  const { stdout } = await run('bash', ['-euc', script.join('\n')]);
  const outputs = stdout.split('\n\u001e');
  return commands.map((each) => outputs.splice(0, each.length));
}

/** The output up to a given text. */
async function outputUntil(child: ChildProcess, last: RegExp): Promise<string> {
  let text = '';
  for await (const bytes of child.stdout!) {
    text += String(bytes);
    if (last.test(text)) return text;
  }
  throw new Error(`The sandbox has ended after ${text}`);
}
