import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Locode, Mmsi } from '@roadstead/model';
import type { LaneStatistic } from '@roadstead/trade-lanes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { DIRECTORY, TANKER } from '../testing/next-ports.ts';
import { NOON_MS, optionsFor, report } from '../testing/running-service.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';
import { positionSeries, rowOf } from '../tracking/positions.ts';
import { Ships } from '../tracking/ships.ts';
import { PendingCalls } from './pending-calls.ts';

const DAY_MS = 86_400_000;
const [FIRST_FLAG, SECOND_FLAG] = [244_660_000, 563_000_001] as [Mmsi, Mmsi];
/** The alternative LOCODE of the first port. */
const [ROTTERDAM, VLISSINGEN] = ['NLROT', 'NLVLI'] as [Locode, Locode];

let store: Store;
let clock: ManualClock;
let log: PortCallLog;
let service: MaritimeService;
beforeEach(async () => {
  store = createMemoryStore();
  clock = manualClock(NOON_MS);
  const ships = new Ships(store);
  log = new PortCallLog(store, DIRECTORY.port, new PendingCalls(store, ships));
  const staticData = { name: null, callsign: null, shiptype: null, destination: null, eta: null };
  const dimensions = { lengthMeters: null, widthMeters: null, draughtMeters: null };
  const size = {
    toBowMeters: null,
    toSternMeters: null,
    toPortMeters: null,
    toStarboardMeters: null,
  };
  const { operations } = await ships.prepare(
    [FIRST_FLAG, SECOND_FLAG].map((mmsi) => ({
      ...{
        mmsi,
        imo: TANKER,
        timeMs: NOON_MS - 100 * DAY_MS,
        ...dimensions,
        ...staticData,
        ...size,
      },
    })),
    NOON_MS,
  );
  await store.write(operations);
  service = await start();
});

async function start(): Promise<MaritimeService> {
  const started = createMaritimeService({ ...optionsFor(store, clock), ports: DIRECTORY });
  await started.start();
  return started;
}

/** Writes data of some days before now, as the pipeline and the log do. */
async function insertCall(
  mmsi: Mmsi,
  portId: number,
  daysAgo: number,
  isAtaKnown = true,
): Promise<void> {
  const beginMs = NOON_MS - daysAgo * DAY_MS;
  const atdMs = beginMs + DAY_MS;
  const times = { beginMs, ataMs: isAtaKnown ? beginMs : null, endMs: atdMs, atdMs };
  await store.write(log.prepare([{ mmsi, portId, ...times, berths: [] }]).operations);
}

async function insertPosition(daysAgo: number): Promise<void> {
  const position = { ...report(SECOND_FLAG, 0), timeMs: NOON_MS - daysAgo * DAY_MS };
  await store.write([positionSeries(store).append([rowOf(position)])]);
}

async function putVoyage(): Promise<void> {
  const time = (daysAgo: number): string => new Date(NOON_MS - daysAgo * DAY_MS).toISOString();
  const taken = await service.tradeLanes.putVoyages([
    {
      vessel_operator_carrier_code: 'MAEU',
      carrier_voyage_number: '1',
      vessel_imo_number: TANKER,
      port_calls: [
        { un_location_code: ROTTERDAM, arrival_datetime: time(60) },
        { un_location_code: VLISSINGEN, arrival_datetime: time(40) },
      ],
    },
  ]);
  expect(taken).toEqual({ accepted: 1, rejected: [], warnings: [] });
}

async function statistic(): Promise<LaneStatistic> {
  return (await service.tradeLanes.listStatistics(ROTTERDAM, VLISSINGEN))[0];
}

describe('trade lanes of a service', () => {
  it('count a call without ATA as made, and not as delayed', async () => {
    await insertCall(FIRST_FLAG, 1, 60);
    await insertCall(SECOND_FLAG, 2, 38, false);
    await putVoyage();
    expect(await statistic()).toMatchObject({
      ...{ destinationOmitted: 0, destinationDelayed: 0 },
      destinationCalls: { made: 1, onTime: 0, averageDeviationHours: null },
    });
  });

  it('find calls of a ship under each of its MMSIs, at ports by any of their LOCODEs', async () => {
    await insertCall(FIRST_FLAG, 1, 60);
    await insertCall(SECOND_FLAG, 2, 38);
    await putVoyage();
    expect(await statistic()).toMatchObject({
      ...{ journeys: 1, originOmitted: 0, destinationOmitted: 0 },
      ...{ originDelayed: 0, destinationDelayed: 1 },
    });
  });

  it('process departures written while an arrival is being processed', async () => {
    const pending = new PendingCalls(store, new Ships(store));
    const times = { beginMs: NOON_MS, ataMs: NOON_MS, endMs: null, atdMs: null };
    const arrival = { mmsi: FIRST_FLAG, portId: 1, ...times, berths: [] };
    await store.write(pending.prepare([arrival]));
    const processed: number[] = [];
    await pending.process(async (calls) => {
      if (processed.length === 0) {
        await store.write(pending.prepare([{ ...arrival, endMs: NOON_MS + DAY_MS }]));
      }
      processed.push(calls.length);
    });
    expect(processed).toEqual([1, 1]);
  });

  it('[A6] recognise by positions or calls alone that a ship was elsewhere', async () => {
    await insertCall(FIRST_FLAG, 1, 60);
    await putVoyage();
    expect(await statistic()).toMatchObject({ journeys: 1, destinationOmitted: 0 });
    await insertCall(FIRST_FLAG, 5, 42);
    await insertPosition(38);
    await insertCall(FIRST_FLAG, 3, 20);
    // The last call, which is in no window, triggers the recomputation.
    expect(await statistic()).toMatchObject({ journeys: 1, destinationOmitted: 1 });
  });

  it('[A12] process calls that are detected later, also across a restart', async () => {
    await putVoyage();
    await insertPosition(61);
    await insertPosition(0);
    expect(await statistic()).toMatchObject({ destinationDelayed: 0 });
    await insertCall(SECOND_FLAG, 2, 38);
    await service.stop();
    service = await start();
    expect(await statistic()).toMatchObject({ destinationDelayed: 1 });
  });

  it('[A12] are recomputed in the background when a day begins', async () => {
    await putVoyage();
    await service.stop();
    service = await start();
    await service.stop();
    // All due voyages have been recomputed: none is left.
    service = await start();
    expect(await service.tradeLanes.recompute()).toEqual({ voyages: 0 });
  });
});
