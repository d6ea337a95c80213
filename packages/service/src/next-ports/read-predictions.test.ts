import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Imo, Locode, Mmsi, StaticReport } from '@roadstead/model';
import type { KnownPort } from '@roadstead/predictions';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { VoyagePlanner } from '../routing/routing.ts';
import { BULKER, TANKER, UNHEARD } from '../testing/next-ports.ts';
import { FIRST, NOON_MS, optionsFor, report, SECOND } from '../testing/running-service.ts';
import { NEXT_PORT_MODEL_KEY } from './model-snapshot.ts';
import type { OfflinePredictions } from './offline-predictions.ts';
import { readPredictions } from './read-predictions.ts';
import { retrainPredictions } from './retrain-predictions.ts';

const WEST = 10;
const EAST = 10.2;
const LEG_MINUTES = 60;
const HOURS = 100;
const HOUR_MS = 3_600_000;

const PORTS: readonly KnownPort[] = [
  [1, 'DEAAA', 'Westport', WEST],
  [2, 'DEBBB', 'Eastport', EAST],
].map(([id, locode, name, longitude]) => ({
  ...{ id: id as number, locode: locode as Locode, name: name as string },
  ...{ longitude: longitude as number, latitude: 54, locodes: [], aliases: [], country: 'DE' },
  size: 'small',
}));

const DIRECTORY: PortDirectory = {
  areasNear: () => [],
  ports: PORTS,
  placeAt: (longitude) => {
    const port = PORTS.find((each) => Math.abs(each.longitude - longitude) < 0.01);
    return port && { portId: port.id, berth: null };
  },
  port: (id) => PORTS.find((port) => port.id === id),
  portPosition: () => undefined,
  isOfficialLocode: () => true,
  portsOfLocode: (locode) => PORTS.filter((port) => port.locode === locode),
  clusters: [],
};

/** A planner whose distances are degrees of longitude, at an hour for each tenth of a degree. */
const VOYAGES: VoyagePlanner = {
  offWaterMeters: async () => 0,
  distances: async () => [],
  async plan({ fix, to, nowMs }) {
    const degrees = Math.abs(fix.longitude - to.longitude);
    const etaMs = nowMs + degrees * 10 * HOUR_MS;
    return {
      ...{ status: 'ok', distanceMeters: degrees * 65_000, line: [], passages: [] },
      ...{ etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs, etaPilotMs: null, speedKnots: 10 },
    };
  },
};

/** Half an hour in port, half an hour under way to the other one; two ships at opposite ends. */
function longitudeAt(minute: number, offset: number): number {
  const leg = Math.floor(minute / LEG_MINUTES) + offset;
  const [from, to] = leg % 2 === 0 ? [WEST, EAST] : [EAST, WEST];
  return from + Math.max(0, (minute % LEG_MINUTES) - 30) * ((to - from) / 30);
}

function statics(mmsi: number, imo: Imo, name: string, destination: string | null): StaticReport {
  return {
    ...{ mmsi: mmsi as Mmsi, imo, name, timeMs: NOON_MS, callsign: null, shiptype: 60 },
    ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
    ...{ lengthMeters: 100, widthMeters: 20, draughtMeters: 5, destination, eta: null },
  };
}

function serviceOn(store: Store): MaritimeService {
  const options = optionsFor(store, manualClock(NOON_MS));
  return createMaritimeService({ ...options, ports: DIRECTORY, voyages: VOYAGES });
}

/** A store in which two ships have sailed to and fro, and are under way at the end. */
async function filledStore(
  hours: number = HOURS,
  destination: string | null = 'EASTPORT',
): Promise<Store> {
  const store = createMemoryStore();
  const service = serviceOn(store);
  await service.start();
  await service.ingest({
    statics: [
      statics(FIRST, TANKER, 'ONE', destination),
      statics(SECOND, BULKER, 'OTHER', destination),
    ],
  });
  for (let minute = 0; minute < hours * 60 - 10; minute += 2) {
    await service.ingest({
      positions: [
        report(FIRST, minute, longitudeAt(minute, 0)),
        report(SECOND, minute, longitudeAt(minute, 1)),
      ],
    });
  }
  await service.stop();
  return store;
}

function read(store: Store, voyages: VoyagePlanner = VOYAGES): Promise<OfflinePredictions> {
  return readPredictions({
    ...{ store, voyages, ports: DIRECTORY },
    countryOf: () => ({ a2: 'DE', name: 'Germany' }),
  });
}

let store: Store;
beforeAll(async () => {
  store = await filledStore();
});

