import { randomBytes } from 'node:crypto';
import { manualClock, type Store } from '@roadstead/contracts';
import type { Caller } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';

export const CHIEF: Caller = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};

/** A service for what is past, without users and zips. */
export function serviceFor(store: Store): MaritimeService {
  return createMaritimeService({
    store,
    clock: manualClock(Date.UTC(2026, 6, 1)),
    reports: 'simulated',
    randomBytes: (count) => randomBytes(count),
    passwords: {
      hash: async (password) => password,
      verify: async (password, hashed) => password === hashed,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, failure: 'Nothing is unzipped here.' }),
  });
}
