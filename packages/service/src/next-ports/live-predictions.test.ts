import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Imo, Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import type { KnownPort } from '@roadstead/predictions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { LatestPositions } from '../latest-positions.ts';
import { positionsIn } from '../positions.ts';
import { rest } from '../rest.ts';
import type { VoyagePlanner } from '../routing-area.ts';
import type { MaritimeService, PortDirectory, ServiceOptions } from '../service.ts';
import { Ships } from '../ships.ts';
import { MINUTE_MS, NOON_MS, optionsFor } from '../testing/running-service.ts';
import { LivePredictions } from './live-predictions.ts';

const IMO = 9_074_729 as Imo;
const FERRY = 211_000_001 as Mmsi;
const OTHER = 211_000_002 as Mmsi;
const EAST_DEGREES = 10.5;
const METERS_PER_DEGREE = 65_000;

/** West and east of a strait. */
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
  portsOfLocode: (locode) => PORTS.filter((port) => port.locode === locode),
  clusters: [],
};

/** Straight ways, at 60 km/h. */
const PLANNER: VoyagePlanner = {
  offWaterMeters: async () => 0,
  async plan({ fix, to, nowMs }) {
    const distanceMeters = METERS_PER_DEGREE * Math.abs(fix.longitude - to.longitude);
    const etaMs = nowMs + (distanceMeters / 1000) * MINUTE_MS;
    const line = [fix, to].map(({ longitude, latitude }) => [longitude, latitude] as const);
    return {
      ...{ status: 'ok', distanceMeters, line, passages: [], speedKnots: 32 },
      ...{ etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs },
    };
  },
};

/** Every two hours a crossing: 70 minutes in port, 50 at sea. */
function longitudeAt(minute: number): number {
  const crossing = Math.floor(minute / 120);
  const part = Math.max(0, (minute % 120) - 70) / 50;
  const eastward = crossing % 2 === 0 ? part : 1 - part;
  return 10 + (EAST_DEGREES - 10) * eastward;
}

/** What both ferries report from a minute to another, every five. */
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

