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
}

/** @throws RangeError for periods that are not positive, or that contradict each other */
export function checkRetention({ positions = {}, events = {} }: Retention): void {
  const { fullDays, thinnedToSeconds, days } = positions;
  for (const number of [fullDays, thinnedToSeconds, days, events.days]) {
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
