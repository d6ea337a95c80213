import type { Mmsi, StaticReport } from '@roadstead/model';
import type { HullDimensions } from './hull.ts';
import {
  DRAUGHT_METERS_MAX,
  LENGTH_METERS_MAX,
  SHIPTYPE_PLAUSIBLE_MAX,
  STATICS_MAX,
} from './thresholds.ts';

/** A value that was reported at an instant. */
interface Reported<Value> {
  readonly timeMs: number;
  readonly value: Value;
}

/** A change of a value. */
interface TimelineStep<Value> {
  readonly timeMs: number;
  readonly from: Value;
  readonly to: Value;
}

/** The values of a field over time, each with its time, epoch milliseconds; null is the beginning of time. */
type TimelineJson<Value> = readonly (readonly [number | null, Value])[];

/** The static data of a ship over time as JSON. */
export interface StaticHistoryJson {
  readonly shiptypes: TimelineJson<number>;
  readonly lengths: TimelineJson<number>;
  readonly hulls: TimelineJson<HullDimensions>;
  readonly draughts: TimelineJson<number>;
}

/** The change of a history by a report: of values at some instants, or only of when the newest ones were repeated last; undefined without one. */
export type StaticHistoryChange = 'values' | 'times' | undefined;

/** The values of a field over time: of a run of equal ones the first and the last, so that one that comes late finds its place. */
class Timeline<Value> {
  /** In the order of time. */
  readonly #reports: Reported<Value>[] = [];

  /** The time of the newest value, epoch milliseconds; −Infinity without one. */
  get lastMs(): number {
    return this.#reports.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
  }

  add(timeMs: number, reported: Value): StaticHistoryChange {
    const reports = this.#reports;
    const newest = reports.at(-1);
    const isEqual = newest !== undefined && isSame(newest.value, reported);
    // The same object is equal without its JSON.
    const value = isEqual ? newest.value : reported;
    let at = reports.length;
    while (at > 0 && reports[at - 1].timeMs >= timeMs) at--;
    const isRepeat = isEqual && at === reports.length;
    const present = reports[at];
    // Of two values at one instant the same one counts, whichever comes first.
    const isTie = present?.timeMs === timeMs;
    if (
      isTie &&
      (present.value === value || JSON.stringify(present.value) <= JSON.stringify(value))
    )
      return undefined;
    reports.splice(at, isTie ? 1 : 0, { timeMs, value });
    for (
      let middle = Math.min(at + 1, reports.length - 2);
      middle >= Math.max(1, at - 1);
      middle--
    ) {
      if (this.#isWithinRun(middle)) reports.splice(middle, 1);
    }
    if (reports.length <= STATICS_MAX) return isRepeat ? 'times' : 'values';
    reports.shift();
    return 'values';
  }

  /** Adds the newest value again. */
  repeat(timeMs: number): void {
    const newest = this.#reports.at(-1);
    if (newest && timeMs > newest.timeMs) this.add(timeMs, newest.value);
  }

  toJSON(): TimelineJson<Value> {
    return this.#reports.map(({ timeMs, value }) => [
      timeMs === Number.NEGATIVE_INFINITY ? null : timeMs,
      value,
    ]);
  }

  /** Restores the values of `toJSON`. */
  restore(saved: TimelineJson<Value>): void {
    for (const [timeMs, value] of saved)
      this.#reports.push({ timeMs: timeMs ?? Number.NEGATIVE_INFINITY, value });
  }

  /** The newest value that was reported up to an instant; null if there is none. */
  upTo(timeMs: number): Value | null {
    // Read at every fix of ships that wait for filters: no closure.
    for (let i = this.#reports.length - 1; i >= 0; i--) {
      if (this.#reports[i].timeMs <= timeMs) return this.#reports[i].value;
    }
    return null;
  }

  /** Returns the first instant after an instant at which the value changes; Infinity if there is none. */
  nextChange(afterMs: number): number {
    const reports = this.#reports;
    let nextMs = Number.POSITIVE_INFINITY;
    for (let i = reports.length - 1; i >= 0 && reports[i].timeMs > afterMs; i--) {
      const isNew = i === 0 || !isSame(reports[i - 1].value, reports[i].value);
      if (isNew) nextMs = reports[i].timeMs;
    }
    return nextMs;
  }

  /** Returns the changes from one value to another from one instant to another, in the order of time. */
  stepsBetween(fromMs: number, untilMs: number): readonly TimelineStep<Value>[] {
    const reports = this.#reports;
    const steps: TimelineStep<Value>[] = [];
    // Read of all ships every ten minutes of event time: it ends at the first value that is too old.
    for (let i = reports.length - 1; i > 0 && reports[i].timeMs >= fromMs; i--) {
      const { timeMs, value: to } = reports[i];
      const from = reports[i - 1].value;
      if (timeMs <= untilMs && !isSame(from, to)) steps.push({ timeMs, from, to });
    }
    return steps.reverse();
  }

  #isWithinRun(index: number): boolean {
    const { value } = this.#reports[index];
    return [index - 1, index + 1].every((other) => isSame(this.#reports[other].value, value));
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** F10: the plausible static data of a ship over time. */
export class StaticHistory {
  readonly shiptypes: Timeline<number> = new Timeline();
  readonly lengths: Timeline<number> = new Timeline();
  readonly hulls: Timeline<HullDimensions> = new Timeline();
  readonly draughts: Timeline<number> = new Timeline();

  /** Restores a history from its JSON. */
  static restore({ shiptypes, lengths, hulls, draughts }: StaticHistoryJson): StaticHistory {
    const history = new StaticHistory();
    history.shiptypes.restore(shiptypes);
    history.lengths.restore(lengths);
    history.hulls.restore(hulls);
    history.draughts.restore(draughts);
    return history;
  }

  toJSON(): StaticHistoryJson {
    return {
      shiptypes: this.shiptypes.toJSON(),
      lengths: this.lengths.toJSON(),
      hulls: this.hulls.toJSON(),
      draughts: this.draughts.toJSON(),
    };
  }

  /** @param timeMs the time from which the report counts */
  add(report: StaticReport, timeMs: number): StaticHistoryChange {
    const { shiptype, draughtMeters } = report;
    const length = report.lengthMeters ?? sumOf(report.toBowMeters, report.toSternMeters);
    const hull = hullOf(report);
    const changes = [
      isWithin(shiptype, SHIPTYPE_PLAUSIBLE_MAX) ? this.shiptypes.add(timeMs, shiptype) : undefined,
      isWithin(length, LENGTH_METERS_MAX) ? this.lengths.add(timeMs, length) : undefined,
      isWithin(draughtMeters, DRAUGHT_METERS_MAX)
        ? this.draughts.add(timeMs, draughtMeters)
        : undefined,
      hull && this.hulls.add(timeMs, hull),
    ];
    return changes.reduce(greaterChange, undefined);
  }

  /** Returns the time of the newest value of each field, epoch milliseconds, in the order of `repeat`; −Infinity without one. */
  lastTimesMs(): readonly number[] {
    return this.#timelines().map(({ lastMs }) => lastMs);
  }

  /** Adds the newest values again, each at its time: of a saved history and the later times of `lastTimesMs` the result is the present one. */
  repeat(timesMs: readonly number[]): void {
    this.#timelines().forEach((timeline, i) => {
      timeline.repeat(timesMs[i] ?? Number.NEGATIVE_INFINITY);
    });
  }

  /** Returns the first instant after an instant at which a value changes; Infinity if there is none. */
  nextChange(afterMs: number): number {
    return Math.min(
      this.shiptypes.nextChange(afterMs),
      this.lengths.nextChange(afterMs),
      this.hulls.nextChange(afterMs),
      this.draughts.nextChange(afterMs),
    );
  }

  /** The fields, in the order in which stores have their times. */
  #timelines(): readonly Timeline<number | HullDimensions>[] {
    return [this.shiptypes, this.lengths, this.hulls, this.draughts] as const;
  }
}

