import { expect, it } from 'vitest';
import { SOAK_SEED } from '../soak-seed.ts';
import { runHistory } from './history.ts';

const SOAK_MS = 60_000;

it('[V1, D13] nothing acknowledged is lost, and no event is missing or stored twice, with new seeds for minutes', async () => {
  const endMs = performance.now() + SOAK_MS;
  let seed = SOAK_SEED;
  for (; performance.now() < endMs; seed++) {
    const { wrong } = await runHistory(seed);
    expect(wrong, `npm run simulate:service -- --seeds ${seed}`).toEqual([]);
  }
  process.stderr.write(`simulation: seeds ${SOAK_SEED} to ${seed - 1}\n`);
});
