import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { roadstead } from '../packages/cli/src/testing/fake-host.ts';
import { ROOT } from './workspace.ts';

const COMMAND = `${ROOT}packages/cli/bin/roadstead.js`;
const SOLENT = `${ROOT}packages/cli/data/solent-2016-01-12.csv`;
const ROWS = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');

const folder = mkdtempSync(join(tmpdir(), 'roadstead-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Standard output and error of the compiled command, which reads on a thread, without the time it took. */
async function compiled(argv: readonly string[]): Promise<readonly [string, string]> {
  const run = promisify(execFile)(process.execPath, [COMMAND, ...argv], { maxBuffer: 1 << 26 });
  const { stdout, stderr } = await run.catch((error) => error);
  return [stdout, withoutDuration(stderr)];
}

function withoutDuration(text: string): string {
  return text.replace(/ in [\d.]+ s:/, ' in a time:');
}

const half = ROWS.length >> 1;
/** Copies of the recording, one after the other, that are read on a thread: 32 MB and more. */
const COPIES = 26;
const COPY_MINUTES = 90;
const OPTIONS = ['--distance', '300', '--window', '10'];
/** Names, and inputs with options. */
const RUNS: readonly (readonly [string, () => readonly string[]])[] = [
  ['a file', () => [SOLENT]],
  ['a file under other options', () => [SOLENT, ...OPTIONS]],
  ['a gzip file of lines that cannot be read', () => [odd(), ...OPTIONS]],
  [
    'two files',
    () => [
      file('early.csv', ROWS.slice(0, half).join('\n')),
      file('late.csv', [ROWS[0], ...ROWS.slice(half)].join('\n')),
      ...OPTIONS,
    ],
  ],
  ['a file that is not in order', () => [file('mixed.csv', mixed().join('\n')), ...OPTIONS]],
  ['a damaged file', () => [file('cut.csv.gz', gzipSync(ROWS.join('\n')).subarray(0, 100_000))]],
  ['a missing file', () => [join(folder, 'missing.csv')]],
];

function odd(): string {
  const rows = ROWS.with(7, 'no row').with(9000, 'nor this, one');
  return file('odd.csv.gz', gzipSync(rows.join('\n')));
}

/** A file whose newest copy comes first, with a line that cannot be read in each copy. */
function large(): string {
  const rows = ROWS.slice(1);
  const copies = Array.from({ length: COPIES }, (_, copy) => {
    const shiftMs = (COPIES - copy) * COPY_MINUTES * 60_000;
    const shifted = rows.map((row) => {
      const comma = row.indexOf(',');
      const timeMs = Date.parse(`${row.slice(0, comma).replace(' ', 'T')}Z`) + shiftMs;
      return `${new Date(timeMs).toISOString()}${row.slice(comma)}`;
    });
    return ['no row', ...shifted].join('\n');
  });
  const content = [ROWS[0], ...copies].join('\n');
  expect(content.length).toBeGreaterThan(2 ** 25);
  return file('large.csv', content);
}

function mixed(): readonly string[] {
  return [ROWS[0], ...ROWS.slice(half), ...ROWS.slice(1, half)];
}

it.each(RUNS)('the compiled detect finds in %s what it finds without threads', async (_, run) => {
  const argv = ['detect', ...run()];
  const { stdout, stderr } = await roadstead(argv);
  expect(await compiled([...argv, '--jobs', '3'])).toEqual([stdout, withoutDuration(stderr)]);
});

it.each<readonly [string, () => readonly string[]]>([
  ['convert of lines that cannot be read', () => ['convert', odd()]],
  [
    'convert of a file that is not in order',
    () => ['convert', file('mixed.csv', mixed().join('\n')), '--content', 'tracks'],
  ],
  ['detect of a large file that is not in order', () => ['detect', large(), ...OPTIONS]],
  [
    'ingest of a large file',
    () => ['ingest', large(), '--data', mkdtempSync(join(folder, 'large-'))],
  ],
  ['ingest', () => ['ingest', odd(), '--data', mkdtempSync(join(folder, 'store-'))]],
])('the compiled %s does what it does without threads', async (_, argv) => {
  const { stdout, stderr } = await roadstead(argv());
  expect(await compiled(argv())).toEqual([stdout, withoutDuration(stderr)]);
});

it.each(['1', '2'])(
  'the compiled detect with %s jobs writes what it has found when it is interrupted',
  async (jobs) => {
    const out = join(folder, `events${jobs}.ndjson`);
    const argv = [COMMAND, 'detect', '-', ...OPTIONS, '--jobs', jobs, '--out', out];
    const child = spawn(process.execPath, argv, { stdio: ['pipe', 'ignore', 'pipe'] });
    const code = once(child, 'exit');
    // It ends before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${ROWS.join('\n')}\n`);
    const part = `${out}.part`;
    await expect
      .poll(() => existsSync(part) && readFileSync(part).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    child.kill('SIGINT');
    expect(await code).toEqual([130, null]);
    const found = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(found.length).toBeGreaterThan(20);
    expect(found.map((line) => typeof JSON.parse(line).uuid)).not.toContain('undefined');
  },
);
