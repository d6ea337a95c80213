import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('writes texts that are formulas as texts, and numbers and places as they are', () => {
  const row = ['=HYPERLINK("x")', '+1|cmd', '@SUM(A1)', '-A1', '-170, 55', -1.5];
  const expected = `"'=HYPERLINK(""x"")",'+1|cmd,'@SUM(A1),'-A1,"-170, 55",-1.5`;
  expect(csvText(['a'], [row])).toBe(`a\n${expected}\n`);
});

it('quotes cells with separators, quotes and line breaks, and leaves unknown ones empty', () => {
  const rows = [
    ['a,b', 'say "x"', 'one\ntwo'],
    [null, 0, false],
  ];
  expect(csvText(['x', 'y', 'z'], rows)).toBe('x,y,z\n"a,b","say ""x""","one\ntwo"\n,0,false\n');
});
