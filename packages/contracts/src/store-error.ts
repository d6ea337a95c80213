/** Why a store cannot be opened, read or written. */
export type StoreErrorReason = 'damaged' | 'full' | 'read-only' | 'in-use' | 'other';

/** A store cannot be opened, read or written. The message is one sentence for the operator; `cause` is the driver's error. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly reason: StoreErrorReason;

  constructor(message: string, reason: StoreErrorReason = 'other', options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Whether a write failed because the disk is full or read-only: the same write can succeed later. */
export function isUnwritable(error: unknown): error is StoreError {
  return error instanceof StoreError && (error.reason === 'full' || error.reason === 'read-only');
}
