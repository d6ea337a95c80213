import { listAt } from '../list-at.ts';
import { matchCalls } from '../match-calls.ts';
import type { LocatedCall, SailingMatchInput } from '../match-sailings.ts';
import type { ScheduledStay } from '../scheduled-stays.ts';
import { callTimes, scheduledMs } from '../scheduled-voyage.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS, TURNAROUND_MS } from '../thresholds.ts';
import type { CallMatch, LegCall, VoyageLeg } from '../voyage-leg.ts';

type StayMember = ScheduledStay['members'][number];

const WINDOWS = { earlyMs: EARLY_WINDOW_MS, lateMs: LATE_WINDOW_MS };

/** A4, A5: the matching of `matchSailings`, which compares each leg with all stays and calls of the ship. */
export function plainMatches(
  sailings: SailingMatchInput,
): ReadonlyMap<string, readonly CallMatch[]> {
  return new PlainMatcher(sailings).run();
}

/** A8: the calls of `unscheduledCalls`. */
export function plainUnscheduledCalls({
  legs,
  actual,
}: Pick<SailingMatchInput, 'legs' | 'actual'>): readonly LocatedCall[] {
  const byPort = scheduledStays(legs);
  return actual.filter(
    ({ port, ataMs }) =>
      !(byPort.get(port) ?? []).some(({ members }) =>
        members.some(({ call }) => isInWindow(scheduledMs(call.call), ataMs)),
      ),
  );
}

function isInWindow(timeMs: number, ataMs: number): boolean {
  return ataMs >= timeMs - EARLY_WINDOW_MS && ataMs <= timeMs + LATE_WINDOW_MS;
}

class PlainMatcher {
  readonly #sailings: SailingMatchInput;
  readonly #calls: ReadonlyMap<string, readonly ScheduledStay[]>;
  readonly #callsOf: Map<VoyageLeg, ScheduledStay[]> = new Map();
  /** Assigned calls, by their time: a ship is in one port at a time. */
  readonly #used: Set<number> = new Set();

  constructor(sailings: SailingMatchInput) {
    this.#sailings = sailings;
    this.#calls = scheduledStays(sailings.legs);
    for (const calls of this.#calls.values()) {
      for (const call of calls) {
        for (const { leg } of call.members) {
          listAt(this.#callsOf, leg).push(call);
        }
      }
    }
  }

  run(): ReadonlyMap<string, readonly CallMatch[]> {
    const { legs, decided, nowMs } = this.#sailings;
    const open = legs
      .filter(({ voyage }) => !decided.has(voyage))
      .sort((a, b) => a.closesMs - b.closesMs || (a.voyage < b.voyage ? -1 : 1));
    this.#applyDecided();
    for (const leg of open) if (leg.closesMs < nowMs) this.#decide(leg);
    for (const port of this.#calls.keys()) this.#match(port, nowMs, nowMs, () => true);
    return new Map(open.map((leg) => [leg.voyage, this.#matchesOf(leg)]));
  }

  #applyDecided(): void {
    const { imo, decided } = this.#sailings;
    for (const calls of this.#calls.values()) {
      for (const physical of calls) {
        for (const { leg, call } of physical.members) {
          const outcome = decided.get(leg.voyage)?.[leg.calls.indexOf(call)];
          if (!outcome) continue;
          const isOwn = outcome.is === 'made' && outcome.imo === imo;
          physical.actual ??= isOwn ? { ...outcome, locode: call.call.locode } : null;
          if (isOwn) this.#used.add(outcome.ataMs);
        }
      }
    }
  }

  #decide(leg: VoyageLeg): void {
    const own = new Set(this.#callsOf.get(leg));
    for (const port of new Set(leg.calls.map((call) => call.port))) {
      this.#match(port, leg.closesMs, leg.closesMs, (call) => own.has(call));
    }
  }

  /**
   * Matches the undecided stays at a port.
   * @param beginsMs stays that cannot begin until then are left out
   * @param knownMs actual calls after this instant are left out
   * @param isSelected selects the stays whose result is used
   */
  #match(
    port: string,
    beginsMs: number,
    knownMs: number,
    isSelected: (call: ScheduledStay) => boolean,
  ): void {
    const open = (this.#calls.get(port) ?? []).filter(
      ({ actual, timeMs }) => actual === undefined && timeMs - EARLY_WINDOW_MS <= beginsMs,
    );
    if (open.length === 0) return;
    const fromMs = open[0].timeMs - EARLY_WINDOW_MS;
    const free = this.#sailings.actual.filter(
      (call) =>
        call.port === port &&
        call.ataMs >= fromMs &&
        call.ataMs <= knownMs &&
        !this.#used.has(call.ataMs),
    );
    const times = open.map(({ timeMs }) => timeMs);
    const arrivals = free.map(({ ataMs }) => ataMs);
    for (const [i, at] of matchCalls(times, arrivals, WINDOWS).entries()) {
      if (!isSelected(open[i])) continue;
      open[i].actual = free[at] ?? null;
      if (at >= 0) this.#used.add(free[at].ataMs);
    }
  }

  #matchesOf(leg: VoyageLeg): readonly CallMatch[] {
    const { imo, nowMs } = this.#sailings;
    const physical = new Map(
      (this.#callsOf.get(leg) ?? []).flatMap((each) =>
        each.members
          .filter((member) => member.leg === leg)
          .map((member) => [member.call, each.actual] as const),
      ),
    );
    return leg.calls.map((call): CallMatch => {
      const isOver = scheduledMs(call.call) + LATE_WINDOW_MS < nowMs;
      const actual = physical.get(call) ?? (isOver ? this.#stayDuring(call) : undefined);
      if (actual) return { is: 'made', imo, ...callTimes(actual) };
      return { is: isOver ? 'missing' : 'open' };
    });
  }

  /** A3: the stay at a call's time, even if it is assigned to another call, as where a ship turns around slowly: a ship in port omits nothing. */
  #stayDuring({ port, call }: LegCall): LocatedCall | undefined {
    const timeMs = scheduledMs(call);
    return this.#sailings.actual.find(
      ({ ataMs, atdMs, ...stay }) =>
        stay.port === port &&
        isInWindow(timeMs, ataMs) &&
        ataMs <= timeMs &&
        timeMs <= (atdMs ?? ataMs),
    );
  }
}

/**
 * A3: the stays of a ship, each once. Two voyages share a stay if their times at one port overlap, or if one ends and the other
 * begins there.
 * @returns the stays of each port, ascending
 */
function scheduledStays(legs: readonly VoyageLeg[]): ReadonlyMap<string, ScheduledStay[]> {
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
      timeMs: Math.min(...group.map(beginMs)),
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
  return scheduledMs(call);
}

function endMs({ call: { call } }: StayMember): number {
  return call.departureMs ?? call.arrivalMs ?? Number.NaN;
}
