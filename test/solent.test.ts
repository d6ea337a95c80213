import { readFile } from 'node:fs/promises';
import { readReports } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, Fix, PositionReport, StsTransition } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './drive-detector.ts';
import { judge } from './oracle/judge.ts';

const RECORDING = new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url);

const CONFIGURATION: DetectorConfiguration = {
  id: 1,
  uuid: '2f7f0c1e-7d0b-5a55-9d0d-6f3f1f6e0c01',
  name: 'the Solent',
  enabled: true,
  distanceMeters: 500,
  windowMinutes: 30,
  severity: 'Note',
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ],
    ],
  },
  excludePorts: false,
};

async function readRecording(): Promise<PositionReport[]> {
  const bytes = await readFile(RECORDING);
  const source = (async function* () {
    yield bytes;
  })();
  const positions: PositionReport[] = [];
  for await (const batch of readReports(source)) {
    expect(batch.rejected).toEqual([]);
    positions.push(...batch.positions);
  }
  return positions;
}

describe('the Solent recording', () => {
  it('gives the events that the oracle finds in it', async () => {
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
    expect(judge(events, fixes, versions, tracker.eventTimeMs, options)).toEqual([]);
  });
});
