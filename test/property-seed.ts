import { configureGlobal } from 'fast-check';

/** All runs use the same seed by default, so that a failure is reproducible. */
const SEED_USUAL = 20_261_122;

const asked = process.env['PROPERTY_SEED'] ?? `${SEED_USUAL}`;

// Without a seed fast-check chooses one, and a failure prints it.
if (asked !== 'random') configureGlobal({ seed: seedOf(asked) });

/** @throws Error for an invalid seed: the usual cases would not be the requested ones */
function seedOf(text: string): number {
  const seed = Number(text);
  // fast-check prints seeds of 32 bits, with a sign.
  if (/^-?\d+$/.test(text) && seed === (seed | 0)) return seed;
  throw new Error(
    `PROPERTY_SEED is ${JSON.stringify(text)}: it must be 'random', or a seed that fast-check printed.`,
  );
}
