import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeDifferences, sharedSettings } from './shared-settings.ts';

const { make, remove, file } = temporaryFolder();
beforeAll(make);
afterAll(remove);

it('compares settings by their content, and names those that differ', async () => {
  const leader = await sharedSettings(
    { vesselEvents: true, retention: { positionDays: 3, eventDays: 9 } } as never,
    { ROADSTEAD_SECRETS_KEY: 'one' },
  );
  const same = await sharedSettings(
    { retention: { eventDays: 9, positionDays: 3 }, vesselEvents: true } as never,
    { ROADSTEAD_SECRETS_KEY: 'one', OTHER: 'x' },
  );
  expect(describeDifferences(same, leader)).toBeUndefined();
  const other = await sharedSettings({ vesselEvents: true, prices: [] } as never, {});
  const text = describeDifferences(other, leader);
  for (const name of ['retention', 'prices', 'ROADSTEAD_SECRETS_KEY']) expect(text).toContain(name);
  expect(text).not.toContain('vesselEvents');
  expect(JSON.stringify(leader)).not.toContain('one');
});

it('compares ports by the content of their file', async () => {
  const files = ['same', 'same', 'other'].map((content, i) => file(`${i}`, content));
  const [a, b, c] = await Promise.all(files.map((ports) => sharedSettings({ ports } as never, {})));
  expect(describeDifferences(a!, b!)).toBeUndefined();
  expect(describeDifferences(a!, c!)).toContain('ports');
});
