import type { StaticReport } from '@roadstead/model';
import type { HullDimensions } from './hull.ts';
import { STATICS_MAX } from './thresholds.ts';

/** Greatest plausible values (T1 of `@roadstead/tracking`): the longest ship ever built, AIS's greatest draught and type. */
const LENGTH_METERS_MAX = 500;
const DRAUGHT_METERS_MAX = 25.5;
const SHIPTYPE_MAX = 99;

/** A value that was reported at an instant. */
interface Reported<Value> {
  readonly timeMs: number;
  readonly value: Value;
}

/** The values of a field over time: of a run of equal ones the first and the last, so that one that comes late finds its place. */
class Timeline<Value> {
  /** In the order of time. */
  readonly #reports: Reported<Value>[] = [];

  add(timeMs: number, value: Value): void {
    const reports = this.#reports;
    let at = reports.length;
    while (at > 0 && reports[at - 1].timeMs >= timeMs) at--;
    const present = reports[at];
    // Of two values at one instant the same one counts, whichever comes first.
    const isTie = present?.timeMs === timeMs;
    if (isTie && JSON.stringify(present.value) <= JSON.stringify(value)) return;
    reports.splice(at, isTie ? 1 : 0, { timeMs, value });
    for (
      let middle = Math.min(at + 1, reports.length - 2);
      middle >= Math.max(1, at - 1);
      middle--
    ) {
      if (this.#isWithinRun(middle)) reports.splice(middle, 1);
    }
    if (reports.length > STATICS_MAX) reports.shift();
  }

  /** The newest value that was reported up to an instant; null if there is none. */
  upTo(timeMs: number): Value | null {
    return this.#reports.findLast((report) => report.timeMs <= timeMs)?.value ?? null;
  }

  /** Returns the instants after one instant, up to another, at which the value changes. */
  changesBetween(afterMs: number, untilMs: number): readonly number[] {
    return this.#reports
      .filter(({ timeMs, value }, i) => {
        const isNew = i === 0 || !isSame(this.#reports[i - 1].value, value);
        return isNew && timeMs > afterMs && timeMs <= untilMs;
      })
      .map(({ timeMs }) => timeMs);
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

  /** @param timeMs the time from which the report counts */
  add(report: StaticReport, timeMs: number): void {
    const { shiptype, draughtMeters } = report;
    const length = report.lengthMeters ?? sumOf(report.toBowMeters, report.toSternMeters);
    if (isWithin(shiptype, SHIPTYPE_MAX)) this.shiptypes.add(timeMs, shiptype);
    if (isWithin(length, LENGTH_METERS_MAX)) this.lengths.add(timeMs, length);
    if (isWithin(draughtMeters, DRAUGHT_METERS_MAX)) this.draughts.add(timeMs, draughtMeters);
    const hull = hullOf(report);
    if (hull) this.hulls.add(timeMs, hull);
  }

  /** Returns the instants after one instant, up to another, at which a value changes; some more than once. */
  changesBetween(afterMs: number, untilMs: number): readonly number[] {
    return [this.shiptypes, this.lengths, this.hulls, this.draughts].flatMap((timeline) =>
      timeline.changesBetween(afterMs, untilMs),
    );
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
