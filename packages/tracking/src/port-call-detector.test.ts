import { encodeSnapshot } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PortCall, PortLocation, StatusFix } from './port-call.ts';
import { PortCallDetector } from './port-call-detector.ts';

const MMSI = 211_000_001 as Mmsi;
const MINUTE_MS = 60_000;
/** Degrees of longitude in a metre at the equator. */
const METERS = 1 / 111_319.5;

/** Port 1 lies within 1 km of 0° E, with berths on either side of it; port 2 within 1 km of 1° E. All on the equator. */
function placeAt(longitude: number): PortLocation | undefined {
  const east = longitude / METERS;
  if (Math.abs(east) <= 1000) {
    return {
      portId: 1,
      berth: east > 0 ? { id: '1-1', name: 'East' } : { id: '1-2', name: 'West' },
    };
  }
  return Math.abs(longitude - 1) / METERS <= 1000 ? { portId: 2, berth: null } : undefined;
}

/** A fix at a distance east of port 1, at a minute after the beginning. */
function at(minute: number, eastMeters: number, more: object = {}): StatusFix {
  const timeMs = minute * MINUTE_MS;
  return {
    mmsi: MMSI,
    timeMs,
    longitude: eastMeters * METERS,
    latitude: 0,
    navStatus: 15,
    ...more,
  };
}

/** Fixes every minute, on a straight course between two positions. */
function course(from: number, to: number, fromMeters: number, toMeters = fromMeters): StatusFix[] {
  return Array.from({ length: to - from + 1 }, (_, i) =>
    at(from + i, fromMeters + ((toMeters - fromMeters) * i) / Math.max(1, to - from)),
  );
}

/** The final state of the calls, in minutes. */
function callsIn(
  fixes: readonly StatusFix[],
  portCalls = new PortCallDetector(placeAt),
): readonly unknown[] {
  const calls = new Map<string, PortCall>();
  for (const call of portCalls.step(fixes)) calls.set(`${call.mmsi} ${call.beginMs}`, call);
  return [...calls.values()].map(({ portId, beginMs, endMs, berths }) => ({
    portId,
    begin: beginMs / MINUTE_MS,
    end: endMs === null ? null : endMs / MINUTE_MS,
    berths: berths.map(({ name }) => name),
  }));
}

const EAST = { portId: 1, berths: ['East'] };

