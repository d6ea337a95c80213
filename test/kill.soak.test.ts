import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { StoredEvent } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, expect, it } from 'vitest';
import { seededRandom } from '../bench/random.ts';
import { ADMINISTRATOR, createKillTestService } from './kill/create-kill-test-service.ts';
import { BATCHES, CONFIGURATION } from './kill/meetings.ts';
import { ROOT } from './workspace.ts';

const KILLS = 12;

const folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('[D13] a service killed 12 times while it ingests has the events of an undisturbed run: none lost, none twice', async () => {
  const undisturbed = await eventsOfAll(createMemoryStore());
  expect(undisturbed.length).toBeGreaterThan(150);
  const path = join(folder, 'store.sqlite');
  const random = seededRandom(7);
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    acknowledged = await ingestUntilKilled(path, acknowledged, 1 + Math.floor(random() * 50));
  }
  expect(acknowledged).toBeLessThan(BATCHES.length);
  await ingestUntilKilled(path, acknowledged, Number.POSITIVE_INFINITY);
  const store = await createSqliteStore({ path });
  const service = createKillTestService(store);
  await service.start();
  expect(await eventsOf(service)).toEqual(undisturbed);
  await service.stop();
  await store.close();
});

/** @returns the number of batches that are acknowledged without a gap */
async function ingestUntilKilled(path: string, first: number, lines: number): Promise<number> {
  child = spawn(
    process.execPath,
    [
      '--conditions=@roadstead/source',
      '--import',
      'tsx',
      'test/kill/ingest-meetings.ts',
      path,
      `${first}`,
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  let upTo = first;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    upTo = Number(line);
    if (++count === lines) child.kill('SIGKILL');
  }
  const [code] = (await exited) as [number | null];
  expect(code).toBe(Number.isFinite(lines) ? null : 0);
  return upTo;
}

async function eventsOfAll(store: Store): Promise<readonly Partial<StoredEvent>[]> {
  const service = createKillTestService(store);
  await service.start();
  await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
  for (const batch of BATCHES) await service.ingest({ positions: batch });
  return eventsOf(service);
}

/** The events without their uuids, which depend on that of the configuration. */
async function eventsOf(
  service: ReturnType<typeof createKillTestService>,
): Promise<readonly Partial<StoredEvent>[]> {
  const { items } = await service.events.list(ADMINISTRATOR, { page: 1, size: 1000 });
  return items.map(({ uuid: _, ...event }) => event);
}
