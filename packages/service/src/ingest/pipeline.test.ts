import { createMemoryStore } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { pairTogether, startService } from '../testing/running-service.ts';

const FULL = new Error('The disk is full.');

it('gives each of many batches in flight its own result', async () => {
  const { service } = await startService();
  const batches = Array.from({ length: 50 }, (_, i) => pairTogether(i, i + (i % 3)));
  const results = await Promise.all(batches.map((positions) => service.ingest({ positions })));
  expect(
    results.map((each) => each.ok && each.value.accepted + each.value.rejected.length),
  ).toEqual(batches.map((positions) => positions.length));
});

it('rejects all batches in flight with the error that ends the writes', async () => {
  const store = createMemoryStore();
  let isFull = false;
  const { service } = await startService({
    ...store,
    write: async (operations) => {
      if (isFull) throw FULL;
      return store.write(operations);
    },
  });
  isFull = true;
  const ingesting = [0, 1, 2].map((i) => service.ingest({ positions: pairTogether(i, i + 1) }));
  for (const { status, ...rest } of await Promise.allSettled(ingesting)) {
    expect([status, rest]).toEqual(['rejected', { reason: FULL }]);
  }
  expect(await service.ingest({ positions: pairTogether(9, 10) })).toMatchObject({ ok: false });
});
