import type { Imo } from '@roadstead/model';
import { matchCalls } from './match-calls.ts';
import { type ScheduledStay, scheduledStays } from './scheduled-stays.ts';
import { type ActualCall, type CallOutcome, callTimes, scheduledMs } from './scheduled-voyage.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS } from './thresholds.ts';
import type { CallMatch, LegCall, VoyageLeg } from './voyage-leg.ts';

const WINDOWS = { earlyMs: EARLY_WINDOW_MS, lateMs: LATE_WINDOW_MS };

/** Schedule and calls of one ship for one carrier. */
export interface SailingMatchInput {
  readonly imo: Imo;
  readonly legs: readonly VoyageLeg[];
  /** The ship's calls up to now, ascending, each with its canonical port code. */
  readonly actual: readonly LocatedCall[];
  /** A5: outcomes decided before, by voyage, in the order of the leg's calls. */
  readonly decided: ReadonlyMap<string, readonly CallOutcome[]>;
  readonly nowMs: number;
}

export interface LocatedCall extends ActualCall {
  readonly port: string;
}

/**
 * A4, A5: matches a ship's calls with its schedule. Legs are decided in the order in which they close, each by the calls known
 * then, so that later data does not change a decision. Legs that have not closed are matched by the calls known now.
 * @returns the matches of each undecided leg, by voyage, in the order of its calls
 */
export function matchSailings(
  sailings: SailingMatchInput,
): ReadonlyMap<string, readonly CallMatch[]> {
  return new SailingMatcher(sailings).run();
}

/** A8: the calls of a ship that match no call of its own schedule, whatever was decided. */
export function unscheduledCalls({
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

class SailingMatcher {
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
          this.#callsOf.set(leg, [...(this.#callsOf.get(leg) ?? []), call]);
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
