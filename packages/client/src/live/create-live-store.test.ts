import { expect, it } from 'vitest';
import { createClient } from '../create-client.ts';
import type { ClientOptions } from '../send.ts';
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

/** A service without ships and changes. Requests wait like those of a real one, and fail when it goes out of reach. */
function quietService() {
  let down = new AbortController();
  const state = { isDown: false, connections: 0 };
  let resolveFollowed = (): void => {};
  const followed = new Promise<void>((resolve) => {
    resolveFollowed = resolve;
  });
  const open = (signal: AbortSignal | null | undefined, begin: string): Response => {
    const { signal: lost } = down;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        if (begin !== '') stream.enqueue(new TextEncoder().encode(begin));
        for (const each of [lost, signal])
          each?.addEventListener('abort', () => stream.error(each.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  return {
    state,
    /** Resolves when a request waits for changes, while positions are streamed. */
    followed,
    goDown: (): void => {
      state.isDown = true;
      down.abort(new TypeError('connection reset'));
      down = new AbortController();
    },
    client: (timing: Pick<ClientOptions, 'startTimer' | 'random'>) =>
      createClient({
        baseUrl: 'http://service',
        ...timing,
        async fetch(url, { signal }) {
          const { pathname, searchParams } = new URL(String(url));
          if (state.isDown) throw new TypeError('fetch failed');
          if (pathname.endsWith('/positions')) {
            state.connections++;
            return open(signal, READY);
          }
          if (!pathname.endsWith('/changes')) return Response.json(EMPTY_LIST);
          const isWaiting = searchParams.has('after') && searchParams.get('wait') !== '0';
          if (!isWaiting) return Response.json({ changes: [], next: 'feed-7' });
          resolveFollowed();
          return open(signal, '');
        },
      }),
  };
}

/** The pause after a first failure, by `random` of the tests; that of a silence is longer. */
const PAUSE_MS = 500;

/** Timers that never run by themselves. `both` resolves with the pauses of two connections, when both wait. */
function fakePauses() {
  const pauses: (() => void)[] = [];
  let resolve: (pauses: readonly (() => void)[]) => void = () => {};
  const both = new Promise<readonly (() => void)[]>((resolvePromise) => {
    resolve = resolvePromise;
  });
  const startTimer = (ms: number, run: () => void): (() => void) => {
    if (ms === PAUSE_MS && pauses.push(run) === 2) resolve(pauses);
    return () => {};
  };
  return { both, timing: { startTimer, random: () => 0.5 } };
}

it.each(['of the page', 'of one connection'])(
  '[L12] ends the pauses of both connections by the sign %s that the service is back',
  async (sign) => {
    const end = new AbortController();
    const { both, timing } = fakePauses();
    const { state, followed, goDown, client } = quietService();
    const store = createLiveStore(client(timing), timing);
    const running = store.run(end.signal);
    await followed;
    expect(state.connections).toBe(1);
    goDown();
    const pauses = await both;
    expect(store.getSnapshot().status).toBe('disconnected');
    state.isDown = false;
    if (sign === 'of the page') store.reconnect();
    else pauses[0]!();
    await until(store, () => store.getSnapshot().status === 'live');
    expect(state.connections).toBe(2);
    end.abort();
    await running;
  },
);

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
