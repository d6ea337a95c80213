import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { TypoIndex } from './typo-index.ts';

/** Few letters, so that texts resemble each other. */
const word = fc.string({ minLength: 4, maxLength: 11, unit: fc.constantFrom('A', 'B') });

describe('TypoIndex', () => {
  it('[N7] finds the same names as a search of all names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (names, text) => {
        const editsMax = text.length < 5 ? 0 : text.length < 9 ? 1 : 2;
        const all = names
          .filter((name) => name[0] === text[0])
          .map((name) => ({ name, edits: editDistance(name, text) }))
          .filter(({ edits }) => editsMax > 0 && edits <= editsMax);
        const least = Math.min(...all.map(({ edits }) => edits));
        const expected = all.filter(({ edits }) => edits === least).map(({ name }) => name);
        const found = new TypoIndex(names).nearest(text).map(({ name }) => name);
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['ROTTERDAM', 'ROTTERDAM', 0],
    ['ROTTERDAM', 'ROTERDAM', 1],
    ['ROTTERDAM', 'ROTTREDAM', 1],
    ['ROTTERDAM', 'ROTTXRDAM', 1],
    ['GOTHENBURG', 'GOTENBERG', 2],
    ['CA', 'ABC', 3],
    ['', 'ABC', 3],
  ])('[N7] from %j to %j takes %i edits', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});
