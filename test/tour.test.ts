import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { ROOT, readText } from './workspace.ts';

const PASSWORD = 'correct-horse';

const folder = mkdtempSync(join(tmpdir(), 'roadstead-tour-'));
let service: ChildProcess | undefined;
afterEach(() => {
  service?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('the tour shows events of the Solent over HTTP; SIGTERM ends the service', async () => {
  const [, tour] = /```sh\n(BASE=[\s\S]*?)```/.exec(readText('packages/cli/docs/tour.md')) ?? [];
  const address = await serve();
  const script = tour
    .replaceAll('http://127.0.0.1:8080', address)
    .replaceAll('PASSWORD', PASSWORD)
    .replaceAll('curl ', 'curl --silent --show-error ');
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: ROOT });
  expect(stdout).toContain('"name":"Solent"');
  // The chunks of the body determine which of two reports is the duplicate.
  expect(stdout).toMatch(/"accepted":186(?:19|2[0-3]),"late":0/);
  expect(stdout).toContain('{"ata":"2016-01-12T13:08:02Z","atd":"2016-01-12T13:17:08Z"');
  expect(stdout).toMatch(/"items":\[\{"id":\d+.*"total":20\d,"page":1,"size":2/);
  expect(stdout).toContain('"status":"finished"');
  const [passages] = /\{"records":\[\{"distance".*$/m.exec(stdout) ?? [''];
  expect(JSON.parse(passages).records).toHaveLength(8);
  const exited = once(service!, 'exit');
  service!.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

/** @returns the address of the server */
async function serve(): Promise<string> {
  service = spawn(
    process.execPath,
    [
      '--conditions=@roadstead/source',
      '--import',
      'tsx',
      'packages/cli/src/main.ts',
      'serve',
      '--port',
      '0',
      '--data',
      join(folder, 'harbour'),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ROADSTEAD_ADMIN_PASSWORD: PASSWORD },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  for await (const line of createInterface({ input: service.stdout! })) {
    const [, address] = /^listening on (\S+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The service has ended before it listened.');
}
