import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, type DeliverySettings, parseDeliverySettings } from './delivery-settings.ts';
import { digestDueMs } from './digest-due.ts';
import { minuteOfDay, nextTimeOfDay, wallClockMs, wallClockText } from './zoned-time.ts';

const BERLIN = 'Europe/Berlin';
const NIGHT = { from: '22:00', to: '06:30' };

function due(settings: Partial<DeliverySettings>, now: string): string | null {
  const ms = digestDueMs({ ...AT_ONCE, timeZone: BERLIN, ...settings }, Date.parse(now));
  return ms === null ? null : new Date(ms).toISOString().slice(0, 16);
}

describe('[A15] a message', () => {
  it('is sent at once, outside of the quiet hours', () => {
    expect(due({}, '2026-06-01T12:00Z')).toBeNull();
    expect(due({ quiet: NIGHT }, '2026-06-01T19:59Z')).toBeNull();
    expect(due({ quiet: NIGHT }, '2026-06-01T04:30Z')).toBeNull();
  });

  it('waits in quiet hours for their end, also past midnight', () => {
    expect(due({ quiet: NIGHT }, '2026-06-01T20:00Z')).toBe('2026-06-02T04:30');
    expect(due({ quiet: NIGHT }, '2026-06-02T04:29Z')).toBe('2026-06-02T04:30');
    expect(due({ quiet: { from: '12:00', to: '13:00' } }, '2026-06-01T10:30Z')).toBe(
      '2026-06-01T11:00',
    );
  });

  it('joins the digest of the hour or of the day, after quiet hours', () => {
    expect(due({ schedule: 'hourly' }, '2026-06-01T12:00Z')).toBe('2026-06-01T13:00');
    expect(due({ schedule: 'hourly', quiet: NIGHT }, '2026-06-01T19:10Z')).toBe('2026-06-02T04:30');
    const daily = { schedule: 'daily', dailyAt: '08:00' } as const;
    expect(due(daily, '2026-06-01T05:59Z')).toBe('2026-06-01T06:00');
    expect(due(daily, '2026-06-01T06:00Z')).toBe('2026-06-02T06:00');
    expect(due({ ...daily, dailyAt: '23:00', quiet: NIGHT }, '2026-06-01T12:00Z')).toBe(
      '2026-06-02T04:30',
    );
  });

  it('follows the changes of clocks', () => {
    const daily = { schedule: 'daily', dailyAt: '08:00' } as const;
    // 29 March 2026, 02:00 → 03:00.
    expect(due(daily, '2026-03-28T12:00Z')).toBe('2026-03-29T06:00');
    expect(due({ ...daily, dailyAt: '02:30' }, '2026-03-28T12:00Z')).toBe('2026-03-29T01:30');
    expect(due({ quiet: { from: '22:00', to: '02:30' } }, '2026-03-29T00:59Z')).toBe(
      '2026-03-29T01:30',
    );
    // 25 October 2026, 03:00 → 02:00: the first of the two.
    expect(due({ ...daily, dailyAt: '02:30' }, '2026-10-24T12:00Z')).toBe('2026-10-25T00:30');
    expect(due({ ...daily, dailyAt: '02:30' }, '2026-10-25T00:30Z')).toBe('2026-10-26T01:30');
  });

  it('waits at most until the day after the next, for any settings', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const settings = fc.record({
      schedule: fc.constantFrom('at-once', 'hourly', 'daily'),
      dailyAt: time,
      quiet: fc.option(fc.record({ from: time, to: time })),
      timeZone: fc.constantFrom(BERLIN, 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe'),
    }) as fc.Arbitrary<DeliverySettings>;
    const ms = fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(settings, ms, (each, nowMs) => {
        const dueMs = digestDueMs(each, nowMs);
        if (each.schedule !== 'at-once') expect(dueMs).not.toBeNull();
        if (dueMs === null) return;
        expect(dueMs).toBeGreaterThan(nowMs);
        expect(dueMs - nowMs).toBeLessThanOrEqual(50 * 3_600_000);
      }),
    );
  });
});

it('[A15] the next time of a day is the next minute at which clocks show it', () => {
  const hour = 3_600_000;
  const begin = Date.UTC(2026, 9, 24, 11);
  for (let nowMs = begin; nowMs < begin + 48 * hour; nowMs += hour / 2) {
    // By trying each minute.
    let expected = nowMs + 60_000;
    while (minuteOfDay(wallClockMs(expected, BERLIN)) !== 330) expected += 60_000;
    expect(nextTimeOfDay(nowMs, '05:30', BERLIN), wallClockText(nowMs, BERLIN)).toBe(expected);
  }
});

describe('[A15] the form of a receiver', () => {
  const FORM = { schedule: 'daily', daily_at: '07:30', time_zone: BERLIN };

  it('has a schedule, quiet hours and a time zone', () => {
    const quiet = { quiet_from: '22:00', quiet_to: '06:00' };
    expect(parseDeliverySettings({ ...FORM, ...quiet })).toEqual({
      ok: true,
      value: {
        ...{ schedule: 'daily', dailyAt: '07:30', timeZone: BERLIN },
        quiet: { from: '22:00', to: '06:00' },
      },
    });
    const empty = { daily_at: '', quiet_from: '', quiet_to: '' };
    expect(parseDeliverySettings({ ...FORM, ...empty })).toMatchObject({
      value: { dailyAt: '08:00', quiet: null },
    });
  });

  it.each([
    [{ schedule: 'never' }, '/schedule'],
    [{ daily_at: '24:00' }, '/daily_at'],
    [{ quiet_from: '22:00' }, '/quiet_to'],
    [{ quiet_from: '22:00', quiet_to: '22:00' }, '/quiet_to'],
    [{ time_zone: 'Europe/Atlantis' }, '/time_zone'],
    [{ time_zone: '' }, '/time_zone'],
  ])('names what is wrong in %o', (change, pointer) => {
    expect(parseDeliverySettings({ ...FORM, ...change })).toMatchObject({ error: [{ pointer }] });
  });

  it('is rejected in any other shape', () => {
    fc.assert(
      fc.property(fc.anything(), (form) => {
        expect(parseDeliverySettings(form).ok).toBe(false);
      }),
    );
  });
});
