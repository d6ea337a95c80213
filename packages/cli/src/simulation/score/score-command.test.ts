import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Run, roadstead } from '../../testing/fake-host.ts';
import { PAIR_SCENARIO } from '../../testing/small-scenarios.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const inRun = (name: string): string => join(folder(), 'runs', 'pair-seed1', name);
const HEAD = 'mmsi_first,mmsi_second,begin,end,probability,configuration\n';

/** Simulates the pair, and returns the MMSIs of the two. */
async function simulate(): Promise<readonly number[]> {
  const scenario = file('pair.yaml', PAIR_SCENARIO);
  await roadstead(['simulate', scenario, '--out', join(folder(), 'runs')]);
  const { ships } = JSON.parse(readFileSync(inRun('truth.json'), 'utf8'));
  return ships.map(({ mmsi }: { readonly mmsi: number }) => mmsi);
}

function score(events: string, ...options: readonly string[]): Promise<Run> {
  return roadstead(['score', events, '--truth', inRun('truth.json'), ...options]);
}

/** The cells of each row of the table by the metric. */
function metrics(text: string): Readonly<Record<string, readonly string[]>> {
  const rows = text.split('\n').filter((line) => line.startsWith('│'));
  const cells = rows.map((row) =>
    row
      .split('│')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return Object.fromEntries(cells.map(([name, ...values]) => [name, values]));
}

function written(name: string): string {
  return readFileSync(join(folder(), 'scores', name), 'utf8');
}

describe('the score of a file of events', () => {
  it('is that of the simulation for the events of detect', async () => {
    await simulate();
    const detected = await roadstead(['detect', '--preset', 'encounter', inRun('reports.ndjson')]);
    const run = await score(file('events.ndjson', detected.stdout));
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(metrics(run.stdout)).toMatchObject({
      '': ['encounter'],
      Transfers: ['1'],
      Found: ['1'],
      'False events, by cause': ['0'],
      'First alarm, delivered, median': [''],
    });
    const own = JSON.parse(readFileSync(inRun('scores.json'), 'utf8')).configurations[0];
    const out = await score(
      file('events.ndjson', detected.stdout),
      '--out',
      join(folder(), 'scores'),
    );
    expect(out.stderr).toBe(`Wrote 3 files into ${join(folder(), 'scores')}.\n`);
    const [scored] = JSON.parse(written('scores.json')).configurations;
    expect(own).toEqual({
      ...scored,
      configuration: 'default',
      deliveryDelaySeconds: own.deliveryDelaySeconds,
      // Positions are written to a centimetre.
      placeErrorMeters: own.placeErrorMeters,
    });
    expect(scored.placeErrorMeters.mean).toBeCloseTo(own.placeErrorMeters.mean, 1);
    expect(own.deliveryDelaySeconds.median).toBeGreaterThanOrEqual(
      own.detectionDelaySeconds.median,
    );
    const uuid = JSON.parse(detected.stdout).uuid;
    expect(written('transfers.csv').split('\n')[1]).toContain(`,found,,0,${uuid},2026-01-10T0`);
    expect(written('events.csv')).toContain(uuid);
    expect(readFileSync(inRun('scored-events.csv'), 'utf8')).toContain(uuid);
  });

  it('has a column for each configuration, and a curve for each with probabilities', async () => {
    const [alfa, bravo] = await simulate();
    const rows = [
      `${alfa},${bravo},2026-01-10T00:30:00Z,2026-01-10T00:50:00Z,0.9,sure`,
      `${bravo},${alfa},2026-01-10T00:51:00Z,2026-01-10T00:55:00Z,0.8,sure`,
      `${alfa},235000009,2026-01-10T00:30:00Z,,0.4,sure`,
      `${alfa},235000009,2026-01-10T00:30:00Z,,,wrong`,
    ];
    const run = await score(
      file('events.csv', `${HEAD}${rows.join('\n')}\n`),
      '--out',
      join(folder(), 'scores'),
    );
    expect(metrics(run.stdout)).toMatchObject({
      '': ['sure', 'wrong'],
      Found: ['1', '0'],
      'Split events of found ones': ['1', '0'],
      'False events, by cause': ['1: unknown ship 1', '1: unknown ship 1'],
    });
    expect(run.stderr).toContain('Wrote 4 files');
    const svg = written('precision-recall.svg');
    expect(svg.match(/<polyline /g)).toHaveLength(1);
    expect(svg).toContain('>sure</text>');
    expect(JSON.parse(written('scores.json')).configurations[0].precisionRecall).toEqual([
      { threshold: 0.9, found: 1, falseEvents: 0, precision: 1, recall: 1 },
      { threshold: 0.4, found: 1, falseEvents: 1, precision: 0.5, recall: 1 },
    ]);
  });

  it('explains missed transfers by the configurations of a file', async () => {
    await simulate();
    const nothing = file('events.csv', HEAD);
    const missed = async (...options: readonly string[]): Promise<unknown> =>
      metrics((await score(nothing, ...options)).stdout)['Missed, by cause'];
    expect(await missed()).toEqual(['1: unknown 1']);
    const configuration = (name: string, meters: number, minutes: number): object => ({
      name,
      parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [23, 35],
            [25, 35],
            [25, 37],
            [23, 35],
          ],
        ],
      },
    });
    const path = file(
      'configurations.json',
      JSON.stringify([configuration('near', 1, 30), configuration('long', 500, 90)]),
    );
    expect(await missed('--configurations', path)).toEqual([
      '1: too far apart 1',
      '1: too short 1',
    ]);
  });
});

describe('wrong usage: exit code 2', () => {
  it('names each mistake of a file', async () => {
    await simulate();
    const rows = Array.from({ length: 25 }, () => '1,2,soon,,,\n').join('');
    const run = await score(file('events.csv', `${HEAD}${rows}`));
    expect(run).toMatchObject({ code: 2, stdout: '' });
    const lines = run.stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[0]).toMatch(/events\.csv: line 2: begin \(or activation_time\) must be a time/);
    expect(lines[20]).toContain('and 5 more mistakes');
    expect(existsSync(join(folder(), 'scores'))).toBe(false);
  });

  it('names a truth that is none, and requires one', async () => {
    const events = file('events.csv', HEAD);
    const truth = file('truth.json', '{"ships": []}');
    const run = await roadstead(['score', events, '--truth', truth]);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/truth\.json: truthVersion: /);
    expect((await roadstead(['score', events])).stderr).toContain('--truth');
    const broken = await roadstead(['score', events, '--truth', file('broken.json', '{')]);
    expect(broken.stderr).toContain('broken.json: The file is not valid JSON.');
  });
});
