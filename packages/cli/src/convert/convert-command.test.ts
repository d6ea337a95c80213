import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Run, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const SOLENT = fileURLToPath(new URL('../../data/solent-2016-01-12.csv', import.meta.url));
const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const HEADER = 'timestamp,mmsi,longitude,latitude,sog';
const at = (minute: number): string => new Date(Date.UTC(2024, 0, 1, 12, minute)).toISOString();

/** A ship that crosses the antimeridian, silent from 12:10 to 12:50, and one that stays at 1° E. */
const ROWS: readonly string[] = Array.from({ length: 61 }, (_, minute) => [
  ...(minute > 10 && minute < 50
    ? []
    : [`${at(minute)},235000001,${wrapped(179.9955 + minute * 0.001)},50,4.1`]),
  `${at(minute)},235000002,1,50,`,
]).flat();

function wrapped(longitude: number): string {
  return (longitude > 180 ? longitude - 360 : longitude).toFixed(4);
}

const recording = (): string => file('day.csv', `${[HEADER, ...ROWS].join('\n')}\n`);

async function convert(...options: readonly string[]): Promise<Run> {
  const run = await roadstead(['convert', ...options]);
  expect([run.code, run.code === 0 ? '' : run.stderr]).toEqual([0, '']);
  return run;
}

describe('roadstead convert', () => {
  it.each(['csv', 'ndjson'])(
    'writes %s from which the same events are detected',
    async (format) => {
      const events = await roadstead(['detect', '--preset', 'encounter', SOLENT]);
      const out = join(folder(), 'out');
      const { stderr } = await convert(SOLENT, '--format', format, '--out', out);
      expect(stderr).toMatch(new RegExp(`^Wrote 18 623 positions to ${out}\\.\n`));
      expect((await roadstead(['detect', '--preset', 'encounter', out])).stdout).toBe(
        events.stdout,
      );
    },
  );

  it('writes nmea with the same positions, to the resolution of AIS', async () => {
    const out = join(folder(), 'day.nmea');
    await convert(recording(), '--format', 'nmea', '--out', out);
    const { stdout } = await convert(out, '--format', 'csv');
    expect(stdout.trimEnd().split('\n')).toHaveLength(ROWS.length + 1);
    expect(stdout).toContain('235000001,2024-01-01T12:00:00.000Z,179.9955,50,4.1,');
  });

  it('writes parquet, with times as timestamps', async () => {
    const out = join(folder(), 'day.parquet');
    await convert(recording(), '--format', 'parquet', '--out', out);
    const bytes = new Uint8Array(readFileSync(out)).buffer;
    const rows = await parquetReadObjects({ file: bytes });
    expect(rows).toHaveLength(ROWS.length);
    expect(rows[0]).toEqual({
      ...{ mmsi: 235000001, timestamp: new Date(at(0)), longitude: 179.9955, latitude: 50 },
      ...{ sog: 4.1, cog: null, heading: null, rot: null, nav_status: 15 },
    });
  });

  it('writes tracks as geojson, in parts at gaps and at the antimeridian', async () => {
    const { stdout } = await convert(recording(), '--format', 'geojson');
    const [first, second] = JSON.parse(stdout).features;
    expect(first).toMatchObject({ id: 235000001, properties: { mmsi: 235000001 } });
    const parts: number[][][] = first.geometry.coordinates;
    expect(parts.map((part) => part.length)).toEqual([6, 7, 11]);
    expect([parts[0].at(-1), parts[1][0]]).toEqual([
      [180, 50],
      [-180, 50],
    ]);
    expect(first.properties.times[2][0]).toBe(at(50));
    expect(second.geometry.coordinates[0]).toHaveLength(61);
  });

  it('writes tracks as kml and gpx', async () => {
    const kml = (await convert(recording(), '--format', 'kml')).stdout;
    expect(kml.match(/<gx:Track>/g)).toHaveLength(3);
    expect(kml).toContain(`<when>${at(0)}</when>`);
    const gpx = (await convert(recording(), '--format', 'gpx')).stdout;
    expect(gpx).toContain(`<trkpt lat="50" lon="179.9955"><time>${at(0)}</time></trkpt>`);
    expect(gpx.match(/<trkpt /g)).toHaveLength(ROWS.length);
  });

  it('writes port calls', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, minute) => `${at(minute)},235000001,-1.1073,50.8086,0`,
    );
    const inPort = file('port.csv', `${[HEADER, ...rows].join('\n')}\n`);
    const { stdout } = await convert(inPort, '--content', 'calls');
    const [header, call] = stdout.trimEnd().split('\n');
    expect(header).toBe(
      'mmsi,port_id,port,locode,country,ata,atd,berths,not_later_than,not_earlier_than',
    );
    expect(call).toMatch(new RegExp(`^235000001,\\d+,Portsmouth.*,GBPME,GB,,,.*,${at(0)},$`, 'i'));
    const feature = JSON.parse(
      (await convert(inPort, '--content', 'calls', '--format', 'geojson')).stdout,
    ).features[0];
    expect(feature).toMatchObject({ geometry: { type: 'Point' }, properties: { locode: 'GBPME' } });
  });

  it('selects by period, area and interval', async () => {
    const square = [
      [0, 49],
      [2, 49],
      [2, 51],
      [0, 51],
      [0, 49],
    ];
    const area = file('area.json', JSON.stringify({ type: 'Polygon', coordinates: [square] }));
    const { stdout } = await convert(
      ...[recording(), '--area', area, '--thin', '600'],
      ...['--begin', at(5), '--end', at(40)],
    );
    const minutes = stdout
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => row.slice(0, 30));
    expect(minutes).toEqual(
      [5, 15, 25, 35].map((minute) => `235000002,${at(minute)}`.slice(0, 30)),
    );
  });

  it('rejects a format that the content has not, and recordings with --data', async () => {
    const gpx = await roadstead(['convert', recording(), '--content', 'calls', '--format', 'gpx']);
    expect([gpx.code, gpx.stderr]).toEqual([
      2,
      'roadstead: --format gpx has no calls; it can be csv, ndjson, parquet, geojson, kml.\n',
    ]);
    expect((await roadstead(['convert', 'a.csv', '--data', 'b'])).code).toBe(2);
    expect((await roadstead(['convert'])).code).toBe(2);
  });
});
