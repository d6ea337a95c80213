import { expect, it } from 'vitest';
import { readText } from '../workspace.ts';
import { MUTATIONS } from './mutations.ts';

it('each defect changes a text that its file contains once', () => {
  const wrong = MUTATIONS.filter(({ file, find }) => readText(file).split(find).length !== 2);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
