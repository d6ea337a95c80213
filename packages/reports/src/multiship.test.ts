import type { NamedPortCall, StsEvent } from '@roadstead/model';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { type MultishipRequest, multishipReport, type ShipActivity } from './multiship.ts';
import { shipActivityJson } from './report-json.ts';
import {
  BEGIN_MS,
  collectAll,
  knownTimes,
  memorySource,
  type TestFix,
  type TestShip,
} from './testing/memory-source.ts';

const SHIP = 235070762;
const PORT = { id: 7, locode: 'GBSOU', name: 'Southampton' };

function request(minutes: number, ships: readonly number[] = [SHIP]): MultishipRequest {
  return {
    type: 'multiship',
    name: 'fleet',
    ships: ships as MultishipRequest['ships'],
    beginMs: BEGIN_MS,
    endMs: BEGIN_MS + minutes * millisecondsInMinute,
  };
}

async function activity(
  ship: Omit<TestShip, 'mmsi'>,
  query: MultishipRequest,
): Promise<ShipActivity> {
  const [found] = await collectAll(multishipReport(query, memorySource([{ mmsi: SHIP, ...ship }])));
  return found;
}

/** Fixes every ten minutes, each a minute of latitude (almost a nautical mile) north of the one before. */
function northward(count: number, rest: Partial<TestFix> = {}): readonly TestFix[] {
  return Array.from({ length: count }, (_, i) => ({
    timeMs: BEGIN_MS + i * 10 * millisecondsInMinute,
    longitude: 0,
    latitude: 45 + i / 60,
    ...rest,
  }));
}

/** Fixes of a ship that does not move, every ten minutes. */
function stationary(count: number, rest: Partial<TestFix>): readonly TestFix[] {
  return northward(count, rest).map((fix) => ({ ...fix, latitude: 45 }));
}

function call(ataMinute: number, atdMinute: number | null): NamedPortCall {
  const ms = (minute: number): number => BEGIN_MS + minute * millisecondsInMinute;
  return {
    port: PORT,
    ...knownTimes(ms(ataMinute), atdMinute === null ? null : ms(atdMinute)),
    berths: [],
  };
}

