/** Why a store cannot be opened, read or written. */
export type StoreErrorReason =
  | 'damaged'
  | 'full'
  | 'read-only'
  | 'unreachable'
  | 'in-use'
  | 'unfinished'
  | 'other';

/** A store cannot be opened, read or written. The message is one sentence for the operator; `cause` is the driver's error. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly reason: StoreErrorReason;

  constructor(message: string, reason: StoreErrorReason = 'other', options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const UNWRITABLE: ReadonlySet<StoreErrorReason> = new Set(['full', 'read-only', 'unreachable']);

/**
 * Whether a write failed because the disk is full or read-only, or the database cannot be reached: nothing of it is stored, and the same
 * write can succeed later.
 */
export function isUnwritable(error: unknown): error is StoreError {
  return error instanceof StoreError && UNWRITABLE.has(error.reason);
}
