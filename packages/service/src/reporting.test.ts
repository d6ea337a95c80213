import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Caller, Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import { PortCallLog } from './port-call-log.ts';
import type { MaritimeService } from './service.ts';
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
} from './testing/running-service.ts';

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
  asked: object,
  caller: Caller = ANNA,
): Promise<number> {
  const id = await service.reporting.request(caller, type, asked);
  if (!id.ok) throw new Error(JSON.stringify(id.failure));
  return id.value;
}

async function recordsOf(
  service: MaritimeService,
  type: string,
  id: number,
): Promise<readonly Record<string, unknown>[]> {
  const state = async (): Promise<unknown> => {
    const status = await service.reporting.status(CHIEF, id);
    return status.ok && status.value.state;
  };
  await expect.poll(state, { interval: 1 }).toBe('finished');
  const result = await service.reporting.result(CHIEF, type, id);
  if (!result.ok || result.value.state !== 'finished') throw new Error('There is no result.');
  return JSON.parse(result.value.recordsJson);
}

async function make(
  service: MaritimeService,
  type: string,
  asked: object,
  caller: Caller = ANNA,
): Promise<readonly Record<string, unknown>[]> {
  return recordsOf(service, type, await idOf(service, type, asked, caller));
}

/** A ship that sails eastward along 54° north at 12 knots, a report each ten minutes. */
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
  it('tells of tracks, late reports among them, without jumps', async () => {
    const { service } = await startService();
    const reports = [...sailing(FIRST, 2)];
    const late = reports.splice(3, 1);
    const jump = { ...report(FIRST, 35, 30), navStatus: 0 };
    await service.ingest([...reports, ...sailing(SECOND, 2)]);
    const taken = await service.ingest([...late, jump]);
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

  it('tells where a ship lay at anchor, and nothing of the way to where a track starts anew', async () => {
    const { service } = await startService();
    const lying = [0, 10, 20].map((minute) => report(FIRST, minute));
    // Three that agree are the truth (D10): the ship was elsewhere.
    const elsewhere = [30, 40, 50, 60].map((minute) => report(FIRST, minute, 60));
    await service.ingest([...lying, ...elsewhere]);
    const [record] = await make(service, 'multiship', body(0, 1));
    expect(record).toMatchObject({
      fixes: 4,
      at_anchor_seconds: 30 * 60,
      silent_seconds: 30 * 60,
      distance: 0,
    });
  });

  it('tells of ships alone, of what they said of themselves', async () => {
    const { service } = await startService();
    const station = 2_110_001;
    await service.ingest([
      ...sailing(FIRST, 1),
      ...sailing(station, 1),
      { ...SAID_NOTHING, name: 'ARCO AVON' },
    ]);
    const passages = await make(service, 'passageline', body(0, 3, { shape: LINE }));
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({ left: false, ship: { mmsi: FIRST, name: 'ARCO AVON' } });
  });

  it('tells of the events that who asked may see', async () => {
    const { service } = await startService();
    await service.sts.createConfiguration(ANNA, configurationBody());
    await service.ingest(pairTogether(0, 120));
    const eventsFor = async (
      caller: Caller,
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
    await service.ingest(pairApart(122, 180));
    expect(await eventsFor(ANNA, 4, 5)).toHaveLength(0);
  });

  it('tells of port calls of which a part lies in the period', async () => {
    const { service, store } = await startService();
    await service.ingest(sailing(FIRST, 3));
    const log = new PortCallLog(store, (id) => ({ id, locode: null, name: 'A port' }));
    const call = (fromHour: number, toHour: number | null): Parameters<typeof log.enter>[0][0] => ({
      mmsi: FIRST as Mmsi,
      portId: 1,
      ataMs: NOON_MS + fromHour * HOUR_MS,
      atdMs: toHour === null ? null : NOON_MS + toHour * HOUR_MS,
      berths: [],
    });
    await store.write(
      log.enter([call(-9, -5), call(-4, 0), call(1, 2), call(3, 4), call(5, null)]),
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

  it('knows jumps also where nothing was heard of the ship on the day before', async () => {
    const { service } = await startService();
    const before = [660, 670, 680].map((minute) => report(FIRST, minute));
    // Two days later, so early that it cannot have come there.
    const jump = report(FIRST, 37 * 60 + 10, 130);
    const after = [20, 30].map((minute) => report(FIRST, 37 * 60 + minute));
    await service.ingest([...before, jump, ...after]);
    const [record] = await make(service, 'multiship', body(37, 38));
    expect(record).toMatchObject({ fixes: 2, first_position: { coordinates: { 0: 10 } } });
  });

  it('says the same of a period as of its parts, where two ships send under one MMSI', async () => {
    const { service } = await startService();
    const both = sailing(FIRST, 48).flatMap((fix) => [
      fix,
      { ...fix, timeMs: fix.timeMs + 1000, latitude: 20 },
    ]);
    await service.ingest(both);
    const fixesIn = async (fromHour: number, toHour: number): Promise<number> =>
      Number((await make(service, 'multiship', body(fromHour, toHour)))[0]?.['fixes']);
    // Just before the other ship was heard: it is the first in what is read of that period.
    const cut = 20 + 0.5 / 3600;
    const parts = [await fixesIn(0, cut), await fixesIn(cut, 36.5), await fixesIn(36.5, 50)];
    expect(await fixesIn(0, 50)).toBe(6 * 48 + 1);
    expect(parts.reduce((sum, each) => sum + each)).toBe(6 * 48 + 1);
  });
});

describe('[V14] after a restart', () => {
  const clock = manualClock(NOON_MS);

  /** The next service over a store, whatever became of the one before. */
  async function again(store: Store, options: object = {}): Promise<MaritimeService> {
    const service = createMaritimeService({ ...optionsFor(store, clock), ...options });
    await service.start();
    return service;
  }
  it('a report that a stop broke off is made', async () => {
    const store = createMemoryStore();
    const service = await again(store, { reportRunner: neverDone });
    await service.ingest(sailing(FIRST, 1));
    const id = await idOf(service, 'multiship', body(0, 3));
    await service.stop();
    const stopped = await service.reporting.status(ANNA, id);
    expect(stopped).toMatchObject({ ok: true, value: { state: 'queued' } });
    const records = await recordsOf(await again(store), 'multiship', id);
    expect(records).toHaveLength(1);
  });

  it('a result is there still', async () => {
    const store = createMemoryStore();
    const service = await again(store);
    const id = await idOf(service, 'multiship', body(0, 3));
    const before = await recordsOf(service, 'multiship', id);
    await service.stop();
    expect(await recordsOf(await again(store), 'multiship', id)).toEqual(before);
  });
});

/** Makes no report until it is broken off. */
async function* neverDone(
  _: unknown,
  { signal }: { readonly signal?: AbortSignal },
): AsyncGenerator<never, void, undefined> {
  yield await new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
