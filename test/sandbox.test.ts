import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../packages/cli/src/sandbox/demo-users.ts';
import { ROOT, readJson, readText, sourcesIn } from './workspace.ts';

const run = promisify(execFile);

/** Half of the usual ships: enough that at any time of day some pass the Skaw. */
const SANDBOX = [
  '--conditions=@roadstead/source',
  '--import',
  'tsx',
  'packages/cli/src/main.ts',
  'sandbox',
  '--port',
  '0',
  '--ships',
  '120',
];

describe('roadstead sandbox', () => {
  let sandbox: ChildProcess;
  let told = '';
  /** By the number of the thing, what each of its commands has answered. */
  let answers: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    sandbox = spawn(process.execPath, SANDBOX, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    told = await untilToldOf(sandbox, /Ctrl-C ends it\.\n/);
    answers = await tryAll(told);
  });
  afterAll(() => sandbox.kill('SIGKILL'));

  it('tells where it is, who may in, and five things to try', () => {
    expect(told).toMatch(/^ +http:\/\/127\.0\.0\.1:\d+ +what it answers: http:\S+\/docs$/m);
    expect(told).toMatch(
      /demo, password demo-password; administrator admin, password admin-password/,
    );
    expect(told.match(/^[1-5] {2}\S/gm)).toHaveLength(5);
  });

  it('is what npm start runs, and tells what the README shows', () => {
    const { scripts } = readJson('package.json') as { scripts: { start: string } };
    expect(scripts.start).toMatch(/ && node packages\/cli\/bin\/roadstead\.js sandbox$/);
    const [, session = ''] =
      /```console\n\$ npm start\n([\s\S]*?)```/.exec(readText('README.md')) ?? [];
    const shown = session.split('\n').filter((line) => line !== '' && line !== '…');
    const lines = new Set(told.split('\n').map(likenessOf));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((line) => !lines.has(likenessOf(line)))).toEqual([]);
  });

  it('alone knows its passwords', () => {
    const knowing = sourcesIn('packages').filter((file) => readText(file).includes(DEMO.password));
    expect(knowing).toEqual(['packages/cli/src/sandbox/demo-users.ts']);
    const asking = sourcesIn('packages').filter((file) =>
      readText(file).includes("demo-users.ts'"),
    );
    expect(asking.filter((file) => !file.startsWith('packages/cli/src/sandbox/'))).toEqual([]);
    expect(asking.length).toBeGreaterThan(1);
  });

  it('has transfers that are going on, and others that ended', async () => {
    const [[current]] = answers;
    const { items, total } = JSON.parse(current) as { items: { name: string }[]; total: number };
    expect(total).toBeGreaterThan(2);
    expect(items[0].name).toBe('Transfers at sea');
    const all = await asked(
      '/api/ingress/event-detection/s2s-events?size=1',
      'admin:admin-password',
    );
    expect((JSON.parse(all) as { total: number }).total).toBeGreaterThan(80);
  });

  it('has a ship that was heard a moment ago, and knows where it calls next', () => {
    const [, [position, next, arrivals]] = answers;
    const { coordinates } = (JSON.parse(position) as { position: { coordinates: unknown[] } })
      .position;
    expect(Date.now() - Date.parse(String(coordinates[2]))).toBeLessThan(300_000);
    const { records } = JSON.parse(next) as { records: { probability: number; eta: string }[] };
    expect(records[0].probability).toBeGreaterThan(0.2);
    expect(Date.parse(`${records[0].eta}Z`)).toBeGreaterThan(Date.now());
    expect((JSON.parse(arrivals) as { records: unknown[] }).records.length).toBeGreaterThan(1);
  });

  it('gives the way of the ship, and a report', () => {
    const [, , [job, route], [, status, passages]] = answers;
    expect(JSON.parse(job)).toEqual({ id: 1 });
    expect(JSON.parse(route)).toMatchObject({ status: 'ok' });
    expect(status).toContain('"status":"finished"');
    const { records } = JSON.parse(passages) as { records: unknown[] };
    expect(records.length).toBeGreaterThan(0);
  });

  it('lets in by key and token, tells how carriers sail a lane, and counts what that cost', () => {
    const [, , , , [, lane, credits]] = answers;
    const { statistics } = JSON.parse(lane) as { statistics: { total_journeys: number }[] };
    expect(statistics[0].total_journeys).toBeGreaterThan(0);
    expect(JSON.parse(credits)).toMatchObject({
      total_credit_used: 2,
      usage: [{ title: 'Trade lanes', usage: 1, credits: 2 }],
    });
  });

  it('has what a user of these waters would have', async () => {
    const shape = await asked('/api/config/shapes/Skagen%20Roads');
    expect(JSON.parse(shape)).toMatchObject({ properties: { radius: '9000' } });
    expect(await asked('/api/shiptracker/nextport/cluster')).toContain('"The Sound"');
    const { records } = JSON.parse(await asked('/api/shiptracker/nextport/shiplist/feeders')) as {
      records: unknown[];
    };
    expect(records.length).toBeGreaterThan(0);
  });

  it('goes on, and ends at SIGINT', async () => {
    const newest = async (): Promise<string> =>
      (JSON.parse(await asked('/health')) as { event_time: string }).event_time;
    const before = await newest();
    while ((await newest()) === before);
    const gone = once(sandbox, 'exit');
    sandbox.kill('SIGINT');
    expect(await gone).toEqual([0, null]);
  });

  /** What it answers to the demo user. */
  async function asked(path: string, user = 'demo:demo-password'): Promise<string> {
    const [, url] = /(http:\S+)\/docs/.exec(told) ?? [];
    const authorization = `Basic ${btoa(user)}`;
    return (await fetch(`${url}${path}`, { headers: { authorization } })).text();
  }
});

/** Which ship is told of, how many there are, and where it listens, is another each time. */
function likenessOf(line: string): string {
  return line.replaceAll(/\b[A-Z]+ [A-Z]+ is\b/g, 'SHIP is').replaceAll(/\d+/g, 'some');
}

/** Runs the commands as they are printed, one after another in one shell. */
async function tryAll(told: string): Promise<string[][]> {
  const things = told.split(/^[1-5] {2}.*\n/m).slice(1);
  const commands = things.map((thing) =>
    thing.split('\n').flatMap((line) => (line.startsWith('   ') ? [line.trim()] : [])),
  );
  const script = commands.flat().flatMap((command) => [command, `printf '\\n\\036'`]);
  const { stdout } = await run('bash', ['-euc', script.join('\n')]);
  const outputs = stdout.split('\n\u001e');
  return commands.map((each) => outputs.splice(0, each.length));
}

/** What it has told when it has told that. */
async function untilToldOf(child: ChildProcess, last: RegExp): Promise<string> {
  let text = '';
  for await (const bytes of child.stdout!) {
    text += String(bytes);
    if (last.test(text)) return text;
  }
  throw new Error(`The sandbox has ended after ${text}`);
}
