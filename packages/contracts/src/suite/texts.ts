/**
 * Texts that a driver may trip over, in the order of their UTF-16 code units: there an astral character comes before
 * U+FF21, though its code point (and its UTF-8) is higher.
 */
export const TEXTS: readonly string[] = [
  '',
  '\u0001\t\n\u001f',
  '"; DROP TABLE ships; --',
  '%',
  "'",
  '*[a-z]?',
  '10',
  '9',
  'A',
  '\\',
  '\\u0041',
  '_',
  'a',
  'a b',
  'ab',
  'aé',
  'b',
  'e\u0301',
  '\u007f',
  'é',
  '漢字',
  '🚢',
  '🚢🚢',
  'Ａ',
  '\uffff',
];
