/** A message that the leader has stored. */
interface StoredMessage {
  readonly sequence: number;
  readonly watermarkMs: number;
}

/**
 * V24: the instant up to which all reports that were not late are stored, with the events that were discovered in them: that of the last message
 * that the leader has stored and the committer has reached.
 */
export class CommittedWatermark {
  /** Epoch milliseconds. */
  ms: number = Number.NEGATIVE_INFINITY;
  #stored: StoredMessage[] = [];
  #committed = 0;

  /** Adds a stored message, in the order of the log. */
  store(sequence: number, watermarkMs: number): void {
    this.#stored.push({ sequence, watermarkMs });
    this.#advance();
  }

  /** @param sequence the events of all messages up to this one are written */
  commit(sequence: number): void {
    this.#committed = Math.max(this.#committed, sequence);
    this.#advance();
  }

  #advance(): void {
    const count = this.#stored.findLastIndex(({ sequence }) => sequence <= this.#committed) + 1;
    const last = this.#stored.splice(0, count).at(-1);
    if (last) this.ms = Math.max(this.ms, last.watermarkMs);
  }
}
