import { configureGlobal } from 'fast-check';

/** Whoever fixes a failure needs the cases that failed, so all runs try the same unless they are asked for others. */
const SEED_USUAL = 20_261_122;

const asked = process.env['PROPERTY_SEED'] ?? `${SEED_USUAL}`;

// Without a seed fast-check takes one of its own, and a failure prints it.
if (asked !== 'random') configureGlobal({ seed: seedOf(asked) });

/** @throws Error on what is no seed: tests that tried the usual cases instead would say nothing of those asked for */
function seedOf(text: string): number {
  const seed = Number(text);
  // Those that fast-check prints are of 32 bits, with a sign.
  if (/^-?\d+$/.test(text) && seed === (seed | 0)) return seed;
  throw new Error(
    `PROPERTY_SEED is ${JSON.stringify(text)}: it must be 'random', or a seed that fast-check printed.`,
  );
}
