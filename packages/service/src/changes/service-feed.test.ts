import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { firstValueFrom, take, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import { differencesFromFeed, readWholeFeed } from '../testing/folded-feed.ts';
import { mortalStore } from '../testing/mortal-store.ts';
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
} from '../testing/running-service.ts';
import type { ChangePage, ChangePageQuery } from './service-feed.ts';

async function start(
  store: Store = createMemoryStore(),
  change: Partial<ServiceOptions> = {},
): Promise<MaritimeService> {
  const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), ...change });
  await service.start();
  return service;
}

/** Ingests an encounter with its end, under a configuration of Anna. */
async function transfer(service: MaritimeService): Promise<void> {
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairTogether(0, 40) });
  await service.ingest({ positions: pairApart(42, 80) });
}

async function pageOf(
  service: MaritimeService,
  query: ChangePageQuery,
  caller = ANNA,
): Promise<ChangePage> {
  const page = await service.feed.read(caller, query);
  if (!page.ok) throw new Error(page.error.detail);
  return page.value;
}

const BEGIN = (cursor: string): string => cursor.replace(/\d+$/, '0');

describe('the feed', () => {
  it('[L2] has configurations and events with their objects, in the order of the commits', async () => {
    const service = await start();
    await transfer(service);
    const {
      items: [event],
    } = await service.events.list(ANNA, { page: 1, size: 1 });
    await service.events.acknowledge(ANNA, event!.id);
    await service.events.acknowledge(ANNA, event!.id);
    const changes = await readWholeFeed(service);
    expect(changes.map(({ kind }) => kind)).toEqual([
      'configuration-created',
      'event-fired',
      'event-ended',
      'event-acknowledged',
    ]);
    expect(changes.map(({ origin, foundAtMs }) => [origin, foundAtMs])).toEqual(
      changes.map(() => ['simulated', NOON_MS]),
    );
    expect(changes[0]?.change).toMatchObject({ by: 'anna', configuration: { name: 'Anchorage' } });
    expect(changes[3]?.change).toMatchObject({ event: { id: 1, acknowledgement: { by: 'anna' } } });
    expect(changes[3]?.change).not.toHaveProperty('event.readers');
    expect(await differencesFromFeed(service, [])).toEqual([]);
  });

  it('[L5] has for a caller what they may read, and all for administrators', async () => {
    const service = await start();
    const after = await service.feed.getCursor();
    await transfer(service);
    const shared = await service.shapes.create(ANNA, {
      type: 'Feature',
      properties: { name: 'here', acl: [BERT.uuid] },
      geometry: { type: 'Point', coordinates: [10, 54] },
    });
    expect(shared.ok).toBe(true);
    const kinds = async (caller: typeof ANNA): Promise<readonly string[]> =>
      (await pageOf(service, { after }, caller)).changes.map(({ kind }) => kind);
    expect(await kinds(BERT)).toEqual(['shape-created']);
    expect(await kinds(ANNA)).toHaveLength(4);
    expect(await kinds(CHIEF)).toHaveLength(4);
  });

  it('[L5] has pages, whose next cursor also passes what does not match', async () => {
    const service = await start();
    const begin = BEGIN(await service.feed.getCursor());
    await transfer(service);
    const first = await pageOf(service, { after: begin, limit: 2 });
    expect(first).toMatchObject({ changes: [{}, { kind: 'event-fired' }], hasMore: true });
    // A limit counts what matches.
    const second = await pageOf(service, { after: begin, limit: 1, kinds: ['event-ended'] });
    expect(second).toMatchObject({ changes: [{ kind: 'event-ended' }], hasMore: false });
    expect(second.changes[0]?.cursor).toBe(second.next);
    expect(await pageOf(service, { after: begin }, BERT)).toMatchObject({
      ...{ changes: [], next: second.next, hasMore: false },
    });
  });

  it.each([
    ['invalid', 'nonsense'],
    ['invalid', 'x-1e3'],
    ['gone', 'another-1'],
  ])('[L5] rejects as %s the cursor %s', async (code, after) => {
    const service = await start();
    expect(await service.feed.read(ANNA, { after })).toMatchObject({ ok: false, error: { code } });
    await expect(firstValueFrom(service.feed.changes(ANNA, { after }))).rejects.toMatchObject({
      error: { code },
    });
  });

  it('[L5] rejects a cursor ahead of the feed, and one whose successors were discarded', async () => {
    const store = createMemoryStore();
    const service = await start(store);
    await transfer(service);
    const cursor = await service.feed.getCursor();
    const at = (number: number): string => cursor.replace(/\d+$/, String(number));
    await store.write([store.feed.discard(2)]);
    const codes = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const page = await service.feed.read(ANNA, { after: at(number) });
        return page.ok ? page.value.changes.length : page.error.code;
      }),
    );
    expect(codes).toEqual(['gone', 1, 0, 'gone']);
  });

  it('[L3] repeats nothing when stored batches are processed again after a kill', async () => {
    const store = createMemoryStore();
    const life = mortalStore(store);
    const service = await start(life.store);
    await transfer(service);
    const before = await readWholeFeed(service);
    life.kill();
    const again = await start(store);
    expect(await readWholeFeed(again)).toEqual(before);
  });

  it('[L4] names the origin: stored history of a backfill', async () => {
    const service = await start();
    await service.ingest({ positions: [...pairTogether(0, 40), ...pairApart(42, 80)] });
    await service.configurations.create(ANNA, configurationBody());
    const after = await service.feed.getCursor();
    const ended = firstValueFrom(
      service.feed.changes(ANNA, { after, kinds: ['job-changed'] }).pipe(take(2), toArray()),
    );
    await service.backfill.request(ANNA, 1, { beginMs: NOON_MS, endMs: NOON_MS + 7_200_000 });
    expect((await ended).map(({ change }) => 'job' in change && change.job.state)).toEqual([
      ...['running', 'finished'],
    ]);
    const { changes } = await pageOf(service, { after });
    expect(changes.map(({ kind, origin }) => [kind, origin])).toEqual([
      ['job-changed', 'simulated'],
      ['event-fired', 'backfill'],
      ['job-changed', 'simulated'],
    ]);
  });

  it('[V24] has port calls and events that late reports change as reconciled', async () => {
    const service = await start();
    await service.configurations.create(ANNA, configurationBody());
    for (let minute = 0; minute <= 120; minute += 2) {
      const others = [211_000_011, 211_000_012].map((mmsi, i) => report(mmsi, minute, 9.2 + i / 5));
      await service.ingest({ positions: others });
    }
    const after = await service.feed.getCursor();
    await service.ingest({ positions: [...pairTogether(2, 60), ...pairApart(62, 90)] });
    await service.reconcile();
    const { changes } = await pageOf(service, { after });
    expect(changes.map(({ kind, origin }) => [kind, origin])).toEqual([
      ['event-found', 'reconciled'],
    ]);
    expect(await differencesFromFeed(service, [FIRST as Mmsi, SECOND as Mmsi])).toEqual([]);
  });

  it('[V11] discards entries that are older than the retention, by the clock', async () => {
    const store = createMemoryStore();
    const clock = manualClock(NOON_MS);
    const service = createMaritimeService({
      ...optionsFor(store, clock),
      retention: { feed: { days: 1 } },
    });
    await service.start();
    await transfer(service);
    expect(await store.feed.bounds()).toMatchObject({ discarded: 0, newest: 3 });
    clock.set(NOON_MS + 25 * 3_600_000);
    await service.configurations.create(ANNA, configurationBody({ name: 'Later' }));
    await service.ingest({ positions: pairApart(300, 330) });
    await service.stop();
    expect(await store.feed.bounds()).toMatchObject({ discarded: 3, newest: 4 });
  });
});

