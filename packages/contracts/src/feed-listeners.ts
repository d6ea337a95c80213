/** The listeners of a feed, for drivers. */
export class FeedListeners {
  readonly #listeners = new Set<() => void>();

  /** @returns a function that removes the listener */
  add(appended: () => void): () => void {
    // The same function may be added several times.
    const listener = (): void => appended();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls each listener soon: after a commit, whose writer does not wait for them. */
  announce(): void {
    for (const listener of this.#listeners) queueMicrotask(listener);
  }
}
