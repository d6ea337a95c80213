import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREDICT_EXAMPLES } from './examples.ts';
import { bytesOf, FakeOutput, type Run, roadstead } from './testing/fake-host.ts';
import { AURORA, ferryReports, KOBOLD, TYCHO } from './testing/ferries.ts';
import { serve } from './testing/serving.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const place = temporaryFolder();
/** Three weeks; at the end Aurora is on the way to Helsingborg, and Tycho to Helsingor. */
const HOURS = 3 * 7 * 24;

const store = (name = 'store'): string => join(place.folder(), name);

function predict(...args: readonly string[]): Promise<Run> {
  return roadstead(['predict', ...args, '--data', store()]);
}

beforeAll(async () => {
  place.make();
  const stdin = bytesOf(ferryReports(HOURS));
  const filled = await roadstead(['ingest', '-', '--data', store()], { stdin });
  expect(filled.code).toBe(0);
});
afterAll(place.remove);

describe('roadstead predict, of a ship', () => {
  it('tells who it is, where it was, what it says, and where it calls next', async () => {
    const { code, stdout } = await predict(`${AURORA.imo}`);
    expect(code).toBe(0);
    const [ship, heard, call, ...rest] = stdout.split('\n');
    expect(ship).toBe('ship       AURORA, IMO 9074729, MMSI 265000001, passenger ship');
    expect(heard).toBe('heard      2026-06-21 23:50:00 at 56°02.3′N 012°39.1′E, 7.5 knots');
    expect(call).toBe('calls      2026-06-21 23:00:00 Helsingor (DKHLS), not known to have left');
    expect(rest[0]).toBe(
      '           2026-06-21 22:00:00 Helsingborg (SEHEL), left 2026-06-21 22:40:00',
    );
    expect(rest).toContain('says       "HELSINGOR"');
    expect(stdout).toMatch(/read as {4}Helsingor \(DKHLS\) \d\d\.\d %/);
    const rows = rest.filter((line) => /^│ [A-Z]{5} /.test(line));
    expect(rows[0]).toMatch(
      /^│ SEHEL {2}│ Helsingborg │ +\d{2,3}\.\d % │ +1 nm │ 2026-06-2[12] \d\d:\d\d:\d\d │$/,
    );
    expect(rest.at(-2)).toBe('As of 2026-06-21 23:50:00 UTC, the newest time in the store.');
  });

  it('tells programs what the service tells', async () => {
    const { code, stdout } = await predict(`imo ${TYCHO.imo}`, '--format', 'json');
    expect(code).toBe(0);
    const { records } = JSON.parse(stdout);
    expect(records[0]).toEqual({
      imo: TYCHO.imo,
      locode: 'DKHLS',
      probability: expect.any(Number),
      eta: expect.stringMatching(/^2026-06-2[12]T\d\d:\d\d:\d\d$/),
    });
    expect(records[0].probability).toBeGreaterThan(0.9);
  });

  it('tells of one that was never heard that there is none', async () => {
    const text = await predict('9395044');
    expect({ ...text, stdout: text.stdout.split('\n')[0] }).toEqual({
      code: 0,
      stdout: 'No ship with the IMO number 9395044 was heard.',
      stderr: '',
    });
    expect((await predict('9395044', '--format', 'json')).stdout).toBe('{"records":[]}\n');
  });
});

describe('roadstead predict, of a port', () => {
  it('tells who may call there next, and when', async () => {
    const { code, stdout } = await predict('DKHLS');
    expect(code).toBe(0);
    expect(stdout).toContain('Ships that may call at Helsingor (DKHLS) next:\n');
    expect(stdout).toMatch(
      /│ 9176187 │ TYCHO +│ passenger ship │ +\d{2,3}\.\d % │ 2026-06-2[12] \d\d:\d\d:\d\d │/,
    );
  });

  it('tells as many as are asked for, the most probable', async () => {
    const all = JSON.parse((await predict('sehel', '--format', 'json')).stdout).records;
    expect(all.map(({ imo }: { imo: number }) => imo)).toEqual([AURORA.imo, KOBOLD.imo]);
    const one = JSON.parse((await predict('SE HEL', '--format', 'json', '--limit', '1')).stdout);
    expect(one.records).toEqual(all.slice(0, 1));
    const { stdout } = await predict('SEHEL', '--limit', '1');
    expect(stdout).toContain('and 1 more ship (--limit)\n');
    expect(stdout).not.toContain('KOBOLD');
  });

  it('tells where nobody is bound for it', async () => {
    const { code, stdout } = await predict('NLRTM');
    expect(code).toBe(0);
    expect(stdout).toContain('No ship is known to be bound for Rotterdam (NLRTM).\n');
  });
});

describe('roadstead predict', () => {
  it.each([
    [['9074720'], '9074720 is no IMO number: seven digits'],
    [['IMO 12'], 'IMO 12 is no IMO number'],
    [['XXYYY'], 'there is no port XXYYY; name a UN/LOCODE'],
    [['Rotterdam'], 'there is no port Rotterdam'],
    [[''], 'there is no port'],
    [['NLRTM', '--limit', '0'], 'a whole number from 1 to 1000'],
    [['NLRTM', '--format', 'csv'], 'Allowed choices are table, json'],
    [[], 'ship or port'],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, stdout, stderr } = await predict(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('says where there is no store, and makes none', async () => {
    const run = await roadstead(['predict', 'NLRTM', '--data', store('nowhere')]);
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('nowhere') });
  });

  it('ends quietly where its reader has gone', async () => {
    const stdout = new FakeOutput();
    stdout.failure = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const run = await roadstead(['predict', 'DKHLS', '--data', store()], { stdout });
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('reads a store that a service serves, and says the same with the same names', async () => {
    const { url, authorization, stop } = await serve(['--data', store()]);
    const { stdout, code } = await predict(`${AURORA.imo}`, '--format', 'json');
    const asked = `${url}/api/shiptracker/nextport/ship/${AURORA.imo}`;
    const answer = await (await fetch(asked, { headers: { authorization } })).json();
    await stop();
    expect(code).toBe(0);
    const { records } = JSON.parse(stdout);
    expect(answer.records[0].locode).toBe(records[0].locode);
    expect(records[0]).toMatchObject({ ...answer.records[0], probability: expect.any(Number) });
  });

  it('takes the examples of its help', async () => {
    const examples = PREDICT_EXAMPLES.match(/roadstead predict .*/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const [, ...words] = example.split(/\s+/);
      expect((await roadstead([...words, '--data', store()])).code).toBe(0);
    }
  });
});
