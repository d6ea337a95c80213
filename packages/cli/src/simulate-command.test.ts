import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, FakeOutput, roadstead } from './testing/fake-host.ts';
import { APART, PAIR, PAIR_EXPECTED } from './testing/small-scenarios.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

function pair(expected = PAIR_EXPECTED): string {
  return file('pair.yaml', `${PAIR}${expected}`);
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
  it('is a row for each scenario and the precision and recall of all; exit code 0 where all is as expected', async () => {
    pair();
    file('apart.yml', APART);
    file('notes.txt', 'no scenario');
    const run = await roadstead(['simulate', folder()]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(rowsOf(run.stdout)).toMatchObject(
      [
        ['apart', '1', /^\d+$/, '0', '0', '0', '', '', '', 'yes'],
        ['pair', '1', /^\d+$/, '1', '0', '0', /^[+−][\d.]+ min$/, /min$/, /min$/, 'yes'],
      ].map((row) =>
        row.map((cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell))),
      ),
    );
    expect(run.stdout).toMatch(
      new RegExp(`^2 runs: precision ${SHARE}, recall ${SHARE}, of `, 'm'),
    );
    expect(run.stdout).toContain('All is as the scenarios expect.');
  });

  it('has a row for each configuration', async () => {
    const configurations =
      'configurations: [{ name: wide }, { name: narrow, distanceMeters: 1 }]\n';
    const run = await roadstead(['simulate', file('pair.yaml', `${PAIR}${configurations}`)]);
    const missed = rowsOf(run.stdout).map((row) => [row[0], row[4], row[9]]);
    expect(missed).toEqual([
      ['pair, wide', '0', 'nothing expected'],
      ['pair, narrow', '1: unknown 1', ''],
    ]);
  });

  it.each([
    ['events', '{ events: [] }'],
    ['the number of events', '{ eventsMin: 2 }'],
    ['the number of events', '{ eventsMax: 0 }'],
    ['the truth', '{ truth: [{ ships: [Alfa, Bravo], kind: bunkers }] }'],
  ])('tells where %s is not as expected (%s), exit code 1', async (_, expected) => {
    const run = await roadstead(['simulate', pair(`expect: ${expected}\n`)]);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(rowsOf(run.stdout)[0].at(-1)).toBe('not with 1 seed');
    expect(run.stdout).toMatch(/^Not as expected: pair, seed 1\n {2}\S/m);
    expect(run.stdout).not.toContain('All is as');
  });

  it('adds over the seeds, from that of the scenario or of --seed on', async () => {
    const both = await roadstead(['simulate', pair(`${PAIR_EXPECTED}seed: 5\n`), '--seeds', '2']);
    expect(rowsOf(both.stdout)[0]).toMatchObject({ 1: '2', 3: '2', 4: '0' });
    expect(both.stdout).toContain('2 runs: ');
    const wrong = ['simulate', pair('expect: { events: [] }\n'), '--seed', '9', '--seeds', '2'];
    const run = await roadstead(wrong);
    expect(rowsOf(run.stdout)[0].at(-1)).toBe('not with 2 seeds');
    expect(run.stdout.match(/Not as expected: .*/g)).toEqual([
      'Not as expected: pair, seed 9',
      'Not as expected: pair, seed 10',
    ]);
  });
});

describe('a feed', () => {
  it.each(['ndjson', 'csv', 'nmea'])(
    'of %s gives detect the same event; the table goes to standard error',
    async (format) => {
      const feed = await roadstead(['simulate', pair(), '--out', '-', '--format', format]);
      expect(feed.code).toBe(0);
      expect(feed.stdout).not.toContain('│');
      expect(rowsOf(feed.stderr)).toHaveLength(1);
      const detected = await roadstead(['detect', '-'], { stdin: bytesOf(feed.stdout) });
      expect(detected.stdout.split('\n').filter(Boolean)).toHaveLength(1);
    },
  );

  it('is the same at a speed', async () => {
    const argv = ['simulate', pair(), '--out', '-', '--format', 'csv'];
    const played = await roadstead([...argv, '--speed', '20000']);
    expect(played).toEqual(await roadstead(argv));
  });

  it('that is played ends when its reader goes away', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const source = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];
    const argv = [...source, main, 'simulate', pair(), '--out', '-', '--speed', '600'];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    const startMs = performance.now();
    child.stdout.destroy();
    expect(await exit).toEqual([0, null]);
    // All of it would take twelve seconds.
    expect(performance.now() - startMs).toBeLessThan(6000);
  });
});

