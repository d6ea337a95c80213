import { afterAll, beforeAll, describe, it } from 'vitest';
import { REQUEST_CHECKS } from './checks/request-checks.ts';
import { type ServicePlace, startServicePlace } from './service-place.ts';

let place: ServicePlace;
beforeAll(async () => {
  place = await startServicePlace();
});
afterAll(() => place.close());

describe('the client in Node', () => {
  it.each(Object.entries(REQUEST_CHECKS))('[L12] %s', async (_, check) => check(place));
});
