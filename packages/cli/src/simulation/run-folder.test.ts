import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { StsEventJson } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeOutput, type Run, roadstead } from '../testing/fake-host.ts';
import { APART_SCENARIO, PAIR_EXPECTATION, PAIR_SCENARIO } from '../testing/small-scenarios.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);
const TEXT = `${PAIR_SCENARIO}${PAIR_EXPECTATION}`;

/** Runs the pair. */
function simulate(out: string, ...options: readonly string[]): Promise<Run> {
  return roadstead(['simulate', file('pair.yaml', TEXT), '--out', join(folder(), out), ...options]);
}

/** All files of a run, by their names. */
function filesIn(...path: readonly string[]): Record<string, string> {
  const run = join(folder(), ...path);
  const names = readdirSync(run).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(run, name), 'utf8')]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(Boolean);
}

/** The parts of an event that do not depend on the configuration's name: its uuid is one of them. */
function encounters(ndjson: string): readonly Partial<StsEventJson>[] {
  return linesOf(ndjson).map((line) => {
    const { name, ...others } = JSON.parse(line) as StsEventJson;
    return others;
  });
}

describe('a run that is written', () => {
  it.each([
    ['ndjson', /^\{"mmsi":\d{9},/],
    ['csv', /^[^,]+,[^,]+,/],
    ['nmea', /!AIVDM,/],
  ])(
    'has the reports as %s, the tracks, the truth, the events, and a manifest',
    async (format, line) => {
      const run = await simulate('runs', '--format', format);
      expect(run.code).toBe(0);
      expect(run.stderr).toBe(`Wrote 1 folder into ${join(folder(), 'runs')}.\n`);
      const { 'manifest.json': manifestText, ...files } = filesIn('runs', 'pair-seed1');
      const reports = `reports.${format}`;
      const scores = ['scored-events.csv', 'scored-transfers.csv', 'scores.json'];
      const names = ['events.ndjson', reports, ...scores, 'truth-tracks.csv', 'truth.json'];
      expect(Object.keys(files)).toEqual(names.sort());
      expect(linesOf(files[reports]).filter((text) => !line.test(text))).toEqual([]);
      expect(linesOf(files['truth-tracks.csv']).length).toBeGreaterThan(100);
      expect(JSON.parse(files['truth.json']).encounters).toMatchObject([{ kind: 'cargo' }]);
      const manifest = JSON.parse(manifestText);
      expect(manifest).toMatchObject({ scenario: 'pair', seed: 1, scenarioSha256: sha256(TEXT) });
      expect(manifest.counts).toMatchObject({ ships: 2, encounters: 1, events: 1 });
      expect(manifest.outputsSha256).toEqual(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256(text)])),
      );
    },
  );

  it.each(['ndjson', 'csv', 'nmea'])('in %s lets detect find the same events', async (format) => {
    await simulate('runs', '--format', format);
    const run = join(folder(), 'runs', 'pair-seed1');
    const { stdout } = await roadstead([
      'detect',
      '--preset',
      'encounter',
      join(run, `reports.${format}`),
    ]);
    const events = encounters(readFileSync(join(run, 'events.ndjson'), 'utf8'));
    expect(events).toHaveLength(1);
    expect(encounters(stdout)).toEqual(events);
  });

  it('is the same to the byte when repeated, elsewhere, in its place, or in real time', async () => {
    await simulate('first', '--seeds', '2');
    await simulate('second', '--seeds', '2');
    await simulate('second', '--seeds', '2');
    await simulate('played', '--speed', '20000');
    expect(readdirSync(join(folder(), 'first'))).toEqual(['pair-seed1', 'pair-seed2']);
    const [one, two] = ['pair-seed1', 'pair-seed2'].map((name) => filesIn('first', name));
    expect(one['reports.ndjson']).not.toBe(two['reports.ndjson']);
    expect(filesIn('second', 'pair-seed1')).toEqual(one);
    expect(filesIn('second', 'pair-seed2')).toEqual(two);
    expect(filesIn('played', 'pair-seed1')).toEqual(one);
  });

  it('is written with unmet expectations, too', async () => {
    const wrong = file('wrong.yaml', `${PAIR_SCENARIO}expect: { events: [] }\n`);
    const run = await roadstead(['simulate', wrong, '--out', join(folder(), 'runs')]);
    expect(run.code).toBe(1);
    expect(Object.keys(filesIn('runs', 'wrong-seed1'))).toHaveLength(8);
  });
});

describe('an interrupted run', () => {
  it('leaves no file behind; those before it stay', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('seed 2')) interruption.abort();
    });
    const out = join(folder(), 'runs');
    const argv = ['simulate', file('pair.yaml', TEXT), '--out', out, '--seeds', '3'];
    const run = await roadstead(argv, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(130);
    expect(run.stderr).toContain(`Wrote 1 folder into ${out}.\nInterrupted: `);
    expect(readdirSync(out)).toEqual(['pair-seed1', 'pair-seed2']);
    expect(Object.keys(filesIn('runs', 'pair-seed1'))).toContain('manifest.json');
    expect(filesIn('runs', 'pair-seed2')).toEqual({});
  });

  it('leaves an earlier run in its place unchanged', async () => {
    await simulate('runs');
    const before = filesIn('runs', 'pair-seed1');
    const interruption = new AbortController();
    const argv = ['simulate', file('pair.yaml', APART_SCENARIO), '--out', join(folder(), 'runs')];
    const run = await roadstead(argv, {
      stderr: new FakeOutput(true, () => interruption.abort()),
      interrupted: interruption.signal,
    });
    expect(run.code).toBe(130);
    expect(filesIn('runs', 'pair-seed1')).toEqual(before);
  });
});

describe('an unwritable folder: one line, exit code 2', () => {
  async function refused(run: Promise<Run>): Promise<string> {
    const { code, stdout, stderr } = await run;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^roadstead: [^\n]*\n$/);
    return stderr;
  }

  it('contains something other than a run', async () => {
    mkdirSync(join(folder(), 'runs', 'pair-seed1'), { recursive: true });
    const thesis = file('runs/pair-seed1/reports.ndjson', 'my thesis');
    expect(await refused(simulate('runs'))).toContain(
      'contains something other than a run of a scenario',
    );
    expect(readFileSync(thesis, 'utf8')).toBe('my thesis');
  });

  it('has a file in its place', async () => {
    file('runs', '');
    expect(await refused(simulate('runs'))).toContain('a file exists in its place');
    mkdirSync(join(folder(), 'other'));
    file('other/pair-seed1', '');
    expect(await refused(simulate('other'))).toContain('a file exists in its place');
  });

  it('is that of another scenario, too', async () => {
    mkdirSync(join(folder(), 'sub'));
    const scenarios = [file('pair.yaml', TEXT), file('sub/pair.yaml', APART_SCENARIO)];
    const out = join(folder(), 'runs');
    const stderr = await refused(roadstead(['simulate', ...scenarios, '--out', out]));
    expect(stderr).toContain(`${scenarios[0]} and ${scenarios[1]} have the same name`);
    expect(readdirSync(folder())).not.toContain('runs');
    expect((await roadstead(['simulate', ...scenarios])).code).toBe(0);
  });

  it('without a manifest after a failure, which would mark it as complete', async () => {
    await simulate('runs');
    const run = join(folder(), 'runs', 'pair-seed1');
    unlinkSync(join(run, 'truth.json'));
    mkdirSync(join(run, 'truth.json'));
    expect(await refused(simulate('runs'))).toContain('truth.json is a folder');
    expect(readdirSync(run)).not.toContain('manifest.json');
  });
});
