import { millisecondsInDay } from 'date-fns/constants';

/** V11: how long data is stored, in days before the newest event time; without a limit it is stored indefinitely. */
export interface Retention {
  readonly positions?: {
    /** Age up to which all reports are stored … */
    readonly fullDays?: number;
    /** … and after which one report in each interval of this length is. Requires `fullDays`. */
    readonly thinnedToSeconds?: number;
    /** Age after which only the newest reports of each ship are stored. */
    readonly days?: number;
  };
  readonly events?: {
    /** Age since the end of the event. */
    readonly days?: number;
  };
  readonly feed?: {
    /** L5: age since the change, by the clock. Default: 30. A reader that was away longer starts anew. */
    readonly days?: number;
  };
}

/** L5: a reader that is mended after a holiday continues. */
export const FEED_DAYS = 30;

/** A day more than the longest window: encounters without an event are younger. */
const ARRIVALS_DAYS_MAX = 8;

/** Returns for how long reports are stored in the order of their arrival too, at most: no longer than all of them are. */
export function arrivalsMsMax(retention?: Retention): number {
  return Math.min(ARRIVALS_DAYS_MAX * millisecondsInDay, storedMsMax(retention));
}

/** Returns for how long all position reports are stored, in milliseconds. */
export function storedMsMax({ positions: { days, fullDays } = {} }: Retention = {}): number {
  return Math.min(days ?? Infinity, fullDays ?? Infinity) * millisecondsInDay;
}

/** @throws RangeError for periods that are not positive, or that contradict each other */
export function checkRetention({ positions = {}, events = {}, feed = {} }: Retention): void {
  const { fullDays, thinnedToSeconds, days } = positions;
  for (const number of [fullDays, thinnedToSeconds, days, events.days, feed.days]) {
    if (number !== undefined && !(number > 0)) {
      throw new RangeError(`retention: ${number} is not a positive period.`);
    }
  }
  if ((fullDays === undefined) !== (thinnedToSeconds === undefined)) {
    throw new RangeError('retention: fullDays and thinnedToSeconds require each other.');
  }
  if (days !== undefined && fullDays !== undefined && days <= fullDays) {
    throw new RangeError('retention: days must be more than fullDays.');
  }
}
