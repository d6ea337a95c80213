import { createMemoryStore } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { ANNA, BERT, CHIEF, configurationBody, startService } from '../testing/running-service.ts';
import { ConfigurationRegistry } from './configuration-registry.ts';
import { ConfigurationSet } from './configuration-set.ts';
import type { StoredConfiguration } from './configurations.ts';
import { LazySurroundings } from './lazy-surroundings.ts';

const COUNT = 500;

/** A set of Anna's configurations whose areas and acl are counted when they are read. */
function countedSet(): { readonly set: ConfigurationSet; readonly reads: () => number } {
  const set = new ConfigurationSet(createMemoryStore());
  let reads = 0;
  for (let id = 1; id <= COUNT; id++) {
    const configuration = {
      ...{ id, uuid: `${id}`, owner: ANNA.uuid },
      get acl() {
        reads++;
        return id % 2 === 0 ? [BERT.uuid] : [];
      },
      area: { type: 'Polygon', coordinates: [] },
    };
    set.change(id, configuration as unknown as StoredConfiguration);
  }
  const before = reads;
  return { set, reads: () => reads - before };
}

async function registryOf(set: ConfigurationSet): Promise<ConfigurationRegistry> {
  const { service, options } = await startService();
  const surroundings = new LazySurroundings(undefined);
  const parts = { ...options, newUuid: () => '', shapes: service.shapes, surroundings };
  return new ConfigurationRegistry({ ...parts, configurations: set, writer: null as never });
}

it('a page of configurations reads no others, however many there are', async () => {
  const { set, reads } = countedSet();
  const registry = await registryOf(set);
  for (const caller of [ANNA, BERT, CHIEF]) {
    const { items, total } = await registry.list(caller, { page: 2, size: 5 });
    const step = caller === BERT ? 2 : 1;
    expect(items.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10].map((n) => n * step));
    expect(total).toBe(COUNT / step);
  }
  expect(reads()).toBe(0);
});

it('configurations are listed by id, to those who may read them, whatever the order of their changes', async () => {
  const set = new ConfigurationSet(createMemoryStore());
  const change = (id: number, owner: string, acl: readonly string[] = []): void => {
    const area = { type: 'Polygon', coordinates: [] };
    const configuration = { ...{ id, uuid: `${id}`, owner, acl, area } };
    set.change(id, configuration as unknown as StoredConfiguration);
  };
  for (const id of [3, 1, 4, 2, 5]) change(id, ANNA.uuid);
  change(2, ANNA.uuid, [BERT.uuid, BERT.uuid, ANNA.uuid]);
  change(5, ANNA.uuid, [BERT.uuid]);
  change(5, ANNA.uuid);
  change(6, BERT.uuid, ['*']);
  set.change(3, null);
  set.change(7, null);
  const registry = await registryOf(set);
  const idsOf = async (caller: typeof ANNA): Promise<readonly number[]> =>
    (await registry.list(caller)).items.map(({ id }) => id);
  expect(await idsOf(ANNA)).toEqual([1, 2, 4, 5]);
  expect(await idsOf(BERT)).toEqual([2, 6]);
  expect(await idsOf(CHIEF)).toEqual([1, 2, 4, 5, 6]);
  expect(await registry.list(BERT, { page: 3, size: 1 })).toEqual({ items: [], total: 2 });
});

it('[D15] filters are rejected by a service that knows no ports and shores', async () => {
  const { service } = await startService();
  const body = configurationBody({ filters: { shore_meters_min: 1000 } });
  expect(await service.configurations.create(ANNA, body)).toMatchObject({
    error: { code: 'invalid', problems: [{ pointer: '/filters' }] },
  });
});
