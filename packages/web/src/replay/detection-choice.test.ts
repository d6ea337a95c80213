import { PRESET_NAMES, parseConfiguration } from '@roadstead/model';
import { expect, it } from 'vitest';
import { detectionOptions, isScenario, mergeColumns, OWN } from './detection-choice.ts';

const CHOICE = { preset: '', distanceMeters: 200, windowMinutes: 60, columns: '' };

it('leaves the choice to the input without a preset', () => {
  expect(detectionOptions(CHOICE)).toEqual({});
});

it('passes columns with unknown names on', () => {
  expect(detectionOptions({ ...CHOICE, columns: ' mmsi=id ' })).toEqual({ columns: 'mmsi=id' });
});

it.each([...PRESET_NAMES, OWN])('makes a valid configuration of %s', (preset) => {
  const { configurations } = detectionOptions({ ...CHOICE, preset });
  const parsed = parseConfiguration(configurations, 1, (text) => text);
  expect(parsed).toMatchObject({ ok: true });
  if (preset !== OWN) return;
  expect(parsed).toMatchObject({ value: { distanceMeters: 200, windowMinutes: 60 } });
});

it.each([
  ['', 'sog=v/10', 'sog=v/10'],
  [' mmsi=id, sog = v ', 'longitude=x/60,sog=v/10', ' mmsi=id,longitude=x/60,sog=v/10'],
])('corrects the columns %j by %j', (columns, corrected, merged) => {
  expect(mergeColumns(columns, corrected)).toBe(merged);
});

it('knows scenarios by their names', () => {
  expect(isScenario({ name: 'pair.YAML' })).toBe(true);
  expect(isScenario({ name: 'pair.yaml.csv' })).toBe(false);
});
