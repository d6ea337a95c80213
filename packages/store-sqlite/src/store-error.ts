/** Why a store cannot be opened, read or written: one sentence for the one who runs it; `cause` has what SQLite said. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Another process has the store open. */
export class StoreInUseError extends StoreError {}
