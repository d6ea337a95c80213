import { expect, it } from 'vitest';
import { checkFields, type FieldRules, methodsRule } from './check-fields.ts';

interface Options {
  readonly path: string;
  readonly clock?: object;
}

const RULES: FieldRules<Options> = {
  path: { rule: 'must be a path', check: (value) => typeof value === 'string', isRequired: true },
  clock: methodsRule('now', 'set'),
};

it.each<[unknown, string]>([
  [undefined, 'open: expected an object with path, clock, not undefined.'],
  [null, 'open: expected an object with path, clock, not null.'],
  ['harbour', 'open: expected an object with path, clock, not string.'],
  [[], 'open: expected an object with path, clock, not an array.'],
  [{}, 'open: path must be a path, not undefined.'],
  [{ path: 7 }, 'open: path must be a path, not number.'],
  [{ path: [] }, 'open: path must be a path, not an array.'],
  [{ path: 'a', folder: 'b' }, 'open: folder is not an option; the options are path, clock.'],
  [{ path: 'a', clock: null }, 'open: clock must be an object with now() and set(), not null.'],
  [
    { path: 'a', clock: { now: () => 0 } },
    'open: clock must be an object with now() and set(), not object.',
  ],
])('rejects %j with a sentence', (options, sentence) => {
  expect(() => checkFields<Options>('open', options, RULES)).toThrow(new TypeError(sentence));
});

it('accepts objects with inherited methods, and undefined for an optional field', () => {
  class ManualClock {
    now(): number {
      return 0;
    }
    set(): void {}
  }
  const check = (options: unknown): void => checkFields<Options>('open', options, RULES);
  expect(() => check({ path: 'a', clock: new ManualClock() })).not.toThrow();
  expect(() => check({ path: 'a', clock: undefined })).not.toThrow();
});