function greaterChange(one: StaticHistoryChange, other: StaticHistoryChange): StaticHistoryChange {
  return one === 'values' ? one : (other ?? one);
}

/**
 * F10: returns the time from which a static report counts: its own, or event time where it has none or is older than an instant.
 * @param earliestMs the oldest time of a report that detection has not passed
 */
function effectiveTimeMs(
  { timeMs }: Pick<StaticReport, 'timeMs'>,
  eventTimeMs: number,
  earliestMs: number,
): number {
  return timeMs === null || timeMs < earliestMs ? eventTimeMs : timeMs;
}

/**
 * F10: adds static reports to the histories of their ships.
 * @param changed called with each change of a ship
 */
export function addStatics(
  histories: Map<Mmsi, StaticHistory>,
  reports: readonly StaticReport[],
  eventTimeMs: number,
  earliestMs: number,
  changed: (mmsi: Mmsi, change: 'values' | 'times') => void = () => undefined,
): void {
  for (const report of reports) {
    const history = histories.get(report.mmsi) ?? new StaticHistory();
    const change = history.add(report, effectiveTimeMs(report, eventTimeMs, earliestMs));
    if (change) changed(report.mmsi, change);
    histories.set(report.mmsi, history);
  }
}

function isWithin(value: number | null, max: number): value is number {
  return value !== null && value > 0 && value <= max;
}

function sumOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** F4: undefined if a dimension or the reference point is unknown (bow and port 0: ITU-R M.1371, figure 42). */
function hullOf(report: StaticReport): HullDimensions | undefined {
  const { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters } = report;
  if (toBowMeters === null || toSternMeters === null) return undefined;
  if (toPortMeters === null || toStarboardMeters === null) return undefined;
  const isPlaced = toBowMeters > 0 || toPortMeters > 0;
  const isRectangle =
    isWithin(toBowMeters + toSternMeters, LENGTH_METERS_MAX) &&
    toPortMeters + toStarboardMeters > 0;
  return isPlaced && isRectangle
    ? { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters }
    : undefined;
}
