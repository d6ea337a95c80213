import {
  createMergeState,
  EventNumbers,
  type MergeState,
  mergeFindings,
  PAIR_SLOTS,
} from '@roadstead/detector';
import type { StsEvent, StsTransition } from '@roadstead/model';
import type { TrackedPart } from '../reading/tracked-source.ts';
import type { StepFindings } from './pair-detection.ts';

/** Detectors on other threads, which detect a share of the pairs each, the one on this thread having the first share. */
export interface OtherDetectors {
  /** Number of shares, that of this thread included. */
  readonly shares: number;
  /** Passes a part on, in the order of sequence; waits while a detector has too many that are not processed. */
  add(part: TrackedPart, sequence: number): Promise<void>;
  /** Removes the findings that have arrived; of each detector in the order of sequence. */
  arrived(): readonly OtherFindings[];
  /** Waits until all parts have been processed. */
  settle(): Promise<void>;
}

/** The findings of another detector in a step. */
export interface OtherFindings extends StepFindings {
  readonly share: number;
  /** The number of the part. */
  readonly sequence: number;
}

/** L17: divides the slots of pairs into shares. @returns those of a share, from 0 */
export function slotsOfShare(share: number, shares: number): readonly number[] {
  return Array.from({ length: PAIR_SLOTS }, (_, slot) => slot).filter(
    (slot) => slot % shares === share,
  );
}

/** L19: merges what the detectors of all shares find in a pass over the reports, with the ids of one detector. */
export class SharedFindings {
  readonly #beginSequence: number;
  readonly #numbers: EventNumbers = new EventNumbers();
  readonly #slots: readonly (readonly number[])[];
  /** Events that have fired and not ended, in the order of their ids. */
  readonly #current: Map<string, StsEvent> = new Map();
  #state: MergeState;

  /** @param beginSequence the number of the part with which the pass begins */
  constructor(shares: number, beginSequence: number) {
    this.#beginSequence = beginSequence;
    this.#slots = Array.from({ length: shares }, (_, share) => slotsOfShare(share, shares));
    this.#state = createMergeState(beginSequence);
    for (const [share, slots] of this.#slots.entries()) {
      const assignment = { worker: String(share), slots, afterSequence: beginSequence, fence: 1 };
      this.#state = mergeFindings(this.#state, { kind: 'assignment', ...assignment }).state;
    }
  }

  get currentEvents(): Iterable<StsEvent> {
    return this.#current.values();
  }

  /** Adds the findings of a share in a step. @returns the transitions that are complete now */
  add({ share, sequence, transitions }: Omit<OtherFindings, 'known'>): readonly StsTransition[] {
    const merged = mergeFindings(this.#state, {
      ...{ kind: 'findings', worker: String(share), slots: this.#slots[share] },
      ...{ afterSequence: this.#beginSequence, sequence, transitions },
    });
    this.#state = merged.state;
    const numbered = this.#numbers.number(merged.transitions);
    for (const { kind, event } of numbered) {
      if (kind === 'fired') this.#current.set(event.uuid, event);
      else this.#current.delete(event.uuid);
    }
    return numbered;
  }
}
