import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Locode, Mmsi } from '@roadstead/model';
import type { LaneStatistic } from '@roadstead/trade-lanes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { PortCallLog } from '../port-call-log.ts';
import { positionsIn, rowOf } from '../positions.ts';
import type { MaritimeService } from '../service.ts';
import { Ships } from '../ships.ts';
import { DIRECTORY, TANKER } from '../testing/next-ports.ts';
import { NOON_MS, optionsFor, report } from '../testing/running-service.ts';
import { CallNotes } from './call-notes.ts';

const DAY_MS = 86_400_000;
const [FIRST_FLAG, SECOND_FLAG] = [244_660_000, 563_000_001] as [Mmsi, Mmsi];
/** The first one's number, as people write it. */
const [ROTTERDAM, VLISSINGEN] = ['NLROT', 'NLVLI'] as [Locode, Locode];

let store: Store;
let clock: ManualClock;
let log: PortCallLog;
let service: MaritimeService;
beforeEach(async () => {
  store = createMemoryStore();
  clock = manualClock(NOON_MS);
  const ships = new Ships(store);
  log = new PortCallLog(store, DIRECTORY.port, new CallNotes(store, ships));
  const said = { name: null, callsign: null, shiptype: null, destination: null, eta: null };
  const dimensions = { lengthMeters: null, widthMeters: null, draughtMeters: null };
  const size = {
    toBowMeters: null,
    toSternMeters: null,
    toPortMeters: null,
    toStarboardMeters: null,
  };
  await ships.enter(
    [FIRST_FLAG, SECOND_FLAG].map((mmsi) => ({
      ...{
        mmsi,
        imo: TANKER,
        timeMs: NOON_MS - 100 * DAY_MS,
        ...dimensions,
        ...said,
        ...size,
      },
    })),
    NOON_MS,
  );
  service = await start();
});

async function start(): Promise<MaritimeService> {
  const started = createMaritimeService({ ...optionsFor(store, clock), ports: DIRECTORY });
  await started.start();
  return started;
}

/** So many days before now, as pipeline and log write it. */
async function called(mmsi: Mmsi, portId: number, daysAgo: number): Promise<void> {
  const ataMs = NOON_MS - daysAgo * DAY_MS;
  await store.write(log.enter([{ mmsi, portId, ataMs, atdMs: ataMs + DAY_MS, berths: [] }]));
}

async function heard(daysAgo: number): Promise<void> {
  const position = { ...report(SECOND_FLAG, 0), timeMs: NOON_MS - daysAgo * DAY_MS };
  await store.write([positionsIn(store).append([rowOf(position)])]);
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
  expect(taken).toEqual({ accepted: 1, rejected: [] });
}

async function statistic(): Promise<LaneStatistic> {
  return (await service.tradeLanes.statistics(ROTTERDAM, VLISSINGEN))[0];
}

describe('trade lanes of a service', () => {
  it('see calls of a ship under each of its MMSIs, at ports by any of their codes', async () => {
    await called(FIRST_FLAG, 1, 60);
    await called(SECOND_FLAG, 2, 38);
    await putVoyage();
    expect(await statistic()).toMatchObject({
      ...{ journeys: 1, originOmitted: 0, destinationOmitted: 0 },
      ...{ originDelayed: 0, destinationDelayed: 1 },
    });
  });

  it('are told of a departure that is written while they are told of the arrival', async () => {
    const notes = new CallNotes(store, new Ships(store));
    const arrival = { mmsi: FIRST_FLAG, portId: 1, ataMs: NOON_MS, atdMs: null, berths: [] };
    await store.write(notes.enter([arrival]));
    const told: number[] = [];
    await notes.tell(async (calls) => {
      if (told.length === 0) {
        await store.write(notes.enter([{ ...arrival, atdMs: NOON_MS + DAY_MS }]));
      }
      told.push(calls.length);
    });
    expect(told).toEqual([1, 1]);
  });

  it('[A6] know that a ship was elsewhere by its positions or calls alone', async () => {
    await called(FIRST_FLAG, 1, 60);
    await putVoyage();
    expect(await statistic()).toMatchObject({ journeys: 1, destinationOmitted: 0 });
    await called(FIRST_FLAG, 5, 42);
    await heard(38);
    await called(FIRST_FLAG, 3, 20);
    // The last call, in the window of none, is what makes it look again.
    expect(await statistic()).toMatchObject({ journeys: 1, destinationOmitted: 1 });
  });

  it('[A12] hear of calls that came to be known later, also over a restart', async () => {
    await putVoyage();
    await heard(61);
    expect(await statistic()).toMatchObject({ destinationDelayed: 0 });
    await called(SECOND_FLAG, 2, 38);
    await service.stop();
    service = await start();
    expect(await statistic()).toMatchObject({ destinationDelayed: 1 });
  });

  it('[A12] are looked at in the background when a day begins', async () => {
    await putVoyage();
    await service.stop();
    service = await start();
    await service.stop();
    // All that was due has been looked at: nothing is left.
    service = await start();
    expect(await service.tradeLanes.recompute()).toEqual({ voyages: 0 });
  });
});