describe('a call', () => {
  it('[P1] begins when a ship stops in a port, and lasts while the ship is there', () => {
    const fixes = [...course(0, 29, 9500, 500), ...course(30, 90, 300)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 30, end: null }]);
  });

  it('[P1] needs a stop inside: ships that pass through or stop outside do not call', () => {
    expect(callsIn(course(0, 60, -5000, 5000))).toEqual([]);
    expect(callsIn([...course(0, 20, 9000, 3000), ...course(21, 500, 2900)])).toEqual([]);
  });

  it('[P1] needs five minutes within 150 m', () => {
    const stop = (minutes: number): StatusFix[] => [
      ...course(0, 9, 9000, 900),
      ...course(10, 10 + minutes, 300),
      ...course(11 + minutes, 20 + minutes, 900, 9000),
    ];
    expect(callsIn(stop(4))).toEqual([]);
    expect(callsIn(stop(5))).toHaveLength(1);
  });

  it('[P2] has each berth once, also if the ship shifts berth outside the area', () => {
    const fixes = [
      ...course(0, 60, 500),
      ...course(61, 80, 700, 3000),
      ...course(81, 100, 2800, -300),
      ...course(101, 200, -500),
      ...course(201, 210, -400, 400),
      ...course(211, 300, 500),
    ];
    expect(callsIn(fixes)).toEqual([{ portId: 1, begin: 0, end: null, berths: ['East', 'West'] }]);
  });

  it('[P3] ends with the last stop, after half an hour outside', () => {
    const fixes = [
      ...course(0, 60, 500),
      ...course(61, 63, 700, 990),
      ...course(64, 93, 1200, 9000),
    ];
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 0, end: null }]);
    expect(callsIn([...fixes, at(94, 9500)])).toEqual([{ ...EAST, begin: 0, end: 60 }]);
  });

  it('[P3] ends when the ship stops elsewhere', () => {
    const anchored = [
      ...course(0, 60, 500),
      ...course(61, 70, 1000, 3000),
      ...course(71, 80, 3200),
    ];
    expect(callsIn(anchored)).toEqual([{ ...EAST, begin: 0, end: 60 }]);
    const other = [...course(0, 60, 500), at(61, 900), ...course(80, 90, 111_319.5)];
    expect(callsIn(other)).toEqual([
      { ...EAST, begin: 0, end: 60 },
      { portId: 2, begin: 80, end: null, berths: [] },
    ]);
  });

  it('[P3] continues despite outliers a few metres outside', () => {
    const lying = [...course(0, 9, 9000, 1200), ...course(10, 180, 985)];
    const outside = [at(181, 1180), at(182, 1006), at(185, 1005), at(188, 1007)];
    const fixes = [
      ...lying,
      ...outside,
      ...course(189, 600, 985),
      ...course(601, 660, 1200, 30_000),
    ];
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 10, end: 600 }]);
  });

  it('[P3] continues for positions that jitter over the edge', () => {
    const fixes = Array.from({ length: 500 }, (_, minute) => at(minute, 960 + 60 * (minute % 2)));
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 0, end: null }]);
  });

  it('[P4] has estimated times after a long gap', () => {
    // 10 knots are 308.6 m a minute: 30 864 m in 100 minutes.
    const fixes = [at(0, 31_164), ...course(400, 500, 300), at(900, 31_164), at(931, 40_000)];
    expect(callsIn(fixes)).toEqual([
      { ...EAST, begin: expect.closeTo(100, 1), end: expect.closeTo(800, 1) },
    ]);
  });

  it('[P4] does not end while a ship is silent in port', () => {
    const fixes = [
      ...course(0, 30, 500),
      ...course(3000, 3030, 510),
      at(3031, 2000),
      at(3062, 9000),
    ];
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 0, end: 3030 }]);
  });

  it('[D10] begins again with a new track', () => {
    const fixes = [...course(0, 3, 500), at(4, 510, { startsTrack: true }), ...course(5, 9, 510)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, begin: 4, end: null }]);
  });
});

it('[P5] batching, saving and restoring change nothing', () => {
  const leg = fc.record({
    minutes: fc.integer({ min: 1, max: 40 }),
    to: fc.integer({ min: -40, max: 40 }).map((hundreds) => hundreds * 100),
    navStatus: fc.constantFrom(0, 1, 5, 15),
    silentMinutes: fc.constantFrom(0, 0, 0, 45, 1000),
  });
  fc.assert(
    fc.property(fc.array(leg, { maxLength: 12 }), fc.array(fc.nat(200)), (legs, cuts) => {
      const fixes: StatusFix[] = [];
      let [minute, east] = [0, 0];
      for (const { minutes, to, navStatus, silentMinutes } of legs) {
        const leg = course(minute, minute + minutes - 1, east, to);
        fixes.push(...leg.map((fix) => ({ ...fix, navStatus })));
        minute += minutes + silentMinutes;
        east = to;
      }
      const whole = new PortCallDetector(placeAt).step(fixes);
      const parts: PortCall[] = [];
      let portCalls = new PortCallDetector(placeAt);
      let from = 0;
      for (const to of [...cuts.sort((a, b) => a - b), fixes.length]) {
        parts.push(...portCalls.step(fixes.slice(from, Math.max(from, to))));
        from = Math.max(from, to);
        const restored = new PortCallDetector(placeAt);
        restored.restore(portCalls.save());
        portCalls = restored;
      }
      expect(parts).toEqual(whole);
    }),
  );
});

