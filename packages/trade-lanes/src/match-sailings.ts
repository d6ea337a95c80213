import type { Imo } from '@roadstead/model';
import type { Found, Leg, LegCall } from './legs.ts';
import { matchCalls } from './match-calls.ts';
import { type PhysicalCall, physicalCalls } from './physical-calls.ts';
import { EARLY_MS, LATE_MS } from './thresholds.ts';
import { type ActualCall, type Outcome, scheduledMs } from './voyage.ts';

const WINDOWS = { earlyMs: EARLY_MS, lateMs: LATE_MS };

/** What one ship was to do for one carrier, and did. */
export interface Sailings {
  readonly imo: Imo;
  readonly legs: readonly Leg[];
  /** The ship's calls up to now, ascending, each with the place of its port. */
  readonly actual: readonly PlacedCall[];
  /** A5: what was decided of a leg before: by its voyage, in the order of its calls. */
  readonly decided: ReadonlyMap<string, readonly Outcome[]>;
  readonly nowMs: number;
}

export interface PlacedCall extends ActualCall {
  readonly place: string;
}

/**
 * A4, A5: which calls of a ship are the scheduled ones. Legs are decided in the order in which they close, each by what is known
 * then, so that what was decided stays, whatever comes later. Legs that are not closed are matched by what is known now.
 * @returns of each leg that was not decided before, by its voyage: what is found, in the order of its calls
 */
export function matchSailings(sailings: Sailings): ReadonlyMap<string, readonly Found[]> {
  return new Matching(sailings).run();
}

/** A8: those of a ship's calls that no call of its own schedule can be, whatever was decided. */
export function spareCalls({
  legs,
  actual,
}: Pick<Sailings, 'legs' | 'actual'>): readonly PlacedCall[] {
  const byPlace = physicalCalls(legs);
  return actual.filter(
    ({ place, ataMs }) =>
      !(byPlace.get(place) ?? []).some(({ members }) =>
        members.some(({ call }) => isInWindow(scheduledMs(call.call), ataMs)),
      ),
  );
}

function isInWindow(timeMs: number, ataMs: number): boolean {
  return ataMs >= timeMs - EARLY_MS && ataMs <= timeMs + LATE_MS;
}

class Matching {
  readonly #sailings: Sailings;
  readonly #calls: ReadonlyMap<string, readonly PhysicalCall[]>;
  readonly #callsOf: Map<Leg, PhysicalCall[]> = new Map();
  /** Calls that are given away, by their time: a ship is at one place at a time. */
  readonly #used: Set<number> = new Set();

  constructor(sailings: Sailings) {
    this.#sailings = sailings;
    this.#calls = physicalCalls(sailings.legs);
    for (const calls of this.#calls.values()) {
      for (const call of calls) {
        for (const { leg } of call.members) {
          this.#callsOf.set(leg, [...(this.#callsOf.get(leg) ?? []), call]);
        }
      }
    }
  }

  run(): ReadonlyMap<string, readonly Found[]> {
    const { legs, decided, nowMs } = this.#sailings;
    const open = legs
      .filter(({ voyage }) => !decided.has(voyage))
      .sort((a, b) => a.closesMs - b.closesMs || (a.voyage < b.voyage ? -1 : 1));
    this.#takeDecided();
    for (const leg of open) if (leg.closesMs < nowMs) this.#decide(leg);
    for (const place of this.#calls.keys()) this.#match(place, nowMs, nowMs, () => true);
    return new Map(open.map((leg) => [leg.voyage, this.#foundOf(leg)]));
  }

  #takeDecided(): void {
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

  #decide(leg: Leg): void {
    const own = new Set(this.#callsOf.get(leg));
    for (const place of new Set(leg.calls.map((call) => call.place))) {
      this.#match(place, leg.closesMs, leg.closesMs, (call) => own.has(call));
    }
  }

  /**
   * Matches what is not decided at a place.
   * @param beginsMs calls that can be made no earlier than then are left out
   * @param knownMs calls that came later are left out
   * @param isWanted whose result is taken
   */
  #match(
    place: string,
    beginsMs: number,
    knownMs: number,
    isWanted: (call: PhysicalCall) => boolean,
  ): void {
    const open = (this.#calls.get(place) ?? []).filter(
      ({ actual, timeMs }) => actual === undefined && timeMs - EARLY_MS <= beginsMs,
    );
    if (open.length === 0) return;
    const fromMs = open[0].timeMs - EARLY_MS;
    const free = this.#sailings.actual.filter(
      (call) =>
        call.place === place &&
        call.ataMs >= fromMs &&
        call.ataMs <= knownMs &&
        !this.#used.has(call.ataMs),
    );
    const times = open.map(({ timeMs }) => timeMs);
    const arrivals = free.map(({ ataMs }) => ataMs);
    for (const [i, at] of matchCalls(times, arrivals, WINDOWS).entries()) {
      if (!isWanted(open[i])) continue;
      open[i].actual = free[at] ?? null;
      if (at >= 0) this.#used.add(free[at].ataMs);
    }
  }

  #foundOf(leg: Leg): readonly Found[] {
    const { imo, nowMs } = this.#sailings;
    const physical = new Map(
      (this.#callsOf.get(leg) ?? []).flatMap((each) =>
        each.members
          .filter((member) => member.leg === leg)
          .map((member) => [member.call, each.actual] as const),
      ),
    );
    return leg.calls.map((call): Found => {
      const isOver = scheduledMs(call.call) + LATE_MS < nowMs;
      const actual = physical.get(call) ?? (isOver ? this.#stayDuring(call) : undefined);
      if (actual) return { is: 'made', imo, ataMs: actual.ataMs, atdMs: actual.atdMs };
      return { is: isOver ? 'missing' : 'open' };
    });
  }

  /** A3: the stay at a call's time, though it is another call's too, as where a ship turns for longer: who was there has not left it out. */
  #stayDuring({ place, call }: LegCall): PlacedCall | undefined {
    const timeMs = scheduledMs(call);
    return this.#sailings.actual.find(
      ({ ataMs, atdMs, ...stay }) =>
        stay.place === place &&
        isInWindow(timeMs, ataMs) &&
        ataMs <= timeMs &&
        timeMs <= (atdMs ?? ataMs),
    );
  }
}
