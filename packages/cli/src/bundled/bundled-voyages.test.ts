import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi, PositionReport, Principal, StaticReport } from '@roadstead/model';
import type { RouteResult, VoyagePlan, VoyageRequest } from '@roadstead/service';
import { describe, expect, it, vi } from 'vitest';
import { createLocalService } from '../operations/create-local-service.ts';
import { bundledSeaRoutes, bundledVoyages } from './bundled-voyages.ts';

const ANNA: Principal = { uuid: 'a', name: 'anna', roles: [] };
const SHIP = 211_000_001 as Mmsi;
/** Recorded reports of years ago. */
const FIX_MS = Date.UTC(2016, 0, 10);
const HOUR_MS = 3_600_000;
/** Off Port Said, and in the Red Sea. */
const FIX = { longitude: 31.5, latitude: 32.5 };
const TO = { longitude: 34.5, latitude: 27 };
const MILES_PER_DEGREE = 60;
/** Shared by all tests: loading takes half a second. */
const voyages = bundledVoyages();

function reportOf(hours: number, longitude: number, mmsi: Mmsi = SHIP): PositionReport {
  return {
    ...{ mmsi, timeMs: FIX_MS + hours * HOUR_MS, longitude, latitude: FIX.latitude },
    ...{ sog: null, cog: null, heading: null, rot: null, navStatus: 0 },
  };
}

/** The static data of a tanker of 183 m, whose type has a service speed of 11.7 knots. */
function staticsOf(change: Partial<StaticReport> = {}): StaticReport {
  return {
    ...{ mmsi: SHIP, timeMs: FIX_MS, imo: null, name: null, callsign: null },
    ...{ shiptype: 80, lengthMeters: 183, widthMeters: null, draughtMeters: 12 },
    ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
    ...{ destination: null, eta: null },
    ...change,
  };
}

/** 36 hours eastwards to the fix. */
function trackAt(knots: number): readonly PositionReport[] {
  const milesPerDegree = MILES_PER_DEGREE * Math.cos((FIX.latitude * Math.PI) / 180);
  return Array.from({ length: 36 * 6 }, (_, i) => {
    const hours = i / 6 - 36;
    return reportOf(hours, FIX.longitude + (hours * knots) / milesPerDegree);
  });
}

interface Heard {
  readonly statics?: Partial<StaticReport>;
  readonly track?: readonly PositionReport[];
  /** The time of the last reports of other ships, after the ship's. */
  readonly laterHours?: number;
}

/** The route of a ship in a recording, from a service as the command creates it. */
async function routeOf({ statics, track = [], laterHours = 0 }: Heard): Promise<RouteResult> {
  await using service = createLocalService(createMemoryStore(), 'recorded', { voyages });
  await service.start();
  const others = [1, 2].map((each) => reportOf(laterHours, 20, (SHIP + each) as Mmsi));
  const fix = reportOf(0, FIX.longitude);
  const ingested = await service.ingest({
    positions: [...track, fix, ...others],
    statics: [staticsOf(statics)],
  });
  expect(ingested).toMatchObject({ ok: true, value: { late: 0, rejected: [] } });
  const requested = await service.routing?.request(ANNA, SHIP, { position: TO });
  if (!requested?.ok) throw new Error('It was not asked.');
  for (;;) {
    const job = await service.routing?.consume(ANNA, requested.value);
    if (!job?.ok) throw new Error('It cannot be read.');
    if (job.value.state === 'finished') return job.value.result;
  }
}

async function voyageOf(received: Heard): Promise<RouteResult & { readonly status: 'ok' }> {
  const result = await routeOf(received);
  if (result.status !== 'ok') throw new Error(result.reason);
  return result;
}

