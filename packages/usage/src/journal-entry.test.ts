import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntry, encodeEntry } from './journal-entry.ts';
import type { UserMonthDocument } from './user-month.ts';

const count = fc.tuple(
  fc.constantFrom('REQUEST' as const, 'PUSH' as const),
  fc.constantFrom(null, 'GET', 'PUT'),
  fc.constantFrom('/a', '/b', 'A label'),
  fc.constantFrom('SUCCESS' as const, 'ERROR' as const),
  fc.constantFrom('REQUESTS' as const, 'CONTAINERS' as const),
  fc.constantFrom(null, 'a text'),
  fc.nat(),
);
const userMonth = fc
  .record({
    month: fc.constantFrom('2026-01', '2026-02'),
    uuid: fc.string(),
    name: fc.option(fc.string()),
    counts: fc.array(count),
    credits: fc.array(fc.tuple(fc.string(), fc.nat(), fc.nat())),
  })
  .map((each): UserMonthDocument => ({ id: `${each.month} ${each.uuid}`, ...each }));

describe('[U3] an entry of the journal', () => {
  it('has the usage that it was made of', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(userMonth, { minLength: 20, maxLength: 30 }),
        (number, added) => {
          expect(decodeEntry(encodeEntry(number, added))).toEqual(added);
        },
      ),
    );
  });

  it('of few users has the form that was frozen, of many each kind once', () => {
    const entryOf = (users: number): object =>
      encodeEntry(
        1,
        Array.from({ length: users }, (_, i) => ({
          ...{ id: `2026-01 ${i}`, month: '2026-01', uuid: `${i}`, name: `user ${i}` },
          counts: [['REQUEST', 'GET', '/a', 'SUCCESS', 'REQUESTS', null, 3] as const],
          credits: [],
        })),
      );
    expect(Object.keys(entryOf(19))).toEqual(['number', 'added']);
    expect(entryOf(20)).toMatchObject({
      kinds: [['REQUEST', 'GET', '/a', 'SUCCESS', 'REQUESTS', null]],
      users: Array.from({ length: 20 }, (_, i) => ['2026-01', `${i}`, `user ${i}`, [0, 3], []]),
    });
  });
});
