import type { Principal } from '@roadstead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationResponse } from '../server/operation-response.ts';
import { EventResponseCache } from './event-response-cache.ts';

const ANNA: Principal = { uuid: 'a', name: 'anna', roles: [] };
const BERT: Principal = { uuid: 'b', name: 'bert', roles: [] };

/** Of the events; undefined while changes may be missed. */
let version: number | undefined;
let cache: EventResponseCache;
let created = 0;
beforeEach(() => {
  created = 0;
  version = 0;
  cache = new EventResponseCache({ version: () => version });
});

async function create(): Promise<OperationResponse> {
  return { status: 200, body: `${++created}` };
}

describe('the cache of replies about events', () => {
  it('has a reply for each user and URL', async () => {
    await cache.get(ANNA, '/a', create);
    await cache.get(ANNA, '/a', create);
    expect(created).toBe(1);
    await cache.get(BERT, '/a', create);
    await cache.get(ANNA, '/a?page=2', create);
    expect(created).toBe(3);
  });

  it('is cleared when an event changes', async () => {
    await cache.get(ANNA, '/a', create);
    version = 1;
    expect(await cache.get(ANNA, '/a', create)).toMatchObject({ body: '2' });
  });

  it('does not store a reply if an event changed while it was created', async () => {
    await cache.get(ANNA, '/a', async () => {
      version = 1;
      return create();
    });
    await cache.get(ANNA, '/a', create);
    expect(created).toBe(2);
  });

  it('is not used while changes may be missed, nor what was stored before', async () => {
    await cache.get(ANNA, '/a', create);
    version = undefined;
    expect(await cache.get(ANNA, '/a', create)).toMatchObject({ body: '2' });
    version = 1;
    expect(await cache.get(ANNA, '/a', create)).toMatchObject({ body: '3' });
  });

  it('does not store a reply that may change without a change of an event', async () => {
    const createVolatile = async (): Promise<OperationResponse> => ({
      ...(await create()),
      isVolatile: true,
    });
    await cache.get(ANNA, '/a', createVolatile);
    await cache.get(ANNA, '/a', createVolatile);
    expect(created).toBe(2);
  });

  it('is bounded, URLs included', async () => {
    const long = 'x'.repeat(1_000_000);
    for (let i = 0; i < 20; i++) await cache.get(ANNA, `/${i}?${long}`, create);
    await cache.get(ANNA, `/19?${long}`, create);
    expect(created).toBe(20);
    await cache.get(ANNA, `/0?${long}`, create);
    expect(created).toBe(21);
  });
});
