import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyRules } from '@roadstead/contracts/store-suite';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../bench/random.ts';
import { temporaryFolder } from '../../packages/cli/src/testing/temporary-folder.ts';
import { TestServer } from '../../packages/store-postgres/src/testing/server.ts';
import { testCopiedServices } from '../copied-service.ts';
import { buildPackages } from '../kill/killed-server.ts';
import { ROOT } from '../workspace.ts';
import { DATABASE_URL, DatabaseService, runProgram } from './database-service.ts';

const KILLS = 5;
/** From the start of the program to the end of the copy, about. */
const COPY_MS = 4000;
const COLUMNS = ['longitude', 'latitude', 'speed'] as const;

describe.skipIf(TestServer.isMissing)('a service on a copy in PostgreSQL', () => {
  const server = new TestServer();
  const schemas = new Map<string, string>();
  afterAll(() => server.dropSchemas());
  testCopiedServices((name) => {
    const schema = schemas.get(name) ?? server.newSchema();
    schemas.set(name, schema);
    return server.open(schema);
  });
});

describe.skipIf(TestServer.isMissing)('copies between a file and PostgreSQL', () => {
  const server = new TestServer();
  const place = temporaryFolder();
  beforeAll(place.make);
  afterAll(() => server.dropSchemas());
  afterAll(place.remove);

  let files = 0;
  const openFile = () =>
    createSqliteStore({ path: place.file(`${files++}`, ''), synchronous: 'normal' });
  const openSchema = () => server.open(server.newSchema());
  for (const { name, check } of copyRules) {
    it(`into the database: ${name}`, () => check(openFile, openSchema));
    it(`into the file: ${name}`, () => check(openSchema, openFile));
  }
});

describe.skipIf(TestServer.isMissing)('roadstead copy-store (ROADSTEAD_POSTGRES_URL)', () => {
  const server = new TestServer();
  const place = temporaryFolder();
  beforeAll(buildPackages);
  beforeAll(place.make);
  afterAll(() => server.dropSchemas());
  afterAll(place.remove);

  function newAddress(): string {
    const url = new URL(DATABASE_URL!);
    url.searchParams.set('schema', server.newSchema());
    return url.href;
  }

  /** Creates a store in a folder, with 200 000 rows and 20 000 documents. */
  async function createStore(): Promise<string> {
    const folder = join(place.folder(), 'original');
    mkdirSync(folder);
    const store = await createSqliteStore({ path: join(folder, 'roadstead.sqlite') });
    const random = seededRandom(3);
    const documents = store.collection<{ id: number; group: number }>({
      ...{ name: 'documents', key: 'id', indexes: { byGroup: ['group'] } },
    });
    const tracks = store.series({ name: 'tracks', columns: COLUMNS });
    for (let part = 0; part < 20; part++) {
      const rows = Array.from({ length: 10_000 }, (_, at) => ({
        ...{ key: Math.floor(random() * 300), timeMs: part * 1e6 + at, speed: null },
        ...{ longitude: Math.round(random() * 1e6) / 1e6, latitude: random() },
      }));
      const ids = Array.from({ length: 1000 }, (_, at) => part * 1000 + at);
      await store.write([
        tracks.append(rows),
        ...ids.map((id) => documents.put({ id, group: id % 7 })),
        store.counters('calls').add('parts', 1),
        store.blobs.put(
          `blob ${part}`,
          Uint8Array.from({ length: 1e5 }, () => random() * 256),
        ),
        store.feed.append([{ kind: 'part', readers: null, body: part }]),
      ]);
    }
    await store.close();
    return folder;
  }

  /** @returns the exit code; null for a copy that was killed */
  async function copyUntilKilled(
    from: string,
    to: string,
    afterMs: number,
  ): Promise<number | null> {
    const argv = ['packages/cli/bin/roadstead.js', 'copy-store', from, to];
    const child = spawn(process.execPath, argv, { cwd: ROOT, stdio: 'ignore' });
    const exited = once(child, 'exit');
    await Promise.race([setTimeout(afterMs), exited]);
    child.kill('SIGKILL');
    const [code] = (await exited) as [number | null];
    return code;
  }

  it('a copy killed at random places ends as one that was never killed, in both directions', async () => {
    const original = await createStore();
    const random = seededRandom(11);
    const database = newAddress();
    const back = join(place.folder(), 'back');
    for (const [from, to] of [
      [original, database],
      [database, back],
      [original, join(place.folder(), 'other')],
    ] as const) {
      let kills = 0;
      while (kills < KILLS && (await copyUntilKilled(from, to, random() * COPY_MS)) === null) {
        kills++;
        await endLeases(from, to);
      }
      const ended = await runProgram('copy-store', from, to);
      if (ended.code !== 0) expect(ended.text).toMatch(/is not empty: a store is copied/);
      const verified = await runProgram('copy-store', '--verify', from, to);
      expect(verified.code, verified.text).toBe(0);
    }
    expect((await runProgram('copy-store', '--verify', original, back)).code).toBe(0);
  });

  /** Ends the leases of a killed process, which otherwise block the next one for ten seconds. */
  async function endLeases(...places: readonly string[]): Promise<void> {
    for (const each of places.filter((address) => address.startsWith('postgres'))) {
      const schema = new URL(each).searchParams.get('schema')!;
      await server.withSession(async (session) => {
        const [table] = await session.query(`SELECT to_regclass('${schema}.lease')::text`);
        if (table![0] !== null) await session.query(`UPDATE ${schema}.lease SET expires_ms = 0`);
      });
    }
  }

  it('a copy is refused while a service runs on either store, which is named', async () => {
    const data = newAddress();
    const service = new DatabaseService(data);
    await service.listening();
    for (const [from, to] of [
      [data, newAddress()],
      [join(place.folder(), 'original'), data],
    ] as const) {
      const refused = await runProgram('copy-store', from, to);
      expect(refused.code).toBe(2);
      expect(refused.text).toMatch(/The store is in use by \S+ \d+ \S+\. Stop it, and repeat/);
    }
    expect(await service.end('SIGTERM')).toBe(0);
    const copied = join(place.folder(), 'copied');
    expect(await runProgram('copy-store', data, copied)).toMatchObject({ code: 0 });
    expect((await runProgram('user', 'list', '--data', copied)).text).toContain('admin');
  });
});
