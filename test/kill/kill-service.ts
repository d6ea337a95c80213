import { setTimeout as delay } from 'node:timers/promises';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { StoredEvent } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import type { Chance } from '../simulation/world.ts';
import { ADMINISTRATOR, createKillTestService } from './create-kill-test-service.ts';
import { HttpClients } from './http-clients.ts';
import { buildPackages, KilledServer } from './killed-server.ts';
import { BATCHES, CONFIGURATION } from './meetings.ts';

/** From the begin of the requests to the kill. */
const KILL_MS_MAX = 1500;

/** The result of a run. */
export interface KillResult {
  /** Broken rules; empty where all hold. */
  readonly wrong: readonly string[];
  readonly kills: number;
  readonly ingested: number;
}

/**
 * Kills a service on a store again and again, while clients use it over HTTP; then compares what is stored with what was
 * acknowledged, and the events with those of an undisturbed run.
 * @param isOver whether the kills end, by their number
 * @param hasLeader whether requests are served by an API process beside the leader
 */
export async function killService(
  path: string,
  chance: Chance,
  isOver: (kills: number) => boolean,
  hasLeader = false,
): Promise<KillResult> {
  buildPackages();
  const server = new KilledServer(path, hasLeader);
  const clients = new HttpClients(server, chance);
  let kills = 0;
  try {
    while (!isOver(kills)) {
      await server.start();
      const running = clients.run();
      await delay(chance.whole(0, KILL_MS_MAX));
      await server.kill();
      await running;
      kills++;
    }
    await server.start();
    if (!(await clients.check())) throw new Error('The server does not answer.');
    await clients.finishJobs();
  } finally {
    await server.kill();
  }
  const wrong = [...clients.wrong, ...(await compareEvents(path, clients.ingested))];
  return { wrong, kills, ingested: clients.ingested };
}

async function compareEvents(path: string, ingested: number): Promise<readonly string[]> {
  const store = await createSqliteStore({ path });
  const killed = await eventsOf(store, []);
  await store.close();
  // The batch after the last acknowledged one may be stored too.
  for (const count of [ingested, ingested + 1]) {
    const undisturbed = await eventsOf(createMemoryStore(), BATCHES.slice(0, count));
    if (JSON.stringify(undisturbed) === JSON.stringify(killed)) return [];
  }
  return [`${killed.length} events differ from those of an undisturbed run`];
}

/** The events after some batches, without what differs between runs. */
async function eventsOf(
  store: Store,
  batches: readonly (typeof BATCHES)[number][],
): Promise<readonly Partial<StoredEvent>[]> {
  const service = createKillTestService(store);
  await service.start();
  if ((await service.configurations.list(ADMINISTRATOR)).total === 0) {
    await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
  }
  for (const batch of batches) await service.ingest({ positions: batch });
  const { items } = await service.events.list(ADMINISTRATOR, { page: 1, size: 1000 });
  await service.stop();
  return items.map(
    ({ uuid: _, acknowledgement: __, modifiedAtMs: ___, foundAtMs: ____, ...event }) => ({
      ...event,
      modifiedBy: '',
    }),
  );
}
