import { expect, it } from 'vitest';
import { z } from 'zod';
import { boundedText, characterCount } from './bounded-text.ts';
import { isValidName } from './names.ts';

it('counts code points', () => {
  expect(characterCount('')).toBe(0);
  expect(characterCount('Ärger')).toBe(5);
  expect(characterCount('🚢🚢')).toBe(2);
});

it('accepts the lengths that its JSON Schema has, in code points', () => {
  const schema = boundedText(1, 3, 'must be a text of 1 to 3 characters.');
  expect(z.toJSONSchema(schema)).toMatchObject({ type: 'string', minLength: 1, maxLength: 3 });
  const isValid = (text: string): boolean => schema.safeParse(text).success;
  expect(['', 'a', '🚢🚢🚢', 'abcd', '🚢🚢🚢🚢'].map(isValid)).toEqual([
    ...[false, true, true, false, false],
  ]);
});

it('counts the characters of names in the same way', () => {
  expect(isValidName('🚢🚢🚢', 3)).toBe(true);
  expect(isValidName('🚢🚢🚢🚢', 3)).toBe(false);
});
