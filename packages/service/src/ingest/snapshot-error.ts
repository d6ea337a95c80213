/** The state that a store was left in cannot be read: it is of another version of Roadstead, or damaged. */
export class SnapshotError extends Error {
  override readonly name = 'SavedStateError';
}
