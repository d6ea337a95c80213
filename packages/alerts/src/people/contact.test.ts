import { describe, expect, it } from 'vitest';
import { CONTACT_RULES } from './contact.ts';

describe('[A10] a contact', () => {
  it.each([
    ['+49 (40) 123-456', '+4940123456'],
    ['+1.202.555.0100', '+12025550100'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', undefined],
    ['+123456', undefined],
    ['040 123456', undefined],
    ['0049 40 123456', undefined],
    ['+049 40 123456', undefined],
    ['+49 40 12x456', undefined],
    ['', undefined],
  ])('is an international number: %s', (text, number) => {
    expect(CONTACT_RULES.phone.parse(text)).toBe(number);
  });

  it.each([
    [' Anna@Ships.Example ', 'anna@ships.example'],
    [`${'a'.repeat(114)}@ships.example`, `${'a'.repeat(114)}@ships.example`],
    // A key of the store would be too long.
    [`${'a'.repeat(115)}@ships.example`, undefined],
    ['änna@ships.example', undefined],
    ['anna', undefined],
    ['"anna b"@ships.example', undefined],
  ])('is an ASCII e-mail address: %s', (text, address) => {
    expect(CONTACT_RULES.mail.parse(text)).toBe(address);
  });
});
