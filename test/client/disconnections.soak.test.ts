import { afterAll, beforeAll, it } from 'vitest';
import { disconnectionCheck } from './checks/disconnection-check.ts';
import { type ServicePlace, startServicePlace } from './service-place.ts';

let place: ServicePlace;
beforeAll(async () => {
  place = await startServicePlace();
});
afterAll(() => place.close());

it('[L12] the client loses and repeats no message of a stream over 1000 disconnections', () =>
  disconnectionCheck(1000)(place));
