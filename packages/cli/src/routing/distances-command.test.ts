import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeOutput, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file } = temporaryFolder();
beforeAll(make);
afterAll(remove);

describe('roadstead distances', () => {
  it('writes a row for each pair, with the reason where there is no route', async () => {
    const from = file('from.csv', 'NLRTM\nSantos\n');
    const to = file(
      'to.csv',
      'Name;LOCODE;lon;lat\nwhatever;ITGOA;;\n;;-5.3;36.1\nNowhere;;;\n;;10;25\n;;;7\nx;;;\n',
    );
    const run = await roadstead(['distances', from, to]);
    expect(run).toMatchObject({ code: 0, stderr: '12 distances, 8 without a route\n' });
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe(
      'from,to,from_name,to_name,distance_nm,distance_meters,passages,reason,emission_control_nm,avoided_nm',
    );
    expect(lines[1]).toMatch(
      /^NLRTM,ITGOA,Rotterdam \(NLRTM\),Genova \(ITGOA\),2\d{3}(\.\d)?,\d{7},dover gibraltar,,north-sea \d+\.\d mediterranean-sea \d+\.\d,$/,
    );
    expect(lines[2]).toMatch(/^NLRTM,"-5.3,36.1",Rotterdam \(NLRTM\),"-5.3,36.1",1\d{3}/);
    expect(lines[3]).toContain(`${to}, line 4: unknown port Nowhere`);
    expect(lines[4]).toContain('no navigable water within');
    expect(lines[5]).toContain(`${to}, line 6: unknown port`);
    expect(lines[7]).toMatch(
      /^Santos,ITGOA,Santos \(BRSSZ\),.*,gibraltar,,mediterranean-sea \d+\.\d,$/,
    );
  });

  it('writes JSON, and limits routes as route does', async () => {
    const [from, to] = [file('a.csv', '4,52\n'), file('b.csv', 'place\nSGKEP\nXXXXX\n')];
    const ways = ['--avoid', 'suez', '--format', 'json'];
    const run = await roadstead(['distances', from, to, ...ways]);
    const route = await roadstead([
      'route',
      '4,52',
      'SGKEP',
      '--avoid',
      'suez',
      '--format',
      'geojson',
    ]);
    const { properties } = JSON.parse(route.stdout);
    expect(JSON.parse(run.stdout)).toMatchObject([
      {
        ...{ from: '4,52', to: 'SGKEP', distance_meters: properties.distance_meters },
        ...{ passages: properties.passages, reason: null },
      },
      { from: '4,52', to: 'XXXXX', to_name: null, distance_nm: null, passages: [] },
    ]);
  });

  it('shows the progress on a terminal, and stops when it is interrupted', async () => {
    const places = file('places.csv', 'NLRTM\nDEHAM\n');
    const interrupted = new AbortController();
    // As a signal: not before the next turn of the event loop.
    const stderr = new FakeOutput(true, () => setImmediate(() => interrupted.abort()));
    const setting = { stderr, interrupted: interrupted.signal };
    const run = await roadstead(['distances', places, places], setting);
    expect(run.code).toBe(130);
    expect(run.stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(run.stderr).toContain('1 of 4 distances');
  });

  it('rejects files without places', async () => {
    const [empty, ports] = [file('empty.csv', 'locode\n'), file('ports.csv', 'NLRTM\n')];
    const fails = async (other: string, why: string): Promise<void> => {
      const run = await roadstead(['distances', ports, other]);
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    };
    await fails(empty, 'has no places');
    await fails(`${ports}.missing`, 'cannot be read: the file does not exist');
    await fails(file('open.csv', '"NLRTM\nDEHAM\n'), 'cannot be read as CSV');
    const none = await roadstead(['distances', ports, file('none.csv', 'QQQQQ\n')]);
    expect(none.code).toBe(2);
    expect(none.stdout).toContain('unknown port QQQQQ');
  });
});
