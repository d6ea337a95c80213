import { isUnwritable, type SeriesRow, type Store } from '@roadstead/contracts';
import {
  connectPostgres,
  createPostgresStore,
  type PostgresDatabase,
} from '@roadstead/store-postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../packages/log-nats/src/testing/tcp-proxy.ts';
import { TestServer } from '../../packages/store-postgres/src/testing/server.ts';
import { DATABASE_URL } from './database-service.ts';

interface Ship {
  readonly id: string;
}

const SHIPS = { name: 'ships', key: 'id' } as const;
const FIXES = { name: 'fixes', columns: ['speed'] } as const;
/** Bound of a statement in the tests; that of the store is for statements that take long. */
const STALLED_MS_MAX = 500;

/** Interference between a store and its database. */
interface Fault {
  /** Called before each statement; without one before each session is opened. */
  before(sql?: string): void;
  /** Bound of each statement instead of that of the store. */
  statementMsMax?: number;
}

describe.skipIf(TestServer.isMissing)('a database that stalls (ROADSTEAD_POSTGRES_URL)', () => {
  const server = new TestServer();
  let proxy: TcpProxy;
  let store: Store;
  let fault: Fault;

  beforeEach(async () => {
    const url = new URL(DATABASE_URL!);
    proxy = await startTcpProxy(Number(url.port || 5432));
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    fault = { before: () => undefined };
    const database = withFault(connectPostgres({ url: url.href }), fault);
    store = await createPostgresStore({ database, schema: server.newSchema() });
    await store.write([
      store.collection<Ship>(SHIPS).insert({ id: 'a' }),
      store.series(FIXES).append([rowAt(1)]),
    ]);
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });
  afterAll(() => server.dropSchemas());

  it.each<readonly [string, () => Promise<unknown>, unknown]>([
    ['document', () => store.collection<Ship>(SHIPS).get('a'), { id: 'a' }],
    ['series', () => store.series(FIXES).latest([1]), [rowAt(1)]],
  ])('rejects a read of a %s, and reads once the database goes on', async (_, read, expected) => {
    expect(await read()).toEqual(expected);
    fault.statementMsMax = STALLED_MS_MAX;
    proxy.stall();
    const error: unknown = await read().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'unreachable', message: 'PostgreSQL does not reply' });
    delete fault.statementMsMax;
    proxy.resume();
    expect(await read()).toEqual(expected);
  });

  it.each(['BEGIN', 'INSERT', 'COPY'])(
    'rejects a write in %s, and stores none of it',
    async (at) => {
      const [ships, fixes] = [store.collection<Ship>(SHIPS), store.series(FIXES)];
      Object.assign(fault, { statementMsMax: STALLED_MS_MAX });
      fault.before = (sql) => {
        if (sql?.startsWith(at)) proxy.stall();
      };
      const operations = [ships.insert({ id: 'b' }), fixes.append([rowAt(2)])];
      const error: unknown = await store.write(operations).catch((reason: unknown) => reason);
      expect(isUnwritable(error)).toBe(true);
      delete fault.statementMsMax;
      fault.before = () => undefined;
      proxy.resume();
      expect(await ships.find({}, { limit: 9 })).toEqual([{ id: 'a' }]);
      expect(await fixes.latest([1])).toEqual([rowAt(1)]);
      expect(await store.write([ships.insert({ id: 'c' })])).toEqual({ ok: true });
    },
  );

  it('settles a write in COMMIT by what PostgreSQL has done with it', async () => {
    const ships = store.collection<Ship>(SHIPS);
    fault.statementMsMax = STALLED_MS_MAX;
    fault.before = (sql) => {
      if (sql === 'COMMIT') proxy.stall();
      // The outcome is read in another session.
      if (sql === undefined) proxy.resume();
    };
    const isWritten = await store.write([ships.insert({ id: 'b' })]).then(
      ({ ok }) => ok,
      (error: unknown) => !isUnwritable(error),
    );
    delete fault.statementMsMax;
    expect((await ships.get('b')) !== undefined).toBe(isWritten);
  });
});

function rowAt(timeMs: number): SeriesRow<'speed'> {
  return { key: 1, timeMs, speed: 10 };
}

function withFault(database: PostgresDatabase, fault: Fault): PostgresDatabase {
  return {
    ...database,
    async connect(statementMsMax) {
      fault.before();
      const session = await database.connect(fault.statementMsMax ?? statementMsMax);
      return {
        ...session,
        query(sql, parameters) {
          fault.before(sql);
          return session.query(sql, parameters);
        },
        copy(table, bytes) {
          fault.before('COPY');
          return session.copy(table, bytes);
        },
      };
    },
  };
}
