import { millisecondsInMinute } from 'date-fns/constants';

/** A period with late reports of a ship. */
export interface LatePeriod {
  /** Epoch milliseconds, included. */
  readonly fromMs: number;
  readonly toMs: number;
  /** The event time from which on it is due, epoch milliseconds; null: now. */
  readonly dueMs: number | null;
}

/** The bounds of periods: another late report within one changes nothing that is stored. */
const ROUNDED_MS = 15 * millisecondsInMinute;
/** Periods of a ship; the nearest ones are joined. A ship of a satellite has one pass in each hour or two. */
const PERIODS_MAX = 24;

/** Returns the period of a late report. */
export function periodOf(timeMs: number): LatePeriod {
  const fromMs = Math.floor(timeMs / ROUNDED_MS) * ROUNDED_MS;
  return { fromMs, toMs: fromMs + ROUNDED_MS, dueMs: null };
}

/** Adds a period to others, which are in the order of time. @returns the same array if they cover it */
export function addPeriod(
  periods: readonly LatePeriod[],
  added: LatePeriod,
): readonly LatePeriod[] {
  if (periods.some((each) => covers(each, added))) return periods;
  const isApart = (each: LatePeriod): boolean =>
    each.toMs < added.fromMs || each.fromMs > added.toMs;
  const joined = periods.filter((each) => !isApart(each)).reduce(join, added);
  const sorted = [...periods.filter(isApart), joined].sort(
    (one, other) => one.fromMs - other.fromMs,
  );
  return sorted.length <= PERIODS_MAX ? sorted : joinNearest(sorted);
}

function covers(period: LatePeriod, other: LatePeriod): boolean {
  return (
    period.fromMs <= other.fromMs &&
    period.toMs >= other.toMs &&
    (period.dueMs ?? Number.NEGATIVE_INFINITY) <= (other.dueMs ?? Number.NEGATIVE_INFINITY)
  );
}

function join(one: LatePeriod, other: LatePeriod): LatePeriod {
  const isNow = one.dueMs === null || other.dueMs === null;
  return {
    fromMs: Math.min(one.fromMs, other.fromMs),
    toMs: Math.max(one.toMs, other.toMs),
    dueMs: isNow ? null : Math.min(one.dueMs, other.dueMs),
  };
}

function joinNearest(periods: readonly LatePeriod[]): readonly LatePeriod[] {
  const gaps = periods.slice(1).map(({ fromMs }, i) => fromMs - periods[i].toMs);
  const at = gaps.indexOf(Math.min(...gaps));
  return [...periods.slice(0, at), join(periods[at], periods[at + 1]), ...periods.slice(at + 2)];
}
