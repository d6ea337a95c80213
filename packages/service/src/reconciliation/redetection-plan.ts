import { FILTER_WAIT_HOURS, GAP_MAX_MINUTES } from '@roadstead/detector';
import { type DetectorConfiguration, gapMaxMinutesOf, type Mmsi } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { LateMark } from './late-marks.ts';

/** D13: an encounter that begins in the first one and a half gaps may have begun before. */
const UNKNOWN_GAPS = 1.5;
/** F11: filters look at the hour before an encounter. */
const FILTER_BEFORE_MS = 60 * millisecondsInMinute;
/** Periods that overlap are detected together, up to this length, so that each run has an end. */
const SPAN_MS_MAX = 2 * millisecondsInDay;

/** How far the effects of a report reach, in milliseconds. */
export interface Reach {
  /** Between two fixes. */
  readonly gapMs: number;
  /** From the begin of an encounter to the instant at which it has fired or will not. */
  readonly firingMs: number;
  /** Before an encounter. */
  readonly beforeMs: number;
}

/** Marks that are reconciled together. All times are epoch milliseconds. */
export interface RedetectionPlan {
  readonly marks: readonly LateMark[];
  readonly ships: ReadonlySet<Mmsi>;
  /** The first report that is read. */
  readonly fromMs: number;
  /** All encounters that begin from here on are known. */
  readonly knownFromMs: number;
  /** Late reports change nothing before. */
  readonly affectedFromMs: number;
  /** All encounters that late reports have changed have fired or will not. */
  readonly settledMs: number;
  readonly reach: Reach;
}

/** Returns how far the effects of a report reach under these configurations. */
export function reachOf(configurations: readonly DetectorConfiguration[]): Reach {
  const minutes = (least: number, of: (configuration: DetectorConfiguration) => number): number =>
    millisecondsInMinute * configurations.reduce((most, each) => Math.max(most, of(each)), least);
  const gapMs = minutes(GAP_MAX_MINUTES, (each) => gapMaxMinutesOf(each, GAP_MAX_MINUTES));
  const hasFilters = configurations.some(({ filters }) => filters);
  const windowMs = minutes(0, ({ windowMinutes, alternative, filters }) =>
    Math.max(windowMinutes, alternative?.windowMinutes ?? 0, filters?.durationMinutesMin ?? 0),
  );
  return {
    gapMs,
    firingMs: windowMs + gapMs + (hasFilters ? FILTER_WAIT_HOURS * millisecondsInHour : 0),
    beforeMs: hasFilters ? FILTER_BEFORE_MS : 0,
  };
}

/** Groups marks into plans, the earliest first. */
export function planRedetection(
  marks: readonly LateMark[],
  reach: Reach,
): readonly RedetectionPlan[] {
  const sorted = [...marks].sort((one, other) => one.fromMs - other.fromMs);
  const groups: LateMark[][] = [];
  let [beginMs, endMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const mark of sorted) {
    const isJoined = firstMs(mark, reach) <= endMs && mark.fromMs - beginMs <= SPAN_MS_MAX;
    if (isJoined) groups.at(-1)?.push(mark);
    else {
      groups.push([mark]);
      beginMs = mark.fromMs;
    }
    endMs = isJoined ? Math.max(endMs, lastAffectedMs(mark, reach)) : lastAffectedMs(mark, reach);
  }
  return groups.map((group) => planOf(group, reach));
}

function planOf(marks: readonly LateMark[], reach: Reach): RedetectionPlan {
  const fromMs = firstMs(marks[0], reach);
  return {
    ...{ marks, fromMs, reach },
    ships: new Set(marks.map(({ mmsi }) => mmsi)),
    knownFromMs: fromMs + UNKNOWN_GAPS * reach.gapMs,
    affectedFromMs: marks[0].fromMs - reach.gapMs,
    settledMs: Math.max(...marks.map((mark) => lastAffectedMs(mark, reach))),
  };
}

function firstMs({ fromMs }: LateMark, { gapMs, firingMs, beforeMs }: Reach): number {
  return fromMs - gapMs - firingMs - UNKNOWN_GAPS * gapMs - beforeMs;
}

/** Returns the instant from which on nothing depends on the late reports of a mark, but events that began before. */
export function lastAffectedMs({ toMs }: LateMark, { gapMs, firingMs }: Reach): number {
  return toMs + 2 * gapMs + firingMs;
}
