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
    for (const call of leg.calls) {
      const members = byPort.get(call.port);
      if (members) members.push({ leg, call });
      else byPort.set(call.port, [{ leg, call }]);
    }
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
  const groups: StayMember[][] = [];
  for (const member of members) {
    const group = groups.at(-1);
    if (group?.some((other) => isSameStay(other, member)) && !includesVoyage(group, member)) {
      group.push(member);
    } else groups.push([member]);
  }
  return groups
    .map((group) => ({
      port,
      timeMs: Math.min(...group.map(({ call }) => scheduledMs(call.call))),
      members: group,
      actual: undefined,
    }))
    .sort((a, b) => a.timeMs - b.timeMs);
}

/** Two calls of one voyage are two stays, however close. */
function includesVoyage(group: readonly StayMember[], { leg }: StayMember): boolean {
  return group.some((member) => member.leg.voyage === leg.voyage);
}

function isSameStay(earlier: StayMember, later: StayMember): boolean {
  const gapMs = beginMs(later) - endMs(earlier);
  const isTurnRound =
    (earlier.call.isLast && earlier.call.call.departureMs === null) ||
    (later.call.isFirst && later.call.call.arrivalMs === null);
  return gapMs <= (isTurnRound ? TURNAROUND_MS : 0);
}

function beginMs({ call: { call } }: StayMember): number {
  return call.arrivalMs ?? call.departureMs ?? Number.NaN;
}

function endMs({ call: { call } }: StayMember): number {
  return call.departureMs ?? call.arrivalMs ?? Number.NaN;
}
