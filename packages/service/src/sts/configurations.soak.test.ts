import type { Principal } from '@roadstead/model';
import { expect, it } from 'vitest';
import { startService } from '../testing/running-service.ts';

const AT_ONCE = 300;

it('[V4] a user has at most 20 000 configurations, also if they are created at once', async () => {
  const { service } = await startService();
  const { configurations } = service;
  const userOf = (digit: number): Principal => ({
    uuid: `0a000000-0000-4000-8000-00000000000${digit}`,
    name: `user ${digit}`,
    roles: [],
  });
  const create = async (digit: number): Promise<boolean> => {
    const ring = [9, 11, 11, 9, 9].map((longitude, i) => [longitude, [53, 53, 55, 55, 53][i]]);
    const created = await configurations.create(userOf(digit), {
      name: 'Anchorage',
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
      geometry: { type: 'Polygon', coordinates: [ring] },
    });
    return created.ok;
  };
  let count = 0;
  for (let i = 0; i < 69; i++) {
    const created = await Promise.all(Array.from({ length: AT_ONCE }, () => create(1)));
    count += created.filter(Boolean).length;
  }
  expect(count).toBe(20_000);
  const { items, total } = await configurations.list(userOf(1));
  expect(total).toBe(20_000);
  expect(await create(2)).toBe(true);
  expect(await create(1)).toBe(false);
  expect(await configurations.remove(userOf(1), items[0].id)).toMatchObject({ ok: true });
  expect(await create(1)).toBe(true);
  expect(await create(1)).toBe(false);
  await service.stop();
});
