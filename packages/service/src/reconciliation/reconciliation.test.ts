import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { EventChange, StoredEvent } from '../sts/events.ts';
import { mortalStore } from '../testing/mortal-store.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  FILTERED,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  report,
  SECOND,
  SURROUNDINGS,
  staticReport,
} from '../testing/running-service.ts';
import { PORT_DIRECTORY } from '../testing/seeded-fleet.ts';

/** Ships far away, which advance event time. */
const OTHERS = [211_000_008, 211_000_009];

function others(minute: number): readonly PositionReport[] {
  return OTHERS.map((mmsi, i) => report(mmsi, minute, 12 + i));
}

/** The pair's reports at a minute: 65 m apart, or 10 km. */
function pair(minute: number, isTogether = true): readonly PositionReport[] {
  return [report(FIRST, minute), report(SECOND, minute, isTogether ? 10.001 : 10.15)];
}

interface Run {
  readonly service: MaritimeService;
  readonly changes: EventChange[];
}

async function begin(
  store: Store = createMemoryStore(),
  change: object = {},
  options: Partial<ServiceOptions> = {},
): Promise<Run> {
  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    surroundings: async () => SURROUNDINGS,
    ...options,
  });
  await service.start();
  await service.configurations.create(ANNA, configurationBody(change));
  const changes: EventChange[] = [];
  service.events$.subscribe((change) => changes.push(change));
  return { service, changes };
}

async function eventsOf(service: MaritimeService): Promise<readonly StoredEvent[]> {
  return (await service.events.list(CHIEF, { page: 1, size: 100 })).items.toReversed();
}

/** Ingests the reports of each minute, without those that are late. */
async function ingest(
  { service }: Run,
  fromMinute: number,
  toMinute: number,
  reportsAt: (minute: number) => readonly PositionReport[],
  isLate: (report: PositionReport) => boolean = () => false,
): Promise<readonly PositionReport[]> {
  const late: PositionReport[] = [];
  for (let minute = fromMinute; minute <= toMinute; minute += 2) {
    const reports = [...reportsAt(minute), ...others(minute)];
    late.push(...reports.filter(isLate));
    await service.ingest({ positions: reports.filter((each) => !isLate(each)) });
  }
  return late;
}

function minuteOf(ms: number | null): number | null {
  return ms === null ? null : (ms - NOON_MS) / MINUTE_MS;
}

