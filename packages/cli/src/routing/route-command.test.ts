import { describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';

describe('roadstead route', () => {
  it('prints distance, time and passages', async () => {
    const run = await roadstead(['route', 'NLRTM', 'SGKEP', '--speed', '10']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toMatch(
      /^from +Rotterdam \(NLRTM\)\nto +Keppel - \(East Singapore\) \(SGKEP\)\n/,
    );
    const [, miles] = /distance +8 (\d{3}) nautical miles \(15 \d{3} km\)/.exec(run.stdout) ?? [];
    // Pub. 151 has 8 288 from Rotterdam to Singapore by Suez.
    expect(Number(miles)).toBeGreaterThan(150);
    expect(Number(miles)).toBeLessThan(400);
    expect(run.stdout).toMatch(/time +34 d \d\d h at 10 knots/);
    expect(run.stdout).toMatch(/by +dover, gibraltar, suez-canal, bab-el-mandeb, malacca/);
  });

  it('avoids passages, by prefixes of their names', async () => {
    const run = await roadstead(['route', 'nlrtm', 'sgkep', '--avoid', 'suez,pan']);
    expect(run.stdout).toContain('good-hope');
    expect(run.stdout).not.toContain('suez');
  });

  it('avoids passages of several options', async () => {
    const run = await roadstead([
      ...['route', 'NLRTM', 'SGKEP', '--avoid', 'suez', '--avoid', 'malacca'],
    ]);
    expect(run.stdout).toContain('good-hope');
    expect(run.stdout).not.toContain('malacca');
  });

  it('uses ice routes that are opened, and opens no others', async () => {
    const run = await roadstead([
      ...['route', 'RUMMK', 'JPYOK', '--open', 'northeast', '--open', 'northwest'],
    ]);
    expect(run.stdout).toMatch(/by .*northeast-passage/);
    const usual = await roadstead(['route', 'RUMMK', 'JPYOK']);
    expect(usual.stdout).not.toContain('northeast-passage');
    const open = await roadstead(['route', 'NLRTM', 'JPYOK', '--open', 'suez']);
    expect(open).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'roadstead: suez-canal is open by default; --open accepts corinth-canal, lefkada, evripos, limfjord, storstrom, moonsund, menai, khuran, palk, northwest-passage, northeast-passage.\n',
    });
  });

  it('prints miles and kilometres', async () => {
    // Ten degrees of the equator, of 111.3195 km each.
    const { stdout } = await roadstead(['route', '--speed', '10', '--', '-30,0', '-20,0']);
    expect(stdout).toBe(
      [
        'from       -30,0',
        'to         -20,0',
        'distance   601 nautical miles (1 113 km)',
        'time       2 d 12 h at 10 knots',
        'by         the open sea',
        '',
      ].join('\n'),
    );
  });

  it('finds ports by their full names, and lists candidates', async () => {
    const named = await roadstead(['route', 'rotterdam', 'DURBAN']);
    expect(named.stdout).toMatch(/^from +Rotterdam \(NLRTM\)\nto +Durban \(ZADUR\)\n/);
    const errorOf = async (name: string): Promise<string> => {
      const { code, stdout, stderr } = await roadstead(['route', name, 'NLRTM']);
      expect([code, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await errorOf('Wilhelmsh')).toBe(
      'roadstead: no port is named Wilhelmsh; use the UN/LOCODE or position: Wilhelmshaven (DEWVN).\n',
    );
    // One of them has no UN/LOCODE.
    expect(await errorOf('hamilton')).toMatch(
      /several ports are named hamilton; .*: Hamilton \(CAHAM\), Hamilton \(BMBDA\), Hamilton \(-?\d+\.\d+,-?\d+\.\d+\)\.\n$/,
    );
    const many = await errorOf('a');
    expect(many).toMatch(/no port is named a; .* and \d+ more\.\n$/);
    expect(many.split('), ')).toHaveLength(8);
  });

  it('finds ports and official places as crews type them', async () => {
    const run = await roadstead(['route', 'JNPT', 'Khalifa']);
    expect(run.stdout).toMatch(/^from +Jawaharlal Nehru Port/);
    expect(run.stdout).toMatch(/^to +Mina Khalifa.*\(AEKHL\)/m);
  });

  it('avoids shallow passages', async () => {
    const routes = await Promise.all(
      ['9', '25'].map((draught) => roadstead(['route', 'NLRTM', 'SGKEP', '--draught', draught])),
    );
    expect(routes.map(({ stdout }) => /^by .*suez/m.test(stdout))).toEqual([true, false]);
    // Malacca has 20.5 m, too.
    expect(routes[1].stdout).toMatch(/^not by +suez-canal: 25 m of draught, 20.12 m at most$/m);
    expect(routes[1].stdout).toMatch(/^not by +malacca: 25 m of draught, 20.5 m at most$/m);
  });

  it('avoids passages too narrow, short or low for the ship', async () => {
    const size = ['--beam', '40', '--length', '250', '--air-draught', '60'];
    const run = await roadstead(['route', 'DEHAM', 'PLGDN', ...size]);
    expect(run.stdout).toMatch(
      /^not by +kiel-canal: 40 m of beam, 32.5 m at most; 250 m of length, 235.5 m at most; 60 m of air draught, 40 m at most$/m,
    );
    expect(run.stdout).not.toMatch(/^by .*kiel/m);
  });

  it('prints the line as GeoJSON, in two parts across 180°', async () => {
    const { stdout } = await roadstead(['route', 'JPYOK', 'USLAX', '--geojson']);
    const feature = JSON.parse(stdout) as {
      readonly properties: { readonly distance_meters: number };
      readonly geometry: { readonly type: string; readonly coordinates: number[][][] };
    };
    expect(feature.geometry.type).toBe('MultiLineString');
    const [west, east] = feature.geometry.coordinates;
    expect([west.at(-1)?.[0], east[0][0]]).toEqual([180, -180]);
    expect(feature.properties.distance_meters / 1852).toBeGreaterThan(4700);
  });

  it('passes waypoints in order, and prints the legs', async () => {
    const via = ['--via', 'ESALG', '--via=-9.5,38.6'];
    const { stdout } = await roadstead(['route', 'ITGOA', 'NLRTM', ...via]);
    expect(stdout).toMatch(/\nvia +Algeciras \(ESALG\)\nvia +-9.5,38.6\nto +Rotterdam/);
    const total = Number(/distance +([\d ]+) naut/.exec(stdout)?.[1].replace(' ', ''));
    const legs = [...stdout.matchAll(/^leg \d +([\d ]+) naut.* by (.*)$/gm)];
    expect(legs.map(([, , by]) => by)).toEqual(['the open sea', 'gibraltar', 'dover']);
    const sum = legs.reduce((miles, [, leg]) => miles + Number(leg.replace(' ', '')), 0);
    expect(Math.abs(sum - total)).toBeLessThan(2);
    const json = await roadstead(['route', 'ITGOA', 'NLRTM', ...via, '--format', 'geojson']);
    expect(JSON.parse(json.stdout).properties.legs).toMatchObject([
      { to: 'Algeciras (ESALG)', passages: [] },
      { to: '-9.5,38.6', passages: ['gibraltar'] },
      { to: 'Rotterdam (NLRTM)', passages: ['dover'] },
    ]);
    const land = await roadstead(['route', 'ITGOA', 'NLRTM', '--via', '10,25']);
    expect(land).toMatchObject({ code: 2, stderr: expect.stringContaining('longitude 10, lat') });
    const unknown = await roadstead(['route', 'ITGOA', 'NLRTM', '--via', 'XXXXX']);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('port XXXXX') });
  });

  it('lists routes by other passages, with what differs', async () => {
    const run = await roadstead(['route', 'NLRTM', 'SGKEP', '--alternatives', '5']);
    expect(run.stdout).toMatch(
      /\n\nroute 2 +8 9\d\d nautical miles \(16 \d{3} km\), 6\d\d more\ntime +26 d .* at 14 knots\n/,
    );
    expect(run.stdout.match(/^differs .*$/gm)).toEqual([
      'differs    by sunda; not by malacca',
      'differs    by pentland-firth; not by dover',
      'differs    by bali, singapore; not by malacca',
      'differs    by good-hope; not by gibraltar, suez-canal, bab-el-mandeb',
    ]);
    const red = await roadstead(['route', 'GRPIR', 'SAJED', '--alternatives', '2']);
    expect(red.stdout).toMatch(/^others +none by other passages, up to three times as long$/m);
    const one = await roadstead(['route', 'GRPIR', 'SAJED']);
    expect(one.stdout).not.toContain('others');
  });

  it('accepts positions, and reports invalid ones', async () => {
    const place = await roadstead(['route', '4,52', '--', '-5.3,36']);
    expect(place).toMatchObject({ code: 0, stdout: expect.stringContaining('from       4,52\n') });
    const fails = async (args: readonly string[], why: string): Promise<void> => {
      const run = await roadstead(['route', ...args]);
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    };
    await fails(['XXXXX', 'SGKEP'], 'unknown port XXXXX; use a UN/LOCODE');
    await fails(['CNBAH', 'SGKEP'], 'CNBAH is the official code of Bahe (CN)');
    await fails(['52,104', 'SGKEP'], 'longitude comes first');
    await fails(['100,60', 'SGKEP'], 'no route: no navigable water');
    await fails(
      ['NLRTM', 'SGKEP', '--avoid', 'sues'],
      '"sues" is not a passage or area; use one of suez-canal',
    );
    await fails(
      ['NLRTM', 'SGKEP', '--avoid', 'b'],
      'is not a passage or area; use one of bosporus, bonifacio',
    );
    await fails(['NLRTM', 'SGKEP', '--speed', '0'], '0.1 or more');
    await fails(['NLRTM', 'SGKEP', '--speed', '1e-300'], '0.1 or more');
  });
});
