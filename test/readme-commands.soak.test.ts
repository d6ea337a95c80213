import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from '../bench/write-report.ts';
import { bytesOf, roadstead } from '../packages/cli/src/testing/fake-host.ts';
import { serve } from '../packages/cli/src/testing/serving.ts';
import { ROOT, readText } from './workspace.ts';

const DOCUMENTS = ['README.md', 'packages/cli/docs/tour.md', 'packages/cli/docs/research.md'];
/** Shell commands in the documents, block by block. */
const BLOCKS = DOCUMENTS.flatMap((file) =>
  [...readText(file).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text),
);
/** Commands whose output is shown. */
const SESSIONS = DOCUMENTS.flatMap((file) =>
  [...readText(file).matchAll(/^\$ (.*)$/gm)].map(([, command]) => command),
);

/** Blocks that other tests read from a document and run. */
const ELSEWHERE: Readonly<Record<string, readonly [test: string, document: string]>> = {
  'npm ci && npm start\n': ['test/sandbox.test.ts', 'packages/cli/docs/tour.md'],
  [BLOCKS.find((block) => block.startsWith('curl -u demo')) ?? 'the example']: [
    'test/sandbox.test.ts',
    'README.md',
  ],
  [BLOCKS.find((block) => block.startsWith('BASE=')) ?? 'the tour']: [
    'test/tour.test.ts',
    'packages/cli/docs/tour.md',
  ],
};
/** Commands of a bench, one in each block. */
const MEASURING = BLOCKS.filter((block) => block.startsWith('npm run bench'));
const LINES = BLOCKS.filter(
  (block) => !(Object.hasOwn(ELSEWHERE, block) || MEASURING.includes(block)),
).flatMap((block) => block.trim().split('\n'));

/** `npx roadstead …`, with or without a text piped into it. */
const COMMAND = /^(?:echo '([^']*)' \| )?npx roadstead (\w+)((?: [\w.,:/-]+)*)$/;

describe('the commands of the README, the tour and the page on research', () => {
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

  it('are found, and those listed here are still there', () => {
    expect(LINES.length).toBeGreaterThan(8);
    expect(MEASURING).toHaveLength(1);
    expect(Object.keys(ELSEWHERE).filter((block) => !BLOCKS.includes(block))).toEqual([]);
  });

  it.each(Object.entries(ELSEWHERE))('are read and run by another test: %s', (_, [test, file]) => {
    expect(readText(test)).toContain(`readText('${file}')`);
  });

  it('with shown output are run by the tests that compare it', () => {
    const known = (command: string): boolean =>
      command === 'npm start' || command.startsWith('npx roadstead ');
    expect(SESSIONS.filter((command) => !known(command))).toEqual([]);
  });

  // In this process: starting twelve others would take longer than the commands.
  it.each(LINES)('succeed: %s', async (line) => {
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
