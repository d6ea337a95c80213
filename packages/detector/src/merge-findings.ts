import type { StsTransition } from '@roadstead/model';
import { ALL_SLOTS, pairSlotOf } from './pair-slots.ts';
import { compareTransitions } from './transition-order.ts';

/** L18: assigns slots to a worker for the batches after one, from its state at that batch on. */
export interface SlotAssignment {
  readonly kind: 'assignment';
  /** Unique for each start of a worker, so that the findings of one that comes back after its slots were assigned to another are ignored. */
  readonly worker: string;
  readonly slots: readonly number[];
  readonly afterSequence: number;
  /** Above 0, and greater with each assignment (L20). */
  readonly fence: number;
}

/** L19: the transitions that a worker has found for pairs of some of its slots. */
export interface WorkerFindings<Transition extends StsTransition = StsTransition> {
  readonly kind: 'findings';
  readonly worker: string;
  readonly slots: readonly number[];
  /** The batches after this one are reported. */
  readonly afterSequence: number;
  /** The last of these batches, in which all the transitions were found. */
  readonly sequence: number;
  readonly transitions: readonly Transition[];
}

export type MergeInput<Transition extends StsTransition = StsTransition> =
  | SlotAssignment
  | WorkerFindings<Transition>;

/** The state of the merge, which JSON can represent. */
export interface MergeState<Transition extends StsTransition = StsTransition> {
  /** By slot. */
  readonly slots: readonly MergedSlot[];
  /** Transitions that wait for those of other slots. */
  readonly pending: readonly FoundTransition<Transition>[];
}

interface MergedSlot {
  /** Its owners in ascending order of `afterSequence`, from that of the next batch on; each up to the beginning of the next one. */
  readonly owners: readonly Pick<SlotAssignment, 'worker' | 'afterSequence'>[];
  /** Its watermark: the findings of all batches up to this one are here. */
  readonly sequence: number;
  /** Of its last assignment; 0 before the first one. */
  readonly fence: number;
}

interface FoundTransition<Transition> {
  readonly sequence: number;
  readonly transition: Transition;
}

/** Findings for a slot, or an assignment, that have been ignored. */
export interface IgnoredFindings {
  readonly slot: number;
  /**
   * `foreign`: the worker does not own the slot in these batches. `repeated`: they are here, or an assignment is not newer than the
   * last one. `gap`: batches before are missing.
   */
  readonly reason: 'foreign' | 'repeated' | 'gap';
}

export interface MergeResult<Transition extends StsTransition = StsTransition> {
  readonly state: MergeState<Transition>;
  /** The transitions that are complete now, in the order of a single detector, with the ids of the workers (`EventNumbers`). */
  readonly transitions: readonly Transition[];
  readonly ignored: readonly IgnoredFindings[];
}

/** Creates the state before the findings of the first batch after `sequence`. */
export function createMergeState<Transition extends StsTransition = StsTransition>(
  sequence = 0,
): MergeState<Transition> {
  return { slots: ALL_SLOTS.map(() => ({ owners: [], sequence, fence: 0 })), pending: [] };
}

/**
 * L19: merges the findings of several workers, a pure function. A transition is released when the watermarks of all slots have
 * reached its batch, so all slots must be assigned. The same input again changes nothing. The findings for a slot arrive in the
 * order of its batches: a worker has written those up to a batch before its state at this batch is saved or its slot moves. Those
 * for different slots arrive in any order.
 */
export function mergeFindings<Transition extends StsTransition>(
  state: MergeState<Transition>,
  input: MergeInput<Transition>,
): MergeResult<Transition> {
  if (input.kind === 'assignment') return assign(state, input);
  const named = new Set(input.slots);
  const ignored = new Map<number, IgnoredFindings['reason']>();
  for (const transition of input.transitions)
    if (!named.has(slotOf(transition))) ignored.set(slotOf(transition), 'foreign');
  for (const slot of named) {
    const reason = reasonToIgnore(state.slots[slot], input);
    if (reason) ignored.set(slot, reason);
  }
  const { sequence } = input;
  const slots = state.slots.map((slot, i) =>
    named.has(i) && !ignored.has(i) ? advanced(slot, sequence) : slot,
  );
  const accepted = input.transitions.filter((transition) => !ignored.has(slotOf(transition)));
  const pending = [...state.pending, ...accepted.map((transition) => ({ sequence, transition }))];
  const watermark = Math.min(...slots.map((slot) => slot.sequence));
  const complete = pending
    .filter((found) => found.sequence <= watermark)
    .sort((a, b) => a.sequence - b.sequence || compareTransitions(a.transition, b.transition));
  return {
    state: { slots, pending: pending.filter((found) => found.sequence > watermark) },
    transitions: complete.map(({ transition }) => transition),
    ignored: [...ignored].map(([slot, reason]) => ({ slot, reason })),
  };
}

function assign<Transition extends StsTransition>(
  state: MergeState<Transition>,
  input: SlotAssignment,
): MergeResult<Transition> {
  const isNew = (slot: number): boolean => input.fence > state.slots[slot]?.fence;
  const named = new Set(input.slots.filter(isNew));
  const slots = state.slots.map((slot, i) => (named.has(i) ? assigned(slot, input) : slot));
  const ignored = input.slots.filter((slot) => !named.has(slot));
  return {
    ...{ state: { ...state, slots }, transitions: [] },
    ignored: ignored.map((slot) => ({ slot, reason: 'repeated' })),
  };
}

function slotOf({ event: { first, second } }: StsTransition): number {
  return pairSlotOf(first.mmsi, second.mmsi);
}

/** An assignment replaces those of the same and of later batches: of a worker that has died, from its last snapshot on. */
function assigned(slot: MergedSlot, { worker, afterSequence, fence }: SlotAssignment): MergedSlot {
  const owners = slot.owners.filter((owner) => owner.afterSequence < afterSequence);
  return { ...slot, fence, owners: [...owners, { worker, afterSequence }] };
}

function advanced(slot: MergedSlot, sequence: number): MergedSlot {
  const isPast = (i: number): boolean => slot.owners[i + 1]?.afterSequence <= sequence;
  return { ...slot, owners: slot.owners.filter((_, i) => !isPast(i)), sequence };
}

function reasonToIgnore(
  slot: MergedSlot | undefined,
  { worker, afterSequence, sequence }: WorkerFindings,
): IgnoredFindings['reason'] | undefined {
  const i = slot?.owners.findLastIndex((owner) => owner.afterSequence < sequence) ?? -1;
  const owner = slot?.owners[i];
  if (!slot || !owner || owner.worker !== worker || owner.afterSequence > afterSequence)
    return 'foreign';
  if (sequence <= slot.sequence) return 'repeated';
  return afterSequence > slot.sequence ? 'gap' : undefined;
}
