import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, type Run, roadstead } from '../testing/fake-host.ts';
import { ENV, serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const SOLENT = fileURLToPath(new URL('../../data/solent-2016-01-12.csv', import.meta.url));

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

async function* password(text: string): AsyncGenerator<Uint8Array> {
  yield* bytesOf(`${text}\n`);
}

describe('roadstead user', () => {
  it('creates no store without something to add', async () => {
    const data = ['--data', join(place.folder(), 'typo')];
    for (const argv of [['list'], ['remove', 'anna'], ['password', 'anna']]) {
      const run = await roadstead(['user', ...argv, ...data], { stdin: password('long enough') });
      expect(run.code).toBe(2);
    }
    expect(readdirSync(place.folder())).toEqual([]);
    const empty = await roadstead(['user', 'list', '--data', '']);
    expect(empty).toMatchObject({ code: 2, stderr: expect.stringContaining('not be empty') });
  });

  it('creates a store that only its owner can read', async () => {
    const folder = join(place.folder(), 'store');
    await roadstead(['user', 'add', 'anna', '--data', folder], { stdin: password('long enough') });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'roadstead.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('adds, lists and removes users of a store', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const added = await roadstead(['user', 'add', 'anna', '--feeder', ...data], {
      stdin: password('correct horse'),
    });
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/\tanna\tfeeder\n$/) });
    expect((await roadstead(['user', 'list', ...data])).stdout).toBe(added.stdout);
    const again = await roadstead(['user', 'add', 'anna', ...data], {
      stdin: password('correct horse'),
    });
    expect(again).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The user name anna is in use'),
    });
    const changed = await roadstead(['user', 'password', 'anna', ...data], {
      stdin: password('another horse'),
    });
    expect(changed).toMatchObject({ code: 0, stderr: expect.stringContaining('Changed') });
    expect((await roadstead(['user', 'remove', 'anna', ...data])).code).toBe(0);
    expect((await roadstead(['user', 'list', ...data])).stdout).toBe('');
    expect(await roadstead(['user', 'remove', 'anna', ...data])).toMatchObject({
      code: 2,
      stderr: 'roadstead: The user "anna" does not exist.\n',
    });
  });

  it('reports an invalid password without printing it', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const short = await roadstead(['user', 'add', 'anna', ...data], { stdin: password('short') });
    expect(short).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('8 to 200 characters'),
    });
    const none = await roadstead(['user', 'add', 'anna', ...data]);
    expect(none).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('standard input has no password'),
    });
    expect(short.stdout + short.stderr).not.toContain('short');
  });
});

describe('roadstead key', () => {
  it('shows a key once, lists its prefix, and revokes it', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    await roadstead(['user', 'add', 'anna', ...data], { stdin: password('correct horse') });
    const { stdout: secret } = await roadstead(['key', 'add', 'anna', ...data]);
    expect(secret).toMatch(/^[0-9a-f]{48}\n$/);
    const { stdout: listed } = await roadstead(['key', 'list', 'anna', ...data]);
    const [id, prefix] = listed.trim().split('\t');
    expect(`${secret.slice(0, 8)}…`).toBe(prefix);
    expect((await roadstead(['key', 'revoke', id, ...data])).code).toBe(0);
    expect((await roadstead(['key', 'list', 'anna', ...data])).stdout).toBe('');
    expect((await roadstead(['key', 'add', 'bert', ...data])).code).toBe(2);
  });
});

