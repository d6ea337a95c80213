import { createMemoryStore, overrideCollection, type Store } from '@roadstead/contracts';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { CachedEvents } from './cached-events.ts';
import { type EventDocument, eventCollection } from './event-documents.ts';
import type { EventChange } from './events.ts';

const ALL = { limit: 10 };

let store: Store;
let changes$: Subject<EventChange>;
let cached: CachedEvents;
/** Documents read from the store. */
let reads = 0;
/** Runs before the next documents are read. */
let beforeRead: (() => void) | undefined;

beforeEach(() => {
  const memory = createMemoryStore();
  reads = 0;
  beforeRead = undefined;
  store = {
    ...memory,
    collection(schema) {
      const collection = memory.collection(schema);
      const counted = <Value>(read: () => Promise<Value>): Promise<Value> => {
        reads++;
        const value = read();
        beforeRead?.();
        return value;
      };
      return overrideCollection(collection, {
        get: (key) => counted(() => collection.get(key)),
        find: (find, page) => counted(() => collection.find(find, page)),
      });
    },
  };
  changes$ = new Subject();
  cached = new CachedEvents(store, changes$);
});

function eventOf(id: number, change: Partial<EventDocument> = {}): EventDocument {
  return { id, uuid: `${id}`, name: 'Anchorage', acl: ['a'], ...change } as EventDocument;
}

async function write(...events: readonly EventDocument[]): Promise<void> {
  const collection = eventCollection(store);
  await store.write(events.map((event) => collection.put(event)));
}

async function change(event: EventDocument): Promise<void> {
  await write(event);
  changes$.next({ type: 'event', kind: 'ended', event });
}

const ids = async (): Promise<readonly number[]> =>
  (await cached.find({}, ALL)).map(({ id }) => id);

describe('the events in memory', () => {
  it('are read once, as the same frozen objects', async () => {
    await write(eventOf(1), eventOf(2));
    const [first] = await cached.find({}, ALL);
    expect(await cached.find({}, ALL)).toEqual([eventOf(1), eventOf(2)]);
    expect(await cached.get(1)).toBe(first);
    expect(reads).toBe(1);
    expect(Object.isFrozen(first) && Object.isFrozen(first.acl)).toBe(true);
  });

  it('are found as the index is now', async () => {
    await write(eventOf(1), eventOf(2));
    await ids();
    await store.write([eventCollection(store).remove(1)]);
    expect(await ids()).toEqual([2]);
    await write(eventOf(3));
    expect(await ids()).toEqual([2, 3]);
  });

  it('change with the change that is published', async () => {
    await write(eventOf(1));
    await cached.get(1);
    const ended = eventOf(1, { name: 'Ended' });
    await change(ended);
    expect(await cached.get(1)).toEqual(ended);
    expect(reads).toBe(1);
    // The publisher continues with an object of its own.
    expect(Object.isFrozen(ended)).toBe(false);
    changes$.next({ type: 'event', kind: 'removed', event: ended });
    await cached.get(1);
    expect(reads).toBe(2);
  });

  it('[L23] are not those that late reports have changed, whose live state changes unpublished', async () => {
    const before = { activationTimeMs: 0, firedTimeMs: 1, deactivationTimeMs: null };
    const reconciliation = { state: 'corrected', atMs: 2, before, replacedBy: null } as const;
    await write(eventOf(1, { reconciliation: { ...reconciliation, isLive: true } }));
    await cached.get(1);
    await write(eventOf(1, { reconciliation: { ...reconciliation, isLive: false } }));
    expect(await cached.get(1)).toMatchObject({ reconciliation: { isLive: false } });
  });

  it('never are what was read before a change', async () => {
    await write(eventOf(1));
    const ended = eventOf(1, { name: 'Ended' });
    beforeRead = () => changes$.next({ type: 'event', kind: 'removed', event: eventOf(1) });
    await cached.find({}, ALL);
    beforeRead = undefined;
    await write(ended);
    expect(await cached.get(1)).toEqual(ended);
  });

  it('are read again after changes that may have been missed', async () => {
    await write(eventOf(1));
    await cached.get(1);
    await write(eventOf(1, { name: 'Ended' }));
    cached.clear();
    expect(await cached.get(1)).toMatchObject({ name: 'Ended' });
  });

  it('are those of the store while changes may be missed', async () => {
    let isCurrent = true;
    cached = new CachedEvents(store, changes$, () => isCurrent);
    await write(eventOf(1));
    await cached.get(1);
    isCurrent = false;
    await write(eventOf(1, { name: 'Ended' }));
    expect(await cached.get(1)).toMatchObject({ name: 'Ended' });
    expect(await cached.find({}, ALL)).toMatchObject([{ name: 'Ended' }]);
  });

  it('are 5 000 at most, the first ones leave', async () => {
    for (let id = 1; id <= 5001; id++)
      changes$.next({ type: 'event', kind: 'fired', event: eventOf(id) });
    await cached.get(2);
    expect(reads).toBe(0);
    await cached.get(1);
    expect(reads).toBe(1);
  });
});
