import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BenchMessage, BenchRun } from '../bench/run-in-process.ts';
import { buildPackages } from './kill/killed-server.ts';
import { ROOT } from './workspace.ts';

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
      const child = fork(join(ROOT, 'bench/run-bench.ts'), [name], {
        ...{ cwd: ROOT, execArgv: ['--expose-gc', '--import', 'tsx'] },
        // It leads a group, which it ends when this process has ended.
        ...{ detached: true, serialization: 'advanced' },
        env: { ...process.env, ...sizes, TMPDIR: folder },
      });
      const runs: BenchRun[] = [];
      child.on('message', (message: BenchMessage) => {
        if (!('progress' in message)) runs.push(message);
      });
      expect(await once(child, 'exit')).toEqual([0, null]);
      const rows = runs.flatMap((run) => run.rows);
      expect(rows).not.toHaveLength(0);
      const wrong = rows.filter((row) =>
        Object.values(row).some((cell) => typeof cell !== 'string' && !Number.isFinite(cell)),
      );
      expect(wrong).toEqual([]);
    },
    TEST_MS,
  );
});
