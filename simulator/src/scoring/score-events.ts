import type { TrueEncounter } from '../truth.ts';
import { type FalseCause, falseCause, type MissCause, missCause } from './causes.ts';
import { placeErrorMeters } from './place-error.ts';
import type { ScoredEvent } from './scored-event.ts';
import type { ScoredRun } from './scored-run.ts';
import { overlapMs, type Span } from './spans.ts';
import { type ScoredTruth, TruthIndex } from './truth-index.ts';

/** Accuracy of the events of one configuration in one run. */
export interface Score {
  /** In the order of the truth. */
  readonly found: readonly FoundTransfer[];
  readonly missed: readonly MissedTransfer[];
  /** In the order of the events: further events of transfers that are found. They are neither correct nor false. */
  readonly splits: readonly SplitEvent[];
  readonly falseEvents: readonly FalseEvent[];
  /** Events of two recorded ships in the background, of which the truth is not known. */
  readonly unscored: readonly ScoredEvent[];
  /** Share of correct events among correct and false ones, 0 to 1; `null` without either. */
  readonly precision: number | null;
  /** Share of transfers found, 0 to 1; `null` without transfers. */
  readonly recall: number | null;
}

export interface FoundTransfer {
  readonly transfer: TrueEncounter;
  /** The event with the greatest overlap. */
  readonly event: ScoredEvent;
  /** Number of further events of the transfer. */
  readonly splits: number;
  /** Begin of the event after that of the transfer; negative for earlier. */
  readonly startErrorSeconds: number;
  /** The same for the ends; `null` where the event is current, or the transfer lasts to the simulation's end. */
  readonly endErrorSeconds: number | null;
  /** Distance of the event from the transfer; `null` if the event has no place. */
  readonly placeErrorMeters: number | null;
  /** Intersection over union of the times of event and transfer, above 0, at most 1. */
  readonly overlapRatio: number;
  /** Delay from the transfer's begin to the first alarm of any of its events, in event time; 0 for an earlier alarm. */
  readonly detectionDelaySeconds: number;
  /** The same by the receiving clock, with the delays of delivery; `null` if that is unknown. */
  readonly deliveryDelaySeconds: number | null;
  /** The greatest probability of its events; `null` if they have none. */
  readonly probability: number | null;
}

export interface MissedTransfer {
  readonly transfer: TrueEncounter;
  readonly cause: MissCause;
}

export interface SplitEvent {
  readonly event: ScoredEvent;
  readonly transfer: TrueEncounter;
}

export interface FalseEvent {
  readonly event: ScoredEvent;
  readonly cause: FalseCause;
}

/** An event and a transfer of the same two ships that overlap. */
interface Candidate {
  readonly event: ScoredEvent;
  readonly transfer: TrueEncounter;
  readonly overlapMs: number;
}

/**
 * Scores the events of a detector with one configuration against the truth. An event is correct when its MMSIs are those
 * of the two ships of a transfer and its lifetime overlaps the transfer's. A transfer has one correct event and an event
 * one transfer, those with the greatest overlap. Further events of a transfer that is found are splits, also those of its
 * approach and departure.
 */
export function scoreEvents(
  truth: ScoredTruth,
  detected: readonly ScoredEvent[],
  run: ScoredRun,
): Score {
  const index = new TruthIndex(truth);
  const unscored = detected.filter((event) => index.isBackground(event));
  const events = detected.filter((event) => !index.isBackground(event));
  const candidates = events.flatMap((event) => candidatesOf(event, index, run));
  const eventOf = matched(candidates);
  const right = new Set(eventOf.values());
  const joined = new Set(candidates.map(({ transfer }) => transfer));
  const splitOf = transfersOfSplits(events, candidates, eventOf, { index, run });
  const found: FoundTransfer[] = [];
  const missed: MissedTransfer[] = [];
  for (const transfer of truth.encounters.filter(({ isTransfer }) => isTransfer)) {
    const event = eventOf.get(transfer);
    if (event !== undefined) {
      const splits = events.filter((each) => splitOf.get(each) === transfer);
      found.push(foundTransfer(transfer, event, splits, run));
    } else {
      const cause = joined.has(transfer) ? 'joined' : missCause(index, transfer, run);
      missed.push({ transfer, cause });
    }
  }
  const splits = events.flatMap((event): SplitEvent[] => {
    const transfer = splitOf.get(event);
    return transfer === undefined ? [] : [{ event, transfer }];
  });
  const falseEvents = events
    .filter((event) => !right.has(event) && !splitOf.has(event))
    .map((event): FalseEvent => {
      return { event, cause: falseCause(index, event, lifeOf(event, run), run) };
    });
  return {
    found,
    missed,
    splits,
    falseEvents,
    unscored,
    precision: share(found.length, found.length + falseEvents.length),
    recall: share(found.length, found.length + missed.length),
  };
}

