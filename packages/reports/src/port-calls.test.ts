import type { NamedPortCall } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { type PortCallsRequest, type PortStay, portCallsReport } from './port-calls.ts';
import { portStayJson } from './report-json.ts';
import {
  BEGIN_MS,
  collectAll,
  knownTimes,
  memorySource,
  type TestFix,
} from './testing/memory-source.ts';

const SHIP = 235070762;
const BERTHS = [{ id: 'b1', name: 'Berth 1' }];

function request(fromHour: number, toHour: number): PortCallsRequest {
  return {
    type: 'portcalls',
    name: 'calls',
    area: null,
    beginMs: BEGIN_MS + fromHour * millisecondsInHour,
    endMs: BEGIN_MS + toHour * millisecondsInHour,
  };
}

function call(ataHour: number, atdHour: number | null, id = 7): NamedPortCall {
  return {
    port: { id, locode: null, name: `Port ${id}` },
    ...knownTimes(
      BEGIN_MS + ataHour * millisecondsInHour,
      atdHour === null ? null : BEGIN_MS + atdHour * millisecondsInHour,
    ),
    berths: BERTHS,
  };
}

/** Fixes every twenty minutes, from an hour to another. */
function stationary(
  fromHour: number,
  toHour: number,
  latitude: number,
  navStatus: number,
): TestFix[] {
  return Array.from({ length: (toHour - fromHour) * 3 }, (_, i) => ({
    timeMs: BEGIN_MS + fromHour * millisecondsInHour + i * 20 * millisecondsInMinute,
    longitude: 0,
    latitude,
    sog: 0,
    navStatus,
  }));
}

function stays(
  fixes: readonly TestFix[],
  calls: readonly NamedPortCall[],
  query: PortCallsRequest,
): Promise<PortStay[]> {
  return collectAll(portCallsReport(query, memorySource([{ mmsi: SHIP, fixes, calls }])));
}

/** Five hours at anchor, then ten at berth. */
const FIXES = [
  ...stationary(0, 5, 50, 1),
  ...stationary(5, 6, 50.1, 0),
  ...stationary(6, 16, 50.2, 5),
];

describe('a port call', () => {
  it.each([
    [0, 6, 0],
    [0, 6.01, 1],
    [8, 9, 1],
    [15.99, 20, 1],
    [16, 20, 0],
  ])('[C1] is included when it overlaps the period: %s to %s', async (from, to, count) => {
    expect(await stays(FIXES, [call(6, 16)], request(from, to))).toHaveLength(count);
  });

  it('[C1] has all its times, and their JSON', async () => {
    const [stay] = await stays(FIXES, [call(6, 16)], request(8, 9));
    expect(portStayJson(stay)).toEqual({
      ship: expect.objectContaining({ mmsi: SHIP }),
      ata: '2026-06-01T06:00:00Z',
      not_later_than: null,
      atd: '2026-06-01T16:00:00Z',
      not_earlier_than: null,
      berthing_areas: BERTHS,
      port: { id: 7, locode: null, name: 'Port 7' },
      position: {
        type: 'Point',
        coordinates: [0, 50.2, '2026-06-01T06:00:00Z', null, 0],
        extensions: ['time', 'cog', 'sog'],
      },
      waiting_seconds: 5 * 3600,
      berth_seconds: 10 * 3600,
    });
  });

  it('[C2] of a ship in port has no time at berth', async () => {
    expect(await stays(FIXES, [call(6, null)], request(8, 9))).toMatchObject([
      { atdMs: null, berthMs: null, waitingMs: 5 * millisecondsInHour },
    ]);
  });

  it('[C2, C3] without ATA or ATD has no time at berth, without ATA no waiting', async () => {
    const known = call(6, 16);
    const arrived = { ...known, ataMs: null };
    expect(await stays(FIXES, [arrived], request(8, 9))).toMatchObject([
      { ataMs: null, berthMs: null, waitingMs: null, position: { longitude: 0 } },
    ]);
    const [departed] = await stays(FIXES, [{ ...known, atdMs: null }], request(8, 9));
    expect(departed).toMatchObject({ berthMs: null, waitingMs: 5 * millisecondsInHour });
    expect(portStayJson(departed)).toMatchObject({
      ...{ ata: '2026-06-01T06:00:00Z', not_later_than: null },
      ...{ atd: null, not_earlier_than: '2026-06-01T16:00:00Z', berth_seconds: null },
    });
    // The call is over: what follows is another one.
    expect(await stays(FIXES, [{ ...known, atdMs: null }], request(17, 18))).toEqual([]);
  });

  it('[C3] has no waiting from before the previous call', async () => {
    const calls = [call(-9, 2, 6), call(6, 16)];
    const found = await stays(FIXES, calls, request(8, 9));
    expect(found).toMatchObject([{ port: { id: 7 }, waitingMs: 3 * millisecondsInHour }]);
    expect(await stays(FIXES, calls, request(0, 9))).toMatchObject([
      { port: { id: 6 } },
      { port: { id: 7 }, waitingMs: 3 * millisecondsInHour },
    ]);
  });

  it('[C3] has no waiting that was far away, long before, or not at anchor', async () => {
    const far = FIXES.map((fix) => (fix.navStatus === 1 ? { ...fix, latitude: 49.3 } : fix));
    const drifting = FIXES.map((fix) => ({ ...fix, navStatus: 0 }));
    const late = FIXES.map((fix) =>
      fix.navStatus === 1
        ? { ...fix, timeMs: fix.timeMs - 14 * millisecondsInDay + 4 * millisecondsInHour }
        : fix,
    );
    for (const [fixes, hours] of [
      [far, 0],
      [drifting, 0],
      [late, 3 - 1 / 3],
    ] as const) {
      const [{ waitingMs }] = await stays(fixes, [call(6, 16)], request(8, 9));
      expect(waitingMs).toBe(hours * millisecondsInHour);
    }
  });

  it('[C3] has no waiting from long before, although the previous call was longer ago', async () => {
    const fixes = [...stationary(-400, -395, 50, 1), ...FIXES];
    const calls = [call(-500, -490, 6), call(6, 16)];
    expect(await stays(fixes, calls, request(-499, 9))).toMatchObject([
      { port: { id: 6 } },
      { port: { id: 7 }, waitingMs: 5 * millisecondsInHour },
    ]);
  });

  it('[C4] is in an area if its first fix is', async () => {
    const over = (south: number, north: number): PortCallsRequest => ({
      ...request(8, 9),
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [-1, south],
            [1, south],
            [1, north],
            [-1, north],
            [-1, south],
          ],
        ],
      },
    });
    expect(await stays(FIXES, [call(6, 16)], over(50.15, 50.25))).toHaveLength(1);
    expect(await stays(FIXES, [call(6, 16)], over(49, 50.15))).toEqual([]);
  });

  it('[C4] without a fix is in no area, and its waiting is unknown', async () => {
    const unheard = [call(30, 40)];
    expect(await stays(FIXES, unheard, request(30, 31))).toMatchObject([
      { position: null, waitingMs: null, berthMs: 10 * millisecondsInHour },
    ]);
    const world = {
      ...request(30, 31),
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [-180, -90],
            [180, -90],
            [180, 90],
            [-180, 90],
            [-180, -90],
          ],
        ],
      },
    } as const;
    expect(await stays(FIXES, unheard, world)).toEqual([]);
  });
});
