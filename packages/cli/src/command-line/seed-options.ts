import type { Option } from 'commander';
import { wholeNumberOption } from './number-option.ts';

/** Seeds are whole numbers of 32 bits. */
const SEED_MAX = 4_294_967_295;
const SEEDS_MAX = 10_000;

/** Creates `--seed`, the seed of the first run. */
export function firstSeedOption(): Option {
  return wholeNumberOption(
    '--seed <number>',
    "the first seed (default: the scenario's)",
    0,
    SEED_MAX,
  );
}

/** Creates `--seeds`, the number of runs, each with the next seed. */
export function seedsOption(): Option {
  return wholeNumberOption(
    '--seeds <count>',
    'the number of consecutive seeds',
    1,
    SEEDS_MAX,
  ).default(1);
}
