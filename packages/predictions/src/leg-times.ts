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
const TENTH = 1.28;
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

/**
 * S2: the ETA by the ship's last voyages on the same leg; undefined without any, and for a ship that should have arrived.
 * @param departureMs the ATD, or the present for a ship in port
 * @param stay the rest of the stay in port
 */
export function legEta(
  hours: readonly number[],
  departureMs: number,
  stay: StayDuration | undefined,
  nowMs: number,
): EtaRange | undefined {
  if (hours.length === 0) return undefined;
  const usual = hourQuantile(
    hours.toSorted((a, b) => a - b),
    0.5,
  );
  const deviations = hours.map((each) => Math.abs(each - usual)).sort((a, b) => a - b);
  const deviation =
    (LEG_SHARE * usual) / Math.sqrt(hours.length) +
    DEVIATIONS_PER_MEDIAN * hourQuantile(deviations, 0.5);
  const [early, median, late] = stay?.quantilesHours ?? [0, 0, 0];
  const etaMs = departureMs + (usual + median) * millisecondsInHour;
  if (etaMs < nowMs) return undefined;
  const width = (ofStay: number): number =>
    Math.hypot(TENTH * deviation, ofStay) * millisecondsInHour;
  return {
    etaMs: Math.round(etaMs),
    etaEarlyMs: Math.round(Math.max(nowMs, etaMs - width(median - early))),
    etaLateMs: Math.round(etaMs + width(late - median)),
  };
}

/** S3: combines two independent ETAs, each with the weight of its precision. */
export function combineEtas(one: EtaRange, other: EtaRange): EtaRange {
  const widthOf = ({ etaEarlyMs, etaLateMs }: EtaRange): number =>
    Math.max(ETA_WIDTH_MS_MIN, (etaLateMs - etaEarlyMs) / 2);
  const [weight, otherWeight] = [widthOf(one) ** -2, widthOf(other) ** -2];
  const share = weight / (weight + otherWeight);
  const etaMs = Math.round(share * one.etaMs + (1 - share) * other.etaMs);
  const both = (a: number, b: number): number =>
    1 / Math.hypot(1 / Math.max(ETA_WIDTH_MS_MIN, a), 1 / Math.max(ETA_WIDTH_MS_MIN, b));
  return {
    etaMs,
    etaEarlyMs: Math.round(
      etaMs - both(one.etaMs - one.etaEarlyMs, other.etaMs - other.etaEarlyMs),
    ),
    etaLateMs: Math.round(etaMs + both(one.etaLateMs - one.etaMs, other.etaLateMs - other.etaMs)),
  };
}
