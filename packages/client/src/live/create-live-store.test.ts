import { expect, it } from 'vitest';
import { createClient } from '../create-client.ts';
import { createLiveStore, type LiveStore } from './create-live-store.ts';

const EMPTY_LIST = { items: [], page: 1, size: 1000, total: 0 };
const READY =
  'data: {"type":"ready","epoch":"2026-11-24T00:00:00Z","columns":["mmsi","time","longitude","latitude","sog","cog","heading","nav_status"]}\n\n';

/** Resolves when the state of a store fulfils a condition. */
function until(store: LiveStore, isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (!isReached()) return;
      unsubscribe();
      resolve();
    });
  });
}

it('[L12] connects again when the first connection of the positions is lost', async () => {
  const end = new AbortController();
  const timers: (() => void)[] = [];
  let connections = 0;
  const client = createClient({
    baseUrl: 'http://service',
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(String(url));
      if (pathname.endsWith('/positions')) {
        // Once the lists are there, the service is known to answer.
        if (connections++ === 0) {
          await until(store, () => store.getSnapshot().status === 'live');
          throw new TypeError('fetch failed');
        }
        return new Response(
          new ReadableStream<Uint8Array>({
            start(stream) {
              stream.enqueue(new TextEncoder().encode(READY));
              init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
            },
          }),
        );
      }
      if (!pathname.endsWith('/changes')) return Response.json(EMPTY_LIST);
      if (!searchParams.has('after')) return Response.json({ changes: [], next: '7' });
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  });
  const store = createLiveStore(client, {
    random: () => 0.5,
    startTimer(_, run) {
      timers.push(run);
      return () => {};
    },
  });
  const running = store.run(end.signal);
  await until(store, () => store.getSnapshot().status === 'disconnected');
  expect(connections).toBe(1);
  timers.shift()!();
  await until(store, () => store.getSnapshot().status === 'live');
  expect(connections).toBe(2);
  end.abort();
  await running;
  expect(store.getSnapshot().status).toBe('live');
});
