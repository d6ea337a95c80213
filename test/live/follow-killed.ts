import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from '@roadstead/client';
import { buildPackages, KilledServer } from '../kill/killed-server.ts';
import { batchOf } from '../kill/meetings.ts';
import { passwordOf } from '../kill/users.ts';
import type { Chance } from '../simulation/world.ts';
import { BreakingProxy } from './breaking-proxy.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** The result of a run. */
interface FollowResult {
  /** Broken rules; empty where all hold. */
  readonly wrong: readonly string[];
  readonly kills: number;
  readonly changes: number;
}

const PAUSE_MS_MAX = 250;
/** Some changes between two disturbances. */
const BATCH_PAUSE_MS = 5;
/** A kill and a start take a second; connections break in between. */
const KILL_EVERY = 5;

/**
 * Follows the events of a service over HTTP, as a stream, as a slow stream, by long polls and by a webhook, while its process is killed, connections break and
 * stall, and reports are ingested; then compares what each has received with the feed.
 * @param disturbances their number
 */
export async function followKilled(
  path: string,
  chance: Chance,
  disturbances: number,
): Promise<FollowResult> {
  buildPackages();
  const [server, proxy] = [new KilledServer(path), new BreakingProxy()];
  const receiver = new WebhookReceiver(chance);
  const port = await proxy.start();
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    credentials: { name: 'chief', password: passwordOf('chief', 0) },
    // Short pauses before the next connection.
    random: () => 0.05,
  });
  const over = new AbortController();
  let kills = 0;
  const restart = async (): Promise<void> => {
    await server.kill();
    proxy.break();
    await server.start();
    proxy.passTo(server.port);
  };
  try {
    await restart();
    const url = await receiver.start();
    await client.request('POST /api/alerts/webhooks', {
      body: { url, kinds: EVENT_KINDS.split(',') as never, origins: ['simulated'] },
    });
    const { next: after } = await client.request('GET /api/stream/changes');
    const followers = FOLLOWERS.map((follow) => follow(client, after, over.signal, chance));
    const feeding = feed(client, over.signal);
    for (let done = 0; done < disturbances; done++) {
      await delay(chance.whole(0, PAUSE_MS_MAX));
      if (done % KILL_EVERY === 0) {
        kills++;
        await restart();
      } else if (chance.happens(0.5)) {
        proxy.break();
      } else {
        proxy.stall();
        await delay(chance.whole(0, PAUSE_MS_MAX));
        proxy.resume();
      }
    }
    over.abort();
    await feeding;
    const all = await feedAfter(client, after);
    const delivered = await receiver.received(all.length);
    const wrong = [...receiver.wrong];
    // In any order: attempts that failed are made again later.
    if ([...delivered].sort().join() !== [...all].sort().join())
      wrong.push(`the webhook received ${delivered.length} of ${all.length} changes`);
    for (const [i, follower] of followers.entries()) {
      const received = await follower(all.length);
      if (received.join() !== all.join())
        wrong.push(`follower ${i} received ${received.length} of ${all.length} changes`);
    }
    return { wrong, kills, changes: all.length };
  } finally {
    over.abort();
    await server.kill();
    proxy.stop();
    receiver.stop();
  }
}

/** Begins to follow. @returns a function that waits for a number of changes, and returns the cursors of all that came */
type Follow = (
  client: Client,
  after: string,
  over: AbortSignal,
  chance: Chance,
) => (count: number) => Promise<readonly string[]>;

const EVENT_KINDS = 'event-fired,event-ended';

const FOLLOWERS: readonly Follow[] = [
  (client, begin) => collect(begin, (after) => client.stream('GET /api/stream/events', { after })),
  (client, begin, over, chance) =>
    collect(
      begin,
      (after) => client.stream('GET /api/stream/events', { after }),
      () => (over.aborted ? undefined : delay(chance.whole(0, 40))),
    ),
  (client, begin) => collect(begin, (after) => client.changes({ after, kinds: EVENT_KINDS })),
];

function collect(
  begin: string,
  follow: (after: string) => AsyncIterable<{ readonly cursor?: string | null }>,
  pause: () => Promise<unknown> | undefined = () => undefined,
): (count: number) => Promise<readonly string[]> {
  const received: string[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  const run = async (): Promise<void> => {
    for await (const { cursor } of follow(received.at(-1) ?? begin)) {
      received.push(cursor ?? '');
      if (received.length >= wanted) return;
      await pause();
    }
  };
  const runAll = async (): Promise<void> => {
    // The first connection of a follower rejects if it fails; all later ones are its own.
    while (received.length < wanted) await run().catch(() => undefined);
  };
  const running = runAll();
  return async (count) => {
    wanted = count;
    if (received.length < count) await running;
    return received;
  };
}

/** Ingests a batch after another, each until it is acknowledged, for as long as there are disturbances. */
async function feed(client: Client, over: AbortSignal): Promise<void> {
  for (let minute = 0; !over.aborted; ) {
    const isIngested = await client
      .request('POST /api/ingress/positions', { body: batchOf(minute) as never })
      .then(() => true)
      .catch(() => false);
    if (isIngested) minute++;
    await delay(BATCH_PAUSE_MS);
  }
}

/** The cursors of all changes of events after one. */
async function feedAfter(client: Client, begin: string): Promise<readonly string[]> {
  const cursors: string[] = [];
  for (let after = begin; ; ) {
    const page = await client.request('GET /api/stream/changes', {
      ...{ after, kinds: EVENT_KINDS, wait: 0, limit: 1000 },
    });
    cursors.push(...page.changes.map(({ cursor }) => cursor));
    if (!page.has_more) return cursors;
    after = page.next;
  }
}
