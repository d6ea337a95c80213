import type { StsTransition } from '@roadstead/model';
import fc from 'fast-check';
import { expect } from 'vitest';
import { mulberry32 } from '../../packages/trade-lanes/src/testing/mulberry32.ts';
import { eventsOf } from '../drive-detector.ts';
import { scenarios } from '../oracle/arbitraries.ts';
import { cutPlan } from '../oracle/batches.ts';
import { oracleDifferences } from '../oracle/oracle-differences.ts';
import { detectAlone, type WorkerState, type WorkersInput } from './cluster.ts';
import { scenarioInput } from './inputs.ts';
import { type Disturbances, runWorkers } from './run-workers.ts';

/** Numbers of workers. */
export const COUNTS: readonly number[] = [1, 2, 4];

/** All disturbances at once, per message of an input with some hundreds of them. */
export const DISTURBED: Disturbances = {
  ...{ save: 0.1, move: 0.15, start: 0.05, restart: 0.05, die: 0.05, lose: 0.03 },
};

/**
 * Expects that workers find what one detector has found, byte for byte.
 * @returns how often each disturbance happened
 */
export function expectEqual<State extends WorkerState>(
  input: WorkersInput<State>,
  alone: readonly StsTransition[],
  count: number,
  seed: number,
  disturbances?: Disturbances,
): Readonly<Record<string, number>> {
  const run = runWorkers(input, count, mulberry32(seed), disturbances);
  expect(JSON.stringify(run.transitions)).toBe(JSON.stringify(alone));
  expect(run.ignored['gap']).toBe(0);
  if (!disturbances) expect(run.ignored['foreign']).toBe(0);
  return { ...run.happened, ...run.ignored };
}

/** Expects that workers find what one detector and the oracle find in random histories, disturbed at random. */
export function expectEqualHistories(numRuns: number): void {
  const happened: Record<string, number> = {};
  const history = fc.tuple(scenarios, cutPlan, fc.constantFrom(...COUNTS), fc.integer());
  fc.assert(
    fc.property(history, ([scenario, cut, count, seed]) => {
      const input = scenarioInput(scenario, cut);
      const alone = detectAlone(input);
      const times = expectEqual(input, alone, count, seed, DISTURBED);
      for (const name of Object.keys(times)) happened[name] = (happened[name] ?? 0) + times[name];
      const { fixes, versions, eventTimeMs, options } = scenario;
      const events = eventsOf(alone);
      expect(oracleDifferences(events, fixes, versions, eventTimeMs, options)).toEqual([]);
    }),
    { numRuns },
  );
  for (const name of [...Object.keys(DISTURBED), 'foreign', 'repeated'])
    expect([name, happened[name]]).toEqual([name, expect.any(Number)]);
}
