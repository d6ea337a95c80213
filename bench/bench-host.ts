import type { ServiceOptions } from '@roadstead/service';

/** Host of a service in which a bench measures other work than that of passwords: nothing is random, hashed or unzipped. */
export const BENCH_HOST: Pick<ServiceOptions, 'randomBytes' | 'passwordHasher' | 'unzip'> = {
  randomBytes: (count) => new Uint8Array(count),
  passwordHasher: {
    hash: async (password) => password,
    verify: async (password, hashed) => password === hashed,
    digest: async (secret) => secret,
  },
  unzip: async () => ({ ok: false, error: 'unzip is not available here' }),
};
