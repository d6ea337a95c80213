import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('quotes cells with separators, quotes and line breaks, and leaves unknown ones empty', () => {
  const rows = [
    ['a,b', 'say "x"', 'one\ntwo'],
    [null, 0, false],
  ];
  expect(csvText(['x', 'y', 'z'], rows)).toBe('x,y,z\n"a,b","say ""x""","one\ntwo"\n,0,false\n');
});
