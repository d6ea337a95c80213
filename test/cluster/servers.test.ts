import { randomUUID } from 'node:crypto';
import type { LogMessage, PositionLog, Store } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NATS_SERVER,
  type NatsServer,
  startNatsServer,
} from '../../packages/log-nats/src/testing/nats-server.ts';
import { ClusterTables, COMMIT } from '../../packages/service/src/cluster/cluster-tables.ts';
import { pauseUnlessAborted } from '../../packages/service/src/operations/timers.ts';
import { TestServer } from '../../packages/store-postgres/src/testing/server.ts';
import { createChance } from '../simulation/world.ts';
import { CONFIGURATION, readRecording } from '../solent.ts';
import { bytesOf, type Feed } from './feed.ts';
import { reportsFeed } from './feeds.ts';
import { createPart, type PartKind } from './parts.ts';
import { scheduledStore } from './scheduled.ts';
import type { Process } from './scheduler.ts';
import { processAlone, storedEvents } from './single-process.ts';

const BATCH = 200;
const MESSAGES_PER_SNAPSHOT = 20;

/** A part with connections of its own, as one of another process. */
interface ServedPart {
  readonly process: Process;
  readonly stop: AbortController;
  readonly leave: () => void;
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
    const part = createPart(kind, this.#feed, MESSAGES_PER_SNAPSHOT, {
      ...{ store: scheduledStore(await this.store(), scheduled), log: await this.log() },
      ...{ pause: pauseUnlessAborted, name: process.name },
    });
    const started = { process, stop, leave: part.leave, ended: part.run(stop.signal) };
    this.#parts.push(started);
    return started;
  }

  async stop(): Promise<void> {
    for (const { stop } of this.#parts) stop.abort();
    for (const { process, ended } of this.#parts) if (!process.isDead) await ended;
    for (const each of this.#opened) await each.close();
  }
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

    it('[L16] [L18] [L19] [L20] stores what one pipeline stores of the Solent, with deaths and departures', async () => {
      const feed = reportsFeed(await readRecording(), BATCH, [CONFIGURATION]);
      const schema = database.newSchema();
      const connection = { servers: `127.0.0.1:${nats.port}` };
      const cluster = new ServedCluster(
        feed,
        () => database.open(schema),
        () => createNatsLog({ connection, name: 'cluster-test', bytesMax: 64_000_000 }),
      );
      const [log, store] = [await cluster.log(), await cluster.store()];
      const messages: LogMessage[] = [];
      const reading = new AbortController();
      const read = (async () => {
        for await (const message of log.read(null, reading.signal)) messages.push(message);
      })();
      const workers = [await cluster.start('worker'), await cluster.start('worker')];
      const committers = [await cluster.start('committer'), await cluster.start('committer')];
      const coordinators = [await cluster.start('coordinator'), await cluster.start('coordinator')];
      let fed = 0;
      for (const [i, item] of feed.items.entries()) {
        const appended = await log.append(`item-${i}`, bytesOf(item));
        if (!appended.ok) throw new Error(appended.error);
        fed = appended.sequence;
        await pauseUnlessAborted(200, reading.signal);
        if (i === 15) await cluster.start('worker');
        if (i === 30) for (const { process } of [workers[0], committers[0]]) process.isDead = true;
        if (i === 45) coordinators[0].process.isDead = true;
        if (i === 60) workers[1].leave();
      }
      const { commit } = new ClusterTables(store);
      let committed = 0;
      while (committed < fed) {
        await pauseUnlessAborted(200, reading.signal);
        committed = (await commit.get(COMMIT))?.sequence ?? 0;
      }
      for (const { process, stop } of [workers[0], committers[0], coordinators[0]])
        if (process.isDead) stop.abort();
      const stored = await storedEvents(store);
      reading.abort();
      await read;
      const alone = await storedEvents(await processAlone(feed, messages.slice(0, committed)));
      expect(stored.events.length).toBeGreaterThan(100);
      expect(stored).toStrictEqual(alone);
      await cluster.stop();
    });
  },
);
