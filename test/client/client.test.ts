import { afterAll, beforeAll, describe, it } from 'vitest';
import { CHECKS } from './checks/checks.ts';
import { disconnectionCheck } from './checks/disconnection-check.ts';
import { type ServicePlace, startServicePlace } from './service-place.ts';

let place: ServicePlace;
beforeAll(async () => {
  place = await startServicePlace();
});
afterAll(() => place.close());

describe('the client in Node', () => {
  it.each(Object.entries(CHECKS))('[L12] %s', async (_, check) => check(place));

  it('[L12] loses and repeats no message of a stream over 30 disconnections', () =>
    disconnectionCheck(30)(place));
});
