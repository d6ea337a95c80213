import { createDetector } from '@roadstead/detector';
import type { Fix, StsTransition } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './drive-detector.ts';
import { oracleDifferences } from './oracle/oracle-differences.ts';
import { CONFIGURATION, readRecording } from './solent.ts';

describe('the Solent recording', () => {
  it('gives the same events as the oracle', async () => {
    const positions = await readRecording();
    expect(positions).toHaveLength(18_623);
    const tracker = createTracker();
    const detector = createDetector([CONFIGURATION]);
    const fixes: Fix[] = [];
    const transitions: StsTransition[] = [];
    for (const { batch } of [tracker.step(positions), tracker.end()]) {
      fixes.push(...batch.fixes);
      transitions.push(...detector.step(batch));
    }
    const events = eventsOf(transitions);
    expect(events.length).toBeGreaterThan(100);
    const versions = [
      {
        configuration: CONFIGURATION,
        fromMs: Number.NEGATIVE_INFINITY,
        toMs: Number.POSITIVE_INFINITY,
      },
    ];
    const options = { gapMaxMinutes: 30, separationMinutes: 5 };
    expect(oracleDifferences(events, fixes, versions, tracker.eventTimeMs, options)).toEqual([]);
  });
});
