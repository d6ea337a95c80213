import { listAt } from './list-at.ts';
import { type ActualCall, scheduledMs } from './scheduled-voyage.ts';
import { TURNAROUND_MS } from './thresholds.ts';
import type { LegCall, VoyageLeg } from './voyage-leg.ts';

/** A scheduled stay of a ship in a port, which may belong to several voyages. */
export interface ScheduledStay {
  readonly port: string;
  /** The earliest time that a voyage schedules for it. */
  readonly timeMs: number;
  readonly members: readonly StayMember[];
  /** The actual call, null for none; undefined until it is decided. */
  actual: ActualCall | null | undefined;
}

interface StayMember {
  readonly leg: VoyageLeg;
  readonly call: LegCall;
}

/**
 * A3: the stays of a ship, each once. Two voyages share a stay if their times at one port overlap, or if one ends and the other
 * begins there.
 * @returns the stays of each port, ascending
 */
export function scheduledStays(legs: readonly VoyageLeg[]): ReadonlyMap<string, ScheduledStay[]> {
  const byPort = new Map<string, StayMember[]>();
  for (const leg of legs) {
    for (const call of leg.calls) listAt(byPort, call.port).push({ leg, call });
  }
  return new Map([...byPort].map(([port, members]) => [port, groupStays(port, members)]));
}

function groupStays(port: string, members: StayMember[]): ScheduledStay[] {
  members.sort(
    (a, b) =>
      beginMs(a) - beginMs(b) ||
      endMs(a) - endMs(b) ||
      (a.leg.voyage < b.leg.voyage ? -1 : 1) ||
      a.call.index - b.call.index,
  );
  const groups: StayGroup[] = [];
  for (const member of members) {
    const group = groups.at(-1);
    if (group?.isJoinedBy(member)) group.add(member);
    else groups.push(new StayGroup(member));
  }
  return groups
    .map(({ timeMs, members }) => ({ port, timeMs, members, actual: undefined }))
    .sort((a, b) => a.timeMs - b.timeMs);
}

/** Calls of one stay. Joins are decided by sums: a ferry that turns around every hour has one stay of thousands of calls. */
class StayGroup {
  readonly members: StayMember[] = [];
  readonly #voyages: Set<string> = new Set();
  #endMs = Number.NEGATIVE_INFINITY;
  /** The end of those that the ship may turn around after. */
  #turnMs = Number.NEGATIVE_INFINITY;
  timeMs: number = Number.POSITIVE_INFINITY;

  constructor(first: StayMember) {
    this.add(first);
  }

  add(member: StayMember): void {
    this.members.push(member);
    this.#voyages.add(member.leg.voyage);
    this.timeMs = Math.min(this.timeMs, beginMs(member));
    this.#endMs = Math.max(this.#endMs, endMs(member));
    if (endsVoyage(member)) this.#turnMs = Math.max(this.#turnMs, endMs(member));
  }

  /** Whether a later call belongs to the stay. Two calls of one voyage are two stays, however close. */
  isJoinedBy(later: StayMember): boolean {
    if (this.#voyages.has(later.leg.voyage)) return false;
    const turnMs = beginsVoyage(later) ? this.#endMs : this.#turnMs;
    return beginMs(later) <= this.#endMs || beginMs(later) <= turnMs + TURNAROUND_MS;
  }
}

function endsVoyage({ call: { call, isLast } }: StayMember): boolean {
  return isLast && call.departureMs === null;
}

function beginsVoyage({ call: { call, isFirst } }: StayMember): boolean {
  return isFirst && call.arrivalMs === null;
}

function beginMs({ call: { call } }: StayMember): number {
  return scheduledMs(call);
}

function endMs({ call: { call } }: StayMember): number {
  return call.departureMs ?? call.arrivalMs ?? Number.NaN;
}
