/** The first seed of soak tests that take other cases in each run; `SOAK_SEED` repeats one. */
export const SOAK_SEED: number = Number(process.env['SOAK_SEED'] ?? Math.floor(Date.now() / 1000));
