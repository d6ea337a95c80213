import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locode } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalService } from '../operations/create-local-service.ts';
import { openStore } from '../operations/open-store.ts';
import { type Run, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const CALLS =
  'vessel_operator_carrier_code,carrier_voyage_number,vessel_imo_number,un_location_code,arrival_datetime,departure_datetime';
const GROUPS =
  'vessel_operator_carrier_code,carrier_booking_number,origin_un_location_code,destination_un_location_code,count,planned_voyage_number,actual_voyage_number,changed_by';
const VOYAGE = [
  'MAEU,1,9074729,CNSHA,,2026-03-01T00:00:00Z',
  'MAEU,1,,SGSIN,2026-03-08T00:00:00Z,2026-03-09T00:00:00Z',
  'MAEU,1,,NLRTM,2026-04-01T00:00:00Z,',
];

function data(): string {
  return join(place.folder(), 'store');
}

/** Imports a file with a name and lines. */
function imported(
  kind: string,
  name: string,
  lines: readonly string[],
  ...more: readonly string[]
): Promise<Run> {
  const file = join(place.folder(), name);
  writeFileSync(file, lines.join('\n'));
  return roadstead(['import', kind, file, '--data', data(), ...more]);
}

/** The statistics of the lane, long after its voyages. */
async function lane(): Promise<object | undefined> {
  const store = await openStore({ data: data(), store: 'sqlite' });
  const { tradeLanes } = createLocalService(store, 'recorded');
  const [first] = await tradeLanes.listStatistics('CNSHA' as Locode, 'NLRTM' as Locode);
  await store.close();
  return first;
}

describe('roadstead import', () => {
  it('imports voyages and bookings from CSV, several rows each', async () => {
    const schedules = await imported('schedules', 'a.csv', [`\uFEFF${CALLS}`, ...VOYAGE, '']);
    expect(schedules).toMatchObject({ code: 0, stdout: '', stderr: 'Imported 1 voyage.\n' });
    const bookings = await imported('bookings', 'b.csv', [
      GROUPS.toUpperCase().replaceAll(',', ';'),
      'MAEU;B1;CNSHA;NLRTM;7;1;2;carrier',
      'MAEU;B1;CNSHA;NLRTM;5;1;1;',
      'MAEU;B2;CNSHA;NLRTM;5;1;;',
    ]);
    expect(bookings).toMatchObject({ code: 0, stderr: 'Imported 2 bookings.\n' });
    expect(await lane()).toMatchObject({
      journeys: 1,
      containerCount: '10-99',
      carrierRolledPct: 50,
    });
  });

  it('imports JSON and JSON lines', async () => {
    const row = (number: string): object => ({
      vessel_operator_carrier_code: 'MAEU',
      carrier_voyage_number: number,
      vessel_imo_number: 9_074_729,
      port_calls: [
        { un_location_code: 'CNSHA', departure_datetime: '2026-03-01T00:00:00Z' },
        { un_location_code: 'NLRTM', arrival_datetime: '2026-04-01T00:00:00Z' },
      ],
    });
    const whole = await imported('schedules', 'a.json', [JSON.stringify({ voyages: [row('1')] })]);
    expect(whole).toMatchObject({ code: 0, stderr: 'Imported 1 voyage.\n' });
    const lines = [JSON.stringify(row('2')), '', '{"broken', JSON.stringify(row('3'))];
    const byLine = await imported('schedules', 'b.ndjson', lines);
    expect(byLine.code).toBe(0);
    expect(byLine.stderr).toContain('b.ndjson, line 3: must be an object.');
    expect(byLine.stderr).toContain('Imported 2 voyages; rejected 1 voyage.\n');
    expect(await lane()).toMatchObject({ journeys: 3 });
  });

  it('reports invalid rows with their lines, and imports the others', async () => {
    const { code, stderr } = await imported('schedules', 'a.csv', [
      CALLS,
      'MAEU,9,9074729,CNSHA,,2026-03-01T00:00:00Z',
      'MAEU,9,,NLRTM,tomorrow,',
      ...VOYAGE,
      'MAEU,9,9074729,CNSHA,,2026-03-01T00:00:00Z',
    ]);
    expect(code).toBe(0);
    const [first, second, last] = stderr.split('\n');
    expect(first).toMatch(/a\.csv, line 3: port_calls\/1\/arrival_datetime must be an RFC 3339/);
    expect(second).toMatch(/a\.csv, line 7: its rows are not consecutive\.$/);
    expect(last).toBe('Imported 1 voyage; rejected 2 voyages.');
    expect(await lane()).toMatchObject({ journeys: 1 });
  });

  it('rejects a row with more non-blank cells than columns: its cells may be shifted', async () => {
    const [first, ...others] = VOYAGE.map((row) => row.replaceAll(',', ';'));
    const { code, stderr } = await imported('schedules', 'a.csv', [
      CALLS.replaceAll(',', ';'),
      `${first};;`,
      ...others,
      'MAEU;2;9074729;CNSHA;;2026-03-01T00:00:00Z',
      'MAEU;2;;NLRTM;2026-04-01T00:00:00Z;2026-04-01T00:00:00Z;Rotterdam, Maasvlakte',
    ]);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /a\.csv, line 6: it has more cells than the first line\.\nImported 1 voyage;/,
    );
  });

  it('imports JSON with a byte order mark', async () => {
    const groups = [{ count: 1, planned_voyage_number: '1' }];
    const ports = { origin_un_location_code: 'CNSHA', destination_un_location_code: 'NLRTM' };
    const named = { vessel_operator_carrier_code: 'MAEU', carrier_booking_number: 'B1' };
    const row = JSON.stringify({ ...named, ...ports, containers: groups });
    for (const [name, text] of [
      ['a.json', `[${row}]`],
      ['a.ndjson', row],
    ]) {
      const { code, stderr } = await imported('bookings', name, [`\uFEFF${text}`]);
      expect([code, stderr]).toEqual([0, 'Imported 1 booking.\n']);
    }
  });

  it('reports the rows imported before a file became unreadable', async () => {
    const rows = Array.from({ length: 600 }, (_, i) => `MAEU,B${i},CNSHA,NLRTM,1,1,,`);
    const broken = [GROUPS, ...rows, `"${'x'.repeat(200_000)}`];
    const { code, stderr } = await imported('bookings', 'a.csv', broken);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Imported 500 bookings\.\nroadstead: .* cannot be read as CSV/);
  });

  it('creates no store for a missing file', async () => {
    const { code } = await roadstead(['import', 'bookings', 'none.csv', '--data', data()]);
    expect(code).toBe(2);
    expect(existsSync(data())).toBe(false);
  });

  it('imports nothing with --all-or-nothing and an invalid row', async () => {
    const lines = [CALLS, ...VOYAGE, 'X,2,1,CNSHA,,'];
    const refused = await imported('schedules', 'a.csv', lines, '--all-or-nothing');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('Nothing was imported: rejected 1 voyage.\n');
    expect(await lane()).toBeUndefined();
    const complete = await imported('schedules', 'a.csv', lines.slice(0, -1), '--all-or-nothing');
    expect(complete).toMatchObject({ code: 0, stderr: 'Imported 1 voyage.\n' });
    expect(await lane()).toMatchObject({ journeys: 1 });
  });

  it('reports that a text in JSON is not an object', async () => {
    const { code, stderr } = await imported('bookings', 'a.json', ['["MAEU"]']);
    expect(code).toBe(2);
    expect(stderr).toContain('a.json, row 1: must be an object.');
  });

  it('reports the first mistakes, and the number of invalid rows', async () => {
    const wrong = Array.from({ length: 2000 }, (_, i) => `MAEU,B${i},CNSHA,NLRTM,0,1,,`);
    const { code, stderr } = await imported('bookings', 'a.csv', [GROUPS, ...wrong]);
    expect(code).toBe(2);
    expect(stderr.split('\n').length).toBeLessThan(30);
    expect(stderr).toContain('Imported 0 bookings; rejected 2 000 bookings');
  });

  it.each([
    ['a.csv', [''], /is empty/],
    ['a.csv', ['a,b,c', '1,2,3'], /lacks the column vessel_operator_carrier_code, .*must name/],
    ['a.csv', [CALLS, `"${'x'.repeat(200_000)}`], /cannot be read as CSV/],
    ['a.ndjson', ['x'.repeat(2_000_000)], /has a line of more than 1 000 000 characters/],
    ['a.json', [''], /is neither a JSON list/],
    ['a.json', ['{"bookings":[]}'], /is neither a JSON list nor an object with a list "voyages"/],
    ['a.txt', VOYAGE, /must have the extension \.csv/],
  ])('rejects %s %#', async (name, lines, message) => {
    const { code, stderr } = await imported('schedules', name, lines);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n').length).toBe(2);
  });

  it('rejects a missing file, and another extension', async () => {
    for (const file of ['none.csv', 'none.json', 'none.ndjson']) {
      const { code, stderr } = await roadstead(['import', 'bookings', file, '--data', data()]);
      expect([code, stderr]).toEqual([
        2,
        `roadstead: ${file} cannot be read: the file does not exist.\n`,
      ]);
    }
    expect((await roadstead(['import', 'ships', 'a.csv'])).code).toBe(2);
  });

  it('reports who uses the store, and what to do', async () => {
    const store = await openStore({ data: data(), store: 'sqlite' });
    const { code, stderr } = await imported('schedules', 'a.csv', [CALLS, ...VOYAGE]);
    await store.close();
    expect(code).toBe(2);
    expect(stderr).toContain('PUT /tradelane-analytics/voyages');
  });
});
