import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, FakeOutput, roadstead } from '../testing/fake-host.ts';
import {
  APART_SCENARIO,
  LONG_PAIR_SCENARIO,
  PAIR_EXPECTATION,
  PAIR_SCENARIO,
} from '../testing/small-scenarios.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

function pair(expected = PAIR_EXPECTATION): string {
  return file('pair.yaml', `${PAIR_SCENARIO}${expected}`);
}

/** The cells of a table's rows, without its head. */
function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('│') && !line.includes('Scenario'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const SHARE = String.raw`100\.0 % \(95 %: \d+\.\d to 100\.0\)`;

describe('the score', () => {
  it('has a row for each scenario, and precision and recall of all; exit code 0 if all expectations are met', async () => {
    pair();
    file('apart.yml', APART_SCENARIO);
    file('notes.txt', 'no scenario');
    const run = await roadstead(['simulate', folder()]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(rowsOf(run.stdout)).toMatchObject(
      [
        ['apart', '1', /^\d+$/, '0', '0', '0', '0', '', '', '', 'yes'],
        ['pair', '1', /^\d+$/, '1', '0', '0', '0', /^[+−][\d.]+ min$/, /min$/, /min$/, 'yes'],
      ].map((row) =>
        row.map((cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell))),
      ),
    );
    expect(run.stdout).toMatch(
      new RegExp(`^2 runs: precision ${SHARE}, recall ${SHARE}, against the truth\\.`, 'm'),
    );
    expect(run.stdout).toContain('All expectations are met.');
  });

  it('has a row for each preset, with the static reports of the ships', async () => {
    // The presets have no event within the 1 m that the scenario expects nothing from.
    const own = 'configurations: [{ name: near, distanceMeters: 1 }]\nexpect: { events: [] }\n';
    const path = file('pair.yaml', `${LONG_PAIR_SCENARIO}${own}`);
    const presets = 'transfer,encounter,kerch-2024';
    const out = join(folder(), 'runs');
    const run = await roadstead(['simulate', path, '--preset', presets, '--out', out]);
    expect(run).toMatchObject({ code: 0 });
    expect(rowsOf(run.stdout).map(([name, , , , missed]) => [name, missed])).toEqual([
      ['pair, transfer', '0'],
      ['pair, encounter', '0'],
      // 95 minutes alongside are less than two hours.
      ['pair, kerch-2024', '1: too short 1'],
    ]);
    const events = readFileSync(join(out, 'pair-seed1', 'events.ndjson'), 'utf8');
    const [first, second] = events
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ name: 'encounter' });
    expect(second).toMatchObject({ name: 'transfer', assessment: { kind: 'transfer' } });
    const scores = readFileSync(join(out, 'pair-seed1', 'scored-events.csv'), 'utf8');
    expect(scores).toMatch(/probability/);
  });

  it('is the same for a scenario whose configuration is a preset', async () => {
    const own = 'configurations: [{ name: ours, preset: transfer }]\n';
    const run = await roadstead([
      'simulate',
      file('pair.yaml', `${LONG_PAIR_SCENARIO}${own}${PAIR_EXPECTATION}`),
    ]);
    expect(run).toMatchObject({ code: 0 });
    expect(rowsOf(run.stdout)[0]).toMatchObject({ 0: 'pair', 4: '0' });
  });

  it('names the presets for another one', async () => {
    const run = await roadstead(['simulate', pair(), '--preset', 'transfer,gfw']);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('gfw is not one of transfer, encounter, gfw-encounter');
  });

  it('has a row for each configuration', async () => {
    const configurations =
      'configurations: [{ name: wide }, { name: narrow, distanceMeters: 1 }]\n';
    const run = await roadstead([
      'simulate',
      file('pair.yaml', `${PAIR_SCENARIO}${configurations}`),
    ]);
    const missed = rowsOf(run.stdout).map((row) => [row[0], row[4], row[10]]);
    expect(missed).toEqual([
      ['pair, wide', '0', 'nothing expected'],
      ['pair, narrow', '1: too far apart 1', ''],
    ]);
  });

  it.each([
    ['events', '{ events: [] }'],
    ['the number of events', '{ eventsMin: 2 }'],
    ['the number of events', '{ eventsMax: 0 }'],
    ['the truth', '{ truth: [{ ships: [Alfa, Bravo], kind: bunkers }] }'],
  ])('reports unmet expectations of %s (%s), exit code 1', async (_, expected) => {
    const run = await roadstead(['simulate', pair(`expect: ${expected}\n`)]);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(rowsOf(run.stdout)[0].at(-1)).toBe('not with 1 seed');
    expect(run.stdout).toMatch(/^Expectations not met: pair, seed 1\n {2}\S/m);
    expect(run.stdout).not.toContain('All is as');
  });

  it('adds over the seeds, from the one of the scenario or of --seed', async () => {
    const both = await roadstead([
      'simulate',
      pair(`${PAIR_EXPECTATION}seed: 5\n`),
      '--seeds',
      '2',
    ]);
    expect(rowsOf(both.stdout)[0]).toMatchObject({ 1: '2', 3: '2', 4: '0' });
    expect(both.stdout).toContain('2 runs: ');
    const wrong = ['simulate', pair('expect: { events: [] }\n'), '--seed', '9', '--seeds', '2'];
    const run = await roadstead(wrong);
    expect(rowsOf(run.stdout)[0].at(-1)).toBe('not with 2 seeds');
    expect(run.stdout.match(/Expectations not met: .*/g)).toEqual([
      'Expectations not met: pair, seed 9',
      'Expectations not met: pair, seed 10',
    ]);
  });
});

