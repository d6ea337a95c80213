import { readReports } from '@roadstead/ais';
import type { PositionReport, StaticReport } from '@roadstead/model';
import { expect, it } from 'vitest';
import { readScenario } from '../scenario-file/read-scenario.ts';
import { createSimulation } from '../simulation.ts';
import { createNmeaWriter } from './nmea-lines.ts';
import { isPositionReport } from './report-text.ts';

const SCENARIO = `
proves: What is written is read
start: 2026-01-10T00:00:00Z
duration: 30m
ships:
  - { name: Tanker, type: tanker, start: { at: [24, 36] }, steps: [ { sail: { to: [25, 36] } } ] }
  - { name: Yacht, type: yacht, ais: B-CS, start: { at: [24, 36.1] }, steps: [ { sail: { to: [25, 36] } } ] }
  - { name: Ferry, type: ferry, ais: B-SO, start: { at: [24, 36.2] }, steps: [ { sail: { to: [25, 36] } } ] }
  - { name: Rig, type: platform, ais: aton, start: { at: [24, 36.3] } }
`;

it('reports survive writing and reading', async () => {
  const read = readScenario(SCENARIO, 'a.yaml');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const simulation = createSimulation(read.value);
  const { reports } = simulation.runTo(simulation.endMs);
  const bytes = new TextEncoder().encode(reports.map(createNmeaWriter()).join(''));

  const positions: PositionReport[] = [];
  const statics: StaticReport[] = [];
  for await (const batch of readReports(source(bytes), { statics: true })) {
    positions.push(...batch.positions);
    statics.push(...batch.statics);
    expect(batch.rejected).toEqual([]);
  }
  expect(positions).toEqual(reports.map(({ report }) => report).filter(isPositionReport));
  expect(new Set(reports.map(({ transmitter }) => transmitter)).size).toBe(4);
  const names = new Set(statics.map(({ name }) => name));
  expect([...names].filter((name) => name !== null).sort()).toEqual([
    'FERRY',
    'RIG',
    'TANKER',
    'YACHT',
  ]);
});

async function* source(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
