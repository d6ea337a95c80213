import { isUnwritable, type Store } from '@roadstead/contracts';
import { sharedRules } from '@roadstead/contracts/store-suite';
import { afterAll, describe, expect, it } from 'vitest';
import { connectPostgres, createPostgresStore, type PostgresSession, StoreError } from './index.ts';
import { TestServer } from './testing/server.ts';

const SHIPS = { name: 'ships', key: 'id', unique: [['imo']] } as const;

interface Ship {
  readonly id: string;
  readonly imo?: number;
}

describe.skipIf(TestServer.isMissing)('stores on the server of ROADSTEAD_POSTGRES_URL', () => {
  const server = new TestServer();
  afterAll(() => server.dropSchemas());

  const [feedRule] = sharedRules.filter(({ name }) => name.startsWith('[L1]'));
  it(`${feedRule!.name}, while commits are delayed`, async () => {
    const schema = server.newSchema();
    let isDelayed = false;
    await feedRule!.check(async () => {
      const store = await server.open(schema);
      if (!isDelayed) await server.withSession((session) => delayCommits(session, schema));
      isDelayed = true;
      return store;
    });
  });

  it('stores each acknowledged write once, and none that failed, while connections are lost', async () => {
    const store = await server.open(server.newSchema());
    const ships = store.collection<Ship>(SHIPS);
    const [acknowledged, failed]: [string[], string[]] = [[], []];
    await server.withSession(async (session) => {
      for (let round = 0; round < 20; round++) {
        const writes = Array.from({ length: 10 }, (_, at) => insertShip(store, `${round} ${at}`));
        const losing = session.query(
          'SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = $1',
          [server.prefix],
        );
        for (const { id, isWritten } of await Promise.all(writes))
          (isWritten ? acknowledged : failed).push(id);
        await losing;
      }
    });
    const found = await readWhenReachable(() => ships.find({}, { limit: 1000 }));
    expect(found.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    expect(acknowledged.length + failed.length).toBe(200);
    expect(failed.length).toBeGreaterThan(0);
    await store.close();
  });

  it('rejects writes with a reason to hold them while the server only reads', async () => {
    const schema = server.newSchema();
    const store = await server.open(schema);
    expect((await insertShip(store, 'a')).isWritten).toBe(true);
    await store.close();
    const reading = await server.open(schema, { options: '-c default_transaction_read_only=on' });
    const ships = reading.collection<Ship>(SHIPS);
    const error: unknown = await reading
      .write([ships.insert({ id: 'b' })])
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ reason: 'read-only', message: 'PostgreSQL only reads' });
    expect(isUnwritable(error)).toBe(true);
    expect(await ships.find({}, { limit: 9 })).toEqual([{ id: 'a' }]);
    await reading.close();
  });

  it('creates the tables once for stores that open at once', async () => {
    const schema = server.newSchema();
    const stores = await Promise.all(Array.from({ length: 6 }, () => server.open(schema)));
    const ids = await Promise.all(stores.map(async ({ feed }) => (await feed.bounds()).id));
    expect(new Set(ids).size).toBe(1);
    for (const store of stores) await store.close();
  });

  it('notifies the listeners of another store of an append', async () => {
    const schema = server.newSchema();
    const [one, other] = [await server.open(schema), await server.open(schema)];
    const notified = new Promise<void>((resolve) => {
      other.feed.onAppend(resolve);
    });
    await one.write([one.feed.append([{ kind: 'k', readers: null, body: 1 }])]);
    await notified;
    await one.close();
    await other.close();
  });
});

it('fails without a server, and does not show the password', async () => {
  const url = 'postgres://someone:hunter2@127.0.0.1:1/none';
  const error: unknown = await createPostgresStore({ database: connectPostgres({ url }) }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ reason: 'unreachable', message: 'PostgreSQL cannot be reached' });
  expect(JSON.stringify([error, (error as Error).cause])).not.toContain('hunter2');
});

/** Delays each commit with entries of the feed by up to 20 ms, after all of its statements. */
async function delayCommits(session: PostgresSession, schema: string): Promise<void> {
  await session.query(
    `CREATE FUNCTION ${schema}.delay() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN PERFORM pg_sleep(random() * 0.02); RETURN NULL; END $$`,
  );
  await session.query(
    `CREATE CONSTRAINT TRIGGER delay AFTER INSERT ON ${schema}.feed DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW EXECUTE FUNCTION ${schema}.delay()`,
  );
}

/** Inserts a ship. @throws for a failure after which the write may be stored */
async function insertShip(
  store: Store,
  id: string,
): Promise<{ readonly id: string; readonly isWritten: boolean }> {
  try {
    const { ok } = await store.write([store.collection<Ship>(SHIPS).insert({ id })]);
    if (!ok) throw new Error(`The ship ${id} was there before it was written`);
    return { id, isWritten: true };
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return { id, isWritten: false };
  }
}

/** Reads again while the connections of the pool are those that were lost. */
async function readWhenReachable<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
    }
  }
  return read();
}