describe('at a terminal', () => {
  it('progress is shown, elsewhere it is not', async () => {
    const shown = await roadstead(['simulate', pair()], { stderr: new FakeOutput(true) });
    const [, line] = shown.stderr.split('\r\u001b[K');
    expect(line).toMatch(/^pair, seed 1 {2}\d+ % {2}2026-01-10 \d\d:\d\d:\d\d$/);
    expect((await roadstead(['simulate', pair()])).stderr).toBe('');
  });

  it('events at a speed are told as they become known, each on a line of its own', async () => {
    const terminal = new FakeOutput(true);
    const argv = ['simulate', pair(), '--speed', '2000'];
    await roadstead(argv, { stdout: terminal, stderr: terminal });
    const told = terminal.text.split('\n').filter((line) => /have (?:stayed|parted)/.test(line));
    expect(told).toHaveLength(2);
    const line =
      /^2026-01-10 \d\d:\d\d:\d\d {2}\d{9} and \d{9} have (?:stayed together since|parted; together from) 2026-/;
    for (const text of told) expect(text.split('\u001b[K').at(-1)).toMatch(line);
    expect(told[0]).toContain('%');
  });

  it('reports go to lines of their own', async () => {
    const terminal = new FakeOutput(true);
    const argv = ['simulate', pair(), '--out', '-'];
    await roadstead(argv, { stdout: terminal, stderr: terminal });
    expect(terminal.text).toContain('%');
    expect(terminal.text).not.toMatch(/%[^\r\n]*\{"mmsi"/);
  });
});

describe('an end before the end', () => {
  it('says so, and judges nothing; exit code 130', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, () => interruption.abort());
    const argv = ['simulate', pair('expect: { events: [] }\n'), '--seeds', '3'];
    const run = await roadstead(argv, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(130);
    expect(rowsOf(run.stdout)[0]).toMatchObject({ 1: '1', 9: 'interrupted' });
    expect(run.stdout).not.toMatch(/as expected:|as the scenarios expect/i);
    expect(run.stderr).toContain('Interrupted: this is what was known until then.');
  });

  it('between two runs does not say that all is as expected', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('100 %')) interruption.abort();
    });
    const argv = ['simulate', pair(), '--seeds', '2'];
    const run = await roadstead(argv, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(130);
    expect(rowsOf(run.stdout)[0]).toMatchObject({ 1: '1', 9: 'yes' });
    expect(run.stdout).not.toContain('All is as');
  });

  it('ends a run that is played, too', async () => {
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
    [['no.yaml'], 'no.yaml cannot be read: there is no such file.'],
  ])('%j: one line, exit code 2', async (argv, text) => {
    const run = await roadstead(['simulate', ...argv]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/^roadstead: [^\n]*\n$/);
    expect(run.stderr).toContain(text);
  });

  it('a folder without scenarios is told', async () => {
    const run = await roadstead(['simulate', folder()]);
    expect(run.code).toBe(2);
    expect(run.stderr).toBe(`roadstead: ${folder()} has no scenario in it (*.yaml).\n`);
  });

  it('a feed and a speed are for one run', async () => {
    for (const option of [
      ['--out', '-'],
      ['--speed', '60'],
    ]) {
      const run = await roadstead(['simulate', pair(), '--seeds', '2', ...option]);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toBe(
        'roadstead: --out - and --speed are for one scenario and one seed.\n',
      );
    }
  });

  it('all mistakes of all files are told, with file, line, and what is allowed', async () => {
    const bad = file('bad.yaml', PAIR.replace('tanker', 'tankr').replace('for: 1h', 'for: soon'));
    const missing = join(folder(), 'missing.yaml');
    const run = await roadstead(['simulate', bad, missing, pair()]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    const lines = run.stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`roadstead: ${bad}:6: ships[0].type: `);
    expect(lines[0]).toContain('expected one of vlcc, tanker, ');
    expect(lines[1]).toContain(`roadstead: ${bad}:12: ships[1].steps[0]`);
    expect(lines[2]).toBe(`roadstead: ${missing} cannot be read: there is no such file.`);
  });
});

describe('the help', () => {
  it('has a scenario in it that is as it expects', async () => {
    const { stdout } = await roadstead(['simulate', '--help']);
    const text = /pair\.yaml:\n((?: {2}.*\n)+)/.exec(stdout)?.[1] ?? '';
    const scenario = file('pair.yaml', text.replace(/^ {2}/gm, ''));
    expect(await roadstead(['simulate', scenario])).toMatchObject({ code: 0, stderr: '' });
  });
});
