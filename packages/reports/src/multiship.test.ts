import type { NamedPortCall, StsEvent } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { type MultishipRequest, multishipReport, type ShipActivity } from './multiship.ts';
import { shipActivityJson } from './report-json.ts';
import { all, memorySource, type TestFix, type TestShip } from './testing/memory-source.ts';
import { BEGIN_MS, HOUR_MS, MINUTE_MS } from './testing/times.ts';

const SHIP = 235070762;
const PORT = { id: 7, locode: 'GBSOU', name: 'Southampton' };

function request(minutes: number, ships: readonly number[] = [SHIP]): MultishipRequest {
  return {
    type: 'multiship',
    name: 'fleet',
    ships: ships as MultishipRequest['ships'],
    beginMs: BEGIN_MS,
    endMs: BEGIN_MS + minutes * MINUTE_MS,
  };
}

async function activity(
  ship: Omit<TestShip, 'mmsi'>,
  asked: MultishipRequest,
): Promise<ShipActivity> {
  const [found] = await all(multishipReport(asked, memorySource([{ mmsi: SHIP, ...ship }])));
  return found;
}

/** A fix each ten minutes, a minute of latitude (a nautical mile, all but) north of the one before. */
function northward(count: number, rest: Partial<TestFix> = {}): readonly TestFix[] {
  return Array.from({ length: count }, (_, i) => ({
    timeMs: BEGIN_MS + i * 10 * MINUTE_MS,
    longitude: 0,
    latitude: 45 + i / 60,
    ...rest,
  }));
}

/** A ship that stays where it is, a fix each ten minutes. */
function lying(count: number, rest: Partial<TestFix>): readonly TestFix[] {
  return northward(count, rest).map((fix) => ({ ...fix, latitude: 45 }));
}

function call(ataMinute: number, atdMinute: number | null): NamedPortCall {
  const ms = (minute: number): number => BEGIN_MS + minute * MINUTE_MS;
  return {
    port: PORT,
    ataMs: ms(ataMinute),
    atdMs: atdMinute === null ? null : ms(atdMinute),
    berths: [],
  };
}

describe('what a ship did', () => {
  it('[M1] is so far, so long, and so fast', async () => {
    const fixes = northward(7, { sog: 6, cog: 0, navStatus: 0 });
    const found = await activity({ fixes }, request(90));
    expect(found.distanceMeters).toBeCloseTo(11_113, -1);
    expect(found).toMatchObject({
      underWayMs: HOUR_MS,
      atAnchorMs: 0,
      mooredMs: 0,
      silentMs: HOUR_MS / 2,
      speedKnotsMax: 6,
      fixCount: 7,
      first: { timeMs: BEGIN_MS, latitude: 45, sog: 6, cog: 0 },
      last: { timeMs: BEGIN_MS + HOUR_MS, latitude: 45.1 },
    });
    expect(found.speedKnotsMean).toBeCloseTo(6, 2);
  });

  it('[M1] of a way that leads out of the period counts as far as it is in it', async () => {
    const asked = { ...request(15), beginMs: BEGIN_MS + 5 * MINUTE_MS };
    const found = await activity({ fixes: northward(7) }, asked);
    expect(found.distanceMeters).toBeCloseTo(1852, -1);
    expect(found).toMatchObject({ underWayMs: 10 * MINUTE_MS, silentMs: 0, fixCount: 1 });
  });

  it.each([
    [{ navStatus: 1, sog: 0.9 }, 'atAnchorMs'],
    [{ navStatus: 1, sog: 1 }, 'underWayMs'],
    [{ navStatus: 1 }, 'atAnchorMs'],
    [{ navStatus: 5, sog: 0 }, 'mooredMs'],
    [{ navStatus: 6, sog: 0 }, 'mooredMs'],
    [{ navStatus: 0, sog: 0 }, 'underWayMs'],
    [{}, 'underWayMs'],
  ] as const)('[M2] with %j it counts as %s', async (rest, field) => {
    const found = await activity({ fixes: lying(7, rest) }, request(60));
    const { underWayMs, atAnchorMs, mooredMs, silentMs } = found;
    const expected = { underWayMs: 0, atAnchorMs: 0, mooredMs: 0, silentMs: 0, [field]: HOUR_MS };
    expect({ underWayMs, atAnchorMs, mooredMs, silentMs }).toEqual(expected);
  });

  it('[M2] in a port call it is moored, though it does not say so, unless it moves', async () => {
    const calls = [call(-90, 5), call(10, 30), call(40, null)];
    const still = await activity({ fixes: lying(7, { navStatus: 0 }), calls }, request(60));
    expect(still).toMatchObject({ mooredMs: 50 * MINUTE_MS, underWayMs: 10 * MINUTE_MS });
    const moves = await activity({ fixes: northward(7, { navStatus: 5 }), calls }, request(60));
    expect(moves).toMatchObject({ mooredMs: 0, underWayMs: HOUR_MS });
  });

  it('[M3] that drifts makes no way, whatever its positions seem to wander', async () => {
    const wanders = lying(7, { sog: 0.2 }).map((fix, i) => ({
      ...fix,
      latitude: 45 + (i % 2) / 600,
    }));
    const found = await activity({ fixes: wanders }, request(60));
    expect(found).toMatchObject({ distanceMeters: 0, underWayMs: HOUR_MS, speedKnotsMean: 0 });
  });

  it('[M2] is not known in a silence of more than half an hour, nor on a jump', async () => {
    const [a, , , b, , , , c, d] = northward(9);
    const found = await activity({ fixes: [a, b, c, { ...d, starts: true }] }, request(81));
    expect(found).toMatchObject({ underWayMs: HOUR_MS / 2, silentMs: 51 * MINUTE_MS, fixCount: 4 });
    expect(found.distanceMeters).toBeCloseTo(3 * 1852, -1);
  });

  it('[M4] has as its greatest speed none that no ship makes', async () => {
    const fixes = northward(3).map((fix, i) => ({ ...fix, sog: [12, 102.2, 14][i] }));
    expect((await activity({ fixes }, request(60))).speedKnotsMax).toBe(14);
    expect((await activity({ fixes: northward(3) }, request(60))).speedKnotsMax).toBeNull();
  });

  it('[M5] is told of each that was asked for, in that order, heard or not', async () => {
    const source = memorySource([{ mmsi: 1, fixes: northward(3) }]);
    const found = await all(multishipReport(request(60, [2, 1]), source));
    expect(found.map(({ ship, fixCount }) => [ship.mmsi, fixCount])).toEqual([
      [2, 0],
      [1, 3],
    ]);
    expect(found[0]).toMatchObject({
      distanceMeters: 0,
      silentMs: HOUR_MS,
      speedKnotsMean: null,
      speedKnotsMax: null,
      first: null,
      last: null,
    });
  });

  it('[M5] is written with its calls and events', async () => {
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
      firedTimeMs: BEGIN_MS + HOUR_MS,
      deactivationTimeMs: null,
      discoveredTimeMs: BEGIN_MS + HOUR_MS,
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