describe('predictions of a store', () => {
  it('of a ship have its static data, position, calls, destination and next ports', async () => {
    const predictions = await read(store);
    const outlook = await predictions.ship(TANKER);
    expect(outlook).toMatchObject({
      ship: { name: 'ONE', country: { a2: 'DE' }, destination: 'EASTPORT' },
      fix: { mmsi: FIRST, timeMs: predictions.nowMs },
      destination: { kind: 'ports', candidates: [{ portId: 2 }] },
    });
    // After an odd number of hours the ship has left the east.
    expect(outlook?.calls).toHaveLength(HOURS);
    expect(outlook?.calls[0].port.name).toBe('Eastport');
    const [first] = outlook?.records ?? [];
    expect(first).toMatchObject({ imo: TANKER, locode: 'DEAAA' });
    const degrees = longitudeAt(HOURS * 60 - 12, 0) - WEST;
    expect(first.distanceMeters).toBeCloseTo(degrees * 65_000, 3);
    expect(first.etaMs).toBeCloseTo((predictions.nowMs ?? 0) + degrees * 10 * HOUR_MS, -1);
    expect(await predictions.ship(UNHEARD)).toBeUndefined();
  });

  it('replay a voyage since its last call, as a live service follows it', async () => {
    const from: number[] = [];
    const predictions = await read(store, {
      ...VOYAGES,
      plan(request) {
        from.push(request.fix.longitude);
        return VOYAGES.plan(request);
      },
    });
    await predictions.ship(TANKER);
    expect(from[0]).toBe(EAST);
    expect(from.at(-1)).toBe(longitudeAt(HOURS * 60 - 12, 0));
  });

  it('of a port have the most probable ships, up to the number requested, with names', async () => {
    const predictions = await read(store);
    const west = await predictions.port('DEAAA', 10);
    expect(west).toMatchObject({
      ok: true,
      value: { total: 1, records: [{ imo: TANKER, ship: { name: 'ONE' } }] },
    });
    expect(west.ok && west.value.records[0].etaMs).toBeGreaterThan(predictions.nowMs ?? 0);
    const outlook = await predictions.ship(TANKER);
    expect(outlook?.records[0].distanceMeters).toBeGreaterThan(0);
    expect(await predictions.port('DEZZZ', 10)).toMatchObject({ ok: false });
  });

  it('refer to the newest time that two ships have reached', async () => {
    const ahead = await filledStore();
    const service = serviceOn(ahead);
    await service.start();
    const { nowMs } = await read(ahead);
    await service.ingest({ positions: [report(FIRST, HOURS * 60 + 600, WEST)] });
    await service.stop();
    expect((await read(ahead)).nowMs).toBe(nowMs);
    expect((await read(createMemoryStore())).nowMs).toBeNull();
  });

  it('include the calls since the snapshot was written', async () => {
    // At the snapshot, the other port was the last one that the ship had left.
    const earlier = await (await filledStore(HOURS - 1)).blobs.read(NEXT_PORT_MODEL_KEY);
    const other = await filledStore();
    await other.write([other.blobs.put(NEXT_PORT_MODEL_KEY, earlier!)]);
    expect((await (await read(other)).ship(TANKER))?.records[0].locode).toBe('DEAAA');
  });

  it('are trained on the calls alone if the snapshot is unreadable', async () => {
    const other = await filledStore();
    await other.write([other.blobs.put(NEXT_PORT_MODEL_KEY, new Uint8Array([1, 2, 3]))]);
    expect((await (await read(other)).ship(TANKER))?.records[0].locode).toBe('DEAAA');
  });
});

describe('retraining', () => {
  it('writes the model that a service starts with', async () => {
    const other = await filledStore();
    await other.write([other.blobs.put(NEXT_PORT_MODEL_KEY, new Uint8Array([1, 2, 3]))]);
    const progress: number[] = [];
    const learned = await retrainPredictions({
      ...{ store: other, ports: DIRECTORY, signal: new AbortController().signal },
      onProgress: ({ calls }) => progress.push(calls),
    });
    expect(learned).toEqual({ calls: 2 * HOURS, ships: 2 });
    expect(progress).toEqual([HOURS, 2 * HOURS]);
    const service = serviceOn(other);
    await service.start();
    const [first] = (await service.nextPorts?.listOfShip(TANKER)) ?? [];
    await service.stop();
    expect(first).toMatchObject({ locode: 'DEAAA' });
  });

  it('compares current destinations with no past call', async () => {
    const runs = [null, 'WESTPORT'].map(async (destination) => {
      const other = await filledStore(10, destination);
      const { signal } = new AbortController();
      await retrainPredictions({ store: other, ports: DIRECTORY, signal, onProgress: () => {} });
      return other.blobs.read(NEXT_PORT_MODEL_KEY);
    });
    const [silent, reporting] = await Promise.all(runs);
    expect(reporting).toEqual(silent);
  });

  it('leaves the store unchanged if it is aborted', async () => {
    const before = await store.blobs.read(NEXT_PORT_MODEL_KEY);
    const interruption = new AbortController();
    const relearning = retrainPredictions({
      ...{ store, ports: DIRECTORY, signal: interruption.signal },
      onProgress: () => interruption.abort(new Error('enough')),
    });
    await expect(relearning).rejects.toThrow('enough');
    expect(await store.blobs.read(NEXT_PORT_MODEL_KEY)).toEqual(before);
  });
});
