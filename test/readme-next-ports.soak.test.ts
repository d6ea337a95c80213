import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { ROOT, readText } from './workspace.ts';

const PASSWORD = 'correct-horse';
const ROADSTEAD = [
  '--conditions=@roadstead/source',
  '--import',
  import.meta.resolve('tsx'),
  `${ROOT}packages/cli/src/main.ts`,
];
const TOUR = readText('packages/predictions/docs/tour.md');

const folder = mkdtempSync(join(tmpdir(), 'roadstead-readme-'));
let service: ChildProcess | undefined;
afterEach(() => {
  service?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('the tour of next ports has the output that it shows', async () => {
  const [scenario] = blocks('yaml');
  writeFileSync(join(folder, 'sound.yaml'), scenario);
  const [serving, ...asking] = blocks('sh');
  const address = await serve(serving.trim());
  const script = asking
    .join('')
    .replaceAll('http://127.0.0.1:8080', address)
    .replaceAll('PASSWORD', PASSWORD)
    .replaceAll('curl ', "curl --silent --show-error --fail-with-body --write-out '\\n' ")
    .replaceAll('npx roadstead ', `${[process.execPath, ...ROADSTEAD].join(' ')} `);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder });
  const told = likenessOf(stdout);
  const shown = [...blocks('json'), ...blocks('text')].join('').split('\n');
  for (const line of shown.filter((each) => each !== '')) {
    expect(told).toContain(likenessOf(line));
  }
  expect(stdout).toContain('"name":"The Sound"');
  // Of a ship, a port, the cluster before it was overwritten and after, and the list.
  expect(stdout.match(/^\{"records":\[\{"imo":9\d+,[^\]]*\].*\}$/gm)).toHaveLength(5);
  const gone = once(service!, 'exit');
  service!.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});

/** The blocks of a language in the tour. */
function blocks(language: string): readonly string[] {
  return [...TOUR.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, of]) => of === language)
    .map(([, , text]) => text);
}

/** How far a model is sure, and when a ship is there, depends on how fast the scenario was played. */
function likenessOf(text: string): string {
  return text
    .replaceAll(/\d{2}:\d{2}(?::\d{2})?(?:\.\d{3})?/g, 'at a time')
    .replaceAll(/("eta_\w+":")[\d-]+T/g, '$1')
    .replaceAll(/"probability":[\d.]+/g, '"probability":some')
    .replaceAll(/\d+\.\d %/g, 'some %')
    .replaceAll(/[─ ]+/g, ' ');
}

/** @returns the address at which it listens, when the scenario is over */
async function serve(command: string): Promise<string> {
  const options = command.split(' ').slice(2);
  service = spawn(process.execPath, [...ROADSTEAD, ...options, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, ROADSTEAD_ADMIN_PASSWORD: PASSWORD },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const over = lineOf(service.stderr!, /^(sound has ended\.)$/);
  const address = await lineOf(service.stdout!, /^listening on (\S+)$/);
  await over;
  return address;
}

/** The part of the first matching line that the pattern captures. */
async function lineOf(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  for await (const line of createInterface({ input: stream })) {
    const [, found] = pattern.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The service has ended before it said ${pattern}.`);
}
