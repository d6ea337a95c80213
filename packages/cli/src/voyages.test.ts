import { createMemoryStore } from '@roadstead/contracts';
import type { Caller, Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import type { RouteResult } from '@roadstead/service';
import { describe, expect, it, vi } from 'vitest';
import { serviceOn } from './serve/open-service.ts';
import { bundledSeaRoutes, bundledVoyages } from './voyages.ts';

const ANNA: Caller = { uuid: 'a', name: 'anna', roles: [] };
const SHIP = 211_000_001 as Mmsi;
/** Reports of years ago, played again. */
const FIX_MS = Date.UTC(2016, 0, 10);
const HOUR_MS = 3_600_000;
/** Off Port Said, and in the Red Sea. */
const FIX = { longitude: 31.5, latitude: 32.5 };
const TO = { longitude: 34.5, latitude: 27 };
const MILES_PER_DEGREE = 60;
/** One for all tests: it takes half a second to read. */
const voyages = bundledVoyages();

function reportOf(hours: number, longitude: number, mmsi: Mmsi = SHIP): PositionReport {
  return {
    ...{ mmsi, timeMs: FIX_MS + hours * HOUR_MS, longitude, latitude: FIX.latitude },
    ...{ sog: null, cog: null, heading: null, rot: null, navStatus: 0 },
  };
}

/** What a tanker of 183 m says of itself, which as a kind makes 11.7 knots. */
function saidOf(change: Partial<StaticReport> = {}): StaticReport {
  return {
    ...{ mmsi: SHIP, timeMs: FIX_MS, imo: null, name: null, callsign: null },
    ...{ shiptype: 80, lengthMeters: 183, widthMeters: null, draughtMeters: 12 },
    ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
    ...{ destination: null, eta: null },
    ...change,
  };
}

/** Eastward for 36 hours to the fix. */
function trackAt(knots: number): readonly PositionReport[] {
  const milesPerDegree = MILES_PER_DEGREE * Math.cos((FIX.latitude * Math.PI) / 180);
  return Array.from({ length: 36 * 6 }, (_, i) => {
    const hours = i / 6 - 36;
    return reportOf(hours, FIX.longitude + (hours * knots) / milesPerDegree);
  });
}

interface Heard {
  readonly said?: Partial<StaticReport>;
  readonly track?: readonly PositionReport[];
  /** When others were heard last, after the ship. */
  readonly laterHours?: number;
}

/** The route of a ship that was heard in a recording, from a service as the command makes it. */
async function routeOf({ said, track = [], laterHours = 0 }: Heard): Promise<RouteResult> {
  await using service = serviceOn(createMemoryStore(), 'recorded', { voyages });
  await service.start();
  const others = [1, 2].map((each) => reportOf(laterHours, 20, (SHIP + each) as Mmsi));
  const fix = reportOf(0, FIX.longitude);
  const ingested = await service.ingest([...track, fix, saidOf(said), ...others]);
  expect(ingested).toMatchObject({ ok: true, value: { late: 0, rejected: [] } });
  const asked = await service.routing?.request(ANNA, SHIP, { position: TO });
  if (!asked?.ok) throw new Error('It was not asked.');
  for (;;) {
    const job = await service.routing?.read(ANNA, asked.value, true);
    if (!job?.ok) throw new Error('It cannot be read.');
    if (job.value.state === 'finished') return job.value.result;
  }
}

async function voyageOf(heard: Heard): Promise<RouteResult & { readonly status: 'ok' }> {
  const result = await routeOf(heard);
  if (result.status !== 'ok') throw new Error(result.reason);
  return result;
}

describe('the voyages of a service', () => {
  it('are by the time that reports have come to, which is long past', async () => {
    const { fixMs, etaEarlyMs, etaMs, etaLateMs } = await voyageOf({ laterHours: 23.9 });
    expect(fixMs).toBe(FIX_MS);
    expect(etaEarlyMs).toBeGreaterThanOrEqual(FIX_MS + 23.9 * HOUR_MS);
    expect(etaMs).toBeGreaterThan(etaEarlyMs);
    expect(etaLateMs).toBeGreaterThan(etaMs);
    expect(etaMs).toBeLessThan(FIX_MS + 100 * HOUR_MS);
    expect(await routeOf({ laterHours: 25.5 })).toEqual({
      status: 'stale_position',
      reason: 'The ship was heard last 25 hours ago.',
      fixMs: FIX_MS,
    });
  });

  it('keep out of what is too shallow for the draught', async () => {
    expect((await voyageOf({})).passages).toContain('suez-canal');
    const deep = await voyageOf({ said: { draughtMeters: 20.5 } });
    expect(deep.passages).toContain('good-hope');
    expect(deep.passages).not.toContain('suez-canal');
  });

  it('are at the speed of the kind and length of a ship of which no track is known', async () => {
    expect((await voyageOf({})).speedKnots).toBe(11.7);
    expect((await voyageOf({ said: { lengthMeters: 145 } })).speedKnots).toBe(9.6);
    expect((await voyageOf({ said: { shiptype: 40 } })).speedKnots).toBe(30);
  });

  it('are at the speed that the track shows', async () => {
    const knots = async (made: number): Promise<number> =>
      (await voyageOf({ track: trackAt(made) })).speedKnots;
    expect(await knots(8)).toBeCloseTo(8.2, 0);
    expect(await knots(14)).toBeCloseTo(13.8, 0);
  });

  it('take as long as the canal does', async () => {
    const { distanceMeters, speedKnots, etaMs } = await voyageOf({ track: trackAt(12) });
    const sailingHours = distanceMeters / 1852 / speedKnots;
    // 14 hours and most of a wait of 10, for 104 miles that would take 9.
    expect((etaMs - FIX_MS) / HOUR_MS - sailingHours).toBeGreaterThan(10);
  });

  it('begin and end where the ship is and goes', async () => {
    const { line, distanceMeters } = await voyageOf({});
    expect([line[0], line[line.length - 1]]).toEqual([
      [FIX.longitude, FIX.latitude],
      [TO.longitude, TO.latitude],
    ]);
    expect(distanceMeters / 1852).toBeGreaterThan(360);
    expect(distanceMeters / 1852).toBeLessThan(420);
  });

  it('are there once the sea graph can be read, which is read once', async () => {
    const graph = await bundledSeaRoutes();
    const load = vi.fn(async () => graph).mockRejectedValueOnce(new Error('too many open files'));
    const planner = bundledVoyages(load);
    const twice = (): Promise<PromiseSettledResult<number | undefined>[]> =>
      Promise.allSettled([planner.offWaterMeters(TO), planner.offWaterMeters(TO)]);
    const reason = expect.objectContaining({ message: 'too many open files' });
    expect(await twice()).toEqual(Array(2).fill({ status: 'rejected', reason }));
    expect(await twice()).toEqual(Array(2).fill({ status: 'fulfilled', value: 0 }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
