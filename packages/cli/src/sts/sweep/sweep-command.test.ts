import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeOutput, type Run, roadstead } from '../../testing/fake-host.ts';
import {
  APART_SCENARIO,
  LONG_PAIR_SCENARIO,
  PAIR_SCENARIO,
} from '../../testing/small-scenarios.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);
/** 1 m is below the distance of antennas, 500 m is that of the encounter; it lasts an hour, never two. */
const GRID = ['--distance', '1,500', '--window', '30,120'];

function sweep(scenario: string, ...options: readonly string[]): Promise<Run> {
  return roadstead(['sweep', scenario, ...GRID, '--out', join(folder(), 'sweep'), ...options]);
}

function read(name: string): string {
  return readFileSync(join(folder(), name), 'utf8');
}

/** The rows of the table as records. */
function rows(): readonly Record<string, string>[] {
  const [header, ...lines] = read('sweep.csv').trimEnd().split('\n');
  const keys = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [keys[i], cell])));
}

describe('a sweep', () => {
  it('writes a row for each distance and window, and prints the best', async () => {
    const run = await sweep(file('pair.yaml', PAIR_SCENARIO), '--seeds', '2');
    expect(run.code).toBe(0);
    const path = join(folder(), 'sweep');
    expect(run.stderr).toBe(`Wrote ${path}.csv, ${path}.svg and ${path}-heat-map.svg.\n`);
    const nothing = { transfers: '2', found: '0', false_events: '0', precision: '', f1: '0.0000' };
    expect(rows()).toMatchObject([
      { distance_meters: '1', window_minutes: '30', ...nothing, recall: '0.0000' },
      { distance_meters: '1', window_minutes: '120', ...nothing },
      { distance_meters: '500', window_minutes: '30', found: '2', recall: '1.0000', f1: '1.0000' },
      { distance_meters: '500', window_minutes: '120', ...nothing },
    ]);
    const [, , , best, second] = run.stdout.split('\n');
    expect(best).toMatch(/^│ 1 │ +500 m │ +30 min │ +2 │ +0 │ +0 │ +1\.000 │ +1\.000 │ 1\.000 │$/);
    expect(second).toMatch(/^│ 2 │ +1 m │ +30 min │ +0 │ +2 │ +0 │ +│ +0\.000 │ 0\.000 │$/);
  });

  it('draws a line for each distance, a point for each window with a precision, and the best', async () => {
    await sweep(file('pair.yaml', PAIR_SCENARIO));
    const svg = read('sweep.svg');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/s);
    expect(svg).toContain('>1 scenario, 1 run</text>');
    expect(svg.match(/<polyline /g)).toHaveLength(2);
    expect(svg.match(/<title>.*<\/title>/g)).toEqual(['<title>500 m, 30 min</title>']);
    expect(svg).toContain('>best: 500 m, 30 min (F1 1.00)</text>');
    expect(svg).not.toContain('in the table');
  });

  it('adds presets to the table and the chart', async () => {
    const run = await sweep(
      file('pair.yaml', LONG_PAIR_SCENARIO),
      '--preset',
      'transfer,kerch-2024',
    );
    expect(rows().slice(3)).toMatchObject([
      { distance_meters: '500', window_minutes: '120', found: '0', preset: '' },
      {
        distance_meters: '',
        window_minutes: '',
        found: '1',
        false_events: '0',
        preset: 'transfer',
      },
      { found: '0', precision: '', preset: 'kerch-2024' },
    ]);
    expect(run.stdout).toMatch(/^│ +│ transfer +│ +1 │ +0 │ +0 │ +1\.000 │ +1\.000 │ 1\.000 │$/m);
    expect(read('sweep.svg').match(/<title>\D.*?<\/title>/g)).toEqual([
      '<title>transfer (F1 1.00)</title>',
    ]);
  });

  it('draws a heat map with a cell for each distance and window', async () => {
    await sweep(file('pair.yaml', PAIR_SCENARIO));
    const svg = read('sweep-heat-map.svg');
    expect(svg.match(/<title>.*?<\/title>/g)).toEqual([
      '<title>1 m, 30 min: F1 0.000, precision none, recall 0.000</title>',
      '<title>1 m, 120 min: F1 0.000, precision none, recall 0.000</title>',
      '<title>500 m, 30 min: F1 1.000, precision 1.000, recall 1.000</title>',
      '<title>500 m, 120 min: F1 0.000, precision none, recall 0.000</title>',
    ]);
    // The best cell and the legend of its ring.
    expect(svg.match(/stroke="#d55e00"/g)).toHaveLength(2);
  });

  it('reports the number of distances that are not drawn', async () => {
    await sweep(file('pair.yaml', PAIR_SCENARIO), '--distance', '10:250:10', '--window', '30');
    expect(rows()).toHaveLength(25);
    expect(read('sweep.svg').match(/<polyline /g)).toHaveLength(21);
    expect(read('sweep.svg')).toContain('>and 4 distances in the table</text>');
  });

  it('is the same to the byte on any number of threads', async () => {
    file('pair.yaml', PAIR_SCENARIO);
    file('apart.yaml', APART_SCENARIO);
    const outcomes: string[] = [];
    for (const jobs of ['1', '3', '3']) {
      const run = await sweep(folder(), '--seeds', '2', '--jobs', jobs);
      outcomes.push([run.stdout, read('sweep.csv'), read('sweep.svg')].join('\n'));
    }
    expect(new Set(outcomes).size).toBe(1);
  });

  it('prints the default distance and window with any rank', async () => {
    const grid = ['--distance', '100:500:100', '--window', '10,30'];
    const run = await sweep(file('pair.yaml', PAIR_SCENARIO), ...grid);
    const printed = run.stdout.match(/^│ +\d+ │ +\d+ m │ +\d+ min │/gm) ?? [];
    expect(printed).toHaveLength(6);
    expect(printed[5]).toMatch(/│ +500 m │ +30 min │$/);
  });

  it('without any event reports it, and marks no best cell', async () => {
    const run = await sweep(file('apart.yaml', APART_SCENARIO));
    expect(run.code).toBe(0);
    expect(run.stdout).toBe('No distance and window found a transfer.\n');
    expect(rows().map(({ precision, recall }) => precision + recall)).toEqual(['', '', '', '']);
    expect(read('sweep.svg')).not.toContain('best:');
  });

  it('counts an encounter once for configurations that differ in distance and window only', async () => {
    const area = 'area: [[23, 35], [25, 35], [25, 37], [23, 37]]';
    const named = '{ name: near, distanceMeters: 200 }, { name: far, windowMinutes: 10 }';
    await sweep(file('pair.yaml', `${PAIR_SCENARIO}configurations: [${named}]\n`));
    expect(rows()[2]).toMatchObject({ transfers: '1', found: '1' });
    await sweep(
      file('pair.yaml', `${PAIR_SCENARIO}configurations: [${named}, { name: here, ${area} }]\n`),
    );
    expect(rows()[2]).toMatchObject({ transfers: '2', found: '2' });
  });

  it('shows progress on a terminal only', async () => {
    const scenario = file('pair.yaml', PAIR_SCENARIO);
    const printed = await sweep(scenario, '--seeds', '2');
    expect(printed.stderr).not.toContain('\r');
    const stderr = new FakeOutput(true);
    await roadstead(['sweep', scenario, ...GRID, '--out', join(folder(), 'x'), '--seeds', '2'], {
      stderr,
    });
    expect(stderr.text.split('\r\u001b[K')[1]).toMatch(/^1 of 2 runs {2}\d+ s left$/);
  });
});

