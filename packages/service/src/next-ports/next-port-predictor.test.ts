import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Imo, Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import type { KnownPort } from '@roadstead/predictions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../changes/change.ts';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { ServiceTime } from '../operations/service-time.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { VoyagePlanner } from '../routing/routing.ts';
import type { ServiceOptions } from '../service-options.ts';
import { changeStream } from '../testing/change-stream.ts';
import { MINUTE_MS, NOON_MS, optionsFor } from '../testing/running-service.ts';
import { LatestPositions } from '../tracking/latest-positions.ts';
import { positionSeries } from '../tracking/positions.ts';
import { Ships } from '../tracking/ships.ts';
import { NextPortPredictor } from './next-port-predictor.ts';
import type { NextPortRecord } from './next-ports.ts';
import { PredictionLog } from './prediction-log.ts';

const IMO = 9_074_729 as Imo;
const FERRY = 211_000_001 as Mmsi;
const OTHER = 211_000_002 as Mmsi;
const EAST_DEGREES = 10.5;
const METERS_PER_DEGREE = 65_000;

/** Ports west and east of a strait. */
const PORTS: readonly KnownPort[] = [
  { id: 1, locode: 'XXWES', name: 'West', longitude: 10 },
  { id: 2, locode: 'XXEAS', name: 'East', longitude: EAST_DEGREES },
  { id: 3, locode: 'XXNOR', name: 'North', longitude: 10.25 },
].map(({ locode, ...port }) => ({
  ...port,
  locode: locode as KnownPort['locode'],
  ...{ locodes: [], aliases: [], country: 'XX', latitude: 54, size: 'medium' },
}));

const DIRECTORY: PortDirectory = {
  ports: PORTS,
  areasNear: () => [],
  placeAt: (longitude) => {
    const port = PORTS.find((each) => Math.abs(each.longitude - longitude) < 0.02);
    return port && port.id < 3 ? { portId: port.id, berth: null } : undefined;
  },
  port: (id) => PORTS.find((port) => port.id === id),
  portPosition: () => undefined,
  isOfficialLocode: () => true,
  portsOfLocode: (locode) => PORTS.filter((port) => port.locode === locode),
  clusters: [],
};

/** A planner of straight routes, at 60 km/h. */
const PLANNER: VoyagePlanner = {
  offWaterMeters: async () => 0,
  distances: async () => [],
  async plan({ fix, to, nowMs }) {
    const distanceMeters = METERS_PER_DEGREE * Math.abs(fix.longitude - to.longitude);
    const etaMs = nowMs + (distanceMeters / 1000) * MINUTE_MS;
    const line = [fix, to].map(({ longitude, latitude }) => [longitude, latitude] as const);
    return {
      ...{ status: 'ok', distanceMeters, line, passages: [], speedKnots: 32 },
      ...{ etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs, etaPilotMs: null },
    };
  },
};

/** A crossing every two hours: 70 minutes in port, 50 at sea. */
function longitudeAt(minute: number): number {
  const crossing = Math.floor(minute / 120);
  const part = Math.max(0, (minute % 120) - 70) / 50;
  const eastward = crossing % 2 === 0 ? part : 1 - part;
  return 10 + (EAST_DEGREES - 10) * eastward;
}

/** The reports of both ferries in a period, every five minutes. */
function reportsOf(fromMinute: number, toMinute: number): readonly PositionReport[] {
  const reports: PositionReport[] = [];
  for (let minute = fromMinute; minute < toMinute; minute += 5) {
    for (const [mmsi, latitude] of [
      [FERRY, 54],
      [OTHER, 54.1],
    ] as const) {
      reports.push({
        ...{ mmsi, latitude, longitude: longitudeAt(minute), timeMs: NOON_MS + minute * MINUTE_MS },
        ...{ sog: null, cog: null, heading: null, rot: null, navStatus: 15 },
      });
    }
  }
  return reports;
}

const STATIC_REPORT: StaticReport = {
  ...{ mmsi: FERRY, timeMs: NOON_MS, imo: IMO, name: 'ALMA', callsign: null, shiptype: 60 },
  ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
  ...{ lengthMeters: 150, widthMeters: 20, draughtMeters: 5, destination: null, eta: null },
};

async function begin(store: Store, more: Partial<ServiceOptions> = {}): Promise<MaritimeService> {
  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    ports: DIRECTORY,
    ...more,
  });
  await service.start();
  return service;
}

const BATCH_MINUTES = 60;
/** The last batch ends while the first ferry sails east. */
const BATCHES = 18;
const LAST_MINUTE = (BATCHES - 1) * BATCH_MINUTES + 40;

async function sail(service: MaritimeService, batch: number): Promise<void> {
  const from = batch * BATCH_MINUTES;
  await service.ingest({
    positions: reportsOf(from, Math.min(from + BATCH_MINUTES, LAST_MINUTE)),
  });
}

async function sailed(store: Store, more: Partial<ServiceOptions> = {}): Promise<MaritimeService> {
  const service = await begin(store, more);
  await service.ingest({ statics: [STATIC_REPORT] });
  for (let batch = 0; batch < BATCHES; batch++) await sail(service, batch);
  return service;
}

