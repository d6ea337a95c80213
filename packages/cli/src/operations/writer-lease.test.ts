import { createMemoryStore } from '@roadstead/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserError } from '../host/host.ts';
import { leaseLostError, WriterLease } from './writer-lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is renewed until it is released, and is one process’s at a time', async () => {
  const { leases } = createMemoryStore({ clock: { now: () => Date.now() } });
  const held = await WriterLease.acquire(leases);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await WriterLease.acquire(leases)).toBeUndefined();
  expect(await WriterLease.readHolder(leases)).toBe(held?.lease.holder);
  expect(held?.lease.holder).toContain(String(process.pid));
  await held?.release();
  const next = await WriterLease.acquire(leases);
  expect(next?.lease.fencingNumber).toBe((held?.lease.fencingNumber ?? 0) + 1);
  await next?.release();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends ten seconds after the last renewal of a process that stands still', async () => {
  const { leases } = createMemoryStore({ clock: { now: () => Date.now() } });
  const beginMs = Date.now();
  await WriterLease.acquire(leases);
  await vi.advanceTimersByTimeAsync(2500);
  vi.clearAllTimers();
  vi.setSystemTime(beginMs + 2500 + 9999);
  expect(await WriterLease.acquire(leases)).toBeUndefined();
  vi.setSystemTime(beginMs + 2500 + 10_000);
  expect(await WriterLease.acquire(leases)).toBeDefined();
});

it('[L20] a write after another process has acquired the lease is no defect', () => {
  const lost = new Error('The lease writer was released or acquired again.');
  expect(leaseLostError(lost)).toBeInstanceOf(UserError);
  const others = [new Error('The lease worker a was released or acquired again.'), 'text'];
  expect(others.map(leaseLostError)).toEqual(others);
});
