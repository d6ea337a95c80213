import {
  createMemoryLog,
  createMemoryStore,
  manualClock,
  type PositionLog,
  type Store,
} from '@roadstead/contracts';
import { PAIR_SLOTS } from '@roadstead/detector';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { MemoryCluster } from '../testing/memory-cluster.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  SURROUNDINGS,
} from '../testing/running-service.ts';
import { ClusterTables } from './cluster-tables.ts';
import { type LogContinuation, prepareContinuation } from './continue-log.ts';

const NEVER = new AbortController().signal;

/** A cluster that is stopped and started again on one store. */
class RestartedCluster {
  readonly clock = manualClock(NOON_MS + 400 * MINUTE_MS);
  readonly store: Store = createMemoryStore({ clock: this.clock });
  log: PositionLog = createMemoryLog({ clock: this.clock });
  #cluster: MemoryCluster | undefined;
  service: MaritimeService | undefined;
  #uuids = 0;

  async start(): Promise<MaritimeService> {
    const cluster = new MemoryCluster(this.store, this.clock, {}, this.log);
    this.#cluster = cluster;
    const options = { ...optionsFor(this.store, this.clock), reports: 'live' as const };
    this.service = createMaritimeService({ ...options, cluster: cluster.options() });
    await this.service.start();
    return this.service;
  }

  settle(): Promise<void> {
    return this.#cluster!.settle();
  }

  async stop(): Promise<void> {
    await this.service?.stop();
    await this.#cluster?.stop();
  }

  prepare(): Promise<LogContinuation> {
    return prepareContinuation({
      ...{ store: this.store, log: this.log, newUuid: () => `${++this.#uuids}`, signal: NEVER },
      ...{ detectorOptions: {}, surroundings: SURROUNDINGS },
    });
  }

  async configuration() {
    return (await new ClusterTables(this.store).revisions.get(1))!.configuration;
  }

  async events() {
    return (await this.service!.events.list(CHIEF, { page: 1, size: 10 })).items;
  }
}

/** Starts a cluster with one current event, and stops it. */
async function clusterWithEvent(): Promise<RestartedCluster> {
  const cluster = new RestartedCluster();
  const service = await cluster.start();
  await service.configurations.create(ANNA, configurationBody());
  await cluster.settle();
  await service.ingest({ positions: pairTogether(0, 60) });
  await cluster.settle();
  expect(await cluster.events()).toMatchObject([{ id: 1, deactivationTimeMs: null }]);
  await cluster.stop();
  return cluster;
}

/** Expects that the event continues until its ships part, and that a later one fires. */
async function expectContinued(cluster: RestartedCluster): Promise<void> {
  const service = await cluster.start();
  await service.ingest({ positions: pairTogether(62, 100) });
  await cluster.settle();
  expect(await cluster.events()).toMatchObject([{ id: 1, deactivationTimeMs: null }]);
  await service.ingest({ positions: pairApart(102, 200) });
  await service.ingest({ positions: pairTogether(202, 260) });
  await cluster.settle();
  const events = await cluster.events();
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set([1, 2]));
  expect(events.find(({ id }) => id === 1)?.deactivationTimeMs).not.toBeNull();
  // A change of a configuration has its place in the log.
  const changed = await service.configurations.replace(ANNA, 1, {
    ...configurationBody(),
    name: 'changed',
  });
  expect(changed.ok).toBe(true);
  await cluster.settle();
  await cluster.stop();
}

