import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DETECTION_DEFAULTS, RunCounts } from '@roadstead/recordings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Run, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DetectingThreads } from './threads/detecting-threads.ts';

const SOLENT = fileURLToPath(new URL('../../data/solent-2016-01-12.csv', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));

const temporary = temporaryFolder();
beforeEach(temporary.make);
afterEach(temporary.remove);

const detect = (...argv: readonly string[]): Promise<Run> => roadstead(['detect', ...argv]);

/** Detects with one detector, and expects of two and three the same. @returns the events */
async function eventsOfAny(...argv: readonly string[]): Promise<readonly string[]> {
  const alone = await detect(...argv);
  for (const jobs of ['2', '3']) {
    expect(await detect(...argv, '--jobs', jobs)).toEqual(alone);
  }
  return alone.stdout.trimEnd().split('\n');
}

describe('detect --jobs', () => {
  it('[L19] finds the same in the Solent', async () => {
    expect(await eventsOfAny(SOLENT, '--distance', '300', '--window', '10')).toHaveLength(201);
  });

  it('[L19] finds the same in a recording that is sorted', async () => {
    const [header, ...rows] = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');
    const half = rows.length >> 1;
    const mixed = [header, ...rows.slice(half), ...rows.slice(0, half)].join('\n');
    const path = temporary.file('mixed.csv', mixed);
    expect(await eventsOfAny(path, '--distance', '300', '--window', '10')).toHaveLength(201);
  });

  it('[L19] finds the same transfers in a simulation, with features, and in a store', async () => {
    const scenario = 'mother-ship-daughters-on-both-sides';
    const out = temporary.folder();
    await roadstead(['simulate', `${SCENARIOS}${scenario}.yaml`, '--out', out]);
    const reports = join(out, `${scenario}-seed1`, 'reports.ndjson');
    const events = await eventsOfAny(reports, '--features', '--ids', 'any');
    expect(events).toHaveLength(2);
    for (const event of events) {
      expect(JSON.parse(event)).toMatchObject({ assessment: {}, features: {} });
    }
    const data = join(out, 'store');
    await roadstead(['ingest', reports, '--data', data]);
    await eventsOfAny('--data', data, '--ids', 'any');
  });

  it('fails when another detector fails', async () => {
    const parameters = { ...DETECTION_DEFAULTS, configurations: [], gapMaxMinutes: 1 };
    const threads = new DetectingThreads(2, parameters, undefined, async () => new Map());
    const counts = new RunCounts();
    await threads.add({ kind: 'begin', counts, bytesTotal: 1, isSorted: false, isCheck: false }, 1);
    await expect(threads.settle()).rejects.toThrow(RangeError);
    await threads.close();
  });

  it.each(['0', '17', '1.5', 'two'])('refuses %s', async (jobs) => {
    const { code, stderr } = await detect(SOLENT, '--jobs', jobs);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('It must be a whole number from 1 to 16.'),
    ]);
  });

  it('refuses events of single ships, which have no pairs', async () => {
    const { code, stderr } = await detect(SOLENT, '--events', 'gaps', '--jobs', '2');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--jobs cannot be combined')]);
  });
});