describe('roadstead ingest', () => {
  it('stores a recording without duplicates', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const first = await roadstead(['ingest', SOLENT, ...data]);
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('18 619 position reports, 0 of them too late'),
    });
    const second = await roadstead(['ingest', SOLENT, ...data]);
    expect(second.stderr).toContain('too late for detection');
    expect(second.stderr).toContain('0 events fired');
  });

  it('[D8] loses nothing to two rows of the year 2030 in a recording, nor does detect', async () => {
    const [header, ...rows] = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');
    const ahead = rows
      .filter((row) => /,(?:235070762|235013375),/.test(row))
      .slice(0, 2)
      .map((row) => row.replace(/^2016-01-12/, '2030-01-12'));
    const text = [header, ...rows.slice(0, 2000), ...ahead, ...rows.slice(2000)].join('\n');
    const file = place.file('ahead.csv', `${text}\n`);
    const data = ['--data', join(place.folder(), 'store')];
    const stored = await roadstead(['ingest', file, ...data]);
    expect(stored.stderr).toContain('18 621 position reports, 0 of them too late');
    expect(stored.stderr).toMatch(
      /Reports after 2016\S+ \S+, up to 2030-01-12 \S+, wait for events/,
    );
    const plain = await roadstead(['detect', '--preset', 'encounter', SOLENT]);
    expect((await roadstead(['detect', '--preset', 'encounter', file])).stdout).toBe(plain.stdout);
    expect(plain.stdout).not.toBe('');
  });

  it('reports an unusable input or folder', async () => {
    const file = place.file('file', '');
    const missing = await roadstead(['ingest', 'nowhere.csv', '--data', place.folder()]);
    expect(missing).toMatchObject({
      code: 2,
      stderr: 'roadstead: nowhere.csv cannot be read: the file does not exist.\n',
    });
    const inFile = await roadstead(['ingest', SOLENT, '--data', join(file, 'store')]);
    expect(inFile).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be written') });
    place.file('roadstead.sqlite', 'this is no database, but it is long enough to be looked at');
    const rubbish = await roadstead(['ingest', SOLENT, '--data', place.folder()]);
    expect(rubbish).toMatchObject({ code: 2, stderr: expect.stringContaining('roadstead.sqlite') });
    expect(rubbish.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('--url', () => {
  it('manages users and keys of a service that has the store open', async () => {
    const data = ['--data', join(place.folder(), 'store')];
    const running = await serve(data);
    const held = await roadstead(['user', 'remove', 'admin', ...data]);
    expect(held).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('send changes to it with --url'),
    });
    expect((await roadstead(['user', 'list', ...data])).stdout).toContain('\tadmin\t');

    const url = ['--url', running.url];
    const run = (argv: readonly string[], line = ''): Promise<Run> =>
      roadstead([...argv, ...url], { env: ENV, stdin: password(line) });
    const added = await run(['user', 'add', 'bert b', '--feeder'], 'wrong stable');
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/\tbert b\tfeeder\n$/) });
    expect((await run(['user', 'list'])).stdout).toContain(added.stdout);
    expect((await run(['user', 'password', 'bert b'], 'right stable')).code).toBe(0);
    const key = await run(['key', 'add', 'bert b']);
    const listed = await run(['key', 'list', 'bert b']);
    const [id, prefix] = listed.stdout.split('\t');
    expect(key.stdout.startsWith(prefix.replace('…\n', ''))).toBe(true);
    expect((await run(['key', 'revoke', id])).code).toBe(0);
    expect((await run(['user', 'remove', 'bert b'])).code).toBe(0);
    const again = await run(['user', 'remove', 'bert b']);
    expect(again).toMatchObject({
      code: 2,
      stderr: 'roadstead: The user "bert b" does not exist.\n',
    });
    const short = await run(['user', 'add', 'dora'], 'short');
    expect(short).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('password must have 8 to 200 characters.'),
    });
    await running.stop();
    const gone = await run(['user', 'list']);
    expect(gone).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be reached: '),
    });
  });

  it('ingests a recording as into a store', async () => {
    const { url, stop } = await serve(['--store', 'memory']);
    const ingest = (...where: readonly string[]): Promise<Run> =>
      roadstead(['ingest', SOLENT, ...where], { env: ENV });
    const local = await ingest('--data', join(place.folder(), 'store'));
    const remote = await ingest('--url', url);
    expect([local.code, remote.code]).toEqual([0, 0]);
    const stored = ' position reports, 0 of them too late for detection, ';
    expect(local.stderr).toContain(`Stored 18 619${stored}`);
    // Of a request, so without the duplicates of reports of the request before.
    expect(remote.stderr).toMatch(new RegExp(`^Stored 18 6(?:19|2\\d)${stored}`));
    const headers = { authorization: `Basic ${btoa('admin:correct horse')}` };
    const path = '/api/portserver/ship/position/235028911';
    const position = await fetch(`${url}${path}`, { headers });
    expect(await position.json()).toMatchObject({ ship: { mmsi: 235_028_911 } });
    await stop();
  });

  it('reports failures', async () => {
    const fails = async (
      url: string,
      env: Record<string, string>,
      sentence: string,
    ): Promise<void> => {
      const run = await roadstead(['user', 'list', '--url', url], { env });
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    };
    await fails('harbour', ENV, 'is not an address');
    await fails('http://127.0.0.1:1', {}, 'ROADSTEAD_ADMIN_PASSWORD');
    const { url, stop } = await serve(['--store', 'memory']);
    await fails(url, { ROADSTEAD_ADMIN_PASSWORD: 'wrong' }, 'rejected the credentials');
    await stop();
  });
});

describe('roadstead detect --data', () => {
  it('detects the same events in a store as in the recording, while a service uses the store', async () => {
    const folder = join(place.folder(), 'store');
    await roadstead(['ingest', SOLENT, '--data', folder]);
    const running = await serve(['--data', folder]);
    const options = ['--distance', '100', '--window', '30', '--format', 'csv'];
    const fromFile = await roadstead(['detect', SOLENT, ...options]);
    const fromStore = await roadstead(['detect', '--data', folder, ...options]);
    expect(fromFile.stdout.split('\n').length).toBeGreaterThan(10);
    expect(fromStore.stdout).toBe(fromFile.stdout);
    expect(fromStore.stderr).toContain('Read what is stored in ');
    const later = ['--begin', '2016-01-12T13:40:00Z', '--end', '2016-01-12T14:00'];
    const ofLater = await roadstead(['detect', '--data', folder, ...options, ...later]);
    expect(ofLater.stderr).toContain('from 2016-01-12 13:40:00 to 2016-01-12 13:59:59 UTC');
    for (const ending of ['', '-wal', '-shm']) {
      const path = join(folder, `roadstead.sqlite${ending}`);
      expect(
        await roadstead(['detect', '--data', folder, ...options, '--out', path]),
      ).toMatchObject({
        code: 2,
        stderr: `roadstead: ${path} is one of the inputs; name another file.\n`,
      });
    }
    await running.stop();
  });

  it('reports unreadable sources', async () => {
    const fails = async (argv: readonly string[], sentence: string): Promise<void> => {
      const run = await roadstead(['detect', ...argv]);
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    };
    await fails([], 'no input: name recordings');
    await fails(['--data', join(place.folder(), 'none')], 'does not exist');
    await fails([SOLENT, '--data', place.folder()], 'cannot be combined');
    await fails([SOLENT, '--begin', '2016-01-12T13:40:00Z'], '--begin and --end require --data');
    await fails(['--data', place.folder(), '--begin', 'soon'], 'It must be a time such as');
  });
});
