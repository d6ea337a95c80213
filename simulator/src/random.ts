/**
 * Seeded pseudo-random numbers: sfc32 (Doty-Humphrey, PractRand), one stream for each (seed, owner, concern), so that the
 * draws of one ship never change those of another. The streams of a concern lie side by side in one array of words, four
 * per stream, which is their complete state.
 */
export type Streams = Int32Array<ArrayBuffer>;

const WORDS = 4;
/** Rounds after which sfc32's author considers a seed mixed in. */
const WARM_UP_ROUNDS = 15;

/** Creates the streams of a concern, one for each owner. */
export function createStreams(seed: number, owners: readonly string[], concern: string): Streams {
  const words = new Int32Array(owners.length * WORDS);
  for (const [stream, owner] of owners.entries()) {
    const key = `${seed}\u0000${owner}\u0000${concern}`;
    for (let word = 0; word < WORDS - 1; word++) words[stream * WORDS + word] = hash(key, word);
    words[stream * WORDS + WORDS - 1] = 1;
    for (let round = 0; round < WARM_UP_ROUNDS; round++) uniform(words, stream);
  }
  return words;
}

/** Next number of a stream, from 0 to below 1. */
export function uniform(words: Streams, stream: number): number {
  const at = stream * WORDS;
  const a = words[at];
  const b = words[at + 1];
  const c = words[at + 2];
  const sum = (((a + b) | 0) + words[at + 3]) | 0;
  words[at] = b ^ (b >>> 9);
  words[at + 1] = (c + (c << 3)) | 0;
  words[at + 2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  words[at + 3] = (words[at + 3] + 1) | 0;
  return (sum >>> 0) / 4294967296;
}

/** Next number of a stream, uniform between two bounds. */
export function between(words: Streams, stream: number, least: number, greatest: number): number {
  return least + (greatest - least) * uniform(words, stream);
}

/** Next number of a stream, from the standard normal distribution (Box and Muller 1958). */
export function normal(words: Streams, stream: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(words, stream)));
  return radius * Math.cos(2 * Math.PI * uniform(words, stream));
}

/** FNV-1a over the text with the finaliser of MurmurHash3; each salt gives another hash. */
function hash(text: string, salt: number): number {
  let h = (0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b9)) | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
