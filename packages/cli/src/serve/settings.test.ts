import { readFileSync } from 'node:fs';
import { jsonSchemaText } from '@roadstead/yaml-file';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS } from './settings-schema.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

/** `npx vitest run packages/cli/src/serve -u` writes the file anew. */
it('settings.schema.json is the schema that settings are read by', async () => {
  await expect(jsonSchemaText(SETTINGS)).toMatchFileSnapshot('../../settings.schema.json');
});

it('the README has settings that are read', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, settings] = /^```yaml\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const read = await readSettings(place.file('roadstead.yaml', settings));
  expect(read).toMatchObject({ port: 8080, retention: { events: { days: 365 } } });
});

it('all mistakes are told, with their lines', async () => {
  const path = place.file(
    'roadstead.yaml',
    'port: 80800\nlimts: {}\nretention:\n  positions: { fullDays: soon }\nusers: [{ name: anna }]\nshipLists: { ours: [9074728] }\n',
  );
  await expect(readSettings(path)).rejects.toThrow(
    [
      `${path}:1: port: expected at most 65535; got 80800`,
      `${path}:2: limts: there is no key "limts" here (did you mean "limits"?); allowed: ` +
        'host, port, prefix, predictionPrefix, data, store, feeds, users, shipLists, prices, quotas, rateLimit, limits, ' +
        'trustedProxies, corsOrigins, retention',
      `${path}:4: retention.positions.fullDays: expected a number; got "soon"`,
      `${path}:5: users[0].passwordFrom: is missing; expected a text (in quotes if it looks like a number)`,
      `${path}:6: shipLists.ours[0]: expected an IMO number, with its check digit; got 9074728`,
    ].join('\n'),
  );
});
