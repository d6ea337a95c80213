import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type RecordingBatch, type RecordingOptions, readRecordings } from './read-recordings.ts';

const { make, remove, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const HEADER = 'timestamp,mmsi,longitude,latitude,name';

function rowsOf(mmsi: number): string[] {
  return Array.from({ length: 90 }, (_, i) => {
    const time = new Date(Date.UTC(2024, 0, 1, 12, i)).toISOString();
    return `${time},${mmsi},1,50,SHIP ${mmsi}`;
  });
}

async function read(
  files: readonly string[],
  options?: RecordingOptions,
): Promise<Required<RecordingBatch>> {
  const all = { positions: [], statics: [], rejected: [] } as Record<string, unknown[]>;
  for await (const batch of readRecordings(files, options)) {
    for (const [list, some] of Object.entries(batch)) all[list].push(...some);
  }
  return all as unknown as RecordingBatch;
}

describe('readRecordings', () => {
  it('returns the reports of files that are grouped by ship in order of time, each once', async () => {
    const ships = [235_000_001, 235_000_002, 235_000_003];
    const grouped = file(
      'day.csv',
      `${[HEADER, ...ships.flatMap(rowsOf), 'noon,1,2,3,X'].join('\n')}\n`,
    );
    const { positions, statics, rejected } = await read([grouped], { statics: true });
    const times = positions.map(({ timeMs }) => timeMs);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times).toHaveLength(270);
    expect(statics).toHaveLength(270);
    expect(rejected).toMatchObject([{ file: grouped, line: 272, reason: 'bad-time' }]);
  });

  it('merges files that are in order', async () => {
    const texts = [235_000_001, 235_000_002].map(
      (mmsi) => `${[HEADER, ...rowsOf(mmsi)].join('\n')}\n`,
    );
    const files = texts.map((text, i) => file(`${i}.csv`, text));
    const { positions } = await read(files);
    expect(positions.map(({ timeMs }) => timeMs)).toEqual(
      Array.from({ length: 180 }, (_, i) => Date.UTC(2024, 0, 1, 12, Math.floor(i / 2))),
    );
  });

  it('rejects pipes and missing files', async () => {
    await expect(read(['-'])).rejects.toThrow('A pipe cannot be read twice.');
    await expect(read(['missing.csv'])).rejects.toThrow('missing.csv cannot be read');
  });
});
