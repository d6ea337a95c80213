import type { Imo } from '@roadstead/model';
import { listAt } from './list-at.ts';
import { lowerBound } from './lower-bound.ts';
import { matchCalls } from './match-calls.ts';
import { type ScheduledStay, scheduledStays } from './scheduled-stays.ts';
import { type ActualCall, type CallOutcome, callTimes, scheduledMs } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS } from './thresholds.ts';
import type { CallMatch, LegCall, VoyageLeg } from './voyage-leg.ts';
import { yieldPeriodically } from './yield-periodically.ts';

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
 * Each leg looks only at the stays and calls near it, so a ship with years of voyages takes no longer for each.
 * @returns the matches of each undecided leg, by voyage, in the order of its calls
 */
export function matchSailings(
  sailings: SailingMatchInput,
  sources: Pick<TradeLaneDataSources, 'yieldToEventLoop'> = {},
): Promise<ReadonlyMap<string, readonly CallMatch[]>> {
  return new SailingMatcher(sailings).run(sources);
}

/** A8: the calls of a ship that match no call of its own schedule, whatever was decided. */
export function unscheduledCalls({
  legs,
  actual,
}: Pick<SailingMatchInput, 'legs' | 'actual'>): readonly LocatedCall[] {
  const timesMs = new Map<string, number[]>();
  for (const { calls } of legs) {
    for (const { port, call } of calls) listAt(timesMs, port).push(scheduledMs(call));
  }
  for (const times of timesMs.values()) times.sort((a, b) => a - b);
  return actual.filter(({ port, ataMs }) => {
    const times = timesMs.get(port) ?? [];
    const next = times[lowerBound(times, ataMs - LATE_WINDOW_MS, (timeMs) => timeMs)];
    return next === undefined || next > ataMs + EARLY_WINDOW_MS;
  });
}

/** Schedule and calls of the ship at one port. */
interface PortSchedule {
  /** Ascending by `timeMs`. */
  readonly stays: readonly ScheduledStay[];
  /** Ascending by `ataMs`. */
  readonly actual: readonly LocatedCall[];
  /** Index before which all stays are decided. */
  undecidedFrom: number;
}

class SailingMatcher {
  readonly #sailings: SailingMatchInput;
  readonly #ports: Map<string, PortSchedule> = new Map();
  readonly #stayOf: Map<LegCall, ScheduledStay> = new Map();
  /** Assigned calls, by their time: a ship is in one port at a time. */
  readonly #used: Set<number> = new Set();

  constructor(sailings: SailingMatchInput) {
    this.#sailings = sailings;
    const actual = new Map<string, LocatedCall[]>();
    for (const call of sailings.actual) listAt(actual, call.port).push(call);
    for (const [port, stays] of scheduledStays(sailings.legs)) {
      this.#ports.set(port, { stays, actual: actual.get(port) ?? [], undecidedFrom: 0 });
      for (const stay of stays) {
        for (const { call } of stay.members) this.#stayOf.set(call, stay);
      }
    }
  }

  async run(
    sources: Pick<TradeLaneDataSources, 'yieldToEventLoop'>,
  ): Promise<ReadonlyMap<string, readonly CallMatch[]>> {
    const { legs, decided, nowMs } = this.#sailings;
    const open = legs
      .filter(({ voyage }) => !decided.has(voyage))
      .sort((a, b) => a.closesMs - b.closesMs || (a.voyage < b.voyage ? -1 : 1));
    this.#applyDecided();
    for await (const leg of yieldPeriodically(open, sources)) {
      if (leg.closesMs < nowMs) this.#decide(leg);
    }
    for (const port of this.#ports.values()) this.#match(port, nowMs, nowMs, () => true);
    return new Map(open.map((leg) => [leg.voyage, this.#matchesOf(leg)]));
  }

  #applyDecided(): void {
    const { imo, decided } = this.#sailings;
    for (const { stays } of this.#ports.values()) {
      for (const physical of stays) {
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
    const own = new Set(leg.calls.map((call) => this.#stayOf.get(call)));
    for (const port of new Set(leg.calls.map((call) => call.port))) {
      this.#match(this.#ports.get(port)!, leg.closesMs, leg.closesMs, (call) => own.has(call));
    }
  }

  /**
   * Matches the undecided stays at a port.
   * @param beginsMs stays that cannot begin until then are left out
   * @param knownMs actual calls after this instant are left out
   * @param isSelected selects the stays whose result is used
   */
  #match(
    port: PortSchedule,
    beginsMs: number,
    knownMs: number,
    isSelected: (call: ScheduledStay) => boolean,
  ): void {
    const { stays, actual } = port;
    while (stays[port.undecidedFrom]?.actual !== undefined) port.undecidedFrom++;
    const open: ScheduledStay[] = [];
    for (let i = port.undecidedFrom; i < stays.length; i++) {
      if (stays[i].timeMs - EARLY_WINDOW_MS > beginsMs) break;
      if (stays[i].actual === undefined) open.push(stays[i]);
    }
    if (open.length === 0) return;
    const free: LocatedCall[] = [];
    const fromMs = open[0].timeMs - EARLY_WINDOW_MS;
    for (let i = lowerBound(actual, fromMs, ataMsOf); i < actual.length; i++) {
      if (actual[i].ataMs > knownMs) break;
      if (!this.#used.has(actual[i].ataMs)) free.push(actual[i]);
    }
    const times = open.map(({ timeMs }) => timeMs);
    for (const [i, at] of matchCalls(times, free.map(ataMsOf), WINDOWS).entries()) {
      if (!isSelected(open[i])) continue;
      open[i].actual = free[at] ?? null;
      if (at >= 0) this.#used.add(free[at].ataMs);
    }
  }

  #matchesOf(leg: VoyageLeg): readonly CallMatch[] {
    const { imo, nowMs } = this.#sailings;
    return leg.calls.map((call): CallMatch => {
      const isOver = scheduledMs(call.call) + LATE_WINDOW_MS < nowMs;
      const actual =
        this.#stayOf.get(call)?.actual ?? (isOver ? this.#stayDuring(call) : undefined);
      if (actual) return { is: 'made', imo, ...callTimes(actual) };
      return { is: isOver ? 'missing' : 'open' };
    });
  }

  /** A3: the stay at a call's time, even if it is assigned to another call, as where a ship turns around slowly: a ship in port omits nothing. */
  #stayDuring({ port, call }: LegCall): LocatedCall | undefined {
    const timeMs = scheduledMs(call);
    const { actual } = this.#ports.get(port)!;
    for (let i = lowerBound(actual, timeMs - EARLY_WINDOW_MS, ataMsOf); i < actual.length; i++) {
      const { ataMs, atdMs } = actual[i];
      if (ataMs > timeMs) return undefined;
      if (timeMs <= (atdMs ?? ataMs)) return actual[i];
    }
    return undefined;
  }
}

function ataMsOf({ ataMs }: LocatedCall): number {
  return ataMs;
}