/** The records of the ferry, without the fields that are read with her static data. */
async function publishedRecords(service: MaritimeService): Promise<readonly NextPortRecord[]> {
  const records = (await service.nextPorts?.listOfShip(IMO)) ?? [];
  return records.map(({ name, callsign, isSilent, ...record }) => record);
}

describe('the next port of a ferry', () => {
  it('is the other port, by ship and in the arrivals there', async () => {
    const service = await sailed(createMemoryStore());
    const [first] = (await service.nextPorts?.listOfShip(IMO)) ?? [];
    expect(first).toMatchObject({ imo: IMO, locode: 'XXEAS', etaMs: null });
    expect(first.probability).toBeGreaterThan(0.8);
    const arrivals = await service.nextPorts?.listOfPort('XXEAS');
    expect(arrivals).toMatchObject({ ok: true, value: [{ imo: IMO }] });
    await service.stop();
  });

  it('is published when it changes, and her port calls when they begin and end', async () => {
    const service = await begin(createMemoryStore());
    const changes: Change[] = [];
    service.changes$.subscribe((change) => changes.push(change));
    await service.ingest({ statics: [STATIC_REPORT] });
    for (let batch = 0; batch < BATCHES; batch++) await sail(service, batch);
    await expect
      .poll(() => changes.findLast(({ type }) => type === 'prediction'), { interval: 1 })
      .toEqual({ type: 'prediction', imo: IMO, records: await publishedRecords(service) });
    const calls = await service.tracking.listPortCalls(FERRY);
    const published = changes.flatMap((change) =>
      change.type === 'port-call' && change.call.mmsi === FERRY ? [change.call] : [],
    );
    expect(calls.ok && calls.value).toHaveLength(9);
    for (const call of calls.ok ? calls.value : []) expect(published).toContainEqual(call);
    await service.stop();
  });

  it('[W1] has an ETA if the host has a planner', async () => {
    const service = await sailed(createMemoryStore(), { voyages: PLANNER });
    const [first] = (await service.nextPorts?.listOfShip(IMO)) ?? [];
    const lastMs = NOON_MS + (LAST_MINUTE - 5) * MINUTE_MS;
    expect(first.locode).toBe('XXEAS');
    // Computed from her latest position, or one some minutes earlier.
    expect(first.etaMs).toBeGreaterThan(lastMs);
    expect(first.etaMs).toBeLessThan(lastMs + 60 * MINUTE_MS);
    await service.stop();
  });

  it('[D8] is predicted, with an ETA, if no other ship is heard', async () => {
    const service = await begin(createMemoryStore(), { voyages: PLANNER });
    await service.ingest({ statics: [STATIC_REPORT] });
    const alone = reportsOf(0, LAST_MINUTE).filter(({ mmsi }) => mmsi === FERRY);
    await service.ingest({ positions: alone });
    expect(service.status).toMatchObject({
      eventTimeMs: alone.at(-1)?.timeMs,
      eventTimeStatus: { voters: 1, quorum: 1 },
    });
    const calls = await service.tracking.listPortCalls(FERRY);
    expect(calls.ok && calls.value).toHaveLength(9);
    const [first] = (await service.nextPorts?.listOfShip(IMO)) ?? [];
    expect(first).toMatchObject({ locode: 'XXEAS', etaMs: expect.any(Number) });
    await service.stop();
  });

  it('[W1] is computed with the ETA of her crew for the port that her destination names, and for no other', async () => {
    const requests: (readonly [toEast: boolean, etaMs: number | null])[] = [];
    const plan: VoyagePlanner['plan'] = async (request) => {
      requests.push([request.to.longitude === EAST_DEGREES, request.reportedEtaMs]);
      return PLANNER.plan(request);
    };
    const service = await begin(createMemoryStore(), { voyages: { ...PLANNER, plan } });
    const eta = { month: 6, day: 2, hour: 12, minute: 30 };
    await service.ingest({ statics: [{ ...STATIC_REPORT, destination: 'EAST', eta }] });
    for (const batch of Array(BATCHES).keys()) {
      await sail(service, batch);
      await service.nextPorts?.listOfShip(IMO);
    }
    expect(requests).toContainEqual([true, Date.UTC(2026, 5, 2, 12, 30)]);
    expect(requests.filter(([toEast, etaMs]) => !toEast && etaMs !== null)).toEqual([]);
    expect(requests.some(([toEast]) => !toEast)).toBe(true);
    await service.stop();
  });

  it('[W1] has an ETA also while it is being computed', async () => {
    const waiting: (() => void)[] = [];
    const plan: VoyagePlanner['plan'] = async (request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return PLANNER.plan(request);
    };
    const service = await sailed(createMemoryStore(), { voyages: { ...PLANNER, plan } });
    await expect.poll(() => waiting.length, { interval: 1 }).toBe(1);
    const listing = service.nextPorts?.listOfShip(IMO);
    await yieldToEventLoop();
    let isListed = false;
    void listing?.then(() => {
      isListed = true;
    });
    while (!isListed) {
      waiting.shift()?.();
      await yieldToEventLoop();
    }
    expect((await listing)?.[0].etaMs).toEqual(expect.any(Number));
    const stopping = service.stop();
    for (const resolve of waiting) resolve();
    await stopping;
  });

  it('[W1] has an ETA from the latest stored position if the model has none', async () => {
    const store = createMemoryStore();
    await (await sailed(store)).stop();
    await store.write([store.blobs.remove('next-ports')]);
    const service = await begin(store, { voyages: PLANNER });
    const [first] = (await service.nextPorts?.listOfShip(IMO)) ?? [];
    expect(first).toMatchObject({ locode: 'XXEAS', etaMs: expect.any(Number) });
    await service.stop();
  });

  it('[W1] has a null ETA once that is past', async () => {
    const service = await sailed(createMemoryStore(), { voyages: PLANNER });
    expect((await service.nextPorts?.listOfShip(IMO))?.[0].etaMs).toEqual(expect.any(Number));
    // She is silent while other ships report.
    const later = reportsOf(LAST_MINUTE, LAST_MINUTE + 120);
    const third = 211_000_003 as Mmsi;
    await service.ingest({
      positions: later.map((report) =>
        report.mmsi === FERRY ? { ...report, mmsi: third } : report,
      ),
    });
    expect(await service.nextPorts?.listOfShip(IMO)).toMatchObject([
      { locode: 'XXEAS', etaMs: null },
    ]);
    await service.stop();
  });

  it('[W1] has an ETA in arrivals after a restart, before the first report', async () => {
    const store = createMemoryStore();
    await (await sailed(store, { voyages: PLANNER })).stop();
    const ships = new Ships(store);
    const changes = changeStream(store);
    const live = new NextPortPredictor({
      directory: DIRECTORY,
      ships,
      planner: PLANNER,
      latest: new LatestPositions(positionSeries(store)),
      changes,
      log: new PredictionLog({ store, changes }),
      time: new ServiceTime(manualClock(NOON_MS), true),
      retrained: () => undefined,
      failed: () => {},
    });
    for await (const some of ships.all()) live.recordReportedVoyages(some);
    live.restore((await store.blobs.read('next-ports')) ?? new Uint8Array());
    live.run();
    const etaMs = async (): Promise<unknown> => (await live.ofPort(2))[0]?.etaMs;
    await expect.poll(etaMs, { interval: 1 }).toEqual(expect.any(Number));
    await live.stop();
  });

  it('[W1] is computed for a ship list ship by ship, with yields to the event loop in between', async () => {
    const store = createMemoryStore();
    const imos = [IMO, 9_319_466 as Imo];
    const first = await sailed(store);
    await first.ingest({ statics: [{ ...STATIC_REPORT, mmsi: OTHER, imo: imos[1] }] });
    await sail(first, BATCHES - 1);
    await first.stop();
    let turns = 0;
    const turnsBefore: number[] = [];
    const plan: VoyagePlanner['plan'] = (request) => {
      turnsBefore.push(turns);
      return PLANNER.plan(request);
    };
    const voyages = { ...PLANNER, plan };
    const others = setInterval(() => turns++, 0);
    const service = await begin(store, { voyages, shipLists: { both: imos } });
    const caller = { uuid: '', name: '', roles: [] };
    const records = await service.nextPorts?.listOfShipList(caller, 'both');
    clearInterval(others);
    expect(records).toMatchObject({ ok: true });
    expect(new Set(turnsBefore).size).toBeGreaterThan(1);
    await service.stop();
  });

  it('[M4] does not depend on how often the service was stopped or killed', async () => {
    const undisturbed = await sailed(createMemoryStore());
    const expected = await undisturbed.nextPorts?.listOfShip(IMO);
    const places = fc.array(
      fc.tuple(fc.nat(BATCHES - 1), fc.constantFrom('stop' as const, 'kill' as const)),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(places, async (list) => {
        const ends = new Map(list);
        const store = createMemoryStore();
        let service = await begin(store);
        await service.ingest({ statics: [STATIC_REPORT] });
        for (let batch = 0; batch < BATCHES; batch++) {
          await sail(service, batch);
          const end = ends.get(batch);
          if (end === 'stop') await service.stop();
          if (end !== undefined) service = await begin(store);
        }
        expect(await service.nextPorts?.listOfShip(IMO)).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['is not there', undefined],
    ['is of another version', new TextEncoder().encode('{"kind":"next ports 0"}')],
  ])('[M4] is trained on the stored calls if the snapshot of the model %s', async (_, bytes) => {
    const store = createMemoryStore();
    const first = await sailed(store);
    const expected = await first.nextPorts?.listOfShip(IMO);
    await first.stop();
    const { blobs } = store;
    await store.write([bytes ? blobs.put('next-ports', bytes) : blobs.remove('next-ports')]);
    const [again] = (await (await begin(store)).nextPorts?.listOfShip(IMO)) ?? [];
    expect(again.locode).toBe('XXEAS');
    // Without a latest position.
    expect(again.probability).toBeCloseTo(expected?.[0].probability ?? 0, 2);
  });
});
