import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, FakeOutput, type Run, roadstead } from '../testing/fake-host.ts';
import { AURORA, ferryReports, KOBOLD, TYCHO } from '../testing/ferries.ts';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { PREDICT_EXAMPLES } from './define-predict.ts';

const place = temporaryFolder();
/** Three weeks; at the end Aurora is under way to Helsingborg, and Tycho to Helsingor. */
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

describe('roadstead predict for a ship', () => {
  it('prints identity, position, destination and next ports', async () => {
    const { code, stdout } = await predict(`${AURORA.imo}`);
    expect(code).toBe(0);
    const [ship, position, call, ...rest] = stdout.split('\n');
    expect(ship).toBe('ship       AURORA, IMO 9074729, MMSI 265000001, passenger ship');
    expect(position).toBe('position   2026-06-21 23:50:00 at 56°02.3′N 012°39.1′E, 7.5 knots');
    expect(call).toBe('calls      2026-06-21 23:00:00 Helsingor (DKHLS), departure unknown');
    expect(rest[0]).toBe(
      '           2026-06-21 22:00:00 Helsingborg (SEHEL), left 2026-06-21 22:40:00',
    );
    expect(rest).toContain('reported   "HELSINGOR"');
    expect(stdout).toMatch(/read as {4}Helsingor \(DKHLS\) \d\d\.\d %/);
    const rows = rest.filter((line) => /^│ [A-Z]{5} /.test(line));
    expect(rows[0]).toMatch(
      /^│ SEHEL {2}│ Helsingborg │ +\d{2,3}\.\d % │ +1 nm │ 2026-06-2[12] \d\d:\d\d:\d\d │$/,
    );
    expect(rest.at(-2)).toBe('As of 2026-06-21 23:50:00 UTC, the newest time in the store.');
  });

  it('writes the same JSON as the service', async () => {
    const { code, stdout } = await predict(`imo ${TYCHO.imo}`, '--format', 'json');
    expect(code).toBe(0);
    const { records } = JSON.parse(stdout);
    const time = expect.stringMatching(/^2026-06-2[12]T\d\d:\d\d:\d\d$/);
    const probability = expect.any(Number);
    expect(records[0]).toEqual({
      ...{ imo: TYCHO.imo, locode: 'DKHLS', probability },
      ...{ eta: time, eta_early: time, eta_late: time, last_heard: time },
      ...{ mmsi: 219_000_002, name: 'TYCHO', callsign: null, shiptype: 60 },
      ...{ in_port: true, silent: false, after_next: { locode: 'SEHEL', probability } },
    });
    expect(records[0].probability).toBeGreaterThan(0.9);
  });

  it('reports that a ship is unknown', async () => {
    const text = await predict('9395044');
    expect({ ...text, stdout: text.stdout.split('\n')[0] }).toEqual({
      code: 0,
      stdout: 'There are no reports of a ship with the IMO number 9395044.',
      stderr: '',
    });
    expect((await predict('9395044', '--format', 'json')).stdout).toBe('{"records":[]}\n');
  });
});

describe('roadstead predict for a port', () => {
  it('lists the arrivals with their ETAs', async () => {
    const { code, stdout } = await predict('DKHLS');
    expect(code).toBe(0);
    expect(stdout).toContain('Ships that may call at Helsingor (DKHLS) next:\n');
    expect(stdout).toMatch(
      /│ 9176187 │ TYCHO +│ passenger ship │ +\d{2,3}\.\d % │ 2026-06-2[12] \d\d:\d\d:\d\d │/,
    );
  });

  it('lists the most probable ones up to the limit', async () => {
    const all = JSON.parse((await predict('sehel', '--format', 'json')).stdout).records;
    expect(all.map(({ imo }: { imo: number }) => imo)).toEqual([AURORA.imo, KOBOLD.imo]);
    const one = JSON.parse((await predict('SE HEL', '--format', 'json', '--limit', '1')).stdout);
    expect(one.records).toEqual(all.slice(0, 1));
    const { stdout } = await predict('SEHEL', '--limit', '1');
    expect(stdout).toContain('and 1 more ship (--limit)\n');
    expect(stdout).not.toContain('KOBOLD');
  });

  it('reports a port without arrivals', async () => {
    const { code, stdout } = await predict('NLRTM');
    expect(code).toBe(0);
    expect(stdout).toContain('No ship is predicted to call next at Rotterdam (NLRTM).\n');
  });
});

describe('roadstead predict', () => {
  it.each([
    [['9074720'], '9074720 is not an IMO number: seven digits'],
    [['IMO 12'], 'IMO 12 is not an IMO number'],
    [['XXYYY'], 'unknown port XXYYY; use a UN/LOCODE'],
    [['CNBAH'], 'CNBAH is the official code of Bahe (CN), where no port is known'],
    [['Rotterdam'], 'unknown port Rotterdam'],
    [[''], 'unknown port'],
    [['NLRTM', '--limit', '0'], 'a whole number from 1 to 1000'],
    [['NLRTM', '--format', 'csv'], 'Allowed choices are table, json'],
    [[], 'ship or port'],
  ])('reports the mistake: %j', async (args, message) => {
    const { code, stdout, stderr } = await predict(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('reports a missing store, and creates none', async () => {
    const run = await roadstead(['predict', 'NLRTM', '--data', store('nowhere')]);
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('nowhere') });
  });

  it('ends without a message when the reader has closed the pipe', async () => {
    const stdout = new FakeOutput();
    stdout.failure = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const run = await roadstead(['predict', 'DKHLS', '--data', store()], { stdout });
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('reads a store that a service uses, with the same result', async () => {
    const { url, authorization, stop } = await serve(['--data', store()]);
    const { stdout, code } = await predict(`${AURORA.imo}`, '--format', 'json');
    const response = `${url}/api/shiptracker/nextport/ship/${AURORA.imo}`;
    const json = await (await fetch(response, { headers: { authorization } })).json();
    await stop();
    expect(code).toBe(0);
    const { records } = JSON.parse(stdout);
    expect(json.records[0].locode).toBe(records[0].locode);
    // The service has another clock, and probabilities of all ships' calls.
    const probability = expect.any(Number);
    expect(records[0]).toMatchObject({
      ...json.records[0],
      probability,
      last_heard: expect.any(String),
      silent: false,
      after_next: { ...json.records[0].after_next, probability },
    });
  });

  it('runs the examples of its help', async () => {
    const examples = PREDICT_EXAMPLES.match(/roadstead predict .*/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const [, ...words] = example.split(/\s+/);
      expect((await roadstead([...words, '--data', store()])).code).toBe(0);
    }
  });
});
