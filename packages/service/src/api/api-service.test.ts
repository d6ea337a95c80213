import {
  createMemoryStore,
  type ManualClock,
  manualClock,
  type Store,
  StoreError,
} from '@roadstead/contracts';
import type { Mmsi, PositionReport, RejectedFix } from '@roadstead/model';
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { LeaderService } from '../maritime-service.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import {
  ANNA,
  configurationBody,
  FIRST,
  NOON_MS,
  optionsFor,
  pairTogether,
  report,
  SECOND,
  staticReport,
} from '../testing/running-service.ts';

const ALL = { page: 1, size: 100 };
const UNREACHABLE = 'The process that writes cannot be reached';

interface Processes {
  readonly leader: LeaderService;
  readonly api: ApiProcess;
  readonly clock: ManualClock;
  readonly log: readonly string[];
}

/** Starts a leader, and an API process beside it. */
async function start(store: Store = createMemoryStore()): Promise<Processes> {
  const { clock, log, create } = leaderOn(store);
  const [leader, api] = create();
  await leader.start();
  await api.service.start();
  return { leader, api, clock, log };
}

function leaderOn(store: Store, reading: Store = store) {
  const clock = manualClock(NOON_MS);
  const log: string[] = [];
  const options = { ...optionsFor(store, clock), log: (message: string) => void log.push(message) };
  const create = (): readonly [LeaderService, ApiProcess] => {
    const leader = createMaritimeService(options);
    return [leader, createApiProcess(leader, options, reading)];
  };
  return { clock, log, create };
}

/** Returns a store to read by, of which the found documents of a collection are returned when each search is released. */
function withSlowReads(
  store: Store,
  name: string,
): { readonly store: Store; readonly releases: (() => void)[] } {
  const releases: (() => void)[] = [];
  const slow: Store = {
    ...store,
    collection(schema) {
      const collection = store.collection(schema);
      if (schema.name !== name) return collection;
      const find: typeof collection.find = async (...args) => {
        const found = await collection.find(...args);
        await new Promise<void>((resolve) => releases.push(resolve));
        return found;
      };
      return Object.assign(Object.create(collection), { find });
    },
  };
  return { store: slow, releases };
}

it('reads, and refuses writes with the reason, when the leader is gone', async () => {
  const { leader, api } = await start();
  const { service } = api;
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairTogether(0, 60) });
  api.disconnect();
  expect(service.status).toMatchObject({
    state: 'running',
    writeProblem: 'The process that writes cannot be reached',
  });
  expect(await service.ingest({ positions: pairTogether(62, 64) })).toMatchObject({
    error: { code: 'unwritable', detail: 'The process that writes cannot be reached.' },
  });
  const created = service.configurations.create(ANNA, configurationBody());
  await expect(created).rejects.toThrow(StoreError);
  await expect(service.reconcile()).rejects.toMatchObject({ reason: 'unreachable' });
  expect((await service.configurations.list(ANNA)).items).toHaveLength(1);
  expect((await service.events.list(ANNA, ALL)).items).toHaveLength(1);
  expect(await service.tracking.getPosition(FIRST as Mmsi)).toMatchObject({ ok: true });
  await leader.stop();
});

it('stops though usage cannot be sent any more, which it logs', async () => {
  const { api, log } = await start();
  const endpoint = { method: 'GET', path: '/ships' };
  const reserved = await api.service.usage.reserve(ANNA, endpoint, false);
  if (reserved.ok) reserved.value.recordSuccess();
  api.disconnect();
  await api.service.stop();
  expect(api.service.status.state).toBe('stopped');
  expect(log).toContain('A background task failed.');
});

it('rejects its start when the leader is gone before it has run', async () => {
  const { create } = leaderOn(createMemoryStore());
  const [, api] = create();
  const starting = api.service.start();
  api.disconnect();
  await expect(starting).rejects.toMatchObject({ reason: 'unreachable' });
});

