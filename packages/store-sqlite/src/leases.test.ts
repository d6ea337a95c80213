import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { createSqliteStore } from './index.ts';

it('[L20] frees a lease at its end, by its clock, also of an earlier process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-leases-'));
  const path = join(folder, 'store');
  const clock = manualClock(1000);
  const store = await createSqliteStore({ path, clock });
  expect((await store.leases.acquire('a', 'one', 500))?.expiresMs).toBe(1500);
  await store.close();
  const again = await createSqliteStore({ path, clock });
  clock.set(1499);
  expect(await again.leases.acquire('a', 'two', 500)).toBeUndefined();
  clock.set(1500);
  expect((await again.leases.acquire('a', 'two', 500))?.fencingNumber).toBe(2);
  await again.close();
  rmSync(folder, { recursive: true });
});
