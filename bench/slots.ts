import { createDetector } from '@roadstead/detector';
import type { Fix } from '@roadstead/model';
import { WORLD_WIDE } from './detector.ts';
import { BenchFleet, type FleetKind } from './fleets.ts';
import type { Bench, TableRow } from './write-report.ts';

const SEED = 1;
const SHIPS = 30_000;
const ALL = Array.from({ length: 64 }, (_, slot) => slot);
/** Slots of the workers that are compared. */
const WORKERS: Readonly<Record<string, readonly number[]>> = {
  all: ALL,
  half: ALL.slice(0, 32),
  quarter: ALL.slice(0, 16),
  none: [],
};
const KINDS: readonly FleetKind[] = ['sparse', 'world-like', 'dense', 'hot'];
const WARM_UP_ROUNDS = 8;
const ROUNDS = 16;

/** The cost of a worker that owns a part of the pairs. */
export const bench: Bench = {
  question: `What does a fix cost a worker that detects a half, a quarter or none of the pairs? (µs of processor time; ${SHIPS} ships, one world-wide configuration)`,
  seed: SEED,
  run(progress) {
    return KINDS.map((kind): TableRow => {
      progress(kind);
      const [all, half, quarter, none] = microsecondsPerFix(kind);
      return {
        fleet: kind,
        ...{ 'all, µs': all, 'half, µs': half, 'quarter, µs': quarter, 'none, µs': none },
        ...{ 'half / all': half / all, 'quarter / all': quarter / all, 'none / all': none / all },
      };
    });
  },
};

/** Processor time of a fix, by worker; the workers run rounds of equal fleets in turn. */
function microsecondsPerFix(kind: FleetKind): readonly number[] {
  const workers = Object.values(WORKERS).map((slots) => ({
    detector: createDetector([WORLD_WIDE], { slots }),
    fleet: new BenchFleet(kind, SHIPS, SEED),
    spentMicroseconds: 0,
  }));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const worker of workers) {
      const batches: Fix[][] = [...worker.fleet.nextRound()];
      const start = process.cpuUsage();
      for (const fixes of batches) {
        worker.detector.step({ fixes, watermarkMs: fixes[fixes.length - 1].timeMs, ended: false });
      }
      const { user, system } = process.cpuUsage(start);
      if (round >= WARM_UP_ROUNDS) worker.spentMicroseconds += user + system;
    }
  }
  return workers.map(({ spentMicroseconds }) => spentMicroseconds / ROUNDS / SHIPS);
}