describe('activity of a ship', () => {
  it('[M1] has distance, durations and speeds', async () => {
    const fixes = northward(7, { sog: 6, cog: 0, navStatus: 0 });
    const found = await activity({ fixes }, request(90));
    expect(found.distanceMeters).toBeCloseTo(11_113, -1);
    expect(found).toMatchObject({
      underWayMs: millisecondsInHour,
      atAnchorMs: 0,
      mooredMs: 0,
      silentMs: millisecondsInHour / 2,
      speedKnotsMax: 6,
      fixCount: 7,
      first: { timeMs: BEGIN_MS, latitude: 45, sog: 6, cog: 0 },
      last: { timeMs: BEGIN_MS + millisecondsInHour, latitude: 45.1 },
    });
    expect(found.speedKnotsMean).toBeCloseTo(6, 2);
  });

  it('[M1] counts the part of a segment that lies in the period', async () => {
    const query = { ...request(15), beginMs: BEGIN_MS + 5 * millisecondsInMinute };
    const found = await activity({ fixes: northward(7) }, query);
    expect(found.distanceMeters).toBeCloseTo(1852, -1);
    expect(found).toMatchObject({
      underWayMs: 10 * millisecondsInMinute,
      silentMs: 0,
      fixCount: 1,
    });
  });

  it.each([
    [{ navStatus: 1, sog: 0.9 }, 'atAnchorMs'],
    [{ navStatus: 1, sog: 1 }, 'underWayMs'],
    [{ navStatus: 1 }, 'atAnchorMs'],
    [{ navStatus: 5, sog: 0 }, 'mooredMs'],
    [{ navStatus: 6, sog: 0 }, 'mooredMs'],
    [{ navStatus: 0, sog: 0 }, 'underWayMs'],
    [{}, 'underWayMs'],
  ] as const)('[M2] with %j counts as %s', async (rest, field) => {
    const found = await activity({ fixes: stationary(7, rest) }, request(60));
    const { underWayMs, atAnchorMs, mooredMs, silentMs } = found;
    const expected = {
      underWayMs: 0,
      atAnchorMs: 0,
      mooredMs: 0,
      silentMs: 0,
      [field]: millisecondsInHour,
    };
    expect({ underWayMs, atAnchorMs, mooredMs, silentMs }).toEqual(expected);
  });

  it('[M2] in a port call is moored, whatever status the ship reports, unless it moves', async () => {
    const calls = [call(-90, 5), call(10, 30), call(40, null)];
    const still = await activity({ fixes: stationary(7, { navStatus: 0 }), calls }, request(60));
    expect(still).toMatchObject({
      mooredMs: 50 * millisecondsInMinute,
      underWayMs: 10 * millisecondsInMinute,
    });
    const moves = await activity({ fixes: northward(7, { navStatus: 5 }), calls }, request(60));
    expect(moves).toMatchObject({ mooredMs: 0, underWayMs: millisecondsInHour });
  });

  it('[M3] of a drifting ship has no distance, however its positions wander', async () => {
    const wanders = stationary(7, { sog: 0.2 }).map((fix, i) => ({
      ...fix,
      latitude: 45 + (i % 2) / 600,
    }));
    const found = await activity({ fixes: wanders }, request(60));
    expect(found).toMatchObject({
      distanceMeters: 0,
      underWayMs: millisecondsInHour,
      speedKnotsMean: 0,
    });
  });

  it('[M2] is unknown in a silence of more than half an hour, and on a jump', async () => {
    const [a, , , b, , , , c, d] = northward(9);
    const found = await activity({ fixes: [a, b, c, { ...d, starts: true }] }, request(81));
    expect(found).toMatchObject({
      underWayMs: millisecondsInHour / 2,
      silentMs: 51 * millisecondsInMinute,
      fixCount: 4,
    });
    expect(found.distanceMeters).toBeCloseTo(3 * 1852, -1);
  });

  it('[M4] has no speed that no ship reaches', async () => {
    const fixes = northward(3).map((fix, i) => ({ ...fix, sog: [12, 102.2, 14][i] }));
    expect((await activity({ fixes }, request(60))).speedKnotsMax).toBe(14);
    expect((await activity({ fixes: northward(3) }, request(60))).speedKnotsMax).toBeNull();
  });

  it('[M5] has a record for each requested ship, in that order, heard or not', async () => {
    const source = memorySource([{ mmsi: 1, fixes: northward(3) }]);
    const found = await collectAll(multishipReport(request(60, [2, 1]), source));
    expect(found.map(({ ship, fixCount }) => [ship.mmsi, fixCount])).toEqual([
      [2, 0],
      [1, 3],
    ]);
    expect(found[0]).toMatchObject({
      distanceMeters: 0,
      silentMs: millisecondsInHour,
      speedKnotsMean: null,
      speedKnotsMax: null,
      first: null,
      last: null,
    });
  });

  it('[M5] has JSON with its port calls and STS events', async () => {
    const position = { longitude: 0, latitude: 45 };
    const ship = {
      activationPosition: position,
      firedPosition: position,
      deactivationPosition: null,
    };
    const event = {
      id: 3,
      uuid: '',
      configurationId: 1,
      first: { ...ship, mmsi: SHIP },
      second: { ...ship, mmsi: SHIP + 1 },
      activationTimeMs: BEGIN_MS,
      firedTimeMs: BEGIN_MS + millisecondsInHour,
      deactivationTimeMs: null,
      discoveredTimeMs: BEGIN_MS + millisecondsInHour,
      endDiscoveredTimeMs: null,
    } as StsEvent;
    const berths = [{ id: 'b1', name: 'Berth 1' }];
    const calls = [{ ...call(20, 30), berths }, call(90, null)];
    const fixes = northward(7, { sog: 6 });
    const json = shipActivityJson(await activity({ fixes, calls, events: [event] }, request(60)));
    expect(json).toMatchObject({
      ship: { mmsi: SHIP },
      distance: 11_113,
      under_way_seconds: 3600,
      silent_seconds: 0,
      max_speed: 6,
      fixes: 6,
      first_position: { coordinates: [0, 45, '2026-06-01T00:00:00Z', null, 6] },
      port_calls: [
        {
          ata: '2026-06-01T00:20:00Z',
          atd: '2026-06-01T00:30:00Z',
          berthing_areas: berths,
          port: PORT,
        },
      ],
      s2s_events: [
        {
          id: 3,
          mmsi_first: SHIP,
          mmsi_second: SHIP + 1,
          activation_time: '2026-06-01T00:00:00Z',
          fired_time: '2026-06-01T01:00:00Z',
          deactivation_time: null,
        },
      ],
    });
  });
});
