import type { Leg, LegCall } from './legs.ts';
import { TURN_ROUND_MS } from './thresholds.ts';
import { type ActualCall, scheduledMs } from './voyage.ts';

/** A call that a ship is to make, which may be in several voyages. */
export interface PhysicalCall {
  readonly place: string;
  /** The earliest time at which a voyage has it. */
  readonly timeMs: number;
  readonly members: readonly Member[];
  /** Which call it is found to be, null for none; undefined until that is decided. */
  actual: ActualCall | null | undefined;
}

interface Member {
  readonly leg: Leg;
  readonly call: LegCall;
}

/**
 * A3: the calls of a ship, each once. Two voyages have one stay in common where their times at one port overlap, or where the
 * one ends and the other begins there.
 * @returns those of each place, ascending
 */
export function physicalCalls(legs: readonly Leg[]): ReadonlyMap<string, PhysicalCall[]> {
  const byPlace = new Map<string, Member[]>();
  for (const leg of legs) {
    for (const call of leg.calls) {
      const members = byPlace.get(call.place);
      if (members) members.push({ leg, call });
      else byPlace.set(call.place, [{ leg, call }]);
    }
  }
  return new Map([...byPlace].map(([place, members]) => [place, joined(place, members)]));
}

function joined(place: string, members: Member[]): PhysicalCall[] {
  members.sort(
    (a, b) =>
      beginMs(a) - beginMs(b) ||
      endMs(a) - endMs(b) ||
      (a.leg.voyage < b.leg.voyage ? -1 : 1) ||
      a.call.index - b.call.index,
  );
  const groups: Member[][] = [];
  for (const member of members) {
    const group = groups.at(-1);
    if (group?.some((other) => isSameStay(other, member)) && !isOfVoyage(group, member)) {
      group.push(member);
    } else groups.push([member]);
  }
  return groups
    .map((group) => ({
      place,
      timeMs: Math.min(...group.map(({ call }) => scheduledMs(call.call))),
      members: group,
      actual: undefined,
    }))
    .sort((a, b) => a.timeMs - b.timeMs);
}

/** A voyage that calls twice does so twice, however soon. */
function isOfVoyage(group: readonly Member[], { leg }: Member): boolean {
  return group.some((member) => member.leg.voyage === leg.voyage);
}

function isSameStay(earlier: Member, later: Member): boolean {
  const gapMs = beginMs(later) - endMs(earlier);
  const isTurnRound =
    (earlier.call.isLast && earlier.call.call.departureMs === null) ||
    (later.call.isFirst && later.call.call.arrivalMs === null);
  return gapMs <= (isTurnRound ? TURN_ROUND_MS : 0);
}

function beginMs({ call: { call } }: Member): number {
  return call.arrivalMs ?? call.departureMs ?? Number.NaN;
}

function endMs({ call: { call } }: Member): number {
  return call.departureMs ?? call.arrivalMs ?? Number.NaN;
}
