import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Run, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const SOLENT = fileURLToPath(new URL('../../data/solent-2016-01-12.csv', import.meta.url));

/** A tanker alongside another one, south-east of the ships of the recording. */
function scenario(background: string, more = ''): string {
  return file(
    'solent.yaml',
    `proves: A transfer among recorded ships is found
start: 2026-05-01T00:00:00Z
duration: 3h
background: ${background}
ships:
  - { name: Alfa, type: tanker, start: { at: [-0.95, 50.65] }, steps: [anchor: {}] }
  - name: Bravo
    type: tanker${more}
    start: { at: [-0.92, 50.65] }
    steps: [alongside: { ship: Alfa }]
configurations: [{ name: near, distanceMeters: 100, windowMinutes: 10 }]
expect:
  events: [{ ships: [Alfa, Bravo] }]
`,
  );
}

function simulate(path: string): Promise<Run> {
  return roadstead(['simulate', path, '--out', join(folder(), 'runs')]);
}

const inRun = (name: string): string =>
  readFileSync(join(folder(), 'runs', 'solent-seed1', name), 'utf8');

describe('recorded traffic in the background', () => {
  it('is around the ships of the scenario, shifted to its start; only events with one of them are scored', async () => {
    copyFileSync(SOLENT, join(folder(), 'recorded.csv'));
    const run = await simulate(scenario('recorded.csv'));
    expect(run.stdout).toContain('All expectations are met.');
    expect(run.code).toBe(0);
    const truth = JSON.parse(inRun('truth.json'));
    expect(truth.background.length).toBeGreaterThan(80);
    const reports = inRun('reports.ndjson')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const positions = reports.filter(({ longitude }) => longitude !== undefined);
    expect(positions.length).toBeGreaterThan(17_000);
    const recorded = positions.filter(({ mmsi }) => truth.background.includes(mmsi));
    expect(new Date(recorded[0].timeMs).toISOString()).toBe('2026-05-01T00:00:00.000Z');
    const [score] = JSON.parse(inRun('scores.json')).configurations;
    expect(score).toMatchObject({ found: 1, missed: 0, falseEvents: 0 });
    expect(score.unscored).toBeGreaterThan(10);
    const detected = await roadstead([
      ...['detect', join(folder(), 'runs', 'solent-seed1', 'reports.ndjson')],
      ...['--distance', '100', '--window', '10'],
    ]);
    const uuids = (text: string): ReadonlySet<string> =>
      new Set(
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line).uuid),
      );
    expect(uuids(detected.stdout)).toEqual(uuids(inRun('events.ndjson')));
  });

  it('is swept, too', async () => {
    copyFileSync(SOLENT, join(folder(), 'recorded.csv'));
    const out = join(folder(), 'sweep');
    const argv = ['--distance', '100', '--window', '10', '--out', out];
    expect((await roadstead(['sweep', scenario('recorded.csv'), ...argv])).code).toBe(0);
    expect(readFileSync(`${out}.csv`, 'utf8').split('\n')[1]).toMatch(/^100,10,1,1,0,1\.0000,/);
  });

  it.each(['simulate', 'sweep'])(
    'is rejected by %s if it cannot be read, or has an MMSI of the scenario',
    async (command) => {
      const missing = await roadstead([command, scenario('missing.csv')]);
      expect(missing.code).toBe(2);
      expect(missing.stderr).toContain('missing.csv cannot be read: the file does not exist.');
      copyFileSync(SOLENT, join(folder(), 'recorded.csv'));
      const same = await roadstead([command, scenario('recorded.csv', '\n    mmsi: 235028911')]);
      expect(same.code).toBe(2);
      expect(same.stderr).toContain(
        'recorded.csv: a ship has the MMSI 235028911, as Bravo of the scenario; set another mmsi.',
      );
    },
  );
});
