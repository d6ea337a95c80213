import { expect, it } from 'vitest';
import { createChance } from '../simulation/world.ts';
import { SOAK_SEED } from '../soak-seed.ts';
import { fuzz } from './fuzz.ts';

const SOAK_MS = 50_000;
/** Requests after which caches are full and the code is compiled, in samples of the heap. */
const WARM_UP_SAMPLES = 3;
const GROWTH_MAX = 1.3;

it('no request makes a fault, a response that breaks its schema, or memory grow', async () => {
  const endMs = performance.now() + SOAK_MS;
  const result = await fuzz(createChance(SOAK_SEED), () => performance.now() > endMs);
  const { requests, wrong, heaps } = result;
  process.stderr.write(
    `fuzz: ${requests} requests of seed ${SOAK_SEED}, heap ${heaps.join(' ')} MB\n`,
  );
  expect(wrong, `npm run fuzz:http -- ${requests} ${SOAK_SEED}`).toEqual([]);
  const [early = Number.POSITIVE_INFINITY, ...later] = heaps.slice(WARM_UP_SAMPLES);
  expect(later.at(-1) ?? 0).toBeLessThan(early * GROWTH_MAX);
});
