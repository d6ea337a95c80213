import { createMemoryStore } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { FIRST, MINUTE_MS, NOON_MS, report, SECOND } from '../../testing/running-service.ts';
import { type Positions, positionSeries, rowOf } from '../../tracking/positions.ts';
import { dayOf } from '../../tracking/read-preceding-reports.ts';
import { FIX_INTEGERS, unpackFix } from './packed-fixes.ts';
import { ThinnedTracks } from './thinned-tracks.ts';

const DAY_MS = dayOf(NOON_MS);

/** Tracks of a store of which the periods that are read are recorded, in minutes after noon. */
function start(bytesMax?: number) {
  const store = createMemoryStore();
  const positions = positionSeries(store);
  const reads: (readonly [number, number])[] = [];
  let settledMs = NOON_MS;
  const recorded: Positions = {
    ...positions,
    cells(key, fromMs, toMs) {
      reads.push([(fromMs - NOON_MS) / MINUTE_MS, (toMs + 1 - NOON_MS) / MINUTE_MS]);
      return positions.cells(key, fromMs, toMs);
    },
  };
  const tracks = new ThinnedTracks({
    ...{ positions: recorded, settledMs: () => settledMs },
    ...(bytesMax !== undefined && { bytesMax }),
  });
  const settle = async (minute: number, ...reports: readonly PositionReport[]): Promise<void> => {
    await store.write([positions.append(reports.map(rowOf))]);
    settledMs = NOON_MS + minute * MINUTE_MS;
  };
  const minutesOf = async (mmsi = FIRST): Promise<readonly number[]> => {
    const { mmsi: ship } = report(mmsi, 0);
    const fixes = await tracks.day(ship, DAY_MS);
    return Array.from({ length: fixes.length / FIX_INTEGERS }, (_, i) => {
      const { timeMs } = unpackFix(fixes, i * FIX_INTEGERS, ship, DAY_MS);
      return (timeMs - NOON_MS) / MINUTE_MS;
    });
  };
  return { tracks, reads, settle, minutesOf };
}

describe('[V26] thinned tracks', () => {
  it('have the first report of each minute, and read only what is new', async () => {
    const { reads, settle, minutesOf } = start();
    await settle(2.5, report(FIRST, 0.1), report(FIRST, 0.9), report(FIRST, 2.25));
    expect(await minutesOf()).toEqual([0.1, 2.25]);
    expect(await minutesOf()).toEqual([0.1, 2.25]);
    expect(reads).toEqual([[-720, 2.5]]);
    await settle(4, report(FIRST, 2.75), report(FIRST, 3));
    expect(await minutesOf()).toEqual([0.1, 2.25, 3]);
    expect(reads.slice(1)).toEqual([[2.5, 4]]);
  });

  it('read the days of a ship again after a late report', async () => {
    const { tracks, reads, settle, minutesOf } = start();
    await settle(5, report(FIRST, 1), report(SECOND, 1));
    await minutesOf();
    await minutesOf(SECOND);
    await settle(5, report(FIRST, -30));
    tracks.invalidate([report(FIRST, 0).mmsi]);
    expect(await minutesOf()).toEqual([-30, 1]);
    expect(await minutesOf(SECOND)).toEqual([1]);
    expect(reads).toHaveLength(3);
  });

  it('evict the days that were used least recently', async () => {
    const { tracks, reads, settle, minutesOf } = start(500);
    await settle(5, ...[FIRST, SECOND, SECOND + 1].map((mmsi) => report(mmsi, 1)));
    await minutesOf();
    await minutesOf(SECOND);
    await minutesOf();
    await minutesOf(SECOND + 1);
    expect(tracks.bytes).toBeLessThanOrEqual(500);
    await minutesOf();
    expect(reads).toHaveLength(3);
    await minutesOf(SECOND);
    expect(reads).toHaveLength(4);
  });

  it('have the positions, motion and status of reports as AIS has them', async () => {
    const { tracks, settle } = start();
    const moving = { sog: 102.2, cog: 359.9, heading: 359, navStatus: 14, rot: null };
    const places = { longitude: -179.9999999, latitude: 84.1234567 };
    const unknown = { ...report(FIRST, 1, 180, -90), sog: null, cog: null, heading: null };
    const reports = [{ ...report(FIRST, 0.5), ...moving, ...places }, unknown];
    await settle(5, ...reports);
    const { mmsi } = unknown;
    const fixes = await tracks.day(mmsi, DAY_MS);
    expect([0, FIX_INTEGERS].map((at) => unpackFix(fixes, at, mmsi, DAY_MS))).toEqual(reports);
  });
});
