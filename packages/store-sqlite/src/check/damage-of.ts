import { StoreError } from '@roadstead/contracts';

/** Checks a part of a store, and yields a sentence without a full stop for each damaged piece, undefined after a step. */
export type Check = () => AsyncIterable<string | undefined> | Iterable<string | undefined>;

/** Returns the sentence of an error that is damage. @throws any other error */
export function damageOf(error: unknown): string {
  if (error instanceof StoreError && error.reason === 'damaged') return error.message;
  throw error;
}