it('[P5] a saved state of November 2026 is restored: its calls have all times', () => {
  const place = { longitude: 500 * METERS, latitude: 0 };
  const times = { sinceMs: 30 * MINUTE_MS, untilMs: 60 * MINUTE_MS, lastMs: 60 * MINUTE_MS };
  const stay = {
    ...{ ...place, ...times, count: 6, east: 0, north: 0, isStop: true },
    ...{ lastLongitude: place.longitude, lastLatitude: 0, outsideSinceMs: null },
    call: { mmsi: MMSI, portId: 1, ataMs: 30 * MINUTE_MS, atdMs: null, berths: [] },
    ...{ leftMs: 60 * MINUTE_MS, stopLongitude: place.longitude, stopLatitude: 0 },
    ...{ lookedLongitude: null, lookedLatitude: null },
  };
  const bytes = new TextEncoder().encode(JSON.stringify([[MMSI, stay]]));
  const portCalls = new PortCallDetector(placeAt);
  portCalls.restore(encodeSnapshot({ kind: 'port calls 2', header: {}, arrays: [bytes] }));
  const ends = [
    ...course(61, 90, 500),
    ...course(91, 150, 1500, 50_000),
    ...course(151, 160, 111_319.5),
  ];
  const [left, next] = portCalls.step(ends);
  const [ata, atd] = [30 * MINUTE_MS, 90 * MINUTE_MS];
  expect(left).toMatchObject({ beginMs: ata, ataMs: ata, endMs: atd, atdMs: atd });
  expect(next).toMatchObject({ portId: 2, ataMs: 151 * MINUTE_MS });
});

describe('a detector of calls built again from the middle of a feed', () => {
  const track = [
    ...course(0, 29, 9500, 500),
    ...course(30, 90, 300),
    ...course(91, 150, 1500, 50_000),
  ];

  /** The final state of the calls, of a detector that is lost at a minute, and built again from fixes since another one. */
  function callsWithLoss(fixes: readonly StatusFix[], fromMinute: number, lostMinute: number) {
    const between = (from: number, to: number): readonly StatusFix[] =>
      fixes.filter(({ timeMs }) => timeMs >= from * MINUTE_MS && timeMs < to * MINUTE_MS);
    const calls = new Map<string, PortCall>();
    const log = (changed: readonly PortCall[]): void => {
      for (const call of changed) calls.set(`${call.mmsi} ${call.beginMs}`, call);
    };
    log(new PortCallDetector(placeAt).step(between(0, lostMinute)));
    const rebuilt = new PortCallDetector(placeAt);
    rebuilt.beginWithin([...calls.values()]);
    rebuilt.step(between(fromMinute, lostMinute));
    const last = between(0, lostMinute).at(-1)!;
    const open = [...calls.values()].filter(({ endMs }) => endMs === null);
    rebuilt.reconcile(open.map((call) => ({ call, last })));
    log(rebuilt.step(between(lostMinute, Infinity)));
    return [...calls.values()];
  }

  const LEFT = { endMs: 90 * MINUTE_MS, atdMs: 90 * MINUTE_MS };
  const whole = [{ mmsi: MMSI, ...EAST, beginMs: 30 * MINUTE_MS, ataMs: 30 * MINUTE_MS }].map(
    (call) => ({ ...call, ...LEFT, berths: [{ id: '1-1', name: 'East' }] }),
  );
  const minutes = fc.integer({ min: 0, max: 151 });

  it('[P5] has the same calls, if half an hour in port is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), minutes, (from, lost) => {
        const begin = Math.min(from, lost);
        // P6: it enters the port in minute 28; what was lost before its call began does not show that it came then.
        const isSeen = begin < 28 || lost > 35;
        expect(callsWithLoss(track, begin, lost)).toEqual(
          whole.map((call) => ({ ...call, ataMs: isSeen ? call.ataMs : null })),
        );
      }),
    );
  });

  it('[P5] has no second arrival, and a departure, if nothing is left', () => {
    fc.assert(
      fc.property(minutes, (lost) => {
        const calls = callsWithLoss(track, lost, lost);
        // Before the arrival is found, it is in the fixes that are left; no earlier position of the ship is known then.
        if (lost > 35) expect(calls).toMatchObject([{ beginMs: 30 * MINUTE_MS }]);
        expect(calls).toHaveLength(1);
        expect(Math.abs((calls[0]?.endMs ?? 0) - 90 * MINUTE_MS)).toBeLessThanOrEqual(
          30 * MINUTE_MS,
        );
      }),
    );
  });
});
