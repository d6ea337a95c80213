import { StoreError, type StoreErrorReason } from '@roadstead/contracts';
import type { ErrorMessage } from './leader-messages.ts';

/** Returns an error as a message; a structured copy would lose the reason of a `StoreError`. */
export function errorMessage(error: unknown): ErrorMessage {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message, ...(error instanceof StoreError && { reason: error.reason }) };
}

/** Returns the error of a message. */
export function errorOf({ name, message, reason }: ErrorMessage): Error {
  if (reason !== undefined) return new StoreError(message, reason as StoreErrorReason);
  return name === 'TypeError' ? new TypeError(message) : new Error(message);
}