describe('the continuation of a cluster with a log', () => {
  it('[D13] continues current events with a new log, of which API processes have used a part', async () => {
    const cluster = await clusterWithEvent();
    cluster.log = createMemoryLog({ clock: cluster.clock, logId: 'another' });
    await cluster.log.append('tick', encodeLogRecord({ kind: 'tick' }));
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({ reason: 'replaced', currentEvents: 1 });
    expect(continuation.begin).toMatchObject({ logId: 'another', sequence: 0 });
    await continuation.write();
    expect(await cluster.prepare()).toMatchObject({ reason: null });
    await expectContinued(cluster);
  });

  it('[L21] begins after the messages that the log has discarded', async () => {
    const cluster = await clusterWithEvent();
    const { newest } = await cluster.log.bounds();
    for (const id of ['one', 'two', 'three'])
      await cluster.log.append(id, encodeLogRecord({ kind: 'tick' }));
    await cluster.log.discard(newest + 2);
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({
      ...{ reason: 'discarded', begin: { sequence: newest + 2 } },
      place: { sequence: newest },
    });
    await continuation.write();
    await expectContinued(cluster);
  });

  it('[L21] begins where the store is, if only the detectors need what the log has discarded', async () => {
    const cluster = await clusterWithEvent();
    const { newest } = await cluster.log.bounds();
    await cluster.log.discard(newest);
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({ reason: 'snapshots', begin: continuation.place });
    await continuation.write();
    await expectContinued(cluster);
  });

  it('[L16] skips the changes of configurations that a restored store does not have, and loses no other event', async () => {
    const cluster = await clusterWithEvent();
    const body = { configurationId: 2, configuration: null };
    const present = (await cluster.configuration())!;
    const second = { ...present, id: 2 };
    for (const record of [
      { ...body, revision: 2, configuration: second },
      { ...body, revision: 3, configurationId: 1 },
    ])
      await cluster.log.append(
        `unknown-${record.revision}`,
        encodeLogRecord({ kind: 'configuration', ...record }),
      );
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({
      ...{ reason: 'revisions', configurationRevision: 3 },
      unknown: { first: 2, configurationIds: [2, 1] },
    });
    await continuation.write();
    const service = await cluster.start();
    await cluster.settle();
    // Under the second configuration an event fires again, but not in the store.
    await service.ingest({ positions: pairApart(62, 120) });
    await service.ingest({ positions: pairTogether(122, 180) });
    await cluster.settle();
    const events = await cluster.events();
    expect(events.map(({ configurationId }) => configurationId)).toEqual([1, 1]);
    const created = await service.configurations.create(ANNA, configurationBody());
    expect(created.ok).toBe(true);
    await cluster.settle();
    await service.ingest({ positions: [...pairApart(182, 240), ...pairTogether(242, 300)] });
    await cluster.settle();
    expect(await cluster.events()).toHaveLength(4);
    await cluster.stop();
    expect(await cluster.prepare()).toMatchObject({ reason: null });
  });

  it('[L16] begins anew where the log has another change than the store by the same number', async () => {
    const cluster = await clusterWithEvent();
    const { revisions } = new ClusterTables(cluster.store);
    await cluster.store.write([
      revisions.insert({
        ...{ revision: 2, configurationId: 1, configuration: await cluster.configuration() },
        ...{ source: (await revisions.get(1))!.source, untilMs: null },
      }),
    ]);
    const other = { kind: 'configuration', revision: 2, configurationId: 9 } as const;
    await cluster.log.append('other', encodeLogRecord({ ...other, configuration: null }));
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({ reason: 'other-revisions', configurationRevision: 2 });
    await continuation.write();
    await expectContinued(cluster);
  });

  it('begins after the last stored message of a log that has lost its end', async () => {
    const cluster = await clusterWithEvent();
    const { newest, id } = await cluster.log.bounds();
    let nowMs = NOON_MS;
    const shorter = createMemoryLog({ clock: { now: () => nowMs }, logId: id });
    for (let n = 1; n < newest - 1; n++)
      await shorter.append(`${n}`, encodeLogRecord({ kind: 'tick' }));
    // Of API processes that have gone on with it, at numbers of messages that the store has.
    nowMs = cluster.clock.now() + 1;
    for (const each of ['one', 'two', 'three'])
      await shorter.append(each, encodeLogRecord({ kind: 'tick' }));
    cluster.log = shorter;
    const continuation = await cluster.prepare();
    expect(continuation).toMatchObject({ reason: 'shortened', begin: { sequence: newest - 2 } });
    await continuation.write();
    await expectContinued(cluster);
  });

  it('[L18] is not needed for divisions of the slots that a restored store does not have', async () => {
    const cluster = await clusterWithEvent();
    const owners = Array<string>(PAIR_SLOTS).fill('of another time');
    const record = { kind: 'workers', revision: 9, owners } as const;
    await cluster.log.append('workers-of-another-time', encodeLogRecord(record));
    expect(await cluster.prepare()).toMatchObject({ reason: null });
    await expectContinued(cluster);
  });

  it('changes nothing of its own accord, and finds that an intact log continues the store', async () => {
    const cluster = await clusterWithEvent();
    expect(await cluster.prepare()).toMatchObject({ reason: null });
    await expectContinued(cluster);
  });

  it('[L20] is refused while a worker may run', async () => {
    const cluster = await clusterWithEvent();
    await cluster.start();
    await cluster.settle();
    await expect(cluster.prepare()).rejects.toThrow('A detector still works');
    await cluster.stop();
  });

  it('is refused for a store of no cluster', async () => {
    await expect(new RestartedCluster().prepare()).rejects.toThrow('not that of a cluster');
  });
});
