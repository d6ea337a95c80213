import { millisecondsInHour } from 'date-fns/constants';
import type { CallHistory } from './call-history.ts';
import { hourQuantile } from './hour-quantile.ts';
import type { StayDuration } from './stay-times.ts';
import { ETA_WIDTH_MS_MIN, LEG_SHARE, LEGS_MAX } from './thresholds.ts';

/** An ETA with its 10 % and 90 % quantile, epoch milliseconds. */
export interface EtaRange {
  readonly etaMs: number;
  readonly etaEarlyMs: number;
  readonly etaLateMs: number;
}

/** Quantile of the normal distribution at 90 %, in standard deviations. */
export const TENTH = 1.28;
/** Standard deviations of a normal distribution in a median absolute deviation. */
const DEVIATIONS_PER_MEDIAN = 1.48;

/** S2: the durations of a ship's last voyages from one port to another, in hours, newest last; where ATD and ATA are known. */
export function legHours(
  { ports, atasMs, atdsMs }: CallHistory,
  from: number,
  to: number,
): readonly number[] {
  const hours: number[] = [];
  for (let at = ports.length - 1; at > 0 && hours.length < LEGS_MAX; at--) {
    if (ports[at] !== to || ports[at - 1] !== from) continue;
    const lasted = (atasMs[at] - atdsMs[at - 1]) / millisecondsInHour;
    if (lasted > 0) hours.unshift(lasted);
  }
  return hours;
}

/** S1: the stays of a ship at a port, in hours, where ATA and ATD are known. */
export function ownStayHours(
  { ports, atasMs, atdsMs }: CallHistory,
  port: number,
): readonly number[] {
  return ports
    .map((each, at) =>
      each === port ? (atdsMs[at] - atasMs[at]) / millisecondsInHour : Number.NaN,
    )
    .filter((hours) => hours >= 0);
}

/** A voyage on a leg so far. */
export interface LegProgress {
  /** The time since the departure; 0 in port. */
  readonly underWayHours: number;
  /** The time from the departure to the first computed route; 0 in port. */
  readonly elapsedHours: number;
  /** The part of that route that is still left, 0 to 1. */
  readonly share: number;
  /** The usual delay off the port of arrival, which is still to come, and its standard deviation. */
  readonly delayHours: number;
  readonly delayDeviation: number;
  /** The rest of the stay in port; undefined at sea. */
  readonly stay: StayDuration | undefined;
}

/**
 * S2: the ETA by the ship's last voyages on the same leg; undefined without any, and for a ship that should have arrived. The time that
 * these voyages would have left decreases with the way; a delay off the port of arrival comes at its end.
 */
export function legEta(
  hours: readonly number[],
  { elapsedHours, underWayHours, share, delayHours, delayDeviation, stay }: LegProgress,
  nowMs: number,
): EtaRange | undefined {
  if (hours.length === 0) return undefined;
  const usual = hourQuantile(
    hours.toSorted((a, b) => a - b),
    0.5,
  );
  if (usual < underWayHours) return undefined;
  const deviations = hours.map((each) => Math.abs(each - usual)).sort((a, b) => a - b);
  const ofLeg =
    (LEG_SHARE * usual) / Math.sqrt(hours.length) +
    DEVIATIONS_PER_MEDIAN * hourQuantile(deviations, 0.5);
  const deviation = Math.hypot(share * ofLeg, (1 - share) * delayDeviation);
  const leftHours = share * (usual - elapsedHours) + (1 - share) * delayHours;
  const [early, median, late] = stay?.quantilesHours ?? [0, 0, 0];
  const etaMs = nowMs + (leftHours + median) * millisecondsInHour;
  const width = (ofStay: number): number =>
    Math.hypot(TENTH * deviation, ofStay) * millisecondsInHour;
  return {
    etaMs: Math.round(etaMs),
    etaEarlyMs: Math.round(Math.max(nowMs, etaMs - width(median - early))),
    etaLateMs: Math.round(etaMs + width(late - median)),
  };
}

/**
 * S3: combines two ETAs, each with the weight of its precision. The weather and the wait that are ahead are the same for both, so the range
 * of the result is no narrower than theirs.
 */
export function combineEtas(one: EtaRange, other: EtaRange): EtaRange {
  const widthOf = ({ etaEarlyMs, etaLateMs }: EtaRange): number =>
    Math.max(ETA_WIDTH_MS_MIN, (etaLateMs - etaEarlyMs) / 2);
  const [weight, otherWeight] = [widthOf(one) ** -2, widthOf(other) ** -2];
  const share = weight / (weight + otherWeight);
  const mean = (a: number, b: number): number => Math.round(share * a + (1 - share) * b);
  return {
    etaMs: mean(one.etaMs, other.etaMs),
    etaEarlyMs: mean(one.etaEarlyMs, other.etaEarlyMs),
    etaLateMs: mean(one.etaLateMs, other.etaLateMs),
  };
}
