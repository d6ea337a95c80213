import { randomUUID } from 'node:crypto';
import type { LogMessage, PositionLog, Store } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import { LogIngest, type MaritimeService } from '@roadstead/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NATS_SERVER,
  type NatsServer,
  startNatsServer,
} from '../../packages/log-nats/src/testing/nats-server.ts';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../packages/service/src/cluster/cluster-tables.ts';
import { decodeLogRecord } from '../../packages/service/src/log/decode-log-record.ts';
import { pauseUnlessAborted } from '../../packages/service/src/operations/timers.ts';
import { eventCollection } from '../../packages/service/src/sts/event-documents.ts';
import { CHIEF } from '../../packages/service/src/testing/running-service.ts';
import { TestServer } from '../../packages/store-postgres/src/testing/server.ts';
import { createChance } from '../simulation/world.ts';
import { CONFIGURATION, readRecording } from '../solent.ts';
import { expectSameStored } from './expect-same.ts';
import type { ConfigurationItem, Feed } from './feed.ts';
import { reportsFeed } from './feeds.ts';
import { createPart, type PartKind } from './parts.ts';
import { scheduledStore } from './scheduled.ts';
import type { Process } from './scheduler.ts';
import { ClusterUser } from './user.ts';

const BATCH = 200;
const NEVER = new AbortController().signal;
const MESSAGES_PER_SNAPSHOT = 20;

/** A part with connections of its own, as one of another process. */
interface ServedPart {
  readonly process: Process;
  readonly stop: AbortController;
  readonly leave: () => void;
  readonly service: () => MaritimeService | undefined;
  readonly ended: Promise<unknown>;
}

/** A cluster on servers. */
class ServedCluster {
  readonly #openStore: () => Promise<Store>;
  readonly #openLog: () => Promise<PositionLog>;
  readonly #feed: Feed;
  readonly #opened: { close(): Promise<void> }[] = [];
  readonly #parts: ServedPart[] = [];

  constructor(feed: Feed, openStore: () => Promise<Store>, openLog: () => Promise<PositionLog>) {
    this.#feed = feed;
    this.#openStore = openStore;
    this.#openLog = openLog;
  }

  async store(): Promise<Store> {
    const store = await this.#openStore();
    this.#opened.push(store);
    return store;
  }

  async log(): Promise<PositionLog> {
    const log = await this.#openLog();
    this.#opened.push(log);
    return log;
  }

