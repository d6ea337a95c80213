import type { SeriesArrival } from './series.ts';

/** Checks arrivals before they are loaded. @throws RangeError unless they are numbered from `after + 1` */
export function assertConsecutive(
  after: number,
  arrivals: readonly Pick<SeriesArrival<string>, 'sequence'>[],
): void {
  if (!Number.isSafeInteger(after) || after < 0)
    throw new RangeError(`Invalid number of an arrival: ${after}`);
  const wrong = arrivals.find(({ sequence }, at) => sequence !== after + 1 + at);
  if (wrong)
    throw new RangeError(`Arrivals after ${after} cannot have the number ${wrong.sequence}`);
}

/** Checks where arrivals are loaded. @throws RangeError unless the log ends there, or is new */
export function assertContinued(lastSequence: number, after: number): void {
  if (lastSequence !== 0 && lastSequence !== after)
    throw new RangeError(`The log of arrivals ends at ${lastSequence}, not at ${after}`);
}