describe('a follower of the feed', () => {
  it('[L1] waits for a change, and receives it from either interface', async () => {
    const service = await start();
    const page = service.feed.read(ANNA, { waitMs: 60_000 });
    const observed = firstValueFrom(service.feed.changes(ANNA));
    const iterated = service.feed.changes(ANNA)[Symbol.asyncIterator]().next();
    await new Promise((resolve) => setImmediate(resolve));
    await service.configurations.create(ANNA, configurationBody());
    expect(await page).toMatchObject({ value: { changes: [{ kind: 'configuration-created' }] } });
    expect(await observed).toMatchObject({ kind: 'configuration-created' });
    expect(await iterated).toMatchObject({ value: { kind: 'configuration-created' } });
  });

  it('ends when its wait, its signal, its loop or the service does', async () => {
    const service = await start();
    const next = await service.feed.getCursor();
    expect(await pageOf(service, { waitMs: 1 })).toEqual({ changes: [], next, hasMore: false });
    const aborted = new AbortController();
    const page = pageOf(service, { waitMs: 60_000, signal: aborted.signal });
    aborted.abort();
    expect(await page).toEqual({ changes: [], next, hasMore: false });
    const changes = service.feed.changes(ANNA)[Symbol.asyncIterator]();
    const waiting = changes.next();
    await changes.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    const left = firstValueFrom(service.feed.changes(ANNA).pipe(toArray()));
    const wait = pageOf(service, { waitMs: 60_000 });
    await service.stop();
    expect(await left).toEqual([]);
    expect((await wait).changes).toEqual([]);
  });

  it('[L1] misses and repeats nothing over restarts of the service', async () => {
    const store = createMemoryStore();
    const received: string[] = [];
    let after = await (await start(store)).feed.getCursor();
    for (let life = 0; life < 5; life++) {
      const { store: mortal, kill } = mortalStore(store);
      const service = await start(mortal);
      const names = ['a', 'b', 'c'].map((letter) => `${letter}${life}`);
      for (const name of names)
        await service.configurations.create(ANNA, configurationBody({ name }));
      for await (const { cursor, change } of service.feed.changes(ANNA, { after })) {
        after = cursor;
        if ('configuration' in change) received.push(change.configuration.name);
        // One is left for the next life.
        if (received.length >= 3 * life + 2) break;
      }
      kill();
    }
    const last = await pageOf(await start(store), { after });
    const names = last.changes.flatMap(({ change }) =>
      'configuration' in change ? [change.configuration.name] : [],
    );
    expect([...received, ...names]).toEqual(
      [0, 1, 2, 3, 4].flatMap((life) => [`a${life}`, `b${life}`, `c${life}`]),
    );
  });
});
