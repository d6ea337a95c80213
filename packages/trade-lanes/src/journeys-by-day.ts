import type { Paged, Paging } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { carrierOf, type JourneyRow } from './journey-row.ts';
import { JourneySums } from './journey-sums.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { utcMonthOf } from './utc-day.ts';

/** Epoch milliseconds; the end is exclusive. */
type Period = Pick<LaneStatistic, 'beginMs' | 'endMs'>;

interface Month extends Period {
  /** By carrier. */
  readonly sums: Map<string, JourneySums>;
}

interface Day extends Period {
  readonly month: Month;
  /** By voyage. */
  readonly rows: Map<string, JourneyRow>;
}

/**
 * The journeys of a lane by the day (UTC) of their arrival, and their sums by month and carrier. A change of a journey changes the sums
 * of its month; a statistic adds whole months, and the journeys of the days at its ends.
 */
export class JourneysByDay {
  readonly #days: Map<number, Day> = new Map();
  readonly #months: Map<number, Month> = new Map();
  /** By voyage. */
  readonly #dayOf: Map<string, Day> = new Map();

  get size(): number {
    return this.#dayOf.size;
  }

  /** The begins of the days with journeys, in any order. */
  days(): Iterable<number> {
    return this.#days.keys();
  }

  get(voyage: string): JourneyRow | undefined {
    return this.#dayOf.get(voyage)?.rows.get(voyage);
  }

  journeysOf(dayMs: number): readonly JourneyRow[] {
    return [...(this.#days.get(dayMs)?.rows.values() ?? [])];
  }

  /** Inserts or replaces the journey of a voyage. @returns the begins of the days that change */
  set(row: JourneyRow): readonly number[] {
    const [voyage, arrivalMs] = row;
    if (this.get(voyage)?.every((value, i) => value === row[i])) return [];
    const before = this.delete(voyage);
    const day = this.#dayAt(Math.floor(arrivalMs / millisecondsInDay) * millisecondsInDay);
    day.rows.set(voyage, row);
    this.#dayOf.set(voyage, day);
    sumsOf(day.month.sums, carrierOf(row)).addJourney(row);
    return before.includes(day.beginMs) ? before : [...before, day.beginMs];
  }

  /** Deletes the journey of a voyage, if it has one. @returns the begins of the days that change */
  delete(voyage: string): readonly number[] {
    const day = this.#dayOf.get(voyage);
    if (!day) return [];
    const row = day.rows.get(voyage)!;
    day.rows.delete(voyage);
    this.#dayOf.delete(voyage);
    if (day.rows.size === 0) this.#days.delete(day.beginMs);
    const { sums } = day.month;
    const own = sumsOf(sums, carrierOf(row));
    own.addJourney(row, -1);
    if (own.journeys === 0) sums.delete(carrierOf(row));
    return [day.beginMs];
  }

  /** Deletes the journeys that arrive on days before one. @returns the begins of the days that change */
  deleteBefore(dayMs: number): readonly number[] {
    const days = [...this.#days.values()].filter(({ beginMs }) => beginMs < dayMs);
    for (const { rows } of days) for (const voyage of [...rows.keys()]) this.delete(voyage);
    return days.map(({ beginMs }) => beginMs);
  }

  /** A9: the statistics of the journeys that arrive in a period, by carrier code, and by month if required. */
  statistics(
    lane: Pick<LaneStatistic, 'origin' | 'destination' | 'beginMs' | 'endMs'>,
    isMonthly = false,
    carrier?: string,
  ): readonly LaneStatistic[] {
    const groups = new Map<Period, Map<string, JourneySums>>();
    const groupOf = (month: Month): Map<string, JourneySums> => {
      const period = isMonthly ? month : lane;
      const group = groups.get(period) ?? new Map<string, JourneySums>();
      groups.set(period, group);
      return group;
    };
    for (const month of this.#months.values()) {
      if (!isWithin(month, lane)) continue;
      for (const [code, sums] of month.sums) sumsOf(groupOf(month), code).add(sums);
    }
    for (const day of this.#days.values()) {
      if (!isWithin(day.month, lane)) {
        for (const row of rowsWithin(day, lane)) {
          sumsOf(groupOf(day.month), carrierOf(row)).addJourney(row);
        }
      }
    }
    return [...groups]
      .flatMap(([period, group]) => [...group].map(([code, sums]) => ({ period, code, sums })))
      .filter(({ code }) => carrier === undefined || code === carrier)
      .sort((one, other) =>
        one.code === other.code
          ? one.period.beginMs - other.period.beginMs
          : compareTexts(one.code, other.code),
      )
      .map(({ period, code, sums }) =>
        sums.statistic({
          ...{ ...lane, carrier: code },
          beginMs: Math.max(lane.beginMs, period.beginMs),
          endMs: Math.min(lane.endMs, period.endMs),
        }),
      );
  }

  /** A9: a page of the voyages whose journeys arrive in a period, by arrival, then by voyage. */
  page(period: Period, { page, size }: Paging, carrier?: string): Paged<string> {
    const [from, to] = [(page - 1) * size, page * size];
    const items: string[] = [];
    let total = 0;
    for (const dayMs of [...this.#days.keys()].sort((a, b) => a - b)) {
      const rows = rowsWithin(this.#days.get(dayMs)!, period).filter(
        (row) => carrier === undefined || carrierOf(row) === carrier,
      );
      const before = total;
      total += rows.length;
      if (total <= from || before >= to) continue;
      const sorted = rows.sort((one, other) => one[1] - other[1] || compareTexts(one[0], other[0]));
      const part = sorted.slice(Math.max(0, from - before), to - before);
      items.push(...part.map(([voyage]) => voyage));
    }
    return { items, total };
  }

  #dayAt(beginMs: number): Day {
    const known = this.#days.get(beginMs);
    if (known) return known;
    const month = this.#monthAt(beginMs);
    const day = { beginMs, endMs: beginMs + millisecondsInDay, month, rows: new Map() };
    this.#days.set(beginMs, day);
    return day;
  }

  #monthAt(dayMs: number): Month {
    const { beginMs, endMs } = utcMonthOf(dayMs);
    const month = this.#months.get(beginMs) ?? { beginMs, endMs, sums: new Map() };
    this.#months.set(beginMs, month);
    return month;
  }
}

function sumsOf(sums: Map<string, JourneySums>, carrier: string): JourneySums {
  const own = sums.get(carrier) ?? new JourneySums();
  sums.set(carrier, own);
  return own;
}

function isWithin(inner: Period, { beginMs, endMs }: Period): boolean {
  return inner.beginMs >= beginMs && inner.endMs <= endMs;
}

/** The journeys of a day that arrive in a period. */
function rowsWithin(day: Day, period: Period): JourneyRow[] {
  const { beginMs, endMs } = period;
  if (day.endMs <= beginMs || day.beginMs >= endMs) return [];
  const rows = [...day.rows.values()];
  if (isWithin(day, period)) return rows;
  return rows.filter(([, arrivalMs]) => arrivalMs >= beginMs && arrivalMs < endMs);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