function candidatesOf(event: ScoredEvent, index: TruthIndex, run: ScoredRun): readonly Candidate[] {
  const life = lifeOf(event, run);
  return index
    .encounters(index.owners(event.first.mmsi), index.owners(event.second.mmsi))
    .filter(({ isTransfer }) => isTransfer)
    .map((transfer) => ({ event, transfer, overlapMs: overlapMs(transfer, life) }))
    .filter((candidate) => candidate.overlapMs > 0)
    .sort((a, b) => b.overlapMs - a.overlapMs);
}

/** The matched event of each transfer. */
function matched(candidates: readonly Candidate[]): ReadonlyMap<TrueEncounter, ScoredEvent> {
  const eventOf = new Map<TrueEncounter, ScoredEvent>();
  const used = new Set<ScoredEvent>();
  for (const { event, transfer } of [...candidates].sort((a, b) => b.overlapMs - a.overlapMs)) {
    if (eventOf.has(transfer) || used.has(event)) continue;
    eventOf.set(transfer, event);
    used.add(event);
  }
  return eventOf;
}

/** The transfer of each further event: the one with the greatest overlap, or a found one that is near in time. */
function transfersOfSplits(
  events: readonly ScoredEvent[],
  candidates: readonly Candidate[],
  eventOf: ReadonlyMap<TrueEncounter, ScoredEvent>,
  { index, run }: { readonly index: TruthIndex; readonly run: ScoredRun },
): ReadonlyMap<ScoredEvent, TrueEncounter> {
  const right = new Set(eventOf.values());
  const transferOf = new Map<ScoredEvent, TrueEncounter>();
  for (const { event, transfer } of candidates) {
    if (!right.has(event) && !transferOf.has(event)) transferOf.set(event, transfer);
  }
  for (const event of events) {
    if (right.has(event) || transferOf.has(event)) continue;
    const near = index.transfersNear(event, lifeOf(event, run)).find((each) => eventOf.has(each));
    if (near) transferOf.set(event, near);
  }
  return transferOf;
}

function foundTransfer(
  transfer: TrueEncounter,
  event: ScoredEvent,
  splits: readonly ScoredEvent[],
  run: ScoredRun,
): FoundTransfer {
  const all = [event, ...splits];
  const life = lifeOf(event, run);
  const both = overlapMs(transfer, life);
  const lengths = transfer.endMs - transfer.beginMs + life.endMs - life.beginMs;
  const endKnown = event.deactivationTimeMs !== null && transfer.endMs < run.endMs;
  const delaySeconds = (alarms: readonly number[]): number =>
    Math.max(0, Math.min(...alarms) - transfer.beginMs) / 1000;
  const deliveries = all.flatMap(({ deliveredTimeMs }) => deliveredTimeMs ?? []);
  const probabilities = all.flatMap(({ probability }) => probability ?? []);
  return {
    transfer,
    event,
    splits: splits.length,
    startErrorSeconds: (event.activationTimeMs - transfer.beginMs) / 1000,
    endErrorSeconds: endKnown ? (event.deactivationTimeMs - transfer.endMs) / 1000 : null,
    placeErrorMeters: placeErrorMeters(transfer, event.place),
    overlapRatio: both / (lengths - both),
    detectionDelaySeconds: delaySeconds(all.map(({ discoveredTimeMs }) => discoveredTimeMs)),
    deliveryDelaySeconds: deliveries.length > 0 ? delaySeconds(deliveries) : null,
    probability: probabilities.length > 0 ? Math.max(...probabilities) : null,
  };
}

function lifeOf(event: ScoredEvent, { endMs }: ScoredRun): Span {
  return { beginMs: event.activationTimeMs, endMs: event.deactivationTimeMs ?? endMs };
}

function share(count: number, of: number): number | null {
  return of === 0 ? null : count / of;
}
