import { StoreError } from '@roadstead/contracts';
import { StoreInUseError } from '@roadstead/store-sqlite';
import { UserError } from '../host/host.ts';

/** The advice for a store that another process writes to. */
export const IN_USE = 'If it is a service, send changes to it with --url http://HOST:PORT.';
const UNFINISHED = 'Finish it with roadstead copy-store FROM TO, or delete it.';

/** Converts the error of a store into a UserError; returns another error unchanged. */
export function storeError(error: unknown, inUse: string = IN_USE): unknown {
  if (error instanceof StoreInUseError) return new UserError(`${error.message}. ${inUse}`);
  if (!(error instanceof StoreError)) return error;
  const advice = error.reason === 'unfinished' ? ` ${UNFINISHED}` : '';
  return new UserError(`${error.message}.${advice}`, { cause: error });
}