describe('the options of the detector', () => {
  /** Bravo is dark for 50 minutes of the hour alongside. */
  const DARK = 'faults: [dark: { ships: Bravo, from: +35m, to: +1h25m }]\n';
  const missed = ({ stdout }: { readonly stdout: string }): string => rowsOf(stdout)[0][4];

  it('are those of the scenario, or of the command line', async () => {
    const plain = file('plain.yaml', `${PAIR_SCENARIO}${DARK}`);
    expect(missed(await roadstead(['simulate', plain]))).toMatch(/^1/);
    expect(missed(await roadstead(['simulate', plain, '--gap-max', '60']))).toBe('0');
    const own = file('own.yaml', `${PAIR_SCENARIO}${DARK}detector: { gapMaxMinutes: 60 }\n`);
    expect(missed(await roadstead(['simulate', own]))).toBe('0');
    expect(missed(await roadstead(['simulate', own, '--gap-max', '30']))).toMatch(/^1/);
  });

  it('are rejected before the first run if the gap is below the separation', async () => {
    const run = await roadstead(['simulate', pair(), '--gap-max', '4']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toBe(
      'roadstead: pair: the maximum gap (4 minutes) must be at least the separation (5 minutes).\n',
    );
  });

  it('use late reports, which else are counted and warned about', async () => {
    const late = 'faults: [late: { ships: Bravo, rate: 1, delay: 10m, from: +20m }]\n';
    const ships = PAIR_SCENARIO.replace(
      'ships:\n',
      'ships:\n  - { name: Witness, type: tanker, start: { at: [24.2, 36.0] }, steps: [anchor: {}] }\n',
    );
    const scenario = file('late.yaml', `${ships}${late}`);
    const run = await roadstead(['simulate', scenario]);
    expect(run.stdout).toMatch(/^Not used: \d+ position reports: late \d+\.$/m);
    expect(run.stderr).toMatch(
      /^Warning: late: \d+ % of the position reports of ships were not used\. Most are late: raise --lateness to use them\.\n$/,
    );
    const patient = await roadstead(['simulate', scenario, '--lateness', '660']);
    expect(patient.stdout).not.toContain('Not used');
    expect(patient.stderr).toBe('');
    const out = ['--out', join(folder(), 'sweep')];
    const swept = await roadstead(['sweep', scenario, ...out]);
    expect(swept.stderr).toContain('Warning: late: ');
    const all = await roadstead(['sweep', scenario, ...out, '--lateness', '660']);
    expect(all.stderr).not.toContain('Warning');
  });
});

describe('a feed', () => {
  it.each(['ndjson', 'csv', 'nmea'])(
    'in %s lets detect find the same event; the table goes to standard error',
    async (format) => {
      const feed = await roadstead(['simulate', pair(), '--out', '-', '--format', format]);
      expect(feed.code).toBe(0);
      expect(feed.stdout).not.toContain('│');
      expect(rowsOf(feed.stderr)).toHaveLength(1);
      const detected = await roadstead(['detect', '-', '--preset', 'encounter'], {
        stdin: bytesOf(feed.stdout),
      });
      expect(detected.stdout.split('\n').filter(Boolean)).toHaveLength(1);
    },
  );

  it('is the same in real time', async () => {
    const argv = ['simulate', pair(), '--out', '-', '--format', 'csv'];
    const played = await roadstead([...argv, '--speed', '20000']);
    expect(played).toEqual(await roadstead(argv));
  });

  it('in real time ends when its reader has closed the pipe', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const source = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];
    const argv = [...source, main, 'simulate', pair(), '--out', '-', '--speed', '600'];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    const startMs = performance.now();
    child.stdout.destroy();
    expect(await exit).toEqual([0, null]);
    // A complete run would take twelve seconds.
    expect(performance.now() - startMs).toBeLessThan(6000);
  });
});