const HUNDRED_AND_ONE = Array.from({ length: 101 }, (_, i) => i + 1).join(',');

describe('a mistake is reported in one line, exit code 2, and nothing is written', () => {
  async function refused(scenario: string, ...options: readonly string[]): Promise<string> {
    const before = readdirSync(folder());
    const run = await sweep(scenario, ...options);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/^roadstead: [^\n]*\n$/);
    expect(readdirSync(folder())).toEqual(before);
    return run.stderr;
  }

  it.each([
    '0',
    '-5',
    'abc',
    '',
    '1:2',
    '100:50:10',
    '100:200:0',
    '1:101:1',
    '50001',
    '1e3',
    '5,,6',
    HUNDRED_AND_ONE,
  ])('--distance %j', async (distance) => {
    const message = await refused(file('pair.yaml', PAIR_SCENARIO), `--distance=${distance}`);
    expect(message).toContain('It must be from:to:step (100:1000:100), a list (100,250,500) or a ');
    expect(message).toContain('at most 100 values, all above 0, at most 50000.');
  });

  it.each([
    ['--window', '10081', 'at most 10080.'],
    ['--jobs', '0', 'It must be a whole number from 1 to 256.'],
    ['--seeds', '0', 'It must be a whole number from 1 to 10000.'],
    ['--seed', 'x', 'It must be a whole number from 0 to 4294967295.'],
  ])('%s %s', async (option, value, text) => {
    expect(await refused(file('pair.yaml', PAIR_SCENARIO), option, value)).toContain(text);
  });

  it('a grid that is too large', async () => {
    const grid = ['--distance', '1:100:1', '--window', '1:11:1'];
    const message = await refused(file('pair.yaml', PAIR_SCENARIO), ...grid);
    expect(message).toBe('roadstead: 1 100 cells exceed the maximum of 1000.\n');
  });

  it('a missing scenario, and one with a mistake', async () => {
    const missing = join(folder(), 'no.yaml');
    expect(await refused(missing)).toContain(`${missing} cannot be read: the file does not exist.`);
    const bad = file('bad.yaml', PAIR_SCENARIO.replace('for: 1h', 'for: soon'));
    expect(await refused(bad)).toContain(`${bad}:12: ships[1].steps[0]`);
  });

  it('an unwritable path, before anything is simulated', async () => {
    const out = join(folder(), 'nowhere', 'sweep');
    const stderr = new FakeOutput(true);
    const run = await roadstead(['sweep', file('pair.yaml', PAIR_SCENARIO), '--out', out], {
      stderr,
    });
    expect(run.code).toBe(2);
    expect(run.stderr).toBe(
      `roadstead: ${out}.csv cannot be written: its folder does not exist.\n`,
    );
  });
});

describe('an interrupted sweep', () => {
  it('writes nothing, changes nothing, and reports it; exit code 130', async () => {
    const scenario = file('pair.yaml', PAIR_SCENARIO);
    file('sweep.csv', 'what was there before');
    const interruption = new AbortController();
    const argv = ['sweep', scenario, ...GRID, '--out', join(folder(), 'sweep'), '--seeds', '3'];
    const run = await roadstead(argv, {
      stderr: new FakeOutput(true, () => interruption.abort()),
      interrupted: interruption.signal,
    });
    expect(run).toMatchObject({ code: 130, stdout: '' });
    expect(run.stderr).toContain('Interrupted: nothing was written.\n');
    expect(readdirSync(folder()).sort()).toEqual(['pair.yaml', 'sweep.csv']);
    expect(read('sweep.csv')).toBe('what was there before');
  });
});