it('waits for the leader, and can be aborted', async () => {
  const { create } = leaderOn(createMemoryStore());
  const [leader, api] = create();
  const aborting = new AbortController();
  const starting = api.service.start(aborting.signal);
  aborting.abort(new Error('interrupted'));
  await expect(starting).rejects.toThrow('interrupted');
  expect(leader.status.state).toBe('created');
});

it('shows why a leader that has stopped does not write', async () => {
  const { leader, api } = await start();
  const problems: (string | null)[] = [];
  api.service.status$.subscribe(({ writeProblem }) => problems.push(writeProblem));
  await leader.stop();
  expect([...new Set(problems)]).toEqual([
    null,
    'The process that writes is stopping',
    'The process that writes cannot be reached',
  ]);
  expect(api.service.status.state).toBe('running');
});

it('has each change that it requested before the reply', async () => {
  const { leader, api } = await start();
  const { service } = api;
  const seen: string[] = [];
  service.changes$.subscribe((change) => seen.push(change.type));
  const created = await service.configurations.create(ANNA, configurationBody());
  expect((await service.configurations.list(ANNA)).items).toHaveLength(1);
  await service.ingest({ positions: pairTogether(0, 60), statics: [staticReport(FIRST, NOON_MS)] });
  expect([...new Set(seen)].sort()).toEqual(['configuration', 'event', 'positions']);
  expect(service.status).toMatchObject({ counts: { positionReports: 62, eventsFired: 1 } });
  if (!created.ok) throw new Error(created.error.detail);
  await service.configurations.remove(ANNA, created.value.id);
  expect((await service.configurations.list(ANNA)).items).toEqual([]);
  await leader.stop();
});

it('[T1] finds the ship of a name that was heard last, also by static reports that only repeat what is known', async () => {
  const { leader, api } = await start();
  const repeat = async (mmsi: number, timeMs: number): Promise<void> => {
    await leader.ingest({ statics: [{ ...staticReport(mmsi, timeMs), name: 'ALPHA' }] });
    await api.caughtUp();
  };
  const found = () => api.service.tracking.findShip({ name: 'ALPHA' });
  await repeat(FIRST, NOON_MS - 3);
  await repeat(SECOND, NOON_MS - 2);
  expect(await found()).toMatchObject({ value: { mmsi: SECOND } });
  await repeat(FIRST, NOON_MS - 1);
  expect(await found()).toMatchObject({ value: { mmsi: FIRST } });
  await repeat(SECOND, NOON_MS);
  expect(await found()).toMatchObject({ value: { mmsi: SECOND } });
  await leader.stop();
});

it('follows configurations and static data that others changed', async () => {
  const { leader, api } = await start();
  const { service } = api;
  expect(await service.tracking.search('alpha', 1)).toMatchObject({ ships: [] });
  await leader.configurations.create(ANNA, configurationBody());
  await leader.ingest({ statics: [{ ...staticReport(FIRST, NOON_MS), name: 'ALPHA' }] });
  await api.caughtUp();
  expect((await service.configurations.list(ANNA)).items).toHaveLength(1);
  expect(await service.tracking.search('alpha', 1)).toMatchObject({ ships: [{ name: 'ALPHA' }] });
  expect(service.tracking.getShiptype(FIRST as Mmsi)).toBe(80);
  await leader.stop();
});

it('has what changed while it read its state', async () => {
  const store = createMemoryStore();
  const slow = withSlowReads(store, 'configurations');
  const [leader, api] = leaderOn(store, slow.store).create();
  await leader.start();
  await leader.configurations.create(ANNA, configurationBody());
  const starting = api.service.start();
  await api.caughtUp();
  await leader.configurations.create(ANNA, configurationBody());
  await leader.configurations.remove(ANNA, 1);
  await api.caughtUp();
  slow.releases[0]!();
  await starting;
  const { items } = await api.service.configurations.list(ANNA);
  expect(items.map(({ id }) => id)).toEqual([2]);
  await leader.stop();
});