describe('the planner of a service', () => {
  it('computes from the event time, which is long past', async () => {
    const { fixMs, etaEarlyMs, etaMs, etaLateMs } = await voyageOf({ laterHours: 23.9 });
    expect(fixMs).toBe(FIX_MS);
    expect(etaEarlyMs).toBeGreaterThanOrEqual(FIX_MS + 23.9 * HOUR_MS);
    expect(etaMs).toBeGreaterThan(etaEarlyMs);
    expect(etaLateMs).toBeGreaterThan(etaMs);
    expect(etaMs).toBeLessThan(FIX_MS + 100 * HOUR_MS);
    expect(await routeOf({ laterHours: 25.5 })).toEqual({
      status: 'stale_position',
      reason: 'The last position of the ship is 25 hours old.',
      fixMs: FIX_MS,
    });
  });

  it('avoids water too shallow for the draught', async () => {
    expect((await voyageOf({})).passages).toContain('suez-canal');
    const deep = await voyageOf({ statics: { draughtMeters: 20.5 } });
    expect(deep.passages).toContain('good-hope');
    expect(deep.passages).not.toContain('suez-canal');
  });

  it('avoids canals too narrow for the beam', async () => {
    const wide = await voyageOf({ statics: { widthMeters: 60, draughtMeters: 17 } });
    expect(wide.passages).not.toContain('suez-canal');
  });

  it('assumes the speed of the type and length for a ship without a track', async () => {
    expect((await voyageOf({})).speedKnots).toBe(11.7);
    expect((await voyageOf({ statics: { lengthMeters: 145 } })).speedKnots).toBe(9.6);
    expect((await voyageOf({ statics: { shiptype: 40 } })).speedKnots).toBe(30);
  });

  it('uses the speed of the track', async () => {
    const knots = async (made: number): Promise<number> =>
      (await voyageOf({ track: trackAt(made) })).speedKnots;
    expect(await knots(8)).toBeCloseTo(8.2, 0);
    expect(await knots(14)).toBeCloseTo(13.8, 0);
  });

  it('includes the time of the canal', async () => {
    const { distanceMeters, speedKnots, etaMs } = await voyageOf({ track: trackAt(12) });
    const sailingHours = distanceMeters / 1852 / speedKnots;
    // 14 hours and most of a wait of 10, for 104 miles that would take 9.
    expect((etaMs - FIX_MS) / HOUR_MS - sailingHours).toBeGreaterThan(10);
  });

  it('starts at the ship and ends at the destination', async () => {
    const { line, distanceMeters } = await voyageOf({});
    expect([line[0], line[line.length - 1]]).toEqual([
      [FIX.longitude, FIX.latitude],
      [TO.longitude, TO.latitude],
    ]);
    expect(distanceMeters / 1852).toBeGreaterThan(360);
    expect(distanceMeters / 1852).toBeLessThan(420);
  });

  it('finds routes by other passages, with ETAs that are compared without that of the crew', async () => {
    const planned = async (
      more: Partial<VoyageRequest>,
    ): Promise<VoyagePlan & { status: 'ok' }> => {
      const plan = await voyages.plan({
        fix: { ...reportOf(0, 10), latitude: 57.9, sog: 12 },
        track: [],
        ship: { shiptype: 80, lengthMeters: 183, beamMeters: 32, draughtMeters: 9 },
        to: { longitude: 18.9, latitude: 54.5, isPort: true },
        nowMs: FIX_MS,
        reportedEtaMs: FIX_MS + 48 * HOUR_MS,
        ...more,
      });
      if (plan.status !== 'ok') throw new Error(plan.reason);
      return plan;
    };
    const { alternatives = [], ...best } = await planned({ routesMax: 2 });
    expect(alternatives).toMatchObject([
      {
        ...{ passages: ['little-belt'], passagesAdded: ['little-belt'] },
        passagesAvoided: ['great-belt'],
        extraMeters: alternatives[0].distanceMeters - best.distanceMeters,
        line: expect.arrayContaining([[18.9, 54.5]]),
      },
    ]);
    expect(alternatives[0].etaMs).toBeGreaterThan(best.etaMs);
    const one = await planned({});
    expect(one).not.toHaveProperty('alternatives');
    expect(one.etaMs).toBeGreaterThan(best.etaMs);
  });

  it('passes waypoints, with the turning points of each leg', async () => {
    const via = [{ longitude: 32.3, latitude: 31.9 }];
    const plan = await voyages.plan({
      ...{ fix: reportOf(0, FIX.longitude), track: [], via, reportedEtaMs: null, nowMs: FIX_MS },
      ship: { shiptype: null, lengthMeters: null, beamMeters: null, draughtMeters: null },
      to: { ...TO, isPort: false },
    });
    const legs = plan.status === 'ok' ? plan.legs : undefined;
    expect(legs?.map((leg) => [leg[0], leg[leg.length - 1]])).toEqual([
      [
        [31.5, 32.5],
        [32.3, 31.9],
      ],
      [
        [32.3, 31.9],
        [34.5, 27],
      ],
    ]);
  });

  it('is available once the sea graph can be read, which is loaded once', async () => {
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
