import { ENCOUNTER_FILTERS } from '@roadstead/model';
import { expect, it } from 'vitest';
import {
  canBeUnknown,
  FILTERS,
  kindText,
  presetText,
  withFilter,
  withUnknown,
} from './filter-list.ts';

it('offers each filter of the service, with a valid value', () => {
  for (const { name, initial } of FILTERS) {
    const filters = withFilter(null, name, initial)!;
    expect(ENCOUNTER_FILTERS.safeParse(filters).success, name).toBe(true);
    if (canBeUnknown(name)) {
      const unknown = withUnknown(filters, name, true);
      expect(ENCOUNTER_FILTERS.safeParse(unknown).success, name).toBe(true);
      expect(withUnknown(unknown, name, false)).toEqual(filters);
      expect(withFilter(unknown, name, undefined)).toBeNull();
    }
  }
  const fields = Object.keys((ENCOUNTER_FILTERS as unknown as { shape: object }).shape);
  expect([...FILTERS.map(({ name }) => name), 'unknown'].sort()).toEqual(fields.sort());
});

it('writes kinds as people do', () => {
  expect(kindText('fishing_transshipment')).toBe('Fishing transshipment');
  expect(presetText('gfw-encounter')).toBe('GFW encounter');
  expect(presetText('kerch-2024')).toBe('Kerch 2024');
});
