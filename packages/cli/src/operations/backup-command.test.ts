import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesOf, roadstead } from '../testing/fake-host.ts';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const SHAPES = '/api/config/shapes';

async function makeBuoy(url: string, authorization: string, name: string): Promise<void> {
  const response = await fetch(`${url}${SHAPES}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [10, 54] },
    }),
  });
  expect(response.status).toBe(201);
}

it('a backup of a running service is restored with the data of its moment', async () => {
  const folder = join(place.folder(), 'store');
  const copy = join(place.folder(), 'copy');
  const running = await serve(['--data', folder]);
  await makeBuoy(running.url, running.authorization, 'before');
  const made = await roadstead(['backup', copy, '--data', folder]);
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining(`Wrote ${copy} (`) });
  const metrics = await (await fetch(`${running.url}/metrics`)).text();
  const [, seconds] = /^roadstead_last_backup_timestamp_seconds (\S+)$/m.exec(metrics) ?? [];
  expect(Number(seconds) * 1000).toBeCloseTo(statSync(join(folder, 'last-backup')).mtimeMs, -1);
  await makeBuoy(running.url, running.authorization, 'after');
  await running.stop();

  const other = join(place.folder(), 'deep', 'other');
  expect((await roadstead(['restore', copy, '--data', other])).code).toBe(0);
  const modes = [copy, other, join(other, 'roadstead.sqlite')].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o700, 0o600]);
  const restored = await serve(['--data', other]);
  const statusOf = async (name: string): Promise<number> => {
    const headers = { authorization: restored.authorization };
    return (await fetch(`${restored.url}${SHAPES}/${name}`, { headers })).status;
  };
  expect([await statusOf('before'), await statusOf('after')]).toEqual([200, 404]);
  await restored.stop();
});

it('an impossible backup or restore is reported, and changes nothing', async () => {
  const folder = join(place.folder(), 'store');
  const password = bytesOf('correct horse\n');
  await roadstead(['user', 'add', 'anna', '--data', folder], { stdin: password });
  const file = join(folder, 'roadstead.sqlite');
  const text = place.file('day.csv', 'MMSI,timestamp\n'.repeat(100));
  const fails = async (argv: readonly string[], sentence: string): Promise<void> => {
    const run = await roadstead(argv);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  };
  const before = readFileSync(file);
  await fails(['backup', file, '--data', folder], 'is the store itself');
  await fails(['backup', join(folder, 'none', 'copy'), '--data', folder], 'does not exist');
  await fails(['backup', 'copy', '--data', join(folder, 'none')], 'does not exist');
  await fails(['restore', text, '--data', folder], 'contains a store already');
  await fails(['restore', text, '--data', join(folder, 'new')], 'is not a SQLite database');
  expect(readFileSync(file).equals(before)).toBe(true);
  const copy = join(place.folder(), 'copy');
  expect((await roadstead(['backup', copy, '--data', folder])).code).toBe(0);
  writeFileSync(copy, readFileSync(copy).subarray(0, 40_000));
  await fails(['restore', copy, '--data', join(folder, 'new')], 'is damaged');
});
