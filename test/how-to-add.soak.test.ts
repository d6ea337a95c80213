import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, linkPackage } from './how-to-add/copy-workspace.ts';
import { ROOT, readJson, readText } from './workspace.ts';

/** An example of something new, as a patch of the workspace. */
interface Example {
  readonly heading: string;
  /** Stands for NAME in ARCHITECTURE.md. */
  readonly name: string;
  /** In `test/how-to-add`. Where the code has moved on, apply it with --reject, correct it, and write `git diff -U2` over it. */
  readonly patch: string;
}

const EXAMPLES: readonly Example[] = [
  { heading: 'An input format', name: 'pipes', patch: 'input-format.patch' },
  { heading: 'A report type', name: 'fix-counts', patch: 'report-type.patch' },
  { heading: 'A store driver', name: 'example', patch: 'store-driver.patch' },
  { heading: 'An HTTP operation', name: 'getShipName', patch: 'http-operation.patch' },
];

const ROADSTEAD = [
  '--conditions=@roadstead/source',
  '--import',
  'tsx',
  'packages/cli/src/main.ts',
] as const;
const PERIOD = ['--begin', '2016-01-12T13:00Z', '--end', '2016-01-12T15:00Z'] as const;
/** The tests that the new parts must pass: of the house, of their packages, and the contract over HTTP. */
const TESTS = [
  'test/arrows.test.ts',
  'test/tidy.test.ts',
  'test/house',
  'test/contract/contract.test.ts',
  'packages/ais/src/detect-format.test.ts',
  'packages/ais/src/read-reports.test.ts',
  'packages/reports/src/parse-report-request.test.ts',
  'packages/reports/src/report-records.test.ts',
  'packages/store-example/src',
  'packages/http/src/openapi',
  'packages/http/src/reports',
];

/** A ship in the new format, 60 m from another one for an hour. */
const PIPES = Array.from({ length: 61 }, (_, minute) => {
  const time = new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();
  return `235013375|${time}|-1.1|50.7\n235013376|${time}|-1.1008|50.7\n`;
}).join('');

interface TestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

let copy = '';
let results: TestResults['testResults'] = [];
beforeAll(() => {
  copy = copyWorkspace();
  for (const { patch } of EXAMPLES) apply(patch);
  linkPackage(copy, '@roadstead/store-example', 'packages/store-example');
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('the lists of files in ARCHITECTURE.md', () => {
  const lists = howToLists(readText('ARCHITECTURE.md'));

  it('are for each example', () => {
    expect([...lists.keys()]).toEqual(EXAMPLES.map(({ heading }) => heading));
  });

  it.each(EXAMPLES)('name the files of the example: $heading', ({ heading, name, patch }) => {
    const listed = lists.get(heading)?.map((file) => file.replaceAll('NAME', name));
    const diff = readText(`test/how-to-add/${patch}`);
    const changed = [...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file);
    expect(listed?.sort()).toEqual(changed.sort());
  });
});

describe('the workspace with the examples', () => {
  it('compiles', async () => {
    const tsc = 'node_modules/typescript/bin/tsc';
    expect(await run([tsc, '--project', 'tsconfig.check.json'])).toMatchObject({
      ...{ stdout: '', code: 0 },
    });
  });

  it('passes its tests', async () => {
    const file = join(copy, 'results.json');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'together'];
    const { code, stdout } = await run([...vitest, ...TESTS], { TEST_RESULTS: file });
    ({ testResults: results } = JSON.parse(readFileSync(file, 'utf8')) as TestResults);
    expect(code, stdout).toBe(0);
  });

  it('detects an encounter in the new format', async () => {
    writeFileSync(join(copy, 'pair.txt'), PIPES);
    const limits = ['--distance', '100', '--window', '30'];
    const { stdout, stderr } = await roadstead('detect', 'pair.txt', ...limits);
    expect(stderr).toContain('122 position reports of 2 stations');
    expect(stdout).toContain('"mmsi":235013376');
  });

  it('creates a report of the new type', async () => {
    await roadstead('ingest', 'packages/cli/data/solent-2016-01-12.csv', '--data', 'solent');
    const report = ['report', 'fixcounts', '--data', 'solent', ...PERIOD];
    const { stdout } = await roadstead(...report);
    const { records } = JSON.parse(stdout) as { records: readonly { fixes: number }[] };
    expect(records).toHaveLength(91);
    expect(records.reduce((sum, { fixes }) => sum + fixes, 0)).toBe(18_619);
    const table = await roadstead(...report, '--format', 'csv');
    expect(table.stdout).toMatch(/^mmsi,imo,name,callsign,shiptype,country,fixes\n/);
  });

  it('has run the conformance tests of the new driver', () => {
    const names = passed((file) => file.endsWith('store-example/src/suite.test.ts'));
    expect(names.length).toBeGreaterThan(50);
  });

  it('has the new operation in the OpenAPI document, and a reply of it', () => {
    const names = passed((file) => file.endsWith('test/contract/contract.test.ts'));
    expect(names).toContainEqual(expect.stringContaining('those of the OpenAPI document'));
    expect(names).toContainEqual(expect.stringContaining('the name of a ship'));
  });
});

describe('the watch mode of CONTRIBUTING.md', () => {
  it('restarts the service when a source of another package changes', async () => {
    const { scripts } = readJson('package.json') as { scripts: { watch: string } };
    const [program, ...options] = scripts.watch.split(' ');
    expect(program).toBe('node');
    const serve = ['serve', '--store', 'memory', '--port', '0'];
    const watching = spawn(process.execPath, [...options, ...serve], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let starts = 0;
    for await (const line of createInterface({ input: watching.stdout })) {
      if (!line.startsWith('listening on ')) continue;
      starts++;
      if (starts === 2) break;
      appendFileSync(join(copy, 'packages/http/src/server/http-error.ts'), '// Changed.\n');
    }
    watching.kill();
    expect(starts).toBe(2);
  });
});

/** The files of each list below `## How to add`, by the heading of the list. */
function howToLists(architecture: string): ReadonlyMap<string, readonly string[]> {
  const [, section = ''] = /^## How to add\n([\s\S]*?)^## /m.exec(architecture) ?? [];
  return new Map(
    [...section.matchAll(/^### (.+)\n([\s\S]*?)(?=^### |$(?![\s\S]))/gm)].map(
      ([, title, list]): [string, string[]] => [
        title,
        [...list.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file),
      ],
    ),
  );
}

/** Applies a patch to the copy, wherever the changed lines are now. */
function apply(patch: string): void {
  const file = join(ROOT, 'test/how-to-add', patch);
  execFileSync('git', ['apply', '-C1', file], {
    cwd: copy,
    // The copy may lie in a repository of somebody else's.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(copy) },
  });
}

/** The names of the tests that passed in some files. */
function passed(isIn: (file: string) => boolean): readonly string[] {
  return results
    .filter(({ name }) => isIn(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
}

async function roadstead(...words: readonly string[]): ReturnType<typeof run> {
  const outcome = await run([...ROADSTEAD, ...words]);
  expect(outcome.code, outcome.stderr).toBe(0);
  return outcome;
}

/** Runs node in the copy. */
function run(
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const { TEST_RESULTS, ...outer } = process.env;
  const env = { ...outer, NO_COLOR: '1', ...environment };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, { cwd: copy, env });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (bytes: Buffer) => {
      stdout += bytes.toString();
    });
    child.stderr.on('data', (bytes: Buffer) => {
      stderr += bytes.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
