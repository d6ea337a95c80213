import type { Store } from '@roadstead/contracts';
import {
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import { randomBytes, scryptPasswordHasher } from '../node/secrets.ts';
import { unzip } from '../node/unzip.ts';

/** Options that do not follow from the machine. */
type LocalOptions = Partial<
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
>;

/** Creates a service with the clock, random bytes and cryptography of this machine. */
export function createLocalService(
  store: Store,
  reports: 'live' | 'recorded' | 'simulated',
  options: LocalOptions = {},
): MaritimeService {
  return createMaritimeService(localServiceOptions(store, reports, options));
}

/** Returns the options of a service with the clock, random bytes and cryptography of this machine. */
export function localServiceOptions(
  store: Store,
  reports: 'live' | 'recorded' | 'simulated',
  options: LocalOptions,
): ServiceOptions {
  return {
    store,
    reports,
    clock: { now: () => Date.now() },
    randomBytes,
    passwordHasher: scryptPasswordHasher,
    unzip,
    ...options,
  };
}
