import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where `.ci/run` wants the results as JSON, beside what is printed. */
const results = process.env['TEST_RESULTS'];

const TESTS = ['packages/*/src/**/*.test.ts', 'simulator/src/**/*.test.ts', 'test/**/*.test.ts'];

/** Tests that put other modules in place of ours must not leave them to the tests after them. */
const MOCKING = ['packages', 'simulator', 'test'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock(')),
);

/** What takes longest, the longest first: begun last, it would keep one core busy while the others wait for it. */
const SLOW = [
  'test/scenarios.test.ts',
  'packages/routing/src/land.test.ts',
  'test/kill.test.ts',
  'test/readme.test.ts',
  'test/packages.test.ts',
  'test/detector.oracle.test.ts',
  'test/solent.test.ts',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = SLOW.flatMap((name) => sorted.filter((file) => file.moduleId.endsWith(name)));
    return [...new Set([...slow, ...sorted])];
  }
}

export default defineConfig({
  resolve: { conditions: ['@roadstead/source'] },
  ssr: { resolve: { conditions: ['@roadstead/source'] } },
  test: {
    projects: [
      {
        extends: true,
        // Loading the sources anew for each of so many files would take longer than most of their tests.
        test: {
          name: 'together',
          isolate: false,
          include: TESTS,
          exclude: [...configDefaults.exclude, ...MOCKING],
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING } },
    ],
    // Property tests try many cases; a machine that is busy with others must not make them fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One core fewer is the default, which on two leaves half of the machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    setupFiles: ['test/property-seed.ts'],
    coverage: { include: ['packages/*/src/**/*.ts'] },
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
