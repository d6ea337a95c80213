import { createMemoryStore } from '@roadstead/contracts';
import { expect, test, vi } from 'vitest';
import { ANNA, pairTogether, startService } from './testing/running-service.ts';

test('what the pipeline knows is saved at a stop, also where usage cannot be written', async () => {
  const store = createMemoryStore();
  const { service } = await startService(store);
  await service.ingest(pairTogether(0, 10));
  const admitted = await service.usage.admit(ANNA, { method: 'GET', path: '/ship/{mmsi}' }, false);
  if (admitted.ok) admitted.value.succeed();
  expect(await store.keep.read('tracker')).toBeUndefined();
  vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('full'));
  await expect(service.stop()).rejects.toThrow('full');
  expect(await store.keep.read('tracker')).toBeDefined();
});
