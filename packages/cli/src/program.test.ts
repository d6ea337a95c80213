import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { StsEventJson } from '@roadstead/model';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, FakeOutput, roadstead } from './testing/fake-host.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const SOLENT = fileURLToPath(new URL('../data/solent-2016-01-12.csv', import.meta.url));
const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

function json(name: string, value: unknown): string {
  return file(name, JSON.stringify(value));
}

function eventsOf(ndjson: string): StsEventJson[] {
  return ndjson
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const HEADER = 'timestamp,mmsi,longitude,latitude';

function row(minute: number, mmsi: number, longitude: number, latitude: number): string {
  const time = new Date(Date.UTC(2024, 0, 1, 12, minute)).toISOString();
  return `${time},${mmsi},${longitude},${latitude}`;
}

/** Two ships at anchor 111 m apart from 12:00 to 13:30, two at 333 m of which one sails at 12:40, and a passing one. */
const ROWS: readonly string[] = Array.from({ length: 91 }, (_, minute) => [
  row(minute, 235000001, 1, 50),
  row(minute, 235000002, 1, 50.001),
  row(minute, 235000003, 2, 50),
  row(minute, 235000004, 2, 50.003 + 0.005 * Math.max(0, minute - 40)),
  row(minute, 235000005, 1 + 0.01 * minute, 50.0005),
]).flat();
const RECORDING = `${[HEADER, ...ROWS].join('\n')}\n`;

const NEAR = {
  name: 'near',
  parameters: { distance_for_sts_meters: 200, transfer_time_window_minutes: 60 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 49],
        [3, 49],
        [3, 51],
        [0, 51],
        [0, 49],
      ],
    ],
  },
};
const FAR = {
  ...NEAR,
  name: 'far, and "quoted"',
  severity: 'Alarm',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 20 },
};

