import { readFileSync } from 'node:fs';
import { jsonSchemaText } from '@roadstead/yaml-file';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS } from './settings-schema.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

/** `npx vitest run packages/cli/src/operations -u` updates the file. */
it('settings.schema.json is the schema of the settings', async () => {
  await expect(jsonSchemaText(SETTINGS)).toMatchFileSnapshot('../../settings.schema.json');
});

it('the documented settings are valid', async () => {
  const readme = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const [, settings] = /^```yaml\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const read = await readSettings(place.file('roadstead.yaml', settings));
  expect(read).toMatchObject({ port: 8080, retention: { events: { days: 365 } } });
});

it('all mistakes are reported with their lines', async () => {
  const path = place.file(
    'roadstead.yaml',
    'port: 80800\nlimts: {}\nretention:\n  positions: { fullDays: soon }\nusers: [{ name: anna }]\nshipLists: { ours: [9074728] }\n',
  );
  await expect(readSettings(path)).rejects.toThrow(
    [
      `${path}:1: port: expected at most 65535; got 80800`,
      `${path}:2: limts: there is no key "limts" here (did you mean "limits"?); allowed: ` +
        'host, port, prefix, predictionPrefix, data, store, ports, feeds, users, shipLists, prices, quotas, rateLimit, limits, ' +
        'connections, trustedProxies, corsOrigins, metrics, retention, alerts, map, role, standby, log, nodeHost, nodePort, threads, vesselEvents',
      `${path}:4: retention.positions.fullDays: expected a number; got "soon"`,
      `${path}:5: users[0].passwordFrom: is missing; expected a text (in quotes if it looks like a number)`,
      `${path}:6: shipLists.ours[0]: expected an IMO number with its check digit; got 9074728`,
    ].join('\n'),
  );
});

it('a user may have any name, also one that an object has by itself', async () => {
  const names = ['__proto__', 'constructor', 'anna'];
  const lines = names.map((name, i) => `    ${name}: { requests: ${i} }\n`);
  const text = `quotas:\n  users:\n${lines.join('')}`;
  const { quotas } = await readSettings(place.file('roadstead.yaml', text));
  const entries = names.map((name, i) => [name, { requests: i }]);
  expect(Object.entries(quotas?.users ?? {})).toEqual(entries);
  const wrong = place.file('roadstead.yaml', 'quotas:\n  users:\n    __proto__: { requests: x }\n');
  await expect(readSettings(wrong)).rejects.toThrow(
    /quotas\.users\.__proto__\.requests: expected a number; got "x"/,
  );
});

it('a ship list may have any name, also one that an object has by itself', async () => {
  const text = (ships: string): string =>
    `shipLists:\n  __proto__: ${ships}\n  constructor: [9074729]\n`;
  const { shipLists } = await readSettings(place.file('roadstead.yaml', text('[9074729]')));
  const names = Object.entries(shipLists ?? {}).map(([name, imos]) => [name, imos.length]);
  expect(names).toEqual([
    ['__proto__', 1],
    ['constructor', 1],
  ]);
  await expect(readSettings(place.file('roadstead.yaml', text('[9074728]')))).rejects.toThrow(
    /shipLists\.__proto__\[0\]: expected an IMO number/,
  );
});