function minutesOf(event: StoredEvent | undefined): readonly (number | null)[] {
  if (!event) return [];
  const { activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
  return [activationTimeMs, firedTimeMs, deactivationTimeMs].map(minuteOf);
}

/** A pair that is together from minute 0 to 100, and the reports of the second ship up to a minute, which are late. */
async function ingestWithLateBegin(run: Run, lateTo: number, toMinute: number): Promise<void> {
  const isLate = ({ mmsi, timeMs }: PositionReport): boolean =>
    mmsi === SECOND && timeMs < NOON_MS + lateTo * MINUTE_MS;
  const late = await ingest(run, 0, toMinute, (minute) => pair(minute), isLate);
  await run.service.ingest({ positions: late });
  await run.service.reconcile();
}

describe('late reports', () => {
  it('[V24] of one ship, all of them, show an event that was missed', async () => {
    const run = await begin();
    const isLate = ({ mmsi }: PositionReport): boolean => mmsi === SECOND;
    const late = await ingest(run, 0, 120, (minute) => pair(minute, minute < 60), isLate);
    expect(await eventsOf(run.service)).toEqual([]);
    await run.service.ingest({ positions: late });
    await run.service.reconcile();
    const [event, ...more] = await eventsOf(run.service);
    expect(more).toEqual([]);
    expect(minutesOf(event).slice(0, 2)).toEqual([0, 30]);
    expect(event?.reconciliation).toMatchObject({ state: 'found', before: null, isLive: false });
    expect(run.changes.map(({ kind }) => kind)).toEqual(['found']);
    expect(run.service.status.reconciliation).toMatchObject({ eventsFound: 1, shipsWaiting: 0 });
  });

  it('[L23] correct the begin of a current event, which keeps its id and uuid, and takes its end from the live detector', async () => {
    const run = await begin();
    await ingestWithLateBegin(run, 20, 70);
    const [corrected] = await eventsOf(run.service);
    expect(minutesOf(corrected)).toEqual([0, 30, null]);
    const { event: fired } = run.changes[0]!;
    expect(corrected).toMatchObject({ id: fired.id, uuid: fired.uuid });
    expect(minutesOf(fired)[0]).toBe(20);
    expect(corrected?.reconciliation).toMatchObject({ state: 'corrected', isLive: true });
    expect(corrected?.reconciliation?.before).toMatchObject({
      activationTimeMs: fired.activationTimeMs,
      deactivationTimeMs: null,
    });
    await ingest(run, 72, 90, (minute) => pair(minute, false));
    expect(run.changes.map(({ kind }) => kind)).toEqual(['fired', 'corrected', 'ended']);
    const [ended, ...more] = await eventsOf(run.service);
    expect(more).toEqual([]);
    expect([minutesOf(ended)[0], ended?.reconciliation?.isLive]).toEqual([0, false]);
    expect(minutesOf(ended)[2]).toBeCloseTo(70, 0);
  });

  it('[L23] show an event before the live detector fires it: it is one event', async () => {
    const run = await begin();
    await ingestWithLateBegin(run, 40, 50);
    expect((await eventsOf(run.service)).map(minutesOf)).toEqual([[0, 30, null]]);
    await ingest(run, 52, 80, (minute) => pair(minute));
    await ingest(run, 82, 100, (minute) => pair(minute, false));
    expect(run.changes.map(({ kind }) => kind)).toEqual(['found', 'ended']);
    const [event, ...more] = await eventsOf(run.service);
    expect(more).toEqual([]);
    expect(minutesOf(event).slice(0, 2)).toEqual([0, 30]);
    expect(minutesOf(event)[2]).toBeCloseTo(80, 0);
  });

  it('[L23] retract a current event: it stays readable, and is not current', async () => {
    const run = await begin();
    // 1.3 km apart from minute 12 to 20, between two reports that are 12 minutes apart.
    const reportsAt = (minute: number): readonly PositionReport[] =>
      minute > 10 && minute < 22
        ? [report(FIRST, minute), report(SECOND, minute, 10.02)]
        : pair(minute);
    const isLate = ({ longitude }: PositionReport): boolean => longitude === 10.02;
    const late = await ingest(run, 0, 34, reportsAt, isLate);
    expect((await eventsOf(run.service)).map(minutesOf)).toEqual([[0, 30, null]]);
    await run.service.ingest({ positions: late });
    await run.service.reconcile();
    const [retracted] = await eventsOf(run.service);
    expect(retracted?.reconciliation).toMatchObject({ state: 'retracted', replacedBy: null });
    const current = async (): Promise<number> =>
      (await run.service.events.listCurrent(CHIEF, { page: 1, size: 10 })).total;
    expect(await current()).toBe(0);
    await ingest(run, 36, 60, (minute) => pair(minute, minute < 38));
    expect(run.changes.map(({ kind }) => kind)).toEqual(['fired', 'retracted']);
    expect(await eventsOf(run.service)).toMatchObject([
      { reconciliation: { state: 'retracted', isLive: false } },
    ]);
  });

  it('[V24] show a port call that was missed, when it has ended', async () => {
    const run = await begin(createMemoryStore(), {}, { ports: PORT_DIRECTORY });
    // From 13 km west into the port for an hour, then 13 km east.
    const reportsAt = (minute: number): readonly PositionReport[] => [
      report(
        FIRST,
        minute,
        10 + Math.sign(minute - 70) * 0.005 * Math.max(0, Math.abs(minute - 70) - 30),
      ),
    ];
    const late = await ingest(run, 0, 180, reportsAt, ({ mmsi }) => mmsi === FIRST);
    await run.service.ingest({ positions: late });
    await run.service.reconcile();
    const calls = await run.service.tracking.listPortCalls(FIRST as Mmsi);
    expect(calls).toMatchObject({
      value: [{ ataMs: NOON_MS + 40 * MINUTE_MS, port: { locode: 'DEHAM' } }],
    });
    expect(run.service.status.reconciliation.portCallsChanged).toBe(1);
    await run.service.reconcile();
    expect(run.service.status.reconciliation.portCallsChanged).toBe(1);
  });

  it('[V24] that are too old are counted', async () => {
    const run = await begin();
    const days = 18 * 24 * 60;
    await ingest(run, 0, 4, () => []);
    await ingest(run, days, days + 4, () => []);
    await run.service.ingest({ positions: pair(0) });
    await run.service.reconcile();
    expect(run.service.status.reconciliation).toMatchObject({ periodsTooOld: 2, shipsWaiting: 0 });
  });

  it('[V24] are reconciled after a kill', async () => {
    const memory = createMemoryStore();
    const life = mortalStore(memory);
    const run = await begin(life.store);
    const isLate = ({ mmsi }: PositionReport): boolean => mmsi === SECOND;
    const late = await ingest(run, 0, 60, (minute) => pair(minute), isLate);
    await run.service.ingest({ positions: late });
    life.kill();
    const service = createMaritimeService(optionsFor(memory, manualClock(NOON_MS)));
    await service.start();
    await service.reconcile();
    expect((await eventsOf(service)).map(minutesOf)).toEqual([[0, 30, null]]);
    await service.stop();
  });

  it('[F10] a late static report changes nothing before it was received, also where late reports are reconciled', async () => {
    const run = await begin(createMemoryStore(), FILTERED);
    const isLate = ({ mmsi, timeMs }: PositionReport): boolean =>
      mmsi === SECOND && timeMs === NOON_MS + 10 * MINUTE_MS;
    const late = await ingest(run, 0, 60, (minute) => pair(minute).map(atSea), isLate);
    await run.service.ingest({
      positions: late,
      statics: [FIRST, SECOND].map((mmsi) => staticReport(mmsi, NOON_MS)),
    });
    await ingest(run, 62, 80, (minute) => pair(minute).map(atSea));
    await run.service.reconcile();
    const [event] = await eventsOf(run.service);
    expect(minutesOf(event)).toEqual([0, 60, null]);
  });
});

/** West of 10.05° E the shore is too near for the filters. */
function atSea(each: PositionReport): PositionReport {
  return { ...each, longitude: each.longitude + 0.1 };
}
