import { expect, it } from 'vitest';
import { FakeOutput } from '../testing/fake-host.ts';
import { painter } from './paint.ts';

it.each([
  ['a terminal', true, {}, '\u001b[31mred\u001b[39m'],
  ['a terminal and NO_COLOR', true, { NO_COLOR: '1' }, 'red'],
  ['a terminal without colours', true, { TERM: 'dumb' }, 'red'],
  ['a file', false, {}, 'red'],
] as const)('paints for %s', (_, isTerminal, env, painted) => {
  const output = new FakeOutput(isTerminal);
  expect(painter({ env }, output)('red', 'red')).toBe(painted);
});
