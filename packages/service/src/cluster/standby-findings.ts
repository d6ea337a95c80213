import { pairSlotOf } from '@roadstead/detector';
import type { ClusterTables, FoundTransition } from './cluster-tables.ts';

/** Transitions that a standby retains: some tens of megabytes. Those of a million reports are some thousands. */
const RETAINED_MAX = 20_000;

/** The transitions that were found in a message. */
interface MessageTransitions {
  readonly sequence: number;
  readonly transitions: readonly FoundTransition[];
}

/** L18: what a standby has found for each slot since a snapshot of the slot. */
export class StandbyFindings {
  readonly #readSlots: ClusterTables['allSlots'];
  readonly #max: number;
  /** The message of each slot after which everything is retained. */
  readonly #from: Map<number, number>;
  #retained: MessageTransitions[] = [];
  #count = 0;

  /**
   * @param from of each slot, the message of its state to which later ones are added
   * @param readSlots returns the documents of the slots
   */
  constructor(
    from: ReadonlyMap<number, number>,
    readSlots: ClusterTables['allSlots'],
    max: number = RETAINED_MAX,
  ) {
    this.#from = new Map(from);
    this.#readSlots = readSlots;
    this.#max = max;
  }

  /** Adds what was found in the next message for all slots. Discards what the snapshots in the store include when it has collected. */
  async add(sequence: number, transitions: readonly FoundTransition[]): Promise<void> {
    if (transitions.length === 0) return;
    this.#retained.push({ sequence, transitions });
    this.#count += transitions.length;
    if (this.#count <= this.#max) return;
    for (const [slot, { snapshotSequence }] of await this.#readSlots())
      this.#from.set(slot, Math.max(snapshotSequence, this.#from.get(slot) ?? 0));
    this.#discard(Math.min(...this.#from.values()));
    // Half, so that the slots are read seldom. Slots without their findings are processed again like those of any worker.
    if (this.#count <= this.#max / 2) return;
    for (const [slot, from] of this.#from) this.#from.set(slot, Math.max(from, sequence));
    this.#discard(sequence);
  }

  /** Returns what was found for slots after a message; undefined if it is not complete. */
  after(sequence: number, slots: readonly number[]): readonly MessageTransitions[] | undefined {
    if (slots.some((slot) => (this.#from.get(slot) ?? Number.POSITIVE_INFINITY) > sequence))
      return undefined;
    const wanted = new Set(slots);
    return this.#retained
      .filter((found) => found.sequence > sequence)
      .map((found) => ({
        sequence: found.sequence,
        transitions: found.transitions.filter(({ event: { first, second } }) =>
          wanted.has(pairSlotOf(first.mmsi, second.mmsi)),
        ),
      }));
  }

  #discard(upTo: number): void {
    this.#retained = this.#retained.filter(({ sequence }) => sequence > upTo);
    this.#count = this.#retained.reduce((sum, { transitions }) => sum + transitions.length, 0);
  }
}