it('has what changed while it read its state for two connections, one after the other', async () => {
  const store = createMemoryStore();
  const slow = withSlowReads(store, 'configurations');
  const [leader, api] = leaderOn(store, slow.store).create();
  await leader.start();
  const starting = api.service.start();
  await expect.poll(() => slow.releases.length).toBe(1);
  slow.releases[0]!();
  await starting;
  api.connect();
  api.connect();
  await api.caughtUp();
  slow.releases[1]!();
  await expect.poll(() => slow.releases.length).toBe(3);
  slow.releases[2]!();
  await api.caughtUp();
  await leader.configurations.create(ANNA, configurationBody());
  await api.caughtUp();
  for (const release of slow.releases) release();
  await api.caughtUp();
  expect((await api.service.configurations.list(ANNA)).items).toHaveLength(1);
  await leader.stop();
});

it('[D10] reads a position again of which older reports have come', async () => {
  const { leader, api } = await start();
  const { service } = api;
  const positionOf = async (): Promise<unknown> => {
    const found = await service.tracking.getPosition(FIRST as Mmsi);
    return found.ok && found.value.longitude;
  };
  // Without reports in between, the newest one could be a jump.
  await leader.ingest({ positions: pairTogether(0, 10) });
  expect(await positionOf()).toBe(10);
  await leader.ingest({ positions: [report(FIRST, 60, 14), report(SECOND, 60, 14)] });
  const before = await positionOf();
  const between = [20, 30, 40, 50].map((minute) => report(FIRST, minute, 14));
  await leader.ingest({ positions: between });
  await api.caughtUp();
  const now = await positionOf();
  expect(now).toBe(
    await leader.tracking.getPosition(FIRST as Mmsi).then((one) => one.ok && one.value.longitude),
  );
  expect(before).not.toBe(now);
  await leader.stop();
});

it('[V10] ends credentials that another process has changed', async () => {
  const { leader, api } = await start();
  const { identity } = api.service;
  await identity.createUser('dora', 'first password', []);
  const key = await identity.createKey('dora');
  if (!key.ok) throw new Error(key.error.detail);
  const revoked: string[] = [];
  identity.revocations$.subscribe((uuid) => revoked.push(uuid));
  expect(await identity.authenticate('dora', 'first password')).toMatchObject({ name: 'dora' });
  expect(await identity.authenticateKey(key.value.secret)).toMatchObject({ name: 'dora' });
  await leader.identity.setPassword('dora', 'other password');
  await leader.identity.revokeKey(key.value.id);
  await api.caughtUp();
  expect(await identity.recognise('dora', 'first password')).toBeUndefined();
  expect(await identity.authenticate('dora', 'first password')).toBeUndefined();
  expect(await identity.recogniseKey(key.value.secret)).toBeUndefined();
  expect(revoked).toHaveLength(2);
  const session = await identity.sessions.open('dora', 'other password');
  await leader.identity.sessions.end(session?.id ?? '');
  await api.caughtUp();
  expect(revoked).toHaveLength(3);
  expect(await identity.sessions.find(session?.secret ?? '')).toBeUndefined();
  await leader.stop();
});

it('[V10] ends a credential before the reply to its own change', async () => {
  const { leader, api } = await start();
  const { identity } = api.service;
  await identity.createUser('dora', 'first password', []);
  expect(await identity.authenticate('dora', 'first password')).toBeDefined();
  await identity.setPassword('dora', 'other password');
  expect(await identity.recognise('dora', 'first password')).toBeUndefined();
  await leader.stop();
});

