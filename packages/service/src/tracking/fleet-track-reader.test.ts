import { createMemoryStore } from '@roadstead/contracts';
import { type Box, isInBox, wrapLongitude } from '@roadstead/geo';
import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON_MS, startService } from '../testing/running-service.ts';
import { FLEET_UNKNOWN } from './fleet-rows.ts';
import { IncrementalTrackCleaner } from './incremental-track-cleaner.ts';
import type { FleetTrackRequest, FleetTracks } from './tracking.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const EDGE_MS = 30 * MINUTE_MS;

function at(mmsi: number, seconds: number, longitude: number, more: object = {}): PositionReport {
  return {
    ...{ mmsi: mmsi as Mmsi, timeMs: NOON_MS + seconds * 1000, longitude, latitude: 10 },
    ...{ sog: 10, cog: null, heading: 90, rot: null, navStatus: 0, ...more },
  };
}

async function findIn(
  positions: readonly PositionReport[],
  request: FleetTrackRequest,
): Promise<FleetTracks> {
  const { service } = await startService(createMemoryStore());
  for (const report of positions) await service.ingest({ positions: [report] });
  const found = await service.tracking.findTracks(request);
  if (!found.ok) throw new Error(found.error.problems?.[0]?.detail);
  return found.value;
}

const rowsOf = ({ tracks }: FleetTracks): Readonly<Record<number, readonly number[]>> =>
  Object.fromEntries(tracks.map(({ mmsi, rows }) => [mmsi, [...rows]]));

/** T6 by a plain read: all reports of a ship cleaned from its first one on, then picked step by step. */
function plainRows(
  reports: readonly PositionReport[],
  { beginMs, endMs, box, stepMs = 0 }: FleetTrackRequest,
): readonly (readonly number[])[] {
  const cleaner = new IncrementalTrackCleaner();
  const fixes = reports.filter((report) => cleaner.classify(report) !== 'none');
  const before = fixes.filter(({ timeMs }) => timeMs < beginMs && timeMs >= beginMs - EDGE_MS);
  const after = fixes.filter(({ timeMs }) => timeMs > endMs && timeMs <= endMs + EDGE_MS);
  const within = fixes.filter(({ timeMs }) => timeMs >= beginMs && timeMs <= endMs);
  // A ship is of the box by any of them, also by one that no step selects.
  const near = [...before, ...within, ...after.slice(0, 1)];
  if (!near.some((fix) => !box || isInBox(box, fix.longitude, fix.latitude))) return [];
  const picked = new Map<number, PositionReport>();
  for (const fix of within) {
    const step = Math.round((fix.timeMs - beginMs) / stepMs);
    const offMs = ({ timeMs }: PositionReport): number =>
      Math.abs(timeMs - beginMs - step * stepMs);
    const other = picked.get(step);
    if (!other || offMs(fix) < offMs(other)) picked.set(step, fix);
  }
  return [...before.slice(-1), ...picked.values(), ...after.slice(0, 1)].map((fix) => [
    Math.floor((fix.timeMs - beginMs) / 1000),
    Math.round(fix.longitude * 1e5),
    Math.round(fix.latitude * 1e5),
    fix.sog === null ? FLEET_UNKNOWN : Math.round(fix.sog * 10),
    fix.cog === null ? FLEET_UNKNOWN : Math.round(fix.cog * 10),
    fix.heading === null ? FLEET_UNKNOWN : Math.round(fix.heading),
  ]);
}

/** Ships around the antimeridian, some with jumps, gaps and a second ship under their MMSI. */
const FLEET: fc.Arbitrary<readonly PositionReport[]> = fc
  .array(
    fc.record({
      mmsi: fc.integer({ min: 1, max: 3 }),
      seconds: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 400 }) },
        { weight: 2, arbitrary: fc.constantFrom(2000, 8000) },
        { weight: 1, arbitrary: fc.constant(30_000) },
      ),
      place: fc.oneof(
        { weight: 12, arbitrary: fc.constant(0) },
        { weight: 2, arbitrary: fc.constant(10) },
        { weight: 1, arbitrary: fc.constantFrom(40, 60) },
      ),
      heading: fc.option(fc.integer({ min: 0, max: 359 })),
    }),
    { maxLength: 70 },
  )
  .map((steps) => {
    let seconds = 0;
    return steps.map((step) => {
      seconds += step.seconds;
      const longitude = wrapLongitude(179.9 + step.place + seconds * 5e-6);
      return at(step.mmsi, seconds, longitude, { heading: step.heading });
    });
  });

const BOX: fc.Arbitrary<Box> = fc
  .record({
    west: fc.double({ min: 179.5, max: 180, noNaN: true }),
    width: fc.constantFrom(0.05, 0.2, 1),
  })
  .map(({ west, width }) => ({ west, east: west + width, south: 9, north: 11 }));

