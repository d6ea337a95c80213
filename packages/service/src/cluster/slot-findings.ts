import type { MergeInput } from '@roadstead/detector';
import type { FoundTransition } from './cluster-tables.ts';

/** L19: the findings of a worker for some slots, message by message and without gaps. */
export class SlotFindings {
  readonly #outbox: MergeInput<FoundTransition>[];
  readonly #worker: string;
  readonly #slots: readonly number[];
  #reported: number;
  #reached: number;

  /** @param outbox findings are added to it @param afterSequence the messages after this one are reported */
  constructor(
    outbox: MergeInput<FoundTransition>[],
    worker: string,
    slots: readonly number[],
    afterSequence: number,
  ) {
    this.#outbox = outbox;
    this.#worker = worker;
    this.#slots = slots;
    this.#reported = afterSequence;
    this.#reached = afterSequence;
  }

  /** Adds the transitions that were found in the next message. */
  add(sequence: number, transitions: readonly FoundTransition[]): void {
    this.#reached = sequence;
    if (transitions.length > 0) this.#report(transitions);
  }

  /** Reports the messages without transitions, up to the newest one. */
  reportReached(): void {
    if (this.#reached > this.#reported) this.#report([]);
  }

  #report(transitions: readonly FoundTransition[]): void {
    const [afterSequence, sequence] = [this.#reported, this.#reached];
    this.#reported = sequence;
    if (this.#slots.length === 0) return;
    const { worker, slots } = { worker: this.#worker, slots: this.#slots };
    this.#outbox.push({ kind: 'findings', worker, slots, afterSequence, sequence, transitions });
  }
}