describe('roadstead detect', () => {
  it('writes one event per line to standard output, and messages to standard error', async () => {
    const run = await roadstead(['detect', '--preset', 'encounter', file('day.csv', RECORDING)]);
    expect(run.code).toBe(0);
    const [ended, current] = eventsOf(run.stdout);
    expect([ended, current].map((e) => [e.id, e.mmsi_first, e.mmsi_second])).toEqual([
      [2, 235000003, 235000004],
      [1, 235000001, 235000002],
    ]);
    expect(current).toMatchObject({
      name: 'encounter',
      created_by: 'detector',
      activation_time: '2024-01-01T12:00:00.000Z',
      fired_time: '2024-01-01T12:30:00.000Z',
      deactivation_time: null,
      activation_text:
        'Ships 235000001 and 235000002 stayed within 500 meters of each other for 30 minutes',
    });
    expect(ended.deactivation_time).toMatch(/^2024-01-01T12:40:\d\d\.\d{3}Z$/);
    expect(ended.modified_at > ended.created_at).toBe(true);
    expect(run.stderr).toContain('│ 1 │ 235000001 235000002 │ 2024-01-01 12:00:00 │ not known ');
    expect(run.stderr).toContain('455 position reports of 5 stations');
    expect(run.stderr).toContain('Found 2 events; the end of 1 is not known.');
  });

  it('reads distance, window and area from its options', async () => {
    const day = file('day.csv', RECORDING);
    const area = json('area.geojson', {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: {}, geometry: NEAR.geometry }],
    });
    const near = await roadstead(['detect', day, '--distance', '200', '--window', '60']);
    expect(eventsOf(near.stdout).map((e) => e.fired_time)).toEqual(['2024-01-01T13:00:00.000Z']);
    const inside = await roadstead(['detect', '--preset', 'encounter', day, '--area', area]);
    expect(eventsOf(inside.stdout)).toHaveLength(2);
    const [west] = [
      [
        [0, 49],
        [1.5, 49],
        [1.5, 51],
        [0, 49],
      ],
    ];
    const part = json('part.geojson', { type: 'Polygon', coordinates: [west] });
    const westOnly = await roadstead(['detect', '--preset', 'encounter', day, '--area', part]);
    expect(eventsOf(westOnly.stdout)).toHaveLength(1);
  });

  it('[D8] assigns ids in the order of detection, for any order of configurations', async () => {
    const day = file('day.csv', RECORDING);
    const args = ['detect', day, '--configurations'];
    const both = await roadstead([...args, json('both.json', [NEAR, FAR])]);
    const items = await roadstead([...args, json('items.json', { items: [NEAR, FAR] })]);
    expect(
      eventsOf(both.stdout).map((e) => [e.id, e.configuration_id, e.name, e.severity]),
    ).toEqual([
      [2, 2, FAR.name, 'Alarm'],
      [1, 2, FAR.name, 'Alarm'],
      [3, 1, 'near', 'Note'],
    ]);
    expect(items.stdout).toBe(both.stdout);
    expect(both.stderr).toContain('Configuration');
    const alone = await roadstead([...args, json('one.json', NEAR)]);
    expect(eventsOf(alone.stdout)[0].uuid).toBe(eventsOf(both.stdout)[2].uuid);
  });

  it('excludes events in ports where a configuration requires it', async () => {
    const area = [
      [-2, 50],
      [0, 50],
      [0, 51.5],
      [-2, 51.5],
      [-2, 50],
    ];
    const body = (name: string, more: object): object => ({
      name,
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 10 },
      geometry: { type: 'Polygon', coordinates: [area] },
      ...more,
    });
    const both = json('c.json', [body('all', {}), body('sea', { exclude_ports: true })]);
    const run = await roadstead(['detect', SOLENT, '--configurations', both]);
    const countOf = (name: string): number =>
      eventsOf(run.stdout).filter((event) => event.name === name).length;
    // 144 of the 307 are pairs at their berths; the one at sea is a pair under way.
    expect([countOf('all'), countOf('sea')]).toEqual([307, 1]);
  });

  it('writes csv: a row for each event, with the positions of both ships, quoted where necessary', async () => {
    const day = file('day.csv', RECORDING);
    const bodies = json('c.json', FAR);
    const run = await roadstead(['detect', day, '--configurations', bodies, '--format', 'csv']);
    const [header, ended, first, ...rest] = run.stdout.trimEnd().split('\n');
    expect(rest).toEqual([]);
    expect(ended).toContain(',235000003,235000004,');
    expect(header).toContain('activation_longitude_first,activation_latitude_first');
    expect(first).toContain(',"far, and ""quoted""",Alarm,235000001,235000002,');
    const cells = first.replace(/"(?:[^"]|"")*"/, '').split(',');
    expect(cells).toHaveLength(header.split(',').length);
    expect(cells[header.split(',').indexOf('fired_latitude_second')]).toBe('50.001');
    expect(cells[header.split(',').indexOf('deactivation_latitude_second')]).toBe('');
  });

  it('writes geojson: a point for each event midway between the ships, with all fields', async () => {
    const day = file('day.csv', RECORDING);
    const run = await roadstead(['detect', '--preset', 'encounter', day, '--format', 'geojson']);
    const collection = JSON.parse(run.stdout);
    expect(collection.type).toBe('FeatureCollection');
    expect(collection.features).toHaveLength(2);
    expect(collection.features[1]).toMatchObject({
      type: 'Feature',
      id: 1,
      geometry: { type: 'Point', coordinates: [1, 50.0005] },
      properties: { mmsi_first: 235000001, severity: 'Note', ack_state: 'undefined' },
    });
    const none = await roadstead(['detect', day, '--distance', '1', '--format', 'geojson']);
    expect(JSON.parse(none.stdout)).toEqual({ type: 'FeatureCollection', features: [] });
  });

  it('writes to --out completely or not at all, and the table to standard output', async () => {
    const day = file('day.csv', RECORDING);
    const out = file('events.ndjson', 'what was there before');
    const run = await roadstead(['detect', '--preset', 'encounter', day, '--out', out]);
    expect(run.code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(
      (await roadstead(['detect', '--preset', 'encounter', day])).stdout,
    );
    expect(run.stdout).toContain('│ 1 │ 235000001 235000002 │');
    expect(run.stderr).toContain(`Wrote 2 events to ${out}.`);
    expect(readdirSync(folder()).sort()).toEqual(['day.csv', 'events.ndjson']);
  });

  it('reads standard input and gzip like files', async () => {
    const expected = (
      await roadstead(['detect', '--preset', 'encounter', file('day.csv', RECORDING)])
    ).stdout;
    const piped = await roadstead(['detect', '--preset', 'encounter', '-'], {
      stdin: bytesOf(RECORDING),
    });
    expect(piped.stdout).toBe(expected);
    const members = [RECORDING.slice(0, 5000), RECORDING.slice(5000)].map((text) => gzipSync(text));
    const packed = await roadstead([
      'detect',
      '--preset',
      'encounter',
      file('day.csv.gz', Buffer.concat(members)),
    ]);
    expect(packed.stdout).toBe(expected);
  });

  it('writes the same bytes for any split of a recording into inputs', async () => {
    const expected = (
      await roadstead(['detect', '--preset', 'encounter', file('day.csv', RECORDING)])
    ).stdout;
    expect(eventsOf(expected)).toHaveLength(2);
    const parts = fc.array(fc.nat(3), { minLength: ROWS.length, maxLength: ROWS.length });
    await fc.assert(
      fc.asyncProperty(parts, async (partOfRow) => {
        const inputs = [0, 1, 2, 3].map((part) => {
          const rows = ROWS.filter((_, i) => partOfRow[i] === part);
          return file(`part${part}.csv`, `${[HEADER, ...rows].join('\n')}\n`);
        });
        expect((await roadstead(['detect', '--preset', 'encounter', ...inputs])).stdout).toBe(
          expected,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('shows the first 20 events and the number of the others', async () => {
    const ships = Array.from({ length: 8 }, (_, i) => i);
    const rows = Array.from({ length: 40 }, (_, minute) =>
      ships.map((i) => row(minute, 235000001 + i, 1, 50 + i / 10_000)),
    ).flat();
    const run = await roadstead([
      'detect',
      '--preset',
      'encounter',
      file('many.csv', [HEADER, ...rows].join('\n')),
    ]);
    expect(eventsOf(run.stdout)).toHaveLength(28);
    expect(run.stderr.match(/│ +\d+ │ 2350/g)).toHaveLength(20);
    expect(run.stderr).toContain('and 8 more events');
  });

  it('reads columns with other names', async () => {
    const odd = file('odd.csv', RECORDING.replace(HEADER, 'when,id,x,y'));
    const columns = 'timestamp=when,mmsi=id,longitude=x,latitude=y';
    const run = await roadstead(['detect', '--preset', 'encounter', odd, '--columns', columns]);
    expect(eventsOf(run.stdout)).toHaveLength(2);
  });

  it('accepts ids that are no MMSI by --ids any or an offset, and names the option', async () => {
    const odd = file('odd-ids.csv', RECORDING.replaceAll(',235000', ',000'));
    const plain = await roadstead(['detect', '--preset', 'encounter', odd]);
    expect(plain.stderr).toContain('use detect --ids any');
    const any = await roadstead(['detect', '--preset', 'encounter', odd, '--ids', 'any']);
    expect(eventsOf(any.stdout)).toHaveLength(2);
    expect(any.stderr).toContain('Every id counts as a ship (--ids any).');
    const offset = await roadstead([
      'detect',
      '--preset',
      'encounter',
      odd,
      '--columns',
      'mmsi=mmsi+235000000',
    ]);
    expect(eventsOf(offset.stdout)).toHaveLength(2);
  });

  it('reports rejections with their reasons and first occurrences', async () => {
    const rows = [
      row(1, 2320001, 1, 50),
      '2024-01-01T12:02:00Z,235000001,181,91',
      ROWS[0],
      ROWS[0],
    ];
    const day = file('day.csv', `${[HEADER, ...ROWS.slice(0, 10), ...rows].join('\n')}\n`);
    const run = await roadstead(['detect', '--preset', 'encounter', day]);
    expect(run.stderr).toContain(`  1  position not available, first ${day}:13: `);
    expect(run.stderr).toContain('  1  not a ship, first 002320001 at 2024-01-01 12:01:00');
    expect(run.stderr).toContain('  2  a second report for the same time, first 235000001 at ');
  });

  it('reports the number of skipped lines, if there are any', async () => {
    const skipped = /^Skipped .*$/m;
    const day = file('day.csv', `# a comment\n${RECORDING}\n`);
    expect(
      (await roadstead(['detect', '--preset', 'encounter', day])).stderr.match(skipped)?.[0],
    ).toBe('Skipped 3 lines: headers, comments, blank lines, text other than AIS.');
    const json = file('day.ndjson', '{"mmsi":235000001,"timeMs":1,"lon":1,"lat":50}\n');
    expect((await roadstead(['detect', '--preset', 'encounter', json])).stderr).not.toMatch(
      skipped,
    );
  });

  it.each([
    [
      '235000001,2024-01-01T12:00:00Z,600000,30000000',
      'nothing.csv seem to have other units: most positions are out of range, as those in 1/600000 degrees are. ' +
        'Use --columns longitude=longitude/600000,latitude=latitude/600000',
    ],
    ['235000001,2024-01-01T12:00:00Z,600.5,3000', 'longitude=longitude/60,latitude=latitude/60'],
    ['235000001,2024-01-01T12:00:00Z,200,50', 'longitude=LON/60,'],
    ['235000001,2024-01-01T12:00:00Z,600000000,30000000', 'longitude=longitude/10000000'],
    ['235000001,2024-01-01T12:00:00Z,1.5E,50N', 'longitude=LON/60,'],
    ['235000001,noon,1,50', 'Accepted are ISO 8601'],
    ['235000001,,1,50', 'Accepted are ISO 8601'],
    ['none,2024-01-01T12:00:00Z,1,50', '--columns mmsi=ID'],
  ])('gives advice for a run without usable reports: %s', async (line, advice) => {
    const header = 'mmsi,timestamp,longitude,latitude';
    const other = '235000001,2024-01-01T12:00:00Z,181,91';
    const nothing = file('nothing.csv', [header, other, line, line].join('\n'));
    const run = await roadstead(['detect', '--preset', 'encounter', nothing]);
    // A position without a time is none that could be used.
    expect(run.code).toBe(line.includes(',,') ? 0 : 1);
    expect(run.stderr).toContain('No position report could be used.');
    expect(run.stderr.split('\n').filter((text) => text.includes(advice))).toHaveLength(1);
    const some = file(
      'some.csv',
      [header, other, line, line, '235000001,1704110400,1,50'].join('\n'),
    );
    expect((await roadstead(['detect', '--preset', 'encounter', some])).stderr).not.toContain(
      advice,
    );
  });

  describe('given reports that are not in order of time', () => {
    const byShip = [...ROWS].sort((a, b) => (a.slice(25) < b.slice(25) ? -1 : 1));
    const backwards = [...ROWS].reverse();
    const textOf = (rows: readonly string[]): string => `${[HEADER, ...rows].join('\n')}\n`;

    it('sorts files: the same events', async () => {
      const ordered = await roadstead([
        'detect',
        '--preset',
        'encounter',
        file('day.csv', RECORDING),
      ]);
      expect(ordered.stderr).not.toContain('sorting');
      const [first, second] = [byShip.slice(0, 200), byShip.slice(200)].map(textOf);
      for (const inputs of [
        [file('by-ship.csv', textOf(byShip))],
        [file('backwards.csv', textOf(backwards))],
        [file('first.csv', first), file('second.csv', second)],
      ]) {
        const run = await roadstead([
          'detect',
          '--preset',
          'encounter',
          ...inputs,
          '--sort-memory',
          '1',
        ]);
        // Merging several files sorts a few reports by itself.
        const isSorted = inputs.length === 1;
        expect(run.stderr.startsWith('The reports are not in order of time; sorting them.\n')).toBe(
          isSorted,
        );
        expect([run.code, run.stdout]).toEqual([0, ordered.stdout]);
      }
    });

    it('advises to name the file instead of a pipe, exit code 1, unless --allow-rejected', async () => {
      const piped = (...options: string[]): ReturnType<typeof roadstead> =>
        roadstead(['detect', '--preset', 'encounter', '-', ...options], {
          stdin: bytesOf(textOf(byShip)),
        });
      const run = await piped();
      expect(run.stderr).toMatch(
        /\nOnly \d+ % of the positions of ships could be used; .* name the file itself .*\n$/,
      );
      expect(run.code).toBe(1);
      expect(await piped('--allow-rejected')).toMatchObject({ code: 0, stdout: run.stdout });
      const raised = await piped('--lateness', '7200');
      expect(raised.stderr).not.toContain('Only');
      expect([raised.code, eventsOf(raised.stdout).length]).toEqual([0, 2]);
    });
  });

  it('shows progress on a terminal only', async () => {
    const day = file('day.csv', RECORDING);
    const printed = await roadstead(['detect', '--preset', 'encounter', day], {
      stderr: new FakeOutput(true),
    });
    const [, line] = printed.stderr.split('\r\u001b[K');
    expect(line).toMatch(
      /^100 % {2}456 lines {2}[\d ]+ lines\/s {2}2024-01-01 13:30:00 {2}\d events$/,
    );
    expect((await roadstead(['detect', '--preset', 'encounter', day])).stderr).not.toContain('\r');
  });
});

describe('wrong usage', () => {
  it.each([
    [['detect'], 'no input: name recordings'],
    [['detct'], "unknown command 'detct'"],
    [['detect', 'x', '--frob'], "unknown option '--frob'"],
    [['detect', 'x', '--format', 'xml'], 'Allowed choices are ndjson, csv, geojson, kml, parquet.'],
    [['detect', 'x', '--distance', 'abc'], 'It must be a number above 0, at most 50000.'],
    [['detect', 'x', '--distance', '-5'], 'It must be a number above 0, at most 50000.'],
    [['detect', 'x', '--distance', '0x10'], 'It must be a number above 0, at most 50000.'],
    [['detect', 'x', '--window', '10081'], 'It must be a number above 0, at most 10080.'],
    [['detect', 'x', '--gap-max', '0'], 'It must be a number above 0.'],
    [['detect', 'x', '--lateness', '-1'], 'It must be a number 0 or more.'],
    [['detect', 'x', '--lateness', '1e999'], 'It must be a number 0 or more.'],
    [['detect', 'x', '--gap-max', '4'], '--gap-max (4 minutes) must be at least --separation (5 '],
    [['detect', 'x', '--columns', 'mmsi'], '"mmsi" is not of the form field=column.'],
    [['detect', '-', '-'], 'standard input (-) is named twice'],
    [['detect', 'x', '--configurations', 'c', '--window', '5'], '--window cannot be combined with'],
  ])('%j: one line, exit code 2', async (argv, text) => {
    const run = await roadstead(argv);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^roadstead: [^\n]*\n$/);
    expect(run.stderr).toContain(text);
  });

  it('without a command: the help, exit code 2', async () => {
    const run = await roadstead([]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('Usage: roadstead');
  });
});

describe('unreadable or unwritable files: one line, exit code 2, nothing written', () => {
  async function refused(argv: readonly string[]): Promise<string> {
    const run = await roadstead(argv);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^roadstead: [^\n]*\n$/);
    return run.stderr;
  }

  it('a missing file, a folder, a file without reports, a truncated file', async () => {
    expect(await refused(['detect', join(folder(), 'no.csv')])).toContain(
      'the file does not exist',
    );
    expect(await refused(['detect', folder()])).toContain('is a folder; name the files in it');
    const rubbish = file(
      'rubbish',
      Uint8Array.from({ length: 999 }, (_, i) => (i * 37) % 256),
    );
    expect(await refused(['detect', rubbish])).toContain(
      `${rubbish}: The input is binary: neither`,
    );
    const cut = file('cut.csv.gz', gzipSync(RECORDING).subarray(0, 1000));
    expect(await refused(['detect', cut])).toContain('damaged or truncated');
  });

  it('an invalid area or configuration', async () => {
    const day = file('day.csv', RECORDING);
    const area = json('area.json', { type: 'Point', coordinates: [1, 2] });
    expect(await refused(['detect', day, '--area', area])).toContain('This is a Point.');
    const args = ['detect', day, '--configurations'];
    expect(await refused([...args, file('c.json', '[{]')])).toContain('c.json is not JSON: ');
    expect(await refused([...args, json('c.json', [])])).toContain('contains no configuration');
    const bad = { ...NEAR, parameters: { ...NEAR.parameters, distance_for_sts_meters: 0 } };
    expect(await refused([...args, json('c.json', { items: [NEAR, bad] })])).toContain(
      'c.json: /items/1/parameters/distance_for_sts_meters: must be a number of meters above 0',
    );
    const again = { severity: 'Note', ...NEAR };
    expect(await refused([...args, json('c.json', [NEAR, FAR, again])])).toContain(
      'c.json: /2: duplicates /0; remove one.',
    );
  });

  it('an unwritable output, reported before anything is read', async () => {
    let isRead = false;
    async function* stdin(): AsyncGenerator<Uint8Array> {
      isRead = true;
      yield new TextEncoder().encode(RECORDING);
    }
    const out = join(folder(), 'nowhere', 'events.csv');
    const run = await roadstead(['detect', '--preset', 'encounter', '-', '--out', out], {
      stdin: stdin(),
    });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toBe(`roadstead: ${out} cannot be written: its folder does not exist.\n`);
    expect(isRead).toBe(false);
    const day = file('day.csv', RECORDING);
    expect(await refused(['detect', day, '--out', folder()])).toContain('is a folder');
    expect(await refused(['detect', day, '--out', day])).toContain('is one of the inputs');
  });

  it('an unwritable standard output, of events, of the table, and of the demo', async () => {
    const day = file('day.csv', RECORDING);
    const detect = ['detect', day, '--preset', 'encounter'];
    for (const argv of [detect, [...detect, '--out', join(folder(), 'e')], ['demo']]) {
      const stdout = new FakeOutput();
      stdout.failure = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
      const message = 'roadstead: the output cannot be written: the disk is full.\n';
      expect(await roadstead(argv, { stdout })).toMatchObject({ code: 2, stderr: message });
    }
  });

  it('an unwritable standard error: the exit code remains', async () => {
    const stderr = new FakeOutput();
    stderr.failure = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    expect((await roadstead(['detect', '--preset', 'encounter', 'no.csv'], { stderr })).code).toBe(
      2,
    );
  });

  it('leaves --out unchanged when an input fails in the middle', async () => {
    const out = file('events.ndjson', 'what was there before');
    const cut = file('cut.csv.gz', gzipSync(RECORDING).subarray(0, 1000));
    await refused(['detect', cut, '--out', out]);
    expect(readFileSync(out, 'utf8')).toBe('what was there before');
    expect(readdirSync(folder()).sort()).toEqual(['cut.csv.gz', 'events.ndjson']);
  });
});

/** Options for node to run the sources. */
const FROM_SOURCE = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];

describe('an interruption', () => {
  it('at once, as on a second Ctrl-C, leaves no part of --out behind', async () => {
    const url = new URL('./host/output.ts', import.meta.url).href;
    const program = `const { fileOutput } = await import('${url}');
      await fileOutput(${JSON.stringify(join(folder(), 'events.ndjson'))}, []);
      console.log((await import('node:fs')).readdirSync(${JSON.stringify(folder())}).length);
      process.exit();`;
    const argv = [...FROM_SOURCE, '--input-type=module', '--eval', program];
    expect((await promisify(execFile)(process.execPath, argv)).stdout).toBe('1\n');
    expect(readdirSync(folder())).toEqual([]);
  });

  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s: what was found is written',
    async (signal) => {
      const main = fileURLToPath(new URL('./main.ts', import.meta.url));
      const out = join(folder(), 'events.ndjson');
      const argv = [...FROM_SOURCE, main, 'detect', '-', '--out', out];
      const child = spawn(process.execPath, argv, { stdio: ['pipe', 'ignore', 'ignore'] });
      const code = once(child, 'exit');
      await expect.poll(() => readdirSync(folder()).length).toBeGreaterThan(0);
      child.kill(signal);
      expect(await code).toEqual([130, null]);
      expect(readdirSync(folder())).toEqual(['events.ndjson']);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'by a kill leaves the events that have ended, as whole lines, in the part of --out',
    async () => {
      const main = fileURLToPath(new URL('./main.ts', import.meta.url));
      const out = join(folder(), 'events.ndjson');
      const argv = [...FROM_SOURCE, main, 'detect', '-', '--preset', 'encounter', '--out', out];
      const child = spawn(process.execPath, argv, { stdio: ['pipe', 'ignore', 'ignore'] });
      const code = once(child, 'exit');
      child.stdin!.write(RECORDING);
      const part = (): string => readFileSync(`${out}.part`, 'utf8');
      await expect.poll(() => existsSync(`${out}.part`) && part().length).toBeGreaterThan(0);
      child.kill('SIGKILL');
      expect(await code).toEqual([null, 'SIGKILL']);
      const whole = await roadstead(['detect', '--preset', 'encounter', file('d.csv', RECORDING)]);
      expect(part()).toBe(whole.stdout.slice(0, whole.stdout.indexOf('\n') + 1));
    },
    30_000,
  );

  it('by Ctrl-C during a pending read: the events so far are written, exit code 130', async () => {
    const interruption = new AbortController();
    async function* stdin(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(RECORDING);
      interruption.abort();
      await new Promise(() => undefined);
    }
    const out = join(folder(), 'events.ndjson');
    const run = await roadstead(['detect', '--preset', 'encounter', '-', '--out', out], {
      stdin: stdin(),
      interrupted: interruption.signal,
    });
    expect(run.code).toBe(130);
    expect(run.stderr).toContain('Interrupted: these are the events');
    expect(eventsOf(readFileSync(out, 'utf8'))).toHaveLength(2);
  });

  it('by a reader that closes the pipe is no error', async () => {
    const stdout = new FakeOutput();
    stdout.failure = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const run = await roadstead(['detect', '--preset', 'encounter', file('day.csv', RECORDING)], {
      stdout,
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('help', () => {
  it('prints the version, the commands and their options, exit code 0', async () => {
    expect(await roadstead(['--version'])).toMatchObject({ code: 0, stdout: '0.1.0\n' });
    const general = await roadstead(['--help']);
    expect(general.code).toBe(0);
    expect(general.stdout).toContain('roadstead demo');
    for (const argv of [
      ['detect', '--help'],
      ['help', 'detect'],
    ]) {
      const detect = await roadstead(argv);
      expect(detect).toMatchObject({ code: 0, stderr: '' });
      expect(detect.stdout).toContain('--distance <meters>');
      expect(detect.stdout).toContain('Examples:');
    }
  });
});

describe('roadstead demo', () => {
  it('prints a map and the pairs that were under way in the Solent', async () => {
    const run = await roadstead(['demo']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('4 pairs were under way');
    expect(run.stdout).toContain('goods among them (preset transfer): none');
    expect(run.stdout).toContain('  1  235070762 and 311855000\n');
    expect(run.stdout).toMatch(/[\u2801-\u28ff]{5}/);
    expect(run.stdout).not.toContain('\u001b');
  });

  it('has colours on a terminal', async () => {
    const colored = await roadstead(['demo'], { stdout: new FakeOutput(true) });
    expect(colored.stdout).toContain('\u001b[');
  });
});
