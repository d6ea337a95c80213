import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import type { ServiceOptions } from './service-options.ts';
import { NOON_MS, optionsFor } from './testing/running-service.ts';

const OPTIONS = optionsFor(createMemoryStore(), manualClock(NOON_MS));

it.each<[object, string]>([
  [{ store: undefined }, 'store must be an object with collection() and series() and counters()'],
  [{ store: {} }, 'store must be an object with collection()'],
  [{ clock: undefined }, 'clock must be an object with now(), not undefined.'],
  [{ clock: Date.now }, 'clock must be an object with now(), not function.'],
  [{ randomBytes: undefined }, 'randomBytes must be a function, not undefined.'],
  [{ passwordHasher: {} }, 'passwordHasher must be an object with hash() and verify()'],
  [{ unzip: undefined }, 'unzip must be a function, not undefined.'],
  [{ ports: [] }, 'ports must be an object with areasNear()'],
  [{ reports: 'LIVE' }, 'reports must be "live" or "recorded" or "simulated", not string.'],
  [{ quota: {} }, 'quota is not an option; the options are store, clock, '],
])('rejects %j with a sentence', (change, sentence) => {
  const create = (): unknown => createMaritimeService({ ...OPTIONS, ...change } as ServiceOptions);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(`createMaritimeService: ${sentence}`);
});

it('rejects a missing argument with a sentence', () => {
  expect(() => createMaritimeService(undefined as never)).toThrow(
    /^createMaritimeService: expected an object with store, clock, .*, not undefined.$/,
  );
});
