import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeReplay, type ReplayData } from '@roadstead/recordings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPLAY_TEMPLATE, roadstead } from '../testing/fake-host.ts';
import { PAIR_EXPECTATION, PAIR_SCENARIO } from '../testing/small-scenarios.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { replayPage } from './replay-page.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const SOLENT = fileURLToPath(new URL('../../data/solent-2016-01-12.csv', import.meta.url));

/** The replay of a page, which is otherwise the template. */
function replayOf(page: string): ReplayData {
  const [, begin, data, end] = /^(.*id="replay-data">)([A-Za-z0-9+/=]+)(<.*)$/.exec(page) ?? [];
  expect(`${begin}${end}`).toBe(REPLAY_TEMPLATE);
  const decoded = decodeReplay(gunzipSync(Buffer.from(data, 'base64')));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}

describe('--html', () => {
  it('of detect writes a page with the events that it writes, and the tracks', async () => {
    const path = `${folder()}/solent.html`;
    const args = ['detect', SOLENT, '--distance', '300', '--window', '10'];
    const { stdout: alone } = await roadstead(args);
    const { code, stdout, stderr } = await roadstead([...args, '--html', path]);
    expect(code).toBe(0);
    expect(stdout).toBe(alone);
    expect(stderr).toContain(`Wrote the replay to ${path}.`);
    const replay = replayOf(readFileSync(path, 'utf8'));
    expect(replay).toMatchObject({ title: 'solent-2016-01-12.csv', truth: null });
    expect(replay.events.map((event) => `${JSON.stringify(event)}\n`).join('')).toBe(stdout);
    expect(replay.tracks.reduce((sum, { timeMs }) => sum + timeMs.length, 0)).toBe(
      replay.counts.used,
    );
  });

  it('of detect names a recording without its folders, since the page may be shared', async () => {
    // Speeds in tenths of knots, of which a reader warns.
    const rows = Array.from({ length: 30 }, (_, i) => {
      const [timeS, lon, lat] = [1_700_000_000 + 10 * i, 103.9 + i / 1000, 1.2 + i / 1000];
      return `219000001,${timeS},${lon.toFixed(3)},${lat.toFixed(3)},${120 + (i % 3)},${900 + i}`;
    });
    const text = ['mmsi,timestamp,lon,lat,speed,course', ...rows].join('\n');
    const recording = file('tenths.csv', text);
    const path = `${folder()}/page.html`;
    await roadstead(['detect', recording, '--allow-rejected', '--html', path]);
    const { warnings } = replayOf(readFileSync(path, 'utf8')).counts;
    expect(warnings).toEqual([
      {
        recording: 'tenths.csv',
        detail: expect.any(String),
        columns: 'sog=speed/10,cog=course/10',
      },
    ]);
    expect(JSON.stringify(warnings)).not.toContain(folder());
  });

  it('of simulate writes a page with the truth and the names of the ships', async () => {
    const path = `${folder()}/pair.html`;
    const scenario = file('pair.yaml', `${PAIR_SCENARIO}${PAIR_EXPECTATION}`);
    expect(await roadstead(['simulate', scenario, '--html', path])).toMatchObject({ code: 0 });
    const { title, truth, events, ships } = replayOf(readFileSync(path, 'utf8'));
    expect([title, events.length, truth?.length]).toEqual(['pair', 1, 1]);
    expect(truth?.[0].outcome).toBe('found');
    expect(ships.map(({ name }) => name)).not.toContain(null);
  });

  it.each([
    [['detect', SOLENT, '--html', SOLENT], 'is one of the inputs'],
    [['detect', SOLENT, '--html', 'a.html', '--out', 'a.html'], 'name the same file'],
    [['detect', SOLENT, '--html', 'a.html', '--events', 'gaps'], 'cannot be combined'],
    [['simulate', 'a.yaml', '--html', 'a.html', '--seeds', '2'], 'a.yaml cannot be read'],
  ])('rejects %j', async (args, message) => {
    const { code, stderr } = await roadstead(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('needs a template with a place for the data', () => {
    expect(() => replayPage('<!doctype html>', {} as ReplayData)).toThrow('no place for the data');
  });
});
