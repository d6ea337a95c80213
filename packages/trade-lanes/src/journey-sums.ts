import { addSums, type BookingSums, NO_BOOKINGS } from './booking.ts';
import { containerRange } from './container-range.ts';
import { bookingsOf, DESTINATION, type EndFlags, type JourneyRow, ORIGIN } from './journey-row.ts';
import { type CallCounts, hoursOf, type LaneStatistic } from './lane-statistic.ts';

/** Sums of the calls at one end of some journeys. Times are whole milliseconds, so that what was added can be subtracted exactly. */
class CallSums {
  #made = 0;
  #omitted = 0;
  #unknown = 0;
  #delayed = 0;
  #onTime = 0;
  #delayMs = 0;
  /** Made calls whose deviation is known. */
  #timed = 0;
  #deviationMs = 0;

  addCall(flags: number, offMs: number | null, own: EndFlags, sign: 1 | -1): void {
    if ((flags & own.omitted) !== 0) this.#omitted += sign;
    if ((flags & own.unknown) !== 0) this.#unknown += sign;
    if ((flags & own.made) === 0) return;
    this.#made += sign;
    if ((flags & own.onTime) !== 0) this.#onTime += sign;
    if (offMs === null) return;
    this.#timed += sign;
    this.#deviationMs += sign * offMs;
    if ((flags & own.delayed) === 0) return;
    this.#delayed += sign;
    this.#delayMs += sign * offMs;
  }

  add(other: CallSums): void {
    this.#made += other.#made;
    this.#omitted += other.#omitted;
    this.#unknown += other.#unknown;
    this.#delayed += other.#delayed;
    this.#onTime += other.#onTime;
    this.#delayMs += other.#delayMs;
    this.#timed += other.#timed;
    this.#deviationMs += other.#deviationMs;
  }

  get delayed(): number {
    return this.#delayed;
  }

  counts(journeys: number): CallCounts {
    const [made, omitted, unknown] = [this.#made, this.#omitted, this.#unknown];
    return {
      ...{ made, omitted, unknown, open: journeys - made - omitted - unknown },
      onTime: this.#onTime,
      averageDelayHours: meanHours(this.#delayMs, this.#delayed),
      averageDeviationHours: meanHours(this.#deviationMs, this.#timed),
    };
  }
}

function meanHours(sumMs: number, count: number): number | null {
  return count === 0 ? null : hoursOf(sumMs / count);
}

/** Sums of some journeys of one carrier. */
export class JourneySums {
  #journeys = 0;
  #bookings: BookingSums = NO_BOOKINGS;
  readonly #origin: CallSums = new CallSums();
  readonly #destination: CallSums = new CallSums();

  get journeys(): number {
    return this.#journeys;
  }

  /** Adds a journey; with `sign` −1 subtracts it. */
  addJourney(row: JourneyRow, sign: 1 | -1 = 1): void {
    const [, , flags, , , , , originMs, destinationMs] = row;
    this.#journeys += sign;
    this.#bookings = addSums(this.#bookings, bookingsOf(row), sign);
    this.#origin.addCall(flags, originMs, ORIGIN, sign);
    this.#destination.addCall(flags, destinationMs, DESTINATION, sign);
  }

  add(other: JourneySums): void {
    this.#journeys += other.#journeys;
    this.#bookings = addSums(this.#bookings, other.#bookings);
    this.#origin.add(other.#origin);
    this.#destination.add(other.#destination);
  }

  statistic(
    lane: Pick<LaneStatistic, 'carrier' | 'origin' | 'destination' | 'beginMs' | 'endMs'>,
  ): LaneStatistic {
    const { bookings, containers, carrierRolled, shipperRolled } = this.#bookings;
    const percent = (part: number): number | null =>
      bookings === 0 ? null : Math.round((part / bookings) * 10_000) / 100;
    const originCalls = this.#origin.counts(this.#journeys);
    const destinationCalls = this.#destination.counts(this.#journeys);
    return {
      ...lane,
      journeys: this.#journeys,
      originOmitted: originCalls.omitted,
      destinationOmitted: destinationCalls.omitted,
      originDelayed: this.#origin.delayed,
      destinationDelayed: this.#destination.delayed,
      ...{ originCalls, destinationCalls },
      containerCount: containerRange(containers),
      carrierRolledPct: percent(carrierRolled),
      shipperRolledPct: percent(shipperRolled),
    };
  }
}
