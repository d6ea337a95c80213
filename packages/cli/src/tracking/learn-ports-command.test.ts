import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeOutput, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** A ship that comes from sea and is moored 200 nautical miles off Africa for an hour. */
const DAY = [
  'mmsi,timestamp,longitude,latitude,sog,nav_status',
  ...Array.from({ length: 120 }, (_, i) => {
    const [longitude, status] = i < 60 ? [-20.2 + i / 300, '12,0'] : [-20, '0,5'];
    return `235013375,${new Date(Date.UTC(2026, 5, 1, 12, i)).toISOString()},${longitude},0,${status}`;
  }),
].join('\n');

it('[G19] learns ports that the next ingest uses', async () => {
  const day = file('day.csv', DAY);
  const data = ['--data', folder()];
  await roadstead(['ingest', day, ...data]);
  const out = join(folder(), 'learned.geojson');
  const learned = await roadstead(['learn', 'ports', ...data, '--out', out]);
  expect(learned).toEqual({
    code: 0,
    stdout: '',
    stderr:
      'Read 120 positions with 1 stop, 1 of them outside known ports and anchorages.\n' +
      `Wrote 1 berth area, 1 new port and 0 anchorages to ${out}; 0 stops without a status or a repetition taught nothing.\n`,
  });
  expect((await roadstead(['learn', 'ports', ...data])).stdout).toBe(readFileSync(out, 'utf8'));
  const calls = await roadstead(['convert', day, '--content', 'calls', '--ports', out]);
  expect(calls.stdout.trim().split('\n')).toHaveLength(2);
  const again = await roadstead(['learn', 'ports', ...data, '--ports', out]);
  expect(again.stdout).toBe('{"type":"FeatureCollection","features":[\n\n]}\n');
});

it('[G19] shows its progress on a terminal', async () => {
  await roadstead(['ingest', file('day.csv', DAY), '--data', folder()]);
  const stderr = new FakeOutput(true);
  expect(await roadstead(['learn', 'ports', '--data', folder()], { stderr })).toMatchObject({
    code: 0,
  });
  expect(stderr.text).toContain('\r');
});

it('[G19] names a missing store, and a file that it would replace', async () => {
  const none = await roadstead(['learn', 'ports', '--data', join(folder(), 'none')]);
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toContain('none');
  await roadstead(['ingest', file('day.csv', DAY), '--data', folder()]);
  const ports = file('ports.geojson', '{"type":"FeatureCollection","features":[]}');
  const over = ['learn', 'ports', '--data', folder(), '--ports', ports, '--out', ports];
  expect((await roadstead(over)).stderr).toContain('is one of the inputs');
  const stopped = await roadstead(['learn', 'ports', '--data', folder()], {
    interrupted: AbortSignal.abort(),
  });
  expect(stopped).toMatchObject({ code: 130, stdout: '' });
});
