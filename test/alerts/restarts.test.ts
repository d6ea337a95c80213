import type { WebhookRequest } from '@roadstead/alerts';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overriding } from '../overriding.ts';
import { doomedStore } from './doomed-store.ts';
import { HISTORY, runHistory } from './histories.ts';
import { DOWN, eventChange, NOON_MS, OK, startAlerts } from './running-alerts.ts';

const HOSTS = ['a.example', 'b.example'];

/** Returns the numbers of the changes that a host received, in the order of the requests. */
function numbersAt(host: string, requests: readonly WebhookRequest[]): readonly number[] {
  return requests
    .filter(({ url }) => new URL(url).host === host)
    .map(({ headers }) => Number(headers['webhook-id']?.slice('memory-'.length)));
}

/** Appends five changes, one of which fails once at one of two receivers, and is killed at a write. @returns whether it was */
async function killAt(write: number, isWritten: boolean): Promise<boolean> {
  const store = createMemoryStore();
  const clock = manualClock(NOON_MS);
  const first = await startAlerts({ store, clock });
  for (const host of HOSTS) await first.webhook(undefined, { url: `https://${host}` });
  await first.alerts.stop();
  const { requests, receivers, users } = first;
  const doomed = doomedStore(store, write, isWritten);
  let hasFailed = false;
  receivers.set('b.example', async ({ headers }) => {
    if (headers['webhook-id'] !== 'memory-2' || hasFailed) return OK;
    hasFailed = true;
    return DOWN;
  });
  const surroundings = { clock, requests, receivers, users };
  const { isKilled } = doomed;
  const killed = await startAlerts({ ...surroundings, store: doomed.store, isKilled });
  for (let id = 1; id <= 5; id++) {
    await store.write([store.feed.append([eventChange(id)])]);
    await killed.timers.advance(1000);
  }
  await killed.timers.advance(10_000);
  const last = await startAlerts({ ...surroundings, store });
  await last.timers.advance(10_000);
  for (const host of HOSTS) {
    const numbers = numbersAt(host, requests);
    expect(
      [...new Set(numbers)].sort((a, b) => a - b),
      `${host}, killed at ${write}`,
    ).toEqual([1, 2, 3, 4, 5]);
    // One more for the attempt that failed, and one for that during which it was killed.
    const repeated = numbers.length - 5;
    expect(repeated).toBeLessThanOrEqual(1 + (host === 'b.example' ? 1 : 0));
  }
  return isKilled();
}

describe('[A5] a kill', () => {
  it.each([false, true])(
    'at any write loses nothing, and repeats only what was being sent (%s)',
    async (isWritten) => {
      let write = 1;
      while (await killAt(write, isWritten)) write++;
      expect(write).toBeGreaterThan(10);
    },
  );
});

describe('[A3] a stop', () => {
  it('interrupts an attempt, which the next start makes again, with the same id', async () => {
    const { alerts, webhook, append, store, timers, requests, receivers } = await startAlerts();
    await webhook();
    receivers.set(
      'receiver.example',
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    await append(eventChange(1));
    await alerts.stop();
    const next = await startAlerts({ store, clock: timers.clock });
    expect([...requests, ...next.requests].map(({ headers }) => headers['webhook-id'])).toEqual([
      'memory-1',
      'memory-1',
    ]);
  });

  it('stores what an attempt has reached meanwhile', async () => {
    const { alerts, webhook, append, store, timers, receivers } = await startAlerts();
    await webhook();
    let answer: () => void = () => {};
    receivers.set(
      'receiver.example',
      () =>
        new Promise((resolve) => {
          answer = () => resolve(OK);
        }),
    );
    await append(eventChange(1));
    const stopped = alerts.stop();
    await timers.settle();
    answer();
    await stopped;
    const next = await startAlerts({ store, clock: timers.clock });
    expect(next.requests).toEqual([]);
  });
});

describe('[A5] the feed', () => {
  it('is read from the next change on at the first start, and from where it stopped then', async () => {
    const { alerts, webhook, append, store, timers } = await startAlerts();
    await webhook();
    await append(eventChange(1));
    await alerts.stop();
    await append(eventChange(2));
    const next = await startAlerts({ store, clock: timers.clock });
    expect(next.idsAt('receiver.example')).toEqual(['memory-2']);
  });

  it('may be discarded up to the number that is stored', async () => {
    const { alerts, webhook, append, store, timers } = await startAlerts();
    await append(eventChange(1));
    expect(alerts.readUpTo).toBe(0);
    await webhook();
    await append(eventChange(2));
    expect(alerts.readUpTo).toBe(2);
    await append(...Array.from({ length: 1000 }, (_, i) => eventChange(i, { origin: 'recorded' })));
    expect(alerts.readUpTo).toBe(1002);
    await alerts.stop();
    await store.write([
      store.feed.append([eventChange(3), eventChange(4)]),
      store.feed.discard(1003),
    ]);
    const next = await startAlerts({ store, clock: timers.clock });
    expect(next.idsAt('receiver.example')).toEqual(['memory-1004']);
    expect(next.logged).toEqual(['1 changes were discarded before alerts could be sent.']);
  });

  it('is looked at each second, since announcements may be missing', async () => {
    const store = createMemoryStore();
    const silent: Store = {
      ...store,
      feed: {
        ...store.feed,
        onAppend: () => () => {},
        append: (changes) => store.feed.append(changes),
        read: (query) => store.feed.read(query),
        bounds: () => store.feed.bounds(),
      },
    };
    const { webhook, append, timers, requests } = await startAlerts({ store: silent });
    await webhook();
    await append(eventChange(1));
    expect(requests).toEqual([]);
    await timers.advance(1000);
    expect(requests).toHaveLength(1);
  });

  it('is read again when the store could not be written', async () => {
    const store = createMemoryStore();
    let isFull = false;
    const full: Store = {
      ...store,
      write: async (operations) => {
        if (isFull) throw new Error('full');
        return store.write(operations);
      },
    };
    const { webhook, timers, requests, errors } = await startAlerts({ store: full });
    await webhook();
    isFull = true;
    await store.write([store.feed.append([eventChange(1)])]);
    await timers.advance(3000);
    expect(errors.length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
    isFull = false;
    await timers.advance(1000);
    expect(requests).toHaveLength(1);
  });

  it('is delivered although the deliveries could not be read once', async () => {
    const store = createMemoryStore();
    let isLost = false;
    const losing: Store = {
      ...store,
      collection(schema) {
        const collection = store.collection(schema);
        return overriding(collection, {
          find: async (find, page) => {
            if (isLost && schema.name === 'alert-deliveries') throw new Error('lost');
            return collection.find(find, page);
          },
        });
      },
    };
    const { webhook, append, timers, requests, errors } = await startAlerts({ store: losing });
    await webhook();
    isLost = true;
    await append(eventChange(1));
    expect(errors.length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
    isLost = false;
    await timers.advance(1000);
    expect(requests).toHaveLength(1);
  });
});

it('[A5] 30 histories of failing receivers, kills and stops lose nothing', async () => {
  await fc.assert(fc.asyncProperty(HISTORY, runHistory), { numRuns: 30 });
});
