import type { Store } from '@roadstead/contracts';
import {
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import { randomBytes, scryptPasswordHasher } from '../node/secrets.ts';
import { unzip } from '../node/unzip.ts';

/** Creates a service with the clock, random bytes and cryptography of this machine. */
export function createLocalService(
  store: Store,
  reports: 'live' | 'recorded' | 'simulated',
  options: Partial<
    Pick<
      ServiceOptions,
      | 'passwordHasher'
      | 'retention'
      | 'ports'
      | 'countryOf'
      | 'surroundings'
      | 'vesselEvents'
      | 'voyages'
      | 'reportRunner'
      | 'shipLists'
      | 'prices'
      | 'quotas'
      | 'alerts'
      | 'log'
    >
  > = {},
): MaritimeService {
  return createMaritimeService({
    store,
    reports,
    clock: { now: () => Date.now() },
    randomBytes,
    passwordHasher: scryptPasswordHasher,
    unzip,
    ...options,
  });
}
