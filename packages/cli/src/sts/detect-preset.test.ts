import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, folder, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** Two tankers in the open sea: one adrift, to which the other comes for three hours. */
function recording(): string {
  const rows = [
    'MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType,Status,Length,Width,Draft,Cargo',
  ];
  for (let minute = 0; minute <= 300; minute += 3) {
    const time = new Date(Date.UTC(2024, 4, 1, 6, minute)).toISOString().slice(0, 19);
    const awayMeters = Math.max(45, Math.abs(150 - minute) * 150 - 13_500);
    const latitude = 35.2 + awayMeters / 110_950;
    rows.push(`371000001,${time},35.2,20.3,0.1,511,90,ONE,,,80,0,240,40,14.5,`);
    rows.push(`371000002,${time},${latitude},20.3,0.1,511,90,TWO,,,80,0,180,30,8,`);
  }
  return `${rows.join('\n')}\n`;
}

describe('detect without a distance and a window', () => {
  it('writes probable transfers, with the reasons', async () => {
    const { code, stdout } = await roadstead(['detect', file('sea.csv', recording())]);
    expect(code).toBe(0);
    const { assessment, ...event } = JSON.parse(stdout);
    expect(event).toMatchObject({ name: 'transfer', mmsi_first: 371000001 });
    expect(assessment.kind).toBe('lightering');
    expect(assessment.group_id).toBe(event.uuid);
    expect(assessment.probability).toBeGreaterThanOrEqual(0.5);
    const points = assessment.reasons.map((reason: { points: number }) => Math.abs(reason.points));
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(assessment.reasons.map(({ text }: { text: string }) => text)).toContain(
      'types: tanker and tanker',
    );
  });

  it('writes kind, probability and reasons as columns', async () => {
    const path = file('sea.csv', recording());
    const { stdout } = await roadstead(['detect', path, '--format', 'csv']);
    expect(stdout).toMatch(/,group_id,kind,probability,reasons,flags\n.*,lightering,0\.\d+,/);
  });
});

it('[F10] detect --data finds the same with the static data of a store', async () => {
  const path = file('sea.csv', recording());
  const data = join(folder(), 'store');
  await roadstead(['ingest', path, '--data', data]);
  const { stdout } = await roadstead(['detect', '--data', data]);
  expect(stdout).toBe((await roadstead(['detect', path])).stdout);
  expect(stdout).toContain('"kind":"lightering"');
});

describe('detect --preset', () => {
  it('applies the definitions of others', async () => {
    const path = file('sea.csv', recording());
    const found = async (preset: string): Promise<number> => {
      const { stdout } = await roadstead(['detect', path, '--preset', preset]);
      return stdout.split('\n').length - 1;
    };
    expect(await found('gfw-encounter')).toBe(1);
    expect(await found('starboard')).toBe(1);
    expect(await found('kerch-2024')).toBe(1);
  });

  it('is refused with a distance, and where there is none of that name', async () => {
    const path = file('sea.csv', recording());
    const both = await roadstead(['detect', path, '--preset', 'encounter', '--distance', '100']);
    expect(both).toMatchObject({ code: 2, stdout: '' });
    expect(both.stderr).toContain('--preset cannot be combined with --distance and --window.');
    const unknown = await roadstead(['detect', path, '--preset', 'rendezvous']);
    expect(unknown.stderr).toContain('Allowed choices are transfer, encounter, gfw-encounter');
  });
});
