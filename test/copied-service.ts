import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CopyableStore, FeedEntry, Store } from '@roadstead/contracts';
import type { StoredEvent } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { expect, it } from 'vitest';
import { copyPieces, finishCopy } from '../packages/cli/src/operations/copy/copy-store.ts';
import { POSITION_SERIES } from '../packages/service/src/tracking/positions.ts';
import { expectFrozen } from './golden/lines.ts';
import { listing } from './golden/listing.ts';
import { addUsers } from './golden/scenario.ts';
import { openWorld, type World } from './golden/world.ts';
import { ADMINISTRATOR } from './kill/create-kill-test-service.ts';
import { readRecording } from './solent.ts';

const STS = '/api/ingress/event-detection';
const BATCH = 500;
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [-2, 50],
      [0, 50],
      [0, 51],
      [-2, 51],
      [-2, 50],
    ],
  ],
};

/** Opens a store, new for a new name. */
type OpenStore = (name: string) => Promise<CopyableStore>;

/** Copies a store into a new one, and closes both. */
async function copy(
  opening: Promise<CopyableStore>,
  openTarget: Promise<CopyableStore>,
): Promise<void> {
  const [source, target] = (await Promise.all([opening, openTarget])).map((store) => ({
    ...{ store, place: 'store', fences: () => [], close: () => store.close() },
  }));
  await copyPieces(source!, target!, () => undefined, new AbortController().signal);
  await finishCopy(source!, target!);
  await Promise.all([source!.close(), target!.close()]);
}

/** Starts a service on a store, runs a function with it, and stops it. */
async function withWorld<Result>(
  opening: Promise<Store>,
  run: (world: World, store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening;
  const world = await openWorld(store, 'later');
  try {
    return await run(world, store);
  } finally {
    await world.service.stop();
    await store.close();
  }
}

/** Defines the tests of services on stores that were copied into another database and back into a file. */
export function testCopiedServices(openDatabase: OpenStore): void {
  let folder = '';
  async function inFolder(run: (openFile: OpenStore) => Promise<void>): Promise<void> {
    folder = mkdtempSync(join(tmpdir(), 'roadstead-copied-'));
    try {
      await run((name) => createSqliteStore({ path: join(folder, name), synchronous: 'normal' }));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('a store with everything answers as before, in a database and back in a file', () =>
    inFolder(async (openFile) => {
      const golden = join(import.meta.dirname, 'golden/files/store.sqlite.gz');
      writeFileSync(join(folder, 'original'), gunzipSync(readFileSync(golden)));
      await copy(openFile('original'), openDatabase('golden'));
      await copy(openDatabase('golden'), openFile('back'));
      for (const store of [openDatabase('golden'), openFile('back')])
        await withWorld(store, async (world) => {
          expect(world.service.status).toMatchObject({ state: 'running', rebuild: null });
          expectFrozen('store-listing.txt', [...(await listing(world))]);
        });
    }));

  it('a service on a copy goes on to the same events, with the same numbers and feed, as one on the original', () =>
    inFolder(async (openFile) => {
      const positions = await readRecording();
      const half = 24 * BATCH;
      await withWorld(openFile('original'), async (world) => {
        await addUsers(world);
        await configure(world);
        await ingest(world, positions.slice(0, half));
        const acknowledged = await world.as('anna', `POST ${STS}/s2s-events/1/ack`, {});
        expect(acknowledged.status).toBe(200);
        await world.as('anna', 'POST /api/jobserver/stat/portcalls', {
          ...{ name: 'January', begin: '2016-01-01T00:00:00Z', end: '2016-02-01T00:00:00Z' },
        });
        // Otherwise the feed gets the end of the job at any time.
        await world.whenDone('anna', 'GET /api/jobserver/stat/statistic/1');
      });
      await copy(openFile('original'), openDatabase('solent'));
      await copy(openDatabase('solent'), openFile('back'));
      const answers: Answers[] = [];
      for (const store of [openFile('original'), openDatabase('solent'), openFile('back')])
        answers.push(
          await withWorld(store, async (world, opened) => {
            await ingest(world, positions.slice(half));
            return readAnswers(world, opened);
          }),
        );
      const [original, database, file] = answers;
      expect(original!.events.length).toBeGreaterThan(100);
      expect(original!.events.filter(({ acknowledgement }) => acknowledgement)).toHaveLength(1);
      expect(database).toEqual(original);
      expect(file).toEqual(original);
    }));
}

async function configure(world: World): Promise<void> {
  const body = {
    ...{ name: 'Solent', enabled: true, severity: 'Alarm', type: 's2s', exclude_ports: false },
    parameters: { distance_for_sts_meters: 300, transfer_time_window_minutes: 10 },
    geometry: AREA,
  };
  expect((await world.as('anna', `POST ${STS}/configurations`, body)).status).toBe(201);
}

async function ingest(
  { service }: World,
  positions: Awaited<ReturnType<typeof readRecording>>,
): Promise<void> {
  for (let at = 0; at < positions.length; at += BATCH)
    await service.ingest({ positions: positions.slice(at, at + BATCH) });
}

interface Answers {
  readonly events: readonly StoredEvent[];
  readonly others: readonly unknown[];
  readonly feedId: string;
  readonly entries: readonly FeedEntry[];
}

async function readAnswers({ as, service, whenDone }: World, store: Store): Promise<Answers> {
  const bodyOf = async (asked: string) => (await as('anna', asked)).body;
  const { items } = await service.events.list(ADMINISTRATOR, { page: 1, size: 1000 });
  const { id, entries } = await store.feed.read({ after: 0, reader: null, limit: 10_000 });
  return {
    events: items,
    others: [
      await bodyOf(`GET ${STS}/configurations`),
      await bodyOf(`GET ${STS}/s2s-events/current`),
      await bodyOf('GET /api/portserver/ship/position/235028911'),
      (await whenDone('anna', 'GET /api/jobserver/stat/statistic/1')).body,
      (await as('chief', 'GET /api/identity/users')).body,
      await store.series(POSITION_SERIES).lastSequence(),
    ],
    ...{ feedId: id, entries },
  };
}
