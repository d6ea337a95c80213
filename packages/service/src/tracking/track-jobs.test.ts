import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi, Principal } from '@roadstead/model';
import { expect, it } from 'vitest';
import { changeStream } from '../testing/change-stream.ts';
import { type Positions, positionSeries } from './positions.ts';
import { TrackJobs } from './track-jobs.ts';

const CALLER: Principal = { uuid: 'u', name: 'anna', roles: [] } as never;

it('[V12] limits the tracks in memory, also of those without points', async () => {
  const store = createMemoryStore();
  const positions = positionSeries(store);
  let reads = 0;
  const counting = new Proxy(positions, {
    get(target, name: keyof Positions) {
      if (name === 'cells') reads++;
      const member = target[name];
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  const jobs = new TrackJobs({
    ...{ store, positions: counting, changes: changeStream(store) },
    clock: { now: () => 0 },
    isKnown: async () => true,
  });
  const request = { mmsi: 211000001 as Mmsi, beginMs: 0, endMs: 1, stepMs: 0 };
  const ids: number[] = [];
  for (let i = 0; i < 600; i++) {
    const id = await jobs.request(CALLER, request as never);
    if (!id.ok) throw new Error('The request was refused.');
    expect((await jobs.get(CALLER, id.value)).ok).toBe(true);
    ids.push(id.value);
  }
  expect(reads).toBe(600);
  await jobs.get(CALLER, ids[599]);
  expect(reads).toBe(600);
  await jobs.get(CALLER, ids[0]);
  expect(reads).toBe(601);
});