describe('[T6] the tracks of a box', () => {
  it('are those of a plain read of the stored positions', async () => {
    const request = fc.record(
      {
        beginS: fc.integer({ min: -4000, max: 60_000 }),
        lengthS: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 30_000 })),
        box: BOX,
        stepMs: fc.constantFrom(1000, 10_000, 60_000, 420_000),
      },
      { requiredKeys: ['beginS', 'lengthS', 'stepMs'] },
    );
    await fc.assert(
      fc.asyncProperty(FLEET, request, async (fleet, { beginS, lengthS, ...rest }) => {
        const beginMs = NOON_MS + beginS * 1000;
        const asked = { beginMs, endMs: beginMs + lengthS * 1000, ...rest };
        const expected = [1, 2, 3].flatMap((mmsi) => {
          const rows = plainRows(
            fleet.filter((report) => report.mmsi === mmsi),
            asked,
          );
          return rows.length > 0 ? [[mmsi, rows.flat()] as const] : [];
        });
        expect(rowsOf(await findIn(fleet, asked))).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 250 },
    );
  });

  it('have the last fix before the period and the first one after it, at most 30 minutes away', async () => {
    const minutes = [-31, -29, -10, 5, 15, 25, 50, 55];
    const positions = minutes.map((minute) => at(1, minute * 60, 5));
    const hour = { beginMs: NOON_MS, endMs: NOON_MS + 20 * MINUTE_MS, stepMs: 1000 };
    const seconds = async (request: FleetTrackRequest): Promise<readonly number[]> =>
      (rowsOf(await findIn(positions, request))[1] ?? []).filter((_, i) => i % 6 === 0);
    expect(await seconds(hour)).toEqual([-600, 300, 900, 1500]);
    expect(await seconds({ ...hour, endMs: NOON_MS + 25 * MINUTE_MS })).toEqual([
      ...[-600, 300, 900, 1500, 3000],
    ]);
    // Between two reports.
    const short = { ...hour, beginMs: NOON_MS + 6 * MINUTE_MS, endMs: NOON_MS + 7 * MINUTE_MS };
    expect(await seconds(short)).toEqual([-60, 540]);
    expect(
      await seconds({ ...hour, beginMs: NOON_MS + HOUR_MS * 2, endMs: NOON_MS + HOUR_MS * 3 }),
    ).toEqual([]);
  });

  it('have the same one of two ships under an MMSI, wherever the period begins', async () => {
    // They report by turns, at 5° and 15° E, the first one first.
    const positions = Array.from({ length: 300 }, (_, i) => at(1, i * 60, i % 2 === 0 ? 5 : 15));
    for (const minute of [200, 201]) {
      const beginMs = NOON_MS + minute * MINUTE_MS;
      const period = { beginMs, endMs: beginMs + 10 * MINUTE_MS, stepMs: 60_000 };
      const rows = rowsOf(await findIn(positions, period))[1] ?? [];
      expect(new Set(rows.filter((_, i) => i % 6 === 1))).toEqual(new Set([500_000]));
    }
  });

  it('have the finest resolution that fits', async () => {
    const { service } = await startService();
    const positions = Array.from({ length: 300 }, (_, i) => at(1, i * 5, 5));
    await service.ingest({ positions });
    const period = { beginMs: NOON_MS, endMs: NOON_MS + HOUR_MS };
    expect(await service.tracking.findTracks(period)).toMatchObject({
      ok: true,
      value: { stepMs: 10_000 },
    });
  });

  it('are of a period of at most 31 days that ends after it begins', async () => {
    const { service } = await startService();
    const day = 24 * HOUR_MS;
    for (const endMs of [NOON_MS - 1, NOON_MS + 31 * day + 1])
      expect(await service.tracking.findTracks({ beginMs: NOON_MS, endMs })).toMatchObject({
        ok: false,
        error: { code: 'invalid', problems: [{ pointer: '/end' }] },
      });
    const month = { beginMs: NOON_MS, endMs: NOON_MS + 31 * day };
    expect(await service.tracking.findTracks(month)).toMatchObject({ ok: true });
  });

  it.each([
    ['no fix after the period', HOUR_MS],
    ['a fix after the period', 1000],
  ])('are not read further when the caller has gone: ships with %s', async (_, lengthMs) => {
    const { service } = await startService();
    const mmsis = Array.from({ length: 200 }, (__, i) => i + 1);
    for (const second of [0, 600])
      await service.ingest({ positions: mmsis.map((mmsi) => at(mmsi, second, 5)) });
    const period = { beginMs: NOON_MS, endMs: NOON_MS + lengthMs };
    const reading = service.tracking.findTracks(period, AbortSignal.abort(new Error('gone')));
    await expect(reading).rejects.toThrow('gone');
  });
});