describe('on a terminal', () => {
  it('shows progress there only', async () => {
    const run = await roadstead(['simulate', pair()], { stderr: new FakeOutput(true) });
    const [, line] = run.stderr.split('\r\u001b[K');
    expect(line).toMatch(/^pair, seed 1 {2}\d+ % {2}2026-01-10 \d\d:\d\d:\d\d$/);
    expect((await roadstead(['simulate', pair()])).stderr).toBe('');
  });

  it('prints events in real time, each on its own line', async () => {
    const terminal = new FakeOutput(true);
    const argv = ['simulate', pair(), '--speed', '2000'];
    await roadstead(argv, { stdout: terminal, stderr: terminal });
    const events = terminal.text
      .split('\n')
      .filter((line) => /have (?:stayed|separated)/.test(line));
    expect(events).toHaveLength(2);
    const line =
      /^2026-01-10 \d\d:\d\d:\d\d {2}\d{9} and \d{9} have (?:stayed together since|separated; together from) 2026-/;
    for (const text of events) expect(text.split('\u001b[K').at(-1)).toMatch(line);
    expect(events[0]).toContain('%');
  });

  it('prints reports on their own lines', async () => {
    const terminal = new FakeOutput(true);
    const argv = ['simulate', pair(), '--out', '-'];
    await roadstead(argv, { stdout: terminal, stderr: terminal });
    expect(terminal.text).toContain('%');
    expect(terminal.text).not.toMatch(/%[^\r\n]*\{"mmsi"/);
  });
});

describe('an interruption', () => {
  it('is reported, and nothing is evaluated; exit code 130', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, () => interruption.abort());
    const argv = ['simulate', pair('expect: { events: [] }\n'), '--seeds', '3'];
    const run = await roadstead(argv, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(130);
    expect(rowsOf(run.stdout)[0]).toMatchObject({ 1: '1', 10: 'interrupted' });
    expect(run.stdout).not.toMatch(/as expected:|as the scenarios expect/i);
    expect(run.stderr).toContain('Interrupted: these are the results so far.');
  });

  it('between two runs does not report that all expectations are met', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('100 %')) interruption.abort();
    });
    const argv = ['simulate', pair(), '--seeds', '2'];
    const run = await roadstead(argv, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(130);
    expect(rowsOf(run.stdout)[0]).toMatchObject({ 1: '1', 10: 'yes' });
    expect(run.stdout).not.toContain('All is as');
  });

  it('ends a run in real time, too', async () => {
    const interruption = new AbortController();
    const run = roadstead(['simulate', pair(), '--speed', '0.1'], {
      interrupted: interruption.signal,
    });
    setTimeout(() => interruption.abort(), 20);
    expect((await run).code).toBe(130);
  });
});

describe('wrong usage', () => {
  it.each([
    [[], "missing required argument 'scenario'"],
    [['x', '--seeds', '0'], 'It must be a whole number from 1 to 10000.'],
    [['x', '--seeds', '1.5'], 'It must be a whole number from 1 to 10000.'],
    [['x', '--seed', 'x'], 'It must be a whole number from 0 to 4294967295.'],
    [['x', '--seed', '4294967296'], 'It must be a whole number from 0 to 4294967295.'],
    [['x', '--speed', '-1'], 'It must be a number 0.1 or more, at most 100000.'],
    [['x', '--speed', 'Infinity'], 'It must be a number 0.1 or more, at most 100000.'],
    [['x', '--format', 'xml'], 'Allowed choices are ndjson, csv, nmea.'],
    [['no.yaml'], 'no.yaml cannot be read: the file does not exist.'],
  ])('%j: one line, exit code 2', async (argv, text) => {
    const run = await roadstead(['simulate', ...argv]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/^roadstead: [^\n]*\n$/);
    expect(run.stderr).toContain(text);
  });

  it('reports a folder without scenarios', async () => {
    const run = await roadstead(['simulate', folder()]);
    expect(run.code).toBe(2);
    expect(run.stderr).toBe(`roadstead: ${folder()} contains no scenario (*.yaml).\n`);
  });

  it('allows a feed and a speed for one run only', async () => {
    for (const option of [
      ['--out', '-'],
      ['--speed', '60'],
      ['--html', 'pair.html'],
    ]) {
      const run = await roadstead(['simulate', pair(), '--seeds', '2', ...option]);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toBe(
        'roadstead: --out -, --speed and --html require one scenario and one seed.\n',
      );
    }
  });

  it('reports all mistakes of all files, with file, line, and allowed values', async () => {
    const bad = file(
      'bad.yaml',
      PAIR_SCENARIO.replace('tanker', 'tankr').replace('for: 1h', 'for: soon'),
    );
    const missing = join(folder(), 'missing.yaml');
    const run = await roadstead(['simulate', bad, missing, pair()]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    const lines = run.stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`roadstead: ${bad}:6: ships[0].type: `);
    expect(lines[0]).toContain('expected one of vlcc, tanker, ');
    expect(lines[1]).toContain(`roadstead: ${bad}:12: ships[1].steps[0]`);
    expect(lines[2]).toBe(`roadstead: ${missing} cannot be read: the file does not exist.`);
  });
});

describe('the help', () => {
  it('has a scenario that meets its expectations', async () => {
    const { stdout } = await roadstead(['simulate', '--help']);
    const text = /pair\.yaml:\n((?: {2}.*\n)+)/.exec(stdout)?.[1] ?? '';
    const scenario = file('pair.yaml', text.replace(/^ {2}/gm, ''));
    expect(await roadstead(['simulate', scenario])).toMatchObject({ code: 0, stderr: '' });
  });
});