it('[D10] names rejected reports of its earlier batches as the caller knows them', async () => {
  const { leader, api } = await start();
  const { service } = api;
  const rejected: RejectedFix[] = [];
  service.rejected$.subscribe((each) => rejected.push(each as RejectedFix));
  const jump = report(FIRST, 12, 14);
  const first = await service.ingest({
    positions: [{ ...report(FIRST, 0), sog: 'fast' } as never, ...pairTogether(0, 10), jump],
  });
  if (!first.ok) throw new Error(first.error.detail);
  const { positions } = first.value;
  expect(positions[0]).toBeNull();
  const second = await service.ingest({ positions: pairTogether(14, 20) });
  if (!second.ok) throw new Error(second.error.detail);
  expect(second.value.rejectedEarlier).toMatchObject([{ reason: 'jump' }]);
  expect(second.value.rejectedEarlier[0]?.report).toBe(positions.at(-1));
  expect(rejected).toMatchObject([{ reason: 'jump', report: { mmsi: FIRST } }]);
  await leader.stop();
});

it('[L14] receives the rejected reports of a batch in one message', async () => {
  const { leader, api } = await start();
  const received: unknown[] = [];
  api.service.rejected$.subscribe((each) => received.push(each));
  const sent: { readonly published?: { readonly kind: string } }[] = [];
  leader.connect({
    messages$: NEVER,
    send: (message) => sent.push(message as (typeof sent)[number]),
    close: () => undefined,
  });
  const jumps = [FIRST, FIRST + 1, FIRST + 2].flatMap((mmsi) =>
    [0, 2, 4, 6].map((minute) => report(mmsi, minute, minute === 4 ? 14 : 10)),
  );
  await api.service.ingest({ positions: jumps });
  await api.service.ingest({ positions: pairTogether(8, 20) });
  expect(received.length).toBeGreaterThan(5);
  const messages = sent.filter(({ published }) => published?.kind === 'rejected');
  expect(messages.length).toBeLessThanOrEqual(2);
  await leader.stop();
});

it('rejects a batch that cannot be copied, as malformed', async () => {
  const { leader, api } = await start();
  const positions = [{ ...report(FIRST, 0), extra: () => 0 }];
  expect(await api.service.ingest({ positions })).toMatchObject({ error: { code: 'malformed' } });
  await leader.stop();
});

/** The options of bytes in JSON lines. */
const NDJSON = { format: 'ndjson', columns: {}, jsonDepthMax: 64, rejectedMax: 10 } as const;

function lineOf({ mmsi, timeMs, longitude, latitude }: PositionReport): string {
  return `${JSON.stringify({ mmsi, timestamp: timeMs, longitude, latitude })}\n`;
}

it('[L15] has the leader parse bytes, and ingest the lines before an abort', async () => {
  const { api, leader } = await start();
  const formats: string[] = [];
  const ingestBytes = leader.ingestBytes.bind(leader);
  leader.ingestBytes = (options) => {
    formats.push(options.format);
    return ingestBytes(options);
  };
  const text = lineOf(report(FIRST, 0)) + lineOf(report(SECOND, 1)) + lineOf(report(FIRST, 2));
  const bytes = new TextEncoder().encode(`no record\n${text}`.slice(0, -1));
  const ingested = api.service.ingestBytes(NDJSON);
  expect(await ingested.write(bytes)).toBe(true);
  // The buffer of the chunk is not transferred.
  expect(bytes.length).toBeGreaterThan(0);
  expect(await ingested.abort()).toMatchObject({
    accepted: 2,
    rejected: [{ line: 1 }],
    error: null,
  });
  expect(formats).toEqual(['ndjson']);
  await api.service.stop();
  await leader.stop();
});

it('[L15] ends bytes whose leader is gone, and the leader stores what had arrived', async () => {
  const { api, leader } = await start();
  const ingested = api.service.ingestBytes(NDJSON);
  await ingested.write(new TextEncoder().encode(lineOf(report(FIRST, 0))));
  api.disconnect();
  await expect(ingested.end()).rejects.toThrow(new StoreError(UNREACHABLE, 'unreachable'));
  await expect.poll(() => leader.status.counts.positionReports).toBe(1);
  const refused = api.service.ingestBytes(NDJSON);
  await refused.write(new TextEncoder().encode(lineOf(report(FIRST, 1))));
  expect(await refused.end()).toMatchObject({ accepted: 0, error: { code: 'unwritable' } });
  await api.service.stop();
  await leader.stop();
});
