import type { TrueEncounter, Truth } from '../truth.ts';
import {
  type FalseCause,
  falseCause,
  type MissCause,
  missCause,
  type ScoredEvent,
} from './causes.ts';
import { overlapMs, type Span } from './spans.ts';
import { TruthIndex } from './truth-index.ts';

/** Properties of a run besides its truth and events. */
export interface ScoredRun {
  /** The end of the simulation, in epoch milliseconds. */
  readonly endMs: number;
  /** The window of the configuration whose events are scored. */
  readonly windowMinutes: number;
}

/** Accuracy of the events of one configuration in one run. */
export interface Score {
  /** In the order of the truth. */
  readonly found: readonly FoundTransfer[];
  readonly missed: readonly MissedTransfer[];
  /** In the order of the events. */
  readonly falseEvents: readonly FalseEvent[];
  /** Share of correct events, 0 to 1; `null` without events. */
  readonly precision: number | null;
  /** Share of transfers found, 0 to 1; `null` without transfers. */
  readonly recall: number | null;
}

export interface FoundTransfer {
  readonly transfer: TrueEncounter;
  readonly event: ScoredEvent;
  /** Begin of the event after that of the transfer; negative for earlier. */
  readonly startErrorSeconds: number;
  /** The same for the ends; `null` where the event is current, or the transfer lasts to the simulation's end. */
  readonly endErrorSeconds: number | null;
  /** Delay from the transfer's beginning to the event's discovery, in event time. */
  readonly detectionDelaySeconds: number;
}

export interface MissedTransfer {
  readonly transfer: TrueEncounter;
  readonly cause: MissCause;
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
 * one transfer, those with the greatest overlap; further events of the transfer are false (`again`).
 */
export function scoreEvents(truth: Truth, events: readonly ScoredEvent[], run: ScoredRun): Score {
  const index = new TruthIndex(truth);
  const candidates = events.flatMap((event) => candidatesOf(event, index, run));
  const eventOf = matched(candidates);
  const right = new Set(eventOf.values());
  const again = new Set(candidates.map(({ event }) => event));
  const joined = new Set(candidates.map(({ transfer }) => transfer));
  const found: FoundTransfer[] = [];
  const missed: MissedTransfer[] = [];
  for (const transfer of truth.encounters.filter(({ isTransfer }) => isTransfer)) {
    const event = eventOf.get(transfer);
    if (event !== undefined) found.push(foundTransfer(transfer, event, run));
    else {
      const cause = joined.has(transfer) ? 'joined' : missCause(index, transfer, run.windowMinutes);
      missed.push({ transfer, cause });
    }
  }
  const falseEvents = events
    .filter((event) => !right.has(event))
    .map((event): FalseEvent => {
      const cause = again.has(event) ? 'again' : falseCause(index, event, lifeOf(event, run));
      return { event, cause };
    });
  return {
    found,
    missed,
    falseEvents,
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
    .filter((candidate) => candidate.overlapMs > 0);
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

function foundTransfer(
  transfer: TrueEncounter,
  event: ScoredEvent,
  { endMs }: ScoredRun,
): FoundTransfer {
  const endKnown = event.deactivationTimeMs !== null && transfer.endMs < endMs;
  return {
    transfer,
    event,
    startErrorSeconds: (event.activationTimeMs - transfer.beginMs) / 1000,
    endErrorSeconds: endKnown ? (event.deactivationTimeMs - transfer.endMs) / 1000 : null,
    detectionDelaySeconds: Math.max(0, event.discoveredTimeMs - transfer.beginMs) / 1000,
  };
}

function lifeOf(event: ScoredEvent, { endMs }: ScoredRun): Span {
  return { beginMs: event.activationTimeMs, endMs: event.deactivationTimeMs ?? endMs };
}

function share(count: number, of: number): number | null {
  return of === 0 ? null : count / of;
}
