import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../bench/run-in-process.ts';
import { buildPackages } from './kill/killed-server.ts';

/** Benches of some seconds, those with a size in a small one. */
const SIZES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  detector: { BENCH_FLEETS: 'hot', BENCH_SHIPS: '3000' },
  overlaps: { BENCH_PASSES: '1', BENCH_SETS: '0,1' },
  memory: {},
  webhooks: {},
  tracking: {},
  routing: {},
  'eta-recordings': {},
  reports: { BENCH_FIXES: '100000' },
  destinations: {},
  'port-areas': {},
};

/** The longest needs half a minute on quiet cores. */
const TEST_MS = 6 * 60_000;

describe('a bench in a small size', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  beforeAll(buildPackages);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(SIZES))(
    '%s ends with a table of numbers and words',
    async (name, sizes) => {
      const run = await runInProcess(name, {
        ...{ folder, progress: () => undefined, signal: new AbortController().signal },
        ...{ execArgv: ['--expose-gc', '--import', 'tsx'], env: { ...process.env, ...sizes } },
      });
      expect(run).toBeDefined();
      const { rows } = run!;
      expect(rows).not.toHaveLength(0);
      const wrong = rows.filter((row) =>
        Object.values(row).some((cell) => typeof cell !== 'string' && !Number.isFinite(cell)),
      );
      expect(wrong).toEqual([]);
    },
    TEST_MS,
  );
});