  async start(kind: PartKind): Promise<ServedPart> {
    const process: Process = { name: `${kind}-${randomUUID()}`, isDead: false, pausedUntilMs: 0 };
    const never = new Promise<never>(() => undefined);
    const scheduler = {
      nowMs: 0,
      call: <Value>(of: Process, run: () => Promise<Value>): Promise<Value> =>
        of.isDead ? never : run().then((value) => (of.isDead ? never : value)),
    };
    const scheduled = { scheduler, process, chance: createChance(0), faults: 0 };
    const stop = new AbortController();
    const log = await this.log();
    const part = createPart(kind, this.#feed, MESSAGES_PER_SNAPSHOT, {
      ...{ store: scheduledStore(await this.store(), scheduled), name: process.name },
      log: logOf(log, (append) => scheduler.call(process, append)),
      pause: pauseUnlessAborted,
    });
    const { leave, service } = part;
    const started = { process, stop, leave, service, ended: part.run(stop.signal) };
    this.#parts.push(started);
    return started;
  }

  /** Returns the service of the leader, when there is one. */
  async service(): Promise<MaritimeService> {
    for (;;) {
      const running = this.#parts.filter(({ process }) => !process.isDead);
      const service = running.map((each) => each.service()).find((each) => each !== undefined);
      if (service) return service;
      await pauseUnlessAborted(100, NEVER);
    }
  }

  async stop(): Promise<void> {
    for (const { stop } of this.#parts) stop.abort();
    for (const { process, ended } of this.#parts) if (!process.isDead) await ended;
    for (const each of this.#opened) await each.close();
  }
}

/** Returns a log whose appends a process makes. */
function logOf(
  log: PositionLog,
  run: (append: () => ReturnType<PositionLog['append']>) => ReturnType<PositionLog['append']>,
): PositionLog {
  return {
    messageBytesMax: log.messageBytesMax,
    append: (...message) => run(() => log.append(...message)),
    read: (...place) => log.read(...place),
    bounds: () => log.bounds(),
    discard: (upTo) => log.discard(upTo),
    close: () => log.close(),
  };
}

describe.skipIf(TestServer.isMissing || NATS_SERVER === undefined)(
  'detection on several workers, with a server of ROADSTEAD_POSTGRES_URL and the program nats-server',
  () => {
    const database = new TestServer();
    let nats: NatsServer;

    beforeAll(async () => {
      nats = await startNatsServer();
    });

    afterAll(async () => {
      await nats.dispose();
      await database.dropSchemas();
    });

    it('[L16] to [L21] stores what one process stores of the Solent, with changes, deaths and departures', async () => {
      const feed = reportsFeed(await readRecording(), BATCH, [CONFIGURATION]);
      const schema = database.newSchema();
      const connection = { servers: `127.0.0.1:${nats.port}` };
      const cluster = new ServedCluster(
        feed,
        () => database.open(schema),
        () => createNatsLog({ connection, name: 'cluster-test', bytesMax: 64_000_000 }),
      );
      const [log, store] = [await cluster.log(), await cluster.store()];
      const clock = { now: Date.now };
      const ingest = new LogIngest({ log, clock, pause: pauseUnlessAborted, newUuid: randomUUID });
      const messages: LogMessage[] = [];
      const reading = new AbortController();
      const read = (async () => {
        for await (const message of log.read(null, reading.signal)) messages.push(message);
      })();
      const workers = [await cluster.start('worker'), await cluster.start('worker')];
      const leader = await cluster.start('leader');
      let standby: ServedPart | undefined;
      const user = new ClusterUser();
      const change = async (item: ConfigurationItem): Promise<void> => {
        while (!user.change(item, await cluster.service())) await pauseUnlessAborted(50, NEVER);
      };
      for (const [i, item] of feed.items.entries()) {
        if (item.kind === 'configuration') await change(item);
        else {
          const ingested = await ingest.ingest(item);
          expect(ingested).toMatchObject({ ok: true, value: { accepted: item.positions.length } });
        }
        await pauseUnlessAborted(200, NEVER);
        if (i === 10) await cluster.start('leader');
        if (i === 12) standby = await cluster.start('standby');
        if (i === 15) await cluster.start('worker');
        if (i === 30) workers[0].process.isDead = true;
        if (i === 35) leader.process.isDead = true;
        if (i === 60) workers[1].leave();
        if (i % 20 === 19) await change(renamed(feed, i));
        const [event] = await eventCollection(store).find({}, { descending: true, limit: 1 });
        if (event && i % 10 === 0)
          await (await cluster.service()).events.acknowledge(CHIEF, event.id);
      }
      const fed = (await log.bounds()).newest;
      const { commit, leader: places } = new ClusterTables(store);
      let reached = { committed: 0, stored: 0 };
      while (Math.min(reached.committed, reached.stored) < fed) {
        await pauseUnlessAborted(200, NEVER);
        reached = {
          committed: (await commit.get(COMMIT))?.sequence ?? 0,
          stored: (await places.get(LEADER))?.sequence ?? 0,
        };
      }
      await cluster.service().then((service) => service.stop());
      reading.abort();
      await read;
      expect(ownersIn(messages)).toContain(standby?.process.name);
      const { events, changes } = await expectSameStored(feed, store, messages, 'servers');
      expect(events.events.length).toBeGreaterThan(100);
      expect(changes.acknowledged.length).toBeGreaterThan(2);
      expect(changes.configurations.length).toBeGreaterThan(3);
      await cluster.stop();
    });
  },
);

/** Returns the names of the workers that divisions in the log have given slots to. */
function ownersIn(messages: readonly LogMessage[]): ReadonlySet<string | null> {
  const records = messages.map(({ bytes }) => decodeLogRecord(bytes));
  return new Set(
    records.flatMap((record) =>
      record.ok && record.value.kind === 'workers' ? record.value.owners : [],
    ),
  );
}

/** Returns a change of the only configuration that ends no event. */
function renamed({ items }: Feed, i: number): ConfigurationItem {
  const [first] = items;
  if (first?.kind !== 'configuration' || !first.stored) throw new Error('It has no configuration.');
  return { ...first, stored: { ...first.stored, name: `name ${i}` } };
}
