import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoadstead } from '../embedding/create-roadstead.ts';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const collection = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });
const QUAY = {
  type: 'Feature',
  properties: { locode: 'XZ2AA', name: 'New Quay' },
  geometry: { type: 'Point', coordinates: [-20, 0] },
};
const WRONG = { type: 'Feature', properties: { name: 1 }, geometry: null };

/** Seven minutes of a ship at rest at New Quay, after an hour on the way to it. */
const CALL = [
  'mmsi,timestamp,longitude,latitude,sog',
  ...Array.from({ length: 70 }, (_, i) => {
    const longitude = i < 60 ? -20.2 + i / 300 : -20;
    return `235013375,${new Date(Date.UTC(2026, 5, 1, 12, i)).toISOString()},${longitude},0,${i < 60 ? 12 : 0}`;
  }),
].join('\n');

describe('--ports', () => {
  it('[G18] has ports for routes, next ports, calls and the store', async () => {
    const ports = file('ports.geojson', collection(QUAY));
    const day = file('day.csv', CALL);
    const route = await roadstead(['route', 'XZ2AA', 'BRRIO', '--ports', ports]);
    expect(route.stdout).toMatch(/^from +New Quay \(XZ2AA\)/);
    const calls = await roadstead(['convert', day, '--content', 'calls', '--ports', ports]);
    expect(calls.stdout).toContain('XZ2AA');
    const none = await roadstead(['convert', day, '--content', 'calls']);
    expect(none.stdout.trim().split('\n')).toHaveLength(1);
    const data = ['--data', folder()];
    expect(await roadstead(['ingest', day, ...data, '--ports', ports])).toMatchObject({ code: 0 });
    const relearned = await roadstead(['relearn', ...data, '--ports', ports]);
    expect(relearned.stderr).toContain('1 port call of 1 ship');
    const arrivals = await roadstead(['predict', 'XZ2AA', ...data, '--ports', ports]);
    expect(arrivals).toMatchObject({ code: 0, stderr: '' });
    // Without the file, the call stays.
    expect(await roadstead(['relearn', ...data])).toMatchObject({ code: 0 });
    expect((await roadstead(['predict', 'XZ2AA', ...data])).stderr).toContain('unknown port XZ2AA');
  });

  it.each([
    ['serve', '--store', 'memory', '--port', '0'],
    ['ingest', 'day.csv', '--data', 'no-store'],
    ['import', 'bookings', 'bookings.csv', '--data', 'no-store'],
    ['relearn', '--data', 'no-store'],
    ['route', 'NLRTM', 'BRRIO'],
    ['predict', 'NLRTM', '--data', 'no-store'],
  ])('[G18] of %s names each wrong feature at the start', async (...args) => {
    const ports = file('ports.geojson', collection(WRONG, QUAY, QUAY));
    file('day.csv', CALL);
    const at = args.map((each) =>
      each === 'day.csv' ? ports.replace('ports.geojson', each) : each,
    );
    const run = await roadstead([...at, '--ports', ports]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(`${ports}: /features/0/properties/name: must be a text`);
    expect(run.stderr).toContain(`${ports}: /features/2/properties: is the port`);
  });

  it('[G18] is rejected where it has no effect', async () => {
    const ports = file('ports.geojson', collection(QUAY));
    const day = file('day.csv', CALL);
    const url = ['--url', 'http://127.0.0.1:9', '--ports', ports];
    expect((await roadstead(['ingest', day, ...url])).stderr).toContain(
      '--ports cannot be combined',
    );
    const rows = await roadstead(['convert', day, '--format', 'csv', '--ports', ports]);
    expect(rows.stderr).toContain('--ports has no effect on reports');
    expect((await roadstead(['route', 'A', 'B', '--ports', 'missing'])).stderr).toContain(
      'missing cannot be read: the file does not exist',
    );
  });
});

it('[G18] createRoadstead reads the ports of a file, and throws for wrong ones', async () => {
  const service = await createRoadstead({ ports: file('ports.geojson', collection(QUAY)) });
  await service.stop();
  await expect(createRoadstead({ ports: file('wrong', collection(WRONG)) })).rejects.toThrow(
    '/features/0/properties/name',
  );
});
