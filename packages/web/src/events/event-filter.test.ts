import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAssessedAs,
  isListed,
  isNarrower,
  mergeEvents,
  mmsiOf,
  newerOf,
  parseFilter,
} from './event-filter.ts';
import { assessmentOf, eventOf } from './testing/event-of.ts';

const ALL = { tab: 'all' };
const nameOf = (mmsi: number): string => (mmsi === 211000001 ? 'Anna Maria' : '');

function lists(
  values: Readonly<Record<string, string>>,
  changes: Parameters<typeof eventOf>[0] = {},
): boolean {
  return isListed(eventOf(changes), parseFilter({ ...ALL, ...values }), nameOf);
}

describe('parseFilter', () => {
  it('lists current events by default', () => {
    expect(parseFilter({}).tab).toBe('current');
  });

  it('ignores what is malformed', () => {
    const values = { tab: 'x', configuration: 'x', probability: '2', begin: 'yesterday', end: '' };
    expect(parseFilter(values)).toEqual(parseFilter({}));
  });

  it('reads times as UTC', () => {
    expect(parseFilter({ begin: '2026-11-24T05:00' }).beginMs).toBe(
      Date.parse('2026-11-24T05:00:00Z'),
    );
  });

  it('never fails', () => {
    const names = [
      'tab',
      'configuration',
      'severity',
      'kind',
      'probability',
      'ship',
      'begin',
      'end',
    ];
    const values = fc.dictionary(fc.constantFrom(...names), fc.string());
    fc.assert(
      fc.property(values, (each) => {
        const filter = parseFilter(each);
        expect(filter.beginMs).not.toBeNaN();
        expect(filter.configurationId).not.toBeNaN();
        isListed(eventOf(), filter, nameOf);
      }),
    );
  });
});

describe('isListed', () => {
  it.each([
    [{ tab: 'current' }, true],
    [{ tab: 'new' }, true],
    [{ tab: 'acknowledged' }, false],
    [{ configuration: '7' }, true],
    [{ configuration: '8' }, false],
    [{ severity: 'Warning' }, true],
    [{ severity: 'Alarm' }, false],
    [{ ship: '211000001' }, true],
    [{ ship: '211000009' }, false],
    [{ ship: '2110' }, true],
    [{ ship: 'aNNa' }, true],
    [{ ship: 'Bertha' }, false],
    [{ begin: '2030-01-01T00:00' }, true],
    [{ end: '2026-11-24T04:59' }, false],
    [{ end: '2026-11-24T05:00' }, true],
  ])('with %j, a current event that is not acknowledged: %s', (values, isExpected) => {
    expect(lists(values)).toBe(isExpected);
  });

  it('applies tabs and periods to an ended, acknowledged event', () => {
    const ended = {
      deactivation_time: '2026-11-24T07:00:00.000Z',
      ack_state: 'acknowledged',
    } as const;
    expect(lists({ tab: 'current' }, ended)).toBe(false);
    expect(lists({ tab: 'new' }, ended)).toBe(false);
    expect(lists({ tab: 'acknowledged' }, ended)).toBe(true);
    expect(lists({ begin: '2026-11-24T07:00' }, ended)).toBe(true);
    expect(lists({ begin: '2026-11-24T07:01' }, ended)).toBe(false);
  });
});

describe('isAssessedAs', () => {
  it('compares kind and probability as known now', () => {
    const filter = (values: Readonly<Record<string, string>>) => parseFilter(values);
    const assessment = assessmentOf('bunkering', 0.8);
    expect(isAssessedAs(assessment, filter({ kind: 'bunkering', probability: '0.8' }))).toBe(true);
    expect(isAssessedAs(assessment, filter({ kind: 'transfer' }))).toBe(false);
    expect(isAssessedAs(assessment, filter({ probability: '0.81' }))).toBe(false);
    expect(isAssessedAs(null, filter({ kind: 'bunkering' }))).toBe(false);
    expect(isAssessedAs(null, filter({}))).toBe(true);
  });
});

describe('isNarrower', () => {
  it.each([
    [{}, false],
    [{ ship: '211000001' }, false],
    [{ configuration: '7', begin: '2026-11-24T05:00' }, true],
    [{ configuration: '7' }, false],
    [{ ship: 'Anna' }, true],
    [{ severity: 'Alarm' }, true],
    [{ kind: 'transfer' }, true],
    [{ tab: 'new' }, true],
  ])('with %j: %s', (values, isExpected) => {
    expect(isNarrower(parseFilter({ ...ALL, ...values }))).toBe(isExpected);
  });
});

describe('mergeEvents', () => {
  const at = (id: number): string => new Date(id * 60_000).toISOString();
  const events = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 })
    .map((ids) =>
      ids
        .sort((a, b) => b - a)
        .map((id) => eventOf({ id, fired_time: at(id), modified_at: at(1) })),
    );

  it('is in the order of firing, each event once, in its newest state', () => {
    fc.assert(
      fc.property(events, events, fc.boolean(), (pages, more, isComplete) => {
        const followed = Object.fromEntries(
          more.map((each) => [each.id, { ...each, modified_at: at(2) }]),
        );
        const merged = mergeEvents(pages, followed, isComplete);
        const ids = merged.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
        for (const event of merged)
          expect(event).toBe(followed[event.id] ?? pages.find(({ id }) => id === event.id));
        for (const { id } of pages) expect(ids).toContain(id);
        const oldest = pages.at(-1)?.id ?? Number.POSITIVE_INFINITY;
        for (const { id } of more) expect(ids.includes(id)).toBe(isComplete || id >= oldest);
      }),
    );
  });
});

it('prefers the newer of two states of an event', () => {
  const [older, newer] = ['05', '06'].map((hour) =>
    eventOf({ modified_at: `2026-11-24T${hour}:00:00.000Z` }),
  );
  expect(newerOf(older, newer!)).toBe(newer);
  expect(newerOf(newer, older!)).toBe(newer);
});

it.each([
  ['211000001', 211000001],
  ['21100000', undefined],
  ['Anna', undefined],
])('reads the MMSI of %s', (ship, mmsi) => {
  expect(mmsiOf({ ship })).toBe(mmsi);
});
