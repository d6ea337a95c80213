import type { AisEta, Imo, Mmsi, StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { etaInstantMs } from './eta-instant.ts';
import { lastStaticReportMs, mergeStatic, type ShipRecord } from './ship-record.ts';

const NOTHING: StaticReport = {
  mmsi: 211_000_001 as Mmsi,
  timeMs: null,
  imo: null,
  name: null,
  callsign: null,
  shiptype: null,
  toBowMeters: null,
  toSternMeters: null,
  toPortMeters: null,
  toStarboardMeters: null,
  lengthMeters: null,
  widthMeters: null,
  draughtMeters: null,
  destination: null,
  eta: null,
};

function merged(...reports: readonly Partial<StaticReport>[]): Record<string, unknown> {
  let known: ShipRecord | undefined;
  for (const report of reports) known = mergeStatic(known, { ...NOTHING, ...report }, 1000);
  return Object.fromEntries(
    Object.entries(known?.said ?? {}).map(([field, { value }]) => [field, value]),
  );
}

describe('mergeStatic', () => {
  it('[T1] stores the newest value of each field', () => {
    expect(
      merged(
        { timeMs: 5, name: 'ALFA', draughtMeters: 7 },
        { timeMs: 9, name: 'BRAVO' },
        { timeMs: 7, name: 'CHARLIE', callsign: 'C7', draughtMeters: 8 },
      ),
    ).toEqual({ name: 'BRAVO', callsign: 'C7', draughtMeters: 8 });
  });

  it('[T1] uses the time of reception for reports without a time', () => {
    expect(merged({ name: 'ALFA' }, { timeMs: 999, name: 'BRAVO' })).toEqual({ name: 'ALFA' });
    expect(merged({ name: 'ALFA' }, { timeMs: 1000, name: 'BRAVO' })).toEqual({ name: 'BRAVO' });
  });

  it('[T1] ignores implausible values', () => {
    const good = {
      timeMs: 1,
      imo: 9_074_729 as Imo,
      name: 'ALFA',
      shiptype: 80,
      lengthMeters: 300,
      widthMeters: 50,
      draughtMeters: 12,
    };
    const wrong = {
      timeMs: 2,
      imo: 9_074_728 as Imo,
      name: '@@@@ ',
      shiptype: 0,
      lengthMeters: 0,
      widthMeters: 131,
      draughtMeters: 25.6,
      eta: { month: null, day: 3, hour: 1, minute: 1 },
    };
    const { timeMs: _, ...fields } = good;
    expect(merged(good, wrong)).toEqual(fields);
    expect(merged({ name: ' EVER GIVEN@@@' })).toEqual({ name: 'EVER GIVEN' });
    expect(merged({ name: 'A'.repeat(101), callsign: 'A\u0007' })).toEqual({});
  });

  it('[T1] gives the same record in any order', () => {
    const report = fc.record({
      timeMs: fc.uniqueArray(fc.nat(1e6), { minLength: 1, maxLength: 1 }).map(([ms]) => ms),
      name: fc.option(fc.constantFrom('A', 'B', '')),
      draughtMeters: fc.option(fc.constantFrom(3, 4, 99)),
    });
    const reports = fc.uniqueArray(report, { selector: ({ timeMs }) => timeMs });
    fc.assert(
      fc.property(reports, (said) => {
        expect(merged(...said.toReversed())).toEqual(merged(...said));
      }),
    );
  });

  it('[T1] returns the same object for a report that arrives twice', () => {
    const report = { ...NOTHING, timeMs: 5, name: 'ALFA', imo: 9_074_729 as Imo, draughtMeters: 7 };
    const known = mergeStatic(undefined, report, 1000);
    expect(mergeStatic(known, { ...report }, 2000)).toBe(known);
    expect(mergeStatic(known, { ...report, timeMs: 6 }, 2000)).not.toBe(known);
  });

  it('[T1] returns the same object if nothing changed', () => {
    const known = mergeStatic(undefined, { ...NOTHING, timeMs: 5, name: 'ALFA' }, 0);
    expect(mergeStatic(known, { ...NOTHING, timeMs: 4, name: 'BRAVO' }, 0)).toBe(known);
    expect(lastStaticReportMs(known)).toBe(5);
  });
});

describe('an ETA', () => {
  it('[T2] that is repeated means the same instant as at first, in any order', () => {
    const said = { month: 6, day: 3, hour: 8, minute: 30 };
    const at = (...times: readonly number[]): number | undefined =>
      times.reduce<ShipRecord | undefined>(
        (known, timeMs) => mergeStatic(known, { ...NOTHING, timeMs, eta: said }, 0),
        undefined,
      )?.said.eta?.timeMs;
    expect([at(5, 7, 9), at(9, 5, 7)]).toEqual([5, 5]);
    const other = mergeStatic(undefined, { ...NOTHING, timeMs: 5, eta: said }, 0);
    const changed = { ...NOTHING, timeMs: 9, eta: { ...said, hour: 9 } };
    expect(mergeStatic(other, changed, 0).said.eta?.timeMs).toBe(9);
  });

  const eta = (
    month: number | null,
    day: number | null,
    hour?: number,
    minute?: number,
  ): AisEta => ({
    month,
    day,
    hour: hour ?? null,
    minute: minute ?? null,
  });
  it.each([
    [eta(11, 22, 6, 30), '2026-11-22T06:30:00Z'],
    [eta(11, 21, 12, 0), '2026-11-21T12:00:00Z'],
    [eta(11, 21, 11, 59), '2027-11-21T11:59:00Z'],
    [eta(1, 2), '2027-01-02T00:00:00Z'],
    [eta(11, 21), '2026-11-21T00:00:00Z'],
    [eta(11, 20), '2027-11-20T00:00:00Z'],
    [eta(11, 21, 11), '2027-11-21T11:00:00Z'],
    [eta(2, 29, 1), '2028-02-29T01:00:00Z'],
    [eta(2, 30), undefined],
    [eta(null, 3), undefined],
    [eta(3, null), undefined],
  ])('[T2] is the next such instant: %j', (input, expected) => {
    const found = etaInstantMs(input, Date.UTC(2026, 10, 21, 12));
    expect(found).toBe(expected === undefined ? undefined : Date.parse(expected));
  });
});
