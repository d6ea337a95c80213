import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** A tanker adrift in mid-Atlantic for 16 h, and one that is silent for 14 h of them, 3 nm from it and on its way there. */
function recording(): string {
  const rows = ['MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselType,Draft'];
  for (let minute = 0; minute <= 960; minute += 5) {
    const time = new Date(Date.UTC(2024, 4, 1, 12, minute)).toISOString().slice(0, 19);
    rows.push(`371000001,${time},36,-28,0,511,90,80,14`);
    const north = minute <= 100 ? (minute - 115) / 300 : (minute - 925) / 300;
    if (minute <= 100 || minute >= 940)
      rows.push(`371000002,${time},${36 + north},-28,12,0,0,80,8`);
  }
  return `${rows.join('\n')}\n`;
}

const ALL = ['--events', 'loitering,gaps,one-sided'];

describe('detect --events', () => {
  it('writes events of single ships as JSON lines, and a table', async () => {
    const path = file('deep-sea.csv', recording());
    const { code, stdout, stderr } = await roadstead(['detect', path, ...ALL]);
    expect(code).toBe(0);
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ kind, mmsi, other_mmsi }) => [kind, mmsi, other_mmsi])).toEqual([
      ['one_sided_candidate', 371000001, 371000002],
      ['gap', 371000002, null],
      ['loitering', 371000001, null],
    ]);
    expect(events[1]).toMatchObject({
      begin_time: '2024-05-01T13:40:00.000Z',
      end_time: '2024-05-02T03:40:00.000Z',
      begin_position: { type: 'Point', coordinates: [-28, 35.95] },
      score: null,
    });
    expect(stderr).toContain('371000002 is silent for at least 12.0 h');
    expect(stderr).toContain('Found 3 events; the end of 2 is not known.');
  });

  it.each([
    ['csv', /^uuid,kind,mmsi,begin_time,.*,score,reasons\n[^\n]*,gap,371000002,2024-05-01T13:40/],
    ['geojson', /"type":"Point","coordinates":\[-28,35.95\]/],
    ['kml', /<name>371000002 gap<\/name>/],
  ])('writes them as %s', async (format, expected) => {
    const path = file('deep-sea.csv', recording());
    const argv = ['detect', path, '--events', 'gaps', '--format', format];
    const { stdout } = await roadstead(argv);
    expect(stdout).toMatch(expected);
    expect(stdout).not.toContain('loitering');
  });

  it('rejects unknown kinds, and options of encounters', async () => {
    const path = file('deep-sea.csv', recording());
    const unknown = await roadstead(['detect', path, '--events', 'gaps,rendezvous']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('"rendezvous" is none of loitering, gaps, one-sided');
    const combined = await roadstead(['detect', path, ...ALL, '--distance', '100']);
    expect(combined.code).toBe(2);
    expect(combined.stderr).toContain('--distance cannot be combined with --events');
  });

  it('writes nothing without events, and needs no configurations', async () => {
    const path = file('deep-sea.csv', recording().split('\n').slice(0, 9).join('\n'));
    const { code, stdout } = await roadstead(['detect', path, ...ALL]);
    expect([code, stdout]).toEqual([0, '']);
  });
});
