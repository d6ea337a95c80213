import fc from 'fast-check';
import { it } from 'vitest';
import { HISTORY, runHistory } from './histories.ts';

it('[A5] 1 000 histories of failing receivers, kills and stops lose nothing', async () => {
  await fc.assert(fc.asyncProperty(HISTORY, runHistory), { numRuns: 1000 });
}, 300_000);
