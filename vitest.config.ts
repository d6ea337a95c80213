import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The file for the results as JSON beside what is printed; set by `.ci/run`. */
const results = process.env['TEST_RESULTS'];

const TESTS = ['packages/*/src/**/*.test.ts', 'simulator/src/**/*.test.ts', 'test/**/*.test.ts'];

/** Tests that mock modules run isolated, since mocks would leak into the tests after them. */
const MOCKING = ['packages', 'simulator', 'test'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock(')),
);

/** The tests that take longest, the longest first: begun last, one would occupy one core while the others stand idle. */
const SLOW = [
  'packages/cli/src/program.test.ts',
  'test/sandbox.test.ts',
  'test/scenarios.test.ts',
  'test/contract/contract.test.ts',
  'packages/store-postgres/src/suite.test.ts',
  'test/detector.oracle.test.ts',
  'test/solent.test.ts',
  'packages/cli/src/operations/serve-command.test.ts',
];

/** Long proofs with a command of their own, `npm run test:soak`. */
const SOAK = '**/*.soak.test.ts';

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
        // Loading the sources again for each of the files would take longer than most of their tests.
        test: {
          name: 'together',
          isolate: false,
          include: TESTS,
          exclude: [...configDefaults.exclude, ...MOCKING, SOAK],
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING } },
      { extends: true, test: { name: 'soak', include: [SOAK] } },
    ],
    // Property tests try many cases; a busy machine must not make them fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // Lists of sentences about what is wrong are compared with empty ones: the message has some of them.
    chaiConfig: { truncateThreshold: 2000 },
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    setupFiles: ['test/property-seed.ts'],
    coverage: { include: ['packages/*/src/**/*.ts'] },
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
