/**
 * Texts that are difficult for drivers, sorted by their UTF-16 code units: an astral character precedes U+FF21, although
 * its code point (and its UTF-8) is greater.
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
