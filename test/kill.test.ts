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
import { BATCHES, CONFIGURATION } from './kill/meetings.ts';
import { CHIEF, serviceFor } from './kill/service-for.ts';
import { ROOT } from './workspace.ts';

const KILLS = 20;

const folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('[D13] killed 20 times while it takes reports, it has the events of a run that was not: none lost, none twice', async () => {
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
  const service = serviceFor(store);
  await service.start();
  expect(await eventsOf(service)).toEqual(undisturbed);
  await service.stop();
  await store.close();
});

/** @returns up to which batch all are acknowledged */
async function ingestUntilKilled(path: string, first: number, lines: number): Promise<number> {
  child = spawn(
    process.execPath,
    [
      '--conditions=@roadstead/source',
      '--import',
      'tsx',
      'test/kill/ingesting.ts',
      path,
      `${first}`,
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  let upTo = first;
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    upTo = Number(line);
    if (++seen === lines) child.kill('SIGKILL');
  }
  const [code] = (await gone) as [number | null];
  expect(code).toBe(Number.isFinite(lines) ? null : 0);
  return upTo;
}

async function eventsOfAll(store: Store): Promise<readonly Partial<StoredEvent>[]> {
  const service = serviceFor(store);
  await service.start();
  await service.sts.createConfiguration(CHIEF, CONFIGURATION);
  for (const batch of BATCHES) await service.ingest(batch);
  return eventsOf(service);
}

/** The events without their uuids, which depend on that of the configuration. */
async function eventsOf(
  service: ReturnType<typeof serviceFor>,
): Promise<readonly Partial<StoredEvent>[]> {
  const { items } = await service.sts.events(CHIEF, { page: 1, size: 1000 });
  return items.map(({ uuid: _, ...event }) => event);
}
