import type { Lease } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { LeaseRenewals } from './lease-renewals.ts';

function lease(holder: string, expiresMs: number): Lease {
  return { name: `worker ${holder}`, holder, fencingNumber: 1, expiresMs };
}

it('[L18] a lease counts as renewed since another one only where its end has moved after the first observation of that one', () => {
  const renewals = new LeaseRenewals();
  renewals.observe([lease('old', 10)]);
  renewals.observe([lease('old', 20)]);
  renewals.observe([lease('old', 20), lease('new', 30)]);
  renewals.observe([lease('old', 20), lease('new', 40)]);
  expect(renewals.isRenewedSince('old', 'new')).toBe(false);
  expect(renewals.isRenewedSince('new', 'old')).toBe(true);
  renewals.observe([lease('old', 50), lease('new', 40)]);
  expect(renewals.isRenewedSince('old', 'new')).toBe(true);
  expect(renewals.isRenewedSince('gone', 'new')).toBe(false);
  expect(renewals.isRenewedSince('old', 'never')).toBe(false);
});
