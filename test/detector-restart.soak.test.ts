import { createDetector, restoreDetector } from '@roadstead/detector';
import type { StsTransition, TrackBatch } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectScenario } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { cutPlan } from './oracle/batches.ts';
import { CONFIGURATION, readRecording } from './solent.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 300);

describe('the detector', () => {
  it('[D13] that is saved and restored continues as if uninterrupted', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        expect(detectScenario(scenario, cut, true)).toEqual(detectScenario(scenario, cut));
      }),
      { numRuns: RUNS },
    );
  });

  it('[D13] finds the same in the Solent, saved after every fiftieth report: pairs that wait or rest are compared again', async () => {
    const positions = await readRecording();
    const tracker = createTracker();
    const batches: TrackBatch[] = [];
    for (let at = 0; at < positions.length; at += 50)
      batches.push(tracker.step(positions.slice(at, at + 50)).batch);
    batches.push(tracker.end().batch);
    const transitionsOf = (saves: boolean): readonly StsTransition[] => {
      let detector = createDetector([CONFIGURATION]);
      return batches.flatMap((batch) => {
        const transitions = detector.step(batch);
        if (saves) detector = restoreDetector(detector.save());
        return transitions;
      });
    };
    const transitions = transitionsOf(false);
    expect(transitions.length).toBeGreaterThan(100);
    expect(transitionsOf(true)).toEqual(transitions);
  });
});
