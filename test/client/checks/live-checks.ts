import { createClient, ProblemError } from '@roadstead/client';
import { createLiveStore, type LiveState, type LiveStore } from '@roadstead/client/live';
import { as, type Check, equal, hurried, response } from './check.ts';

const CONFIGURATIONS = '/api/ingress/event-detection/configurations';

/** Resolves as soon as the state fits. */
function until(store: LiveStore, fits: (state: LiveState) => boolean): Promise<LiveState> {
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      if (!fits(store.getSnapshot())) return;
      end();
      resolve(store.getSnapshot());
    });
  });
}

const hasNames =
  (...names: string[]) =>
  ({ status, configurations }: LiveState): boolean =>
    status === 'live' &&
    JSON.stringify(Object.values(configurations).map(({ name }) => name)) === JSON.stringify(names);

function configuration(name: string) {
  const ring = [
    [0, 50],
    [1, 50],
    [1, 51],
    [0, 50],
  ];
  const geometry = { type: 'Polygon', coordinates: [ring] };
  const parameters = { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 };
  return {
    name,
    parameters,
    geometry: { type: 'Feature', properties: { name }, geometry },
  } as never;
}

export const LIVE_CHECKS: Readonly<Record<string, Check>> = {
  async 'a live store has the lists, and follows changes'(place) {
    const { waits: _, ...timing } = hurried();
    const client = createClient({ ...as('bert', place), ...timing });
    const create = (name: string) =>
      client.request(`POST ${CONFIGURATIONS}`, { body: configuration(name) });
    const first = await create('first');
    const store = createLiveStore(client);
    equal(store.getSnapshot().status, 'loading');
    const withShip = until(store, () => store.ships.indexOf(211_000_001) !== undefined);
    const abort = new AbortController();
    const running = store.run(abort.signal);
    await until(store, hasNames('first'));
    const before = store.getSnapshot();
    const second = until(store, hasNames('first', 'second'));
    await create('second');
    const after = await second;
    equal(before.configurations[first.id] === after.configurations[first.id], true);
    equal(Object.isFrozen(after.configurations), true);
    store.select({ type: 'configuration', id: first.id });
    equal(store.getSnapshot().selection, { type: 'configuration', id: first.id });
    equal(store.getSnapshot().events === after.events, true);
    const removed = until(store, hasNames('second'));
    await client.request(`DELETE ${CONFIGURATIONS}/{id}`, { id: first.id });
    await removed;
    await withShip;
    const index = store.ships.indexOf(211_000_001) ?? -1;
    const { longitude, latitude, timeMs, cog } = store.ships.columns;
    equal([longitude[index], latitude[index], cog[index]], [3, 54, Number.NaN]);
    const moved = until(store, () => longitude[index] === 3.00001);
    const timestamp = new Date(timeMs[index]! + 30_000).toISOString();
    await createClient(as('feed', place)).request('POST /api/ingress/positions', {
      body: [{ mmsi: 211_000_001, timestamp, longitude: 3.00001, latitude: 54 }] as never,
    });
    await moved;
    abort.abort();
    await running;
  },

  async 'a live store loads anew when the feed cannot be continued, and fails when it is refused'(
    place,
  ) {
    let polls = 0;
    const { waits, ...timing } = hurried();
    const client = createClient({
      ...as('anna', place),
      ...timing,
      async fetch(url, init) {
        if (!url.includes('after=')) return fetch(url, init);
        polls++;
        const status = polls < 5 ? 410 : 403;
        return response(status, { status, detail: 'No.' });
      },
    });
    const store = createLiveStore(client, timing);
    await store.run(new AbortController().signal);
    const { status, error } = store.getSnapshot();
    equal([polls, status, error instanceof ProblemError], [5, 'failed', true]);
    equal(waits, [500, 1000, 2000, 4000]);
  },
};