const SAID: StaticReport = {
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
/** Ends on the way eastward. */
const BATCHES = 18;
const LAST_MINUTE = (BATCHES - 1) * BATCH_MINUTES + 40;

async function sail(service: MaritimeService, batch: number): Promise<void> {
  const from = batch * BATCH_MINUTES;
  await service.ingest(reportsOf(from, Math.min(from + BATCH_MINUTES, LAST_MINUTE)));
}

async function sailed(store: Store, more: Partial<ServiceOptions> = {}): Promise<MaritimeService> {
  const service = await begin(store, more);
  await service.ingest([SAID]);
  for (let batch = 0; batch < BATCHES; batch++) await sail(service, batch);
  return service;
}

describe('the next port of a ferry', () => {
  it('is the other one, for her and in the arrivals there', async () => {
    const service = await sailed(createMemoryStore());
    const [first] = (await service.nextPorts?.ofShip(IMO)) ?? [];
    expect(first).toMatchObject({ imo: IMO, locode: 'XXEAS', etaMs: null });
    expect(first.probability).toBeGreaterThan(0.8);
    const arrivals = await service.nextPorts?.ofPort('XXEAS');
    expect(arrivals).toMatchObject({ ok: true, value: [{ imo: IMO }] });
    await service.stop();
  });

  it('[W1] comes with its ETA where ways are known', async () => {
    const service = await sailed(createMemoryStore(), { voyages: PLANNER });
    const [first] = (await service.nextPorts?.ofShip(IMO)) ?? [];
    const lastMs = NOON_MS + (LAST_MINUTE - 5) * MINUTE_MS;
    expect(first.locode).toBe('XXEAS');
    // Measured where she was heard last, or some minutes before.
    expect(first.etaMs).toBeGreaterThan(lastMs);
    expect(first.etaMs).toBeLessThan(lastMs + 60 * MINUTE_MS);
    await service.stop();
  });

  it('[W1] has no ETA any more when that is past', async () => {
    const service = await sailed(createMemoryStore(), { voyages: PLANNER });
    expect((await service.nextPorts?.ofShip(IMO))?.[0].etaMs).toEqual(expect.any(Number));
    // She is silent while others go on.
    const later = reportsOf(LAST_MINUTE, LAST_MINUTE + 120);
    const third = 211_000_003 as Mmsi;
    await service.ingest(
      later.map((report) => (report.mmsi === FERRY ? { ...report, mmsi: third } : report)),
    );
    expect(await service.nextPorts?.ofShip(IMO)).toMatchObject([{ locode: 'XXEAS', etaMs: null }]);
    await service.stop();
  });

  it('[W1] has an ETA in arrivals after a restart, before anything is heard', async () => {
    const store = createMemoryStore();
    await (await sailed(store, { voyages: PLANNER })).stop();
    const ships = new Ships(store);
    const live = new LivePredictions({
      ports: PORTS,
      ships,
      planner: PLANNER,
      latest: new LatestPositions(positionsIn(store)),
      nowMs: () => NOON_MS,
      failed: () => {},
    });
    for await (const some of ships.all()) live.takeShips(some);
    // Nothing is known yet of where they are, so the background is at rest when that is read.
    await rest();
    await rest();
    live.restore((await store.keep.read('next-ports')) ?? new Uint8Array());
    const etaMs = async (): Promise<unknown> => (await live.ofPort(2))[0]?.etaMs;
    await expect.poll(etaMs, { interval: 1 }).toEqual(expect.any(Number));
    await live.stop();
  });

  it('[W1] is measured for a list of ships ship by ship, between which others have their turn', async () => {
    const store = createMemoryStore();
    const imos = [IMO, 9_319_466 as Imo];
    const first = await sailed(store);
    await first.ingest([{ ...SAID, mmsi: OTHER, imo: imos[1] }]);
    await sail(first, BATCHES - 1);
    await first.stop();
    let turns = 0;
    const turnsBefore: number[] = [];
    const plan: VoyagePlanner['plan'] = (asked) => {
      turnsBefore.push(turns);
      return PLANNER.plan(asked);
    };
    const voyages = { ...PLANNER, plan };
    const others = setInterval(() => turns++, 0);
    const service = await begin(store, { voyages, shipLists: { both: imos } });
    const caller = { uuid: '', name: '', roles: [] };
    const records = await service.nextPorts?.ofShipList(caller, 'both');
    clearInterval(others);
    expect(records).toMatchObject({ ok: true });
    expect(new Set(turnsBefore).size).toBeGreaterThan(1);
    await service.stop();
  });

  it('[M4] is the same however often the service was stopped or killed before', async () => {
    const undisturbed = await sailed(createMemoryStore());
    const expected = await undisturbed.nextPorts?.ofShip(IMO);
    const places = fc.array(
      fc.tuple(fc.nat(BATCHES - 1), fc.constantFrom('stop' as const, 'kill' as const)),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(places, async (list) => {
        const ends = new Map(list);
        const store = createMemoryStore();
        let service = await begin(store);
        await service.ingest([SAID]);
        for (let batch = 0; batch < BATCHES; batch++) {
          await sail(service, batch);
          const end = ends.get(batch);
          if (end === 'stop') await service.stop();
          if (end !== undefined) service = await begin(store);
        }
        expect(await service.nextPorts?.ofShip(IMO)).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['is not there', undefined],
    ['is of another version', new TextEncoder().encode('{"kind":"next ports 0"}')],
  ])('[M4] is learned from the calls in the store where what was learned %s', async (_, bytes) => {
    const store = createMemoryStore();
    const first = await sailed(store);
    const expected = await first.nextPorts?.ofShip(IMO);
    await first.stop();
    const { keep } = store;
    await store.write([bytes ? keep.put('next-ports', bytes) : keep.remove('next-ports')]);
    const [again] = (await (await begin(store)).nextPorts?.ofShip(IMO)) ?? [];
    expect(again.locode).toBe('XXEAS');
    // Without the place where she was heard last.
    expect(again.probability).toBeCloseTo(expected?.[0].probability ?? 0, 2);
  });
});
