import { randomBytes as bytes, hash, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher, RandomBytes } from '@roadstead/service';

/**
 * scrypt with N = 2^15, r = 8, p = 3: 32 MB and some tenths of a second for each try (OWASP Password Storage Cheat
 * Sheet).
 */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 3;
const MEMORY_MAX = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** As many bits as an exact number of Node's buffers can have. */
const CHANCE_BYTES = 6;

/** Returns random bytes from the operating system. */
export const randomBytes: RandomBytes = (count) => bytes(count);

/** Returns a random number from 0 up to 1, from the operating system. */
export function randomFraction(): number {
  return bytes(CHANCE_BYTES).readUIntBE(0, CHANCE_BYTES) / 2 ** (8 * CHANCE_BYTES);
}

/** Hashes passwords by scrypt, as `scrypt$N$r$p$salt$hash`. */
export const scryptPasswordHasher: PasswordHasher = {
  async hash(password) {
    const salt = bytes(SALT_BYTES);
    const hash = await derive(password, salt, COST, BLOCK_SIZE, PARALLELIZATION);
    const parameters = [COST, BLOCK_SIZE, PARALLELIZATION];
    return ['scrypt', ...parameters, salt.toString('base64'), hash.toString('base64')].join('$');
  },
  async verify(password, hashed) {
    const [kind, cost, blockSize, parallelization, salt, hash] = hashed.split('$');
    if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
    const expected = Buffer.from(hash, 'base64');
    const found = await derive(
      password,
      Buffer.from(salt, 'base64'),
      Number(cost),
      Number(blockSize),
      Number(parallelization),
    );
    return found.length === expected.length && timingSafeEqual(found, expected);
  },
  async digest(secret) {
    return hash('sha256', secret);
  },
};

function derive(
  password: string,
  salt: Buffer,
  cost: number,
  blockSize: number,
  parallelization: number,
): Promise<Buffer> {
  const options = { N: cost, r: blockSize, p: parallelization, maxmem: MEMORY_MAX };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, HASH_BYTES, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
