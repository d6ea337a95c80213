import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PositionInput, parsePositionReport, parseStaticReport } from './parse-report.ts';
import type { PositionReport } from './reports.ts';
import type { Problem, Result } from './result.ts';

const TIME_MS = Date.UTC(2026, 5, 1, 12, 0, 0, 250);
const POSITION = { mmsi: 235013375, time: TIME_MS, longitude: -1.1, latitude: 50.8 };
const REPORT: PositionReport = {
  mmsi: 235013375 as PositionReport['mmsi'],
  timeMs: TIME_MS,
  longitude: -1.1,
  latitude: 50.8,
  sog: null,
  cog: null,
  heading: null,
  rot: null,
  navStatus: 15,
};

function outcome<Value>(result: Result<Value, readonly Problem[]>): unknown {
  return result.ok ? result.value : result.error.map((p) => `${p.pointer} ${p.detail}`);
}

function position(input: unknown): unknown {
  return outcome(parsePositionReport(input));
}

function statics(input: unknown): unknown {
  return outcome(parseStaticReport(input));
}

/** Real numbers of a range, with its ends. */
function within(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

function orAbsent<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null | undefined> {
  return fc.oneof(values, fc.constantFrom(null, undefined));
}

describe('parsePositionReport', () => {
  it.each<[string, unknown]>([
    ['epoch milliseconds', TIME_MS],
    ['a Date', new Date(TIME_MS)],
    ['an RFC 3339 timestamp', '2026-06-01T14:00:00.25+02:00'],
  ])('accepts %s as the time', (_, time) => {
    expect(position({ ...POSITION, time })).toEqual(REPORT);
  });

  it('accepts an MMSI as text, and a position report itself', () => {
    expect(position({ ...POSITION, mmsi: '235013375' })).toEqual(REPORT);
    expect(position(REPORT)).toEqual(REPORT);
  });

  it('reads optional fields that are null, undefined or unknown as not available', () => {
    const input = { ...POSITION, sog: null, cog: undefined, navStatus: null, colour: 'red' };
    expect(position(input)).toEqual(REPORT);
  });

  it.each<[object, object]>([
    [
      { sog: 102.3, cog: 360, heading: 511, rot: -128, navStatus: 15 },
      { sog: null, cog: null, heading: null, rot: null, navStatus: 15 },
    ],
    [
      { sog: 1023, rot: 127, navStatus: 0 },
      { sog: null, rot: null, navStatus: 0 },
    ],
    [
      { heading: 359.6, rot: -0.4 },
      { heading: 0, rot: 0 },
    ],
    [
      { mmsi: 111232506, sog: 1022 },
      { mmsi: 111232506, sog: 1022 },
    ],
  ])('reads the values of AIS %j', (change, expected) => {
    expect(position({ ...POSITION, ...change })).toEqual({ ...REPORT, ...expected });
  });

  const timeProblem =
    '/time must be a Date, an RFC 3339 timestamp with a zone, or whole epoch milliseconds.';
  const mmsiProblem = '/mmsi must be an MMSI: a whole number from 0 to 999999999, or its digits.';
  it.each<[object, string]>([
    [{ mmsi: undefined }, '/mmsi is required.'],
    [{ mmsi: 1e9 }, mmsiProblem],
    [{ mmsi: -1 }, mmsiProblem],
    [{ mmsi: 1.5 }, mmsiProblem],
    [{ mmsi: 'vessel' }, mmsiProblem],
    [{ mmsi: {} }, mmsiProblem],
    [{ time: null }, '/time is required.'],
    [{ time: new Date(Number.NaN) }, timeProblem],
    [{ time: '2026-06-01 12:00' }, timeProblem],
    [{ time: 1.5 }, timeProblem],
    [{ time: 8.64e15 + 1 }, timeProblem],
    [{ time: {} }, timeProblem],
    [
      { time: undefined, timeMs: '2026-06-01T12:00:00Z' },
      '/timeMs must be a whole number from -8640000000000000 to 8640000000000000.',
    ],
    [{ longitude: 180.01 }, '/longitude must be a number from -180 to 180.'],
    [{ longitude: '1' }, '/longitude must be a number from -180 to 180.'],
    [{ longitude: undefined }, '/longitude is required.'],
    [{ latitude: Number.NaN }, '/latitude must be a number from -90 to 90.'],
    [{ latitude: 91 }, '/latitude must be a number from -90 to 90.'],
    [{ sog: -0.1 }, '/sog must be a number from 0 to 102.2.'],
    [{ sog: 102.25 }, '/sog must be a number from 0 to 102.2.'],
    [{ mmsi: 111232506, sog: 1022.5 }, '/sog must be a number from 0 to 1022.'],
    [{ cog: 360.1 }, '/cog must be a number of degrees from 0 to under 360.'],
    [{ heading: -1 }, '/heading must be a number of degrees from 0 to under 360.'],
    [{ rot: 710 }, '/rot must be a number from -709 to 709.'],
    [{ navStatus: 16 }, '/navStatus must be a whole number from 0 to 15.'],
    [{ navStatus: 'moored' }, '/navStatus must be a whole number from 0 to 15.'],
  ])('rejects %j', (change, problem) => {
    expect(position({ ...POSITION, ...change })).toEqual([problem]);
  });

  it.each([undefined, null, 'text', 7, []])('rejects %j as a whole', (input) => {
    expect(position(input)).toEqual([' must be an object.']);
  });

  it('names every wrong field at once', () => {
    expect(position({ cog: -1, navStatus: 1.5 })).toHaveLength(6);
  });

  it('accepts every report within the ranges', () => {
    const inputs = fc.record<PositionInput>({
      mmsi: fc.nat(999_999_999),
      time: fc.date({ noInvalidDate: true }),
      longitude: within(-180, 180),
      latitude: within(-90, 90),
      sog: orAbsent(within(0, 102.2)),
      cog: orAbsent(within(0, 359.999)),
      heading: orAbsent(fc.nat(359)),
      rot: orAbsent(fc.integer({ min: -126, max: 126 })),
      navStatus: orAbsent(fc.nat(15)),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const { time, ...fields } = input as { time: Date } & Record<string, number | null>;
        const expected = { ...REPORT, timeMs: time.getTime() } as Record<string, unknown>;
        for (const [name, value] of Object.entries(fields)) {
          expected[name] = value ?? (name === 'navStatus' ? 15 : null);
        }
        expect(position(input)).toEqual(expected);
      }),
    );
  });

  it('never throws, and names at least one field of what it rejects', () => {
    const value = fc.oneof(fc.anything(), fc.double(), fc.date());
    const inputs = fc.record(
      Object.fromEntries([...Object.keys(REPORT), 'time'].map((name) => [name, value])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(inputs, (input) => {
        for (const parse of [parsePositionReport, parseStaticReport]) {
          const result = parse(input);
          if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('parseStaticReport', () => {
  const NOT_AVAILABLE = {
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

  it('reads absent fields as not available', () => {
    expect(statics({ mmsi: 235013375 })).toEqual({ mmsi: 235013375, ...NOT_AVAILABLE });
  });

  it('reads all fields', () => {
    const input = {
      mmsi: 235013375,
      time: '2026-06-01T12:00:00.250Z',
      imo: 'IMO 9074729',
      name: ' RED EAGLE ',
      callsign: 'ABCD7',
      shiptype: 60,
      toBowMeters: 0,
      toSternMeters: 80,
      toPortMeters: 7.5,
      toStarboardMeters: 9,
      lengthMeters: 80,
      widthMeters: 16.5,
      draughtMeters: 3.2,
      destination: 'COWES',
      eta: { month: 6, day: 1, hour: 24, minute: 60 },
    };
    const { time: _, ...rest } = input;
    expect(statics(input)).toEqual({
      ...rest,
      timeMs: TIME_MS,
      imo: 9074729,
      name: 'RED EAGLE',
      eta: { month: 6, day: 1, hour: null, minute: null },
    });
  });

  it('reads the values of AIS for "not available" as null', () => {
    const input = {
      mmsi: 235013375,
      imo: 0,
      name: '  ',
      shiptype: 0,
      lengthMeters: 0,
      widthMeters: 0,
      draughtMeters: 0,
      eta: { month: 0, day: 0, hour: 24, minute: 60 },
    };
    expect(statics(input)).toEqual({ mmsi: 235013375, ...NOT_AVAILABLE });
  });

  it('accepts its own result', () => {
    const report = { mmsi: 235013375, ...NOT_AVAILABLE, timeMs: TIME_MS, draughtMeters: 3 };
    expect(statics(report)).toEqual(report);
  });

  it.each<[object, string]>([
    [{ mmsi: undefined }, '/mmsi is required.'],
    [{ timeMs: 0.5 }, '/timeMs must be a whole number from -8640000000000000 to 8640000000000000.'],
    [{ imo: 9074728 }, '/imo must be an IMO number: seven digits with a check digit.'],
    [{ name: 7 }, '/name must be a text of at most 1000 characters.'],
    [{ shiptype: 256 }, '/shiptype must be a whole number from 0 to 255.'],
    [{ toBowMeters: -1 }, '/toBowMeters must be a finite number of metres, 0 or more.'],
    [{ lengthMeters: Infinity }, '/lengthMeters must be a finite number of metres, 0 or more.'],
    [{ draughtMeters: '3' }, '/draughtMeters must be a finite number of metres, 0 or more.'],
    [{ eta: new Date(TIME_MS) }, '/eta must be an object with month, day, hour and minute.'],
    [{ eta: { month: 13 } }, '/eta/month must be a whole number from 1 to 12.'],
    [{ eta: { minute: 61 } }, '/eta/minute must be a whole number from 0 to 59.'],
  ])('rejects %j', (change, problem) => {
    expect(statics({ mmsi: 235013375, ...change })).toEqual([problem]);
  });
});
