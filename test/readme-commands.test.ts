import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from '../bench/report.ts';
import { bytesOf, roadstead } from '../packages/cli/src/testing/fake-host.ts';
import { serve } from '../packages/cli/src/testing/serving.ts';
import { ROOT, readText } from './workspace.ts';

const README = readText('README.md');
/** The commands of a shell in the root README, block by block, as they are written. */
const BLOCKS = [...README.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
/** Those whose output is shown. */
const SESSIONS = [...README.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command);

/** What other tests run, which take it from the README. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci && npm start\n': 'test/sandbox.test.ts',
  [BLOCKS.find((block) => block.startsWith('BASE=')) ?? 'the tour']: 'test/tour.test.ts',
};
/** Of a bench, one a block. */
const MEASURING = BLOCKS.filter((block) => block.startsWith('npm run bench'));
const LINES = BLOCKS.filter(
  (block) => !(Object.hasOwn(ELSEWHERE, block) || MEASURING.includes(block)),
).flatMap((block) => block.trim().split('\n'));

/** `npx roadstead …`, perhaps with a text from a pipe. */
const COMMAND = /^(?:echo '([^']*)' \| )?npx roadstead (\w+)((?: [\w.,:/-]+)*)$/;

describe('the commands of the root README', () => {
  const before = process.cwd();
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'roadstead-readme-'));
    for (const name of ['packages', 'scenarios']) {
      symlinkSync(`${ROOT}${name}`, join(folder, name), 'junction');
    }
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  it('are there, and none is kept here that is there no more', () => {
    expect(LINES.length).toBeGreaterThan(8);
    expect(MEASURING).toHaveLength(1);
    expect(Object.keys(ELSEWHERE).filter((block) => !BLOCKS.includes(block))).toEqual([]);
  });

  it.each(Object.entries(ELSEWHERE))('are read and run by another test: %s', (_, file) => {
    expect(readText(file)).toContain("readText('README.md')");
  });

  it('whose output is shown are run by the tests that compare it', () => {
    const known = (command: string): boolean =>
      command === 'npm start' || command.startsWith('npx roadstead ');
    expect(SESSIONS.filter((command) => !known(command))).toEqual([]);
  });

  // In this process: twelve starts of one would take longer than all they do.
  it.each(LINES)('do what they should: %s', async (line) => {
    const [, piped = '', name, rest] = COMMAND.exec(line) ?? [];
    expect(name, 'a command of roadstead').toBeDefined();
    const words = rest.split(' ').slice(1);
    if (name === 'serve') {
      const { url, stop } = await serve(words);
      expect((await fetch(`${url}/docs`)).status).toBe(200);
      expect((await stop()).code).toBe(0);
      return;
    }
    const run = await roadstead([name, ...words], { stdin: bytesOf(piped) });
    expect(run.code, run.stderr).toBe(0);
    expect(run.stdout + run.stderr).not.toBe('');
  });

  it.each(MEASURING)('measure: %s', async (line) => {
    const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: ROOT });
    const [, name] = /([a-z-]+)\n$/.exec(line) ?? [];
    const { bench } = (await import(`../bench/${name}.ts`)) as { bench: Bench };
    expect(stdout).toContain(`${name}: ${bench.question}`);
  });
});
