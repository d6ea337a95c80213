import { readFile } from 'node:fs/promises';
import { readReports } from '@roadstead/ais';
import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, PositionReport } from '@roadstead/model';
import { expect } from 'vitest';

const RECORDING = new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url);

/** All pairs of the recording, anywhere. */
export const CONFIGURATION: DetectorConfiguration = {
  id: 1,
  uuid: '2f7f0c1e-7d0b-5a55-9d0d-6f3f1f6e0c01',
  name: 'the Solent',
  enabled: true,
  distanceMeters: 500,
  windowMinutes: 30,
  severity: 'Note',
  area: WORLD,
  excludePorts: false,
};

/** Reads all positions of the recording; none is rejected. */
export async function readRecording(): Promise<PositionReport[]> {
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
