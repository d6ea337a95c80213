import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesOf, roadstead } from '../testing/fake-host.ts';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

async function createStore(): Promise<{ readonly folder: string; readonly file: string }> {
  const folder = join(place.folder(), 'store');
  const password = bytesOf('correct horse\n');
  await roadstead(['user', 'add', 'anna', '--data', folder], { stdin: password });
  return { folder, file: join(folder, 'roadstead.sqlite') };
}

it('an intact store is read without a finding, also while a service uses it', async () => {
  const { folder, file } = await createStore();
  const stderr = expect.stringMatching(new RegExp(`^Read ${file} \\(.*\\): no damage\\.\\n$`));
  expect(await roadstead(['check', '--data', folder])).toMatchObject({
    code: 0,
    stderr,
    stdout: '',
  });
  const running = await serve(['--data', folder]);
  expect(await roadstead(['check', '--data', folder])).toMatchObject({ code: 0, stderr });
  await running.stop();
});

it('each damaged part is a line, a backup fails, and the exit code is 1', async () => {
  const { folder, file } = await createStore();
  const database = new Database(file);
  database.exec(`UPDATE "documents users" SET document = '{' || document`);
  database.close();
  const checked = await roadstead(['check', '--data', folder]);
  expect(checked).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^The document .* of users is damaged\.\n$/),
    stderr: expect.stringContaining('): 1 damaged part.'),
  });
  const backup = await roadstead(['backup', join(folder, 'copy'), '--data', folder]);
  expect(backup).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`The copy is damaged: ${checked.stdout.trim()}`),
  });
});

it('a file that is no store, or none, is an error with exit code 2', async () => {
  const folder = join(place.folder(), 'other');
  mkdirSync(folder);
  expect(await roadstead(['check', '--data', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('contains no store'),
  });
  writeFileSync(join(folder, 'roadstead.sqlite'), 'MMSI,timestamp\n'.repeat(1000));
  expect(await roadstead(['check', '--data', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not a SQLite database'),
  });
});
