import { describe, expect, it } from 'vitest';
import { mergeRuns } from '../../bench/merge-runs.ts';
import { conditionsText, tableOf } from '../../bench/write-report.ts';

describe('mergeRuns', () => {
  const runs = [1, 4, 2].map((ratio) => [{ fleet: 'hot', ships: 10, ratio }]);

  it('returns medians with their spread, and numbers that never differ as they are', () => {
    const ratio = { median: 2, least: 1, greatest: 4 };
    expect(mergeRuns(runs)).toEqual([{ fleet: 'hot', ships: 10, ratio }]);
    expect(tableOf(mergeRuns(runs))).toContain('2 ±75%');
  });

  it('returns the mean of the middle two of an even number of runs', () => {
    expect(mergeRuns(runs.slice(0, 2))[0]?.['ratio']).toEqual({
      median: 2.5,
      least: 1,
      greatest: 4,
    });
  });

  it('fails if the runs have different rows', () => {
    expect(() => mergeRuns([...runs, []])).toThrow('the same rows');
  });
});

describe('conditionsText', () => {
  it('names commit, seed, load and spread', () => {
    const load = { begin: 0.25, end: 1 };
    expect(conditionsText({ commit: 'abc-dirty', seed: 1, load, runs: 3 })).toBe(
      'commit abc-dirty; seed 1; load 0.3 to 1.0; medians of 3 runs, ± half of the range',
    );
    expect(conditionsText({ commit: null, seed: null, load, runs: 1 })).toBe(
      'commit unknown; nothing random; load 0.3 to 1.0; one run, without spread (BENCH_RUNS=3 repeats it)',
    );
  });
});
