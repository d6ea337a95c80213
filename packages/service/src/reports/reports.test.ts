import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport, Principal, StaticReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import {
  ANNA,
  BERT,
  CHIEF,
  configurationBody,
  FIRST,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  report,
  SECOND,
  startService,
} from '../testing/running-service.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';

const HOUR_MS = 3_600_000;

function body(fromHour: number, toHour: number, more: object = {}): object {
  const [begin, end] = [fromHour, toHour].map((hour) =>
    new Date(NOON_MS + hour * HOUR_MS).toISOString(),
  );
  return { name: 'A report', begin, end, ships: [String(FIRST)], ...more };
}

async function idOf(
  service: MaritimeService,
  type: string,
  request: object,
  caller: Principal = ANNA,
): Promise<number> {
  const id = await service.reports.request(caller, type, request);
  if (!id.ok) throw new Error(JSON.stringify(id.error));
  return id.value;
}

async function recordsOf(
  service: MaritimeService,
  type: string,
  id: number,
): Promise<readonly Record<string, unknown>[]> {
  const state = async (): Promise<unknown> => {
    const status = await service.reports.getStatus(CHIEF, id);
    return status.ok && status.value.state;
  };
  await expect.poll(state, { interval: 1 }).toBe('finished');
  const result = await service.reports.getResult(CHIEF, type, id);
  if (!result.ok || result.value.state !== 'finished') throw new Error('There is no result.');
  return JSON.parse(result.value.recordsJson);
}

async function make(
  service: MaritimeService,
  type: string,
  request: object,
  caller: Principal = ANNA,
): Promise<readonly Record<string, unknown>[]> {
  return recordsOf(service, type, await idOf(service, type, request, caller));
}

/** A ship that sails east along 54° north at 12 knots, with a report every ten minutes. */
function sailing(mmsi: number, hours: number): readonly PositionReport[] {
  return Array.from({ length: 6 * hours + 1 }, (_, i) => ({
    ...report(mmsi, 10 * i, 8 + i * 0.0567),
    sog: 12,
    cog: 90,
    navStatus: 0,
  }));
}

const SAID_NOTHING: StaticReport = {
  ...{ mmsi: FIRST as Mmsi, timeMs: NOON_MS, imo: null, name: null, callsign: null },
  ...{ shiptype: null, lengthMeters: null, widthMeters: null, draughtMeters: null },
  ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
  ...{ destination: null, eta: null },
};

const LINE = { type: 'LineString', coordinates: [8.2, 8.2].map((x, i) => [x, 53 + 2 * i]) };

