import {
  type Collection,
  createMemoryStore,
  overrideCollection,
  type Store,
} from '@roadstead/contracts';
import type { Paged } from '@roadstead/model';
import { expect, it } from 'vitest';
import type { MaritimeService } from '../maritime-service.ts';
import {
  ANNA,
  configurationBody,
  FIRST,
  report,
  startService,
} from '../testing/running-service.ts';
import { eventCollection } from './event-documents.ts';
import type { StoredEvent } from './events.ts';

const PAGE = { page: 1, size: 50 };

/** A store that runs something once, before the next page of events is read. */
class Interrupted {
  readonly store: Store;
  beforePage: (() => Promise<unknown>) | undefined;

  constructor() {
    const store = createMemoryStore();
    this.store = {
      ...store,
      collection: (schema) => {
        const collection = store.collection(schema);
        return schema.name === 'events' ? this.#interrupted(collection) : collection;
      },
    };
  }

  #interrupted<Document extends object>(collection: Collection<Document>): Collection<Document> {
    return overrideCollection(collection, {
      findKeys: async (search, page) => {
        const run = page.limit > 1 ? this.beforePage : undefined;
        if (run) this.beforePage = undefined;
        await run?.();
        return collection.findKeys(search, page);
      },
    });
  }
}

/** Reports of some pairs of ships, each pair together, in order of time. */
function pairs(numbers: readonly number[], fromMinute: number, toMinute: number) {
  const minutes = Array.from({ length: (toMinute - fromMinute) / 2 + 1 }, (_, i) => 2 * i);
  return minutes.flatMap((minute) =>
    numbers.flatMap((pair) =>
      [0, 1].map((ship) =>
        report(FIRST + 2 * pair + ship, fromMinute + minute, 9.5 + pair / 10 + ship / 1000),
      ),
    ),
  );
}

it.each<[string, number, (service: MaritimeService, size: number) => Promise<Paged<StoredEvent>>]>([
  ['all events', 50, ({ events }, size) => events.list(ANNA, { ...PAGE, size })],
  ['a full page of all events', 2, ({ events }, size) => events.list(ANNA, { ...PAGE, size })],
  [
    'the events of a period',
    50,
    ({ events }, size) => events.list(ANNA, { ...PAGE, size }, { beginMs: 0 }),
  ],
  ['current events', 50, ({ events }, size) => events.listCurrent(ANNA, { ...PAGE, size })],
  [
    'the events of a configuration',
    50,
    ({ events }, size) => events.search(ANNA, { ...PAGE, size }, { configurationId: 1 }),
  ],
])('a list of %s that is read while another fires lacks none', async (_, size, list) => {
  const interrupted = new Interrupted();
  const { service } = await startService(interrupted.store);
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairs([0, 1], 0, 40) });
  interrupted.beforePage = () => service.ingest({ positions: pairs([0, 1, 2], 42, 80) });
  const { items, total } = await list(service, size);
  expect(total).toBe(3);
  expect(items.map(({ id }) => id)).toEqual([3, 2, 1].slice(0, size));
  await service.stop();
});

it('a list of which an event is removed meanwhile counts those that it has', async () => {
  const interrupted = new Interrupted();
  const { service } = await startService(interrupted.store);
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairs([0, 1], 0, 40) });
  const events = eventCollection(interrupted.store);
  interrupted.beforePage = () => interrupted.store.write([events.remove(1)]);
  const { items, total } = await service.events.list(ANNA, PAGE);
  expect(items.map(({ id }) => id)).toEqual([2]);
  expect(total).toBe(1);
  await service.stop();
});

it('[V7] an acknowledgement that is stored, and reported as failed, is read', async () => {
  const stored = createMemoryStore();
  let isReplyLost = false;
  const { service } = await startService({
    ...stored,
    async write(operations) {
      const result = await stored.write(operations);
      if (isReplyLost) throw new Error('the reply is lost');
      return result;
    },
  });
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairs([0], 0, 40) });
  await service.events.get(ANNA, 1);
  isReplyLost = true;
  await expect(service.events.acknowledge(ANNA, 1)).rejects.toThrow('the reply is lost');
  isReplyLost = false;
  const { items } = await service.events.list(ANNA, PAGE);
  expect(items).toMatchObject([{ acknowledgement: { by: ANNA.name } }]);
  await service.stop();
});
