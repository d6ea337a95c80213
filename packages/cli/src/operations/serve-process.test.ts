import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENV } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const SERVE = ['--import', 'tsx', '--conditions=@roadstead/source', MAIN, 'serve', '--port', '0'];

it('continues when its log has no reader, and stores its password hashed by scrypt', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [...SERVE, '--data', join(place.folder(), 'store')], {
    env: { ...process.env, ...ENV },
    stdio: ['ignore', 'pipe', full],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const [, url] = /listening on (\S+)/.exec(String(line)) ?? [];
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/nothing`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const stored = readdirSync(join(place.folder(), 'store')).map((name) =>
    readFileSync(join(place.folder(), 'store', name), 'latin1'),
  );
  expect(stored.join('')).toContain('scrypt$32768$8$3$');
  expect(stored.join('')).not.toContain(ENV['ROADSTEAD_ADMIN_PASSWORD']);
});

it('ends when its standard output has no reader', async () => {
  const child = spawn(process.execPath, [...SERVE, '--store', 'memory'], {
    env: { ...process.env, ...ENV },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout!.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