describe('[V14] a report', () => {
  it('covers tracks, late reports included, without jumps', async () => {
    const { service } = await startService();
    const reports = [...sailing(FIRST, 2)];
    const late = reports.splice(3, 1);
    const jump = { ...report(FIRST, 35, 30), navStatus: 0 };
    await service.ingest({ positions: [...reports, ...sailing(SECOND, 2)] });
    const taken = await service.ingest({ positions: [...late, jump] });
    expect(taken).toMatchObject({ ok: true, value: { late: 2 } });
    const [record] = await make(service, 'multiship', body(0, 3));
    expect(record).toMatchObject({
      ship: { mmsi: FIRST, name: null, country: null },
      fixes: 13,
      under_way_seconds: 7200,
      silent_seconds: 3600,
      max_speed: 12,
      first_position: { coordinates: [8, 54, '2026-06-01T12:00:00Z', 90, 12] },
    });
  });

  it('covers time at anchor, and not the gap before a track restarts', async () => {
    const { service } = await startService();
    const lying = [0, 10, 20].map((minute) => ({ ...report(FIRST, minute), navStatus: 1 }));
    // Three consistent reports win (D10): the ship was elsewhere.
    const elsewhere = [30, 40, 50, 60].map((minute) => ({
      ...report(FIRST, minute, 60),
      navStatus: 1,
    }));
    await service.ingest({ positions: [...lying, ...elsewhere] });
    const [record] = await make(service, 'multiship', body(0, 1));
    expect(record).toMatchObject({
      fixes: 4,
      at_anchor_seconds: 30 * 60,
      silent_seconds: 30 * 60,
      distance: 0,
    });
  });

  it('covers ships only, with their static data', async () => {
    const { service } = await startService();
    const station = 2_110_001;
    await service.ingest({
      positions: [...sailing(FIRST, 1), ...sailing(station, 1)],
      statics: [{ ...SAID_NOTHING, name: 'ARCO AVON' }],
    });
    const passages = await make(service, 'passageline', body(0, 3, { shape: LINE }));
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({ left: false, ship: { mmsi: FIRST, name: 'ARCO AVON' } });
  });

  it('covers the events that the caller can read', async () => {
    const { service } = await startService();
    await service.configurations.create(ANNA, configurationBody());
    await service.ingest({ positions: pairTogether(0, 120) });
    const eventsFor = async (
      caller: Principal,
      fromHour: number,
      toHour: number,
    ): Promise<unknown> => {
      const [record] = await make(service, 'multiship', body(fromHour, toHour), caller);
      return record?.['s2s_events'];
    };
    expect(await eventsFor(ANNA, 0, 3)).toHaveLength(1);
    expect(await eventsFor(CHIEF, 1, 3)).toHaveLength(1);
    expect(await eventsFor(BERT, 0, 3)).toHaveLength(0);
    expect(await eventsFor(ANNA, -3, 0)).toHaveLength(0);
    expect(await eventsFor(ANNA, 4, 5)).toHaveLength(1);
    await service.ingest({ positions: pairApart(122, 180) });
    expect(await eventsFor(ANNA, 4, 5)).toHaveLength(0);
  });

  it('covers port calls that overlap the period', async () => {
    const { service, store } = await startService();
    await service.ingest({ positions: sailing(FIRST, 3) });
    const log = new PortCallLog(store, (id) => ({ id, locode: null, name: 'A port' }));
    const call = (
      fromHour: number,
      toHour: number | null,
    ): Parameters<typeof log.prepare>[0][0] => {
      const ataMs = NOON_MS + fromHour * HOUR_MS;
      const atdMs = toHour === null ? null : NOON_MS + toHour * HOUR_MS;
      const times = { beginMs: ataMs, ataMs, endMs: atdMs, atdMs };
      return { mmsi: FIRST as Mmsi, portId: 1, ...times, berths: [] };
    };
    await store.write(
      log.prepare([call(-9, -5), call(-4, 0), call(1, 2), call(3, 4), call(5, null)]).operations,
    );
    const callsIn = async (fromHour: number, toHour: number): Promise<readonly unknown[]> => {
      const records = await make(service, 'portcalls', body(fromHour, toHour));
      return records.map(({ ata }) => (Date.parse(String(ata)) - NOON_MS) / HOUR_MS);
    };
    expect(await callsIn(-1, 3)).toEqual([-4, 1]);
    expect(await callsIn(0, 5)).toEqual([1, 3]);
    expect(await callsIn(1.5, 9)).toEqual([1, 3, 5]);
    expect(await callsIn(20, 30)).toEqual([5]);
    const [{ position } = {}] = await make(service, 'portcalls', body(1.5, 2.5));
    expect(position).toMatchObject({ coordinates: { 2: '2026-06-01T13:00:00Z' } });
  });

  it('excludes jumps also if the ship was silent on the day before', async () => {
    const { service } = await startService();
    const before = [660, 670, 680].map((minute) => report(FIRST, minute));
    // Two days later, too early for the ship to have sailed there.
    const jump = report(FIRST, 37 * 60 + 10, 130);
    const after = [20, 30].map((minute) => report(FIRST, 37 * 60 + minute));
    await service.ingest({ positions: [...before, jump, ...after] });
    const [record] = await make(service, 'multiship', body(37, 38));
    expect(record).toMatchObject({ fixes: 2, first_position: { coordinates: { 0: 10 } } });
  });

  it('of a period equals the sum of its parts if two ships send under one MMSI', async () => {
    const { service } = await startService();
    const both = sailing(FIRST, 48).flatMap((fix) => [
      fix,
      { ...fix, timeMs: fix.timeMs + 1000, latitude: 20 },
    ]);
    await service.ingest({ positions: both });
    const fixesIn = async (fromHour: number, toHour: number): Promise<number> =>
      Number((await make(service, 'multiship', body(fromHour, toHour)))[0]?.['fixes']);
    // Just before a report of the other ship, which is then the first that is read for that period.
    const cut = 20 + 0.5 / 3600;
    const parts = [await fixesIn(0, cut), await fixesIn(cut, 36.5), await fixesIn(36.5, 50)];
    expect(await fixesIn(0, 50)).toBe(6 * 48 + 1);
    expect(parts.reduce((sum, each) => sum + each)).toBe(6 * 48 + 1);
  });
});

describe('[V14] after a restart', () => {
  const clock = manualClock(NOON_MS);

  /** Starts another service on a store. */
  async function again(store: Store, options: object = {}): Promise<MaritimeService> {
    const service = createMaritimeService({ ...optionsFor(store, clock), ...options });
    await service.start();
    return service;
  }
  it('a report that a stop aborted is computed', async () => {
    const store = createMemoryStore();
    const service = await again(store, { reportRunner: neverDone });
    await service.ingest({ positions: sailing(FIRST, 1) });
    const id = await idOf(service, 'multiship', body(0, 3));
    await service.stop();
    const stopped = await service.reports.getStatus(ANNA, id);
    expect(stopped).toMatchObject({ ok: true, value: { state: 'queued' } });
    const records = await recordsOf(await again(store), 'multiship', id);
    expect(records).toHaveLength(1);
  });

  it('a result is still available', async () => {
    const store = createMemoryStore();
    const service = await again(store);
    const id = await idOf(service, 'multiship', body(0, 3));
    const before = await recordsOf(service, 'multiship', id);
    await service.stop();
    expect(await recordsOf(await again(store), 'multiship', id)).toEqual(before);
  });
});

/** A runner that computes nothing until it is aborted. */
async function* neverDone(
  _: unknown,
  { signal }: { readonly signal?: AbortSignal },
): AsyncGenerator<never, void, undefined> {
  yield await new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
