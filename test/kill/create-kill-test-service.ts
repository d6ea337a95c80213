import { randomBytes } from 'node:crypto';
import { manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';

export const ADMINISTRATOR: Principal = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};

/** A service for past reports, without users and archives. */
export function createKillTestService(store: Store): MaritimeService {
  return createMaritimeService({
    store,
    clock: manualClock(Date.UTC(2026, 6, 1)),
    reports: 'simulated',
    randomBytes: (count) => randomBytes(count),
    passwordHasher: {
      hash: async (password) => password,
      verify: async (password, hashed) => password === hashed,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, error: 'unzip is not available here' }),
  });
}
