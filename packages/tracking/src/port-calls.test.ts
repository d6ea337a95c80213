import type { Fix, Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlaceInPort, type PortCall, PortCalls } from './port-calls.ts';

const MMSI = 211_000_001 as Mmsi;
const MINUTE_MS = 60_000;
/** Degrees of longitude at the equator that are so many metres. */
const METERS = 1 / 111_319.5;

/** Port 1 lies within 1 km of 0° E, with berths on either side of it; port 2 within 1 km of 1° E. All on the equator. */
function placeAt(longitude: number): PlaceInPort | undefined {
  const east = longitude / METERS;
  if (Math.abs(east) <= 1000) {
    return {
      portId: 1,
      berth: east > 0 ? { id: '1-1', name: 'East' } : { id: '1-2', name: 'West' },
    };
  }
  return Math.abs(longitude - 1) / METERS <= 1000 ? { portId: 2, berth: null } : undefined;
}

/** A fix so many metres east of port 1, so many minutes after the beginning. */
function at(minute: number, eastMeters: number, more: object = {}): Fix {
  const timeMs = minute * MINUTE_MS;
  return { mmsi: MMSI, timeMs, longitude: eastMeters * METERS, latitude: 0, ...more };
}

/** A fix every minute, from one minute to another, on the way from one place to another. */
function way(from: number, to: number, fromMeters: number, toMeters = fromMeters): Fix[] {
  return Array.from({ length: to - from + 1 }, (_, i) =>
    at(from + i, fromMeters + ((toMeters - fromMeters) * i) / Math.max(1, to - from)),
  );
}

/** The calls as they are last, in minutes. */
function callsIn(fixes: readonly Fix[], portCalls = new PortCalls(placeAt)): readonly unknown[] {
  const calls = new Map<string, PortCall>();
  for (const call of portCalls.step(fixes)) calls.set(`${call.mmsi} ${call.ataMs}`, call);
  return [...calls.values()].map(({ portId, ataMs, atdMs, berths }) => ({
    portId,
    ata: ataMs / MINUTE_MS,
    atd: atdMs === null ? null : atdMs / MINUTE_MS,
    berths: berths.map(({ name }) => name),
  }));
}

const EAST = { portId: 1, berths: ['East'] };

describe('a call', () => {
  it('[P1] begins when a ship comes to a stop in a port, and lasts while it is there', () => {
    const fixes = [...way(0, 29, 9500, 500), ...way(30, 90, 300)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 30, atd: null }]);
  });

  it('[P1] is not one of a ship that passes through, or lies outside', () => {
    expect(callsIn(way(0, 60, -5000, 5000))).toEqual([]);
    expect(callsIn([...way(0, 20, 9000, 3000), ...way(21, 500, 2900)])).toEqual([]);
  });

  it('[P1] takes five minutes within 150 m', () => {
    const stop = (minutes: number): Fix[] => [
      ...way(0, 9, 9000, 900),
      ...way(10, 10 + minutes, 300),
      ...way(11 + minutes, 20 + minutes, 900, 9000),
    ];
    expect(callsIn(stop(4))).toEqual([]);
    expect(callsIn(stop(5))).toHaveLength(1);
  });

  it('[P2] notes each berth once, also where the ship shifts through waters that are not of the port', () => {
    const fixes = [
      ...way(0, 60, 500),
      ...way(61, 80, 700, 3000),
      ...way(81, 100, 2800, -300),
      ...way(101, 200, -500),
      ...way(201, 210, -400, 400),
      ...way(211, 300, 500),
    ];
    expect(callsIn(fixes)).toEqual([{ portId: 1, ata: 0, atd: null, berths: ['East', 'West'] }]);
  });

  it('[P3] ends when the ship left its last stop, which is known after half an hour outside', () => {
    const fixes = [...way(0, 60, 500), ...way(61, 63, 700, 990), ...way(64, 93, 1200, 9000)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 0, atd: null }]);
    expect(callsIn([...fixes, at(94, 9500)])).toEqual([{ ...EAST, ata: 0, atd: 60 }]);
  });

  it('[P3] ends when the ship stops elsewhere', () => {
    const anchored = [...way(0, 60, 500), ...way(61, 70, 1000, 3000), ...way(71, 80, 3200)];
    expect(callsIn(anchored)).toEqual([{ ...EAST, ata: 0, atd: 60 }]);
    const other = [...way(0, 60, 500), at(61, 900), ...way(80, 90, 111_319.5)];
    expect(callsIn(other)).toEqual([
      { ...EAST, ata: 0, atd: 60 },
      { portId: 2, ata: 80, atd: null, berths: [] },
    ]);
  });

  it('[P3] goes on for a ship that an outlier finds a few metres outside', () => {
    const lying = [...way(0, 9, 9000, 1200), ...way(10, 180, 985)];
    const outside = [at(181, 1180), at(182, 1006), at(185, 1005), at(188, 1007)];
    const fixes = [...lying, ...outside, ...way(189, 600, 985), ...way(601, 660, 1200, 30_000)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 10, atd: 600 }]);
  });

  it('[P3] goes on for a ship that wanders over the edge', () => {
    const fixes = Array.from({ length: 500 }, (_, minute) => at(minute, 960 + 60 * (minute % 2)));
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 0, atd: null }]);
  });

  it('[P4] has times that are worked out where nothing was heard for long', () => {
    // 10 knots are 308.6 m a minute: 30 864 m in 100 minutes.
    const fixes = [at(0, 31_164), ...way(400, 500, 300), at(900, 31_164), at(931, 40_000)];
    expect(callsIn(fixes)).toEqual([
      { ...EAST, ata: expect.closeTo(100, 1), atd: expect.closeTo(800, 1) },
    ]);
  });

  it('[P4] does not end where a ship is silent in port', () => {
    const fixes = [...way(0, 30, 500), ...way(3000, 3030, 510), at(3031, 2000), at(3062, 9000)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 0, atd: 3030 }]);
  });

  it('[D10] begins anew where nothing is known of the way', () => {
    const fixes = [...way(0, 3, 500), at(4, 510, { startsTrack: true }), ...way(5, 9, 510)];
    expect(callsIn(fixes)).toEqual([{ ...EAST, ata: 4, atd: null }]);
  });
});

it('[P5] cutting, saving and restoring change nothing', () => {
  const leg = fc.record({
    minutes: fc.integer({ min: 1, max: 40 }),
    to: fc.integer({ min: -40, max: 40 }).map((hundreds) => hundreds * 100),
  });
  fc.assert(
    fc.property(fc.array(leg, { maxLength: 12 }), fc.array(fc.nat(200)), (legs, cuts) => {
      const fixes: Fix[] = [];
      let [minute, east] = [0, 0];
      for (const { minutes, to } of legs) {
        fixes.push(...way(minute, minute + minutes - 1, east, to));
        minute += minutes;
        east = to;
      }
      const whole = new PortCalls(placeAt).step(fixes);
      const parts: PortCall[] = [];
      let portCalls = new PortCalls(placeAt);
      let from = 0;
      for (const to of [...cuts.sort((a, b) => a - b), fixes.length]) {
        parts.push(...portCalls.step(fixes.slice(from, Math.max(from, to))));
        from = Math.max(from, to);
        const restored = new PortCalls(placeAt);
        restored.restore(portCalls.save());
        portCalls = restored;
      }
      expect(parts).toEqual(whole);
    }),
  );
});
