import type { Store } from '@roadstead/contracts';
import {
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import { randomBytes, scryptPasswords } from '../node/secrets.ts';
import { unzip } from '../node/unzip.ts';

/** A service on this machine: its clock, its chance, its cryptography. */
export function serviceOn(
  store: Store,
  reports: 'live' | 'recorded' | 'simulated',
  options: Pick<
    ServiceOptions,
    | 'retention'
    | 'ports'
    | 'countryOf'
    | 'voyages'
    | 'reportRunner'
    | 'shipLists'
    | 'prices'
    | 'quotas'
  > = {},
): MaritimeService {
  return createMaritimeService({
    store,
    reports,
    clock: { now: () => Date.now() },
    randomBytes,
    passwords: scryptPasswords,
    unzip,
    ...options,
  });
}
