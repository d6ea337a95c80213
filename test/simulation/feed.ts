import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import type { IngestBatch } from '@roadstead/service';
import type { Chance } from './world.ts';

/** A batch of the feed. All its reports bear its number, so that it is recognised where it is stored. */
export interface FeedBatch extends IngestBatch {
  readonly number: number;
  readonly positions: readonly PositionReport[];
  readonly statics: readonly StaticReport[];
}

/** How often the feed is wrong; probabilities of a report. */
export interface FeedFaults {
  readonly duplicate: number;
  readonly late: number;
  readonly jump: number;
  readonly malformed: number;
  readonly future: number;
}

const MINUTE_MS = 60_000;
const METERS_PER_DEGREE = 111_195;
/** A pair lies together, separates within ten minutes to five kilometres, and comes back. */
const TOGETHER_METERS = 60;
const APART_METERS = 5000;
const MOVING_MINUTES = 10;
/** Further ahead, reports are rejected (D8). */
const FAST_SECONDS_MAX = 290;
const BATCH_NUMBERS = 1000;
const FIRST_MMSI = 211_000_000;
/** A coast station: stored, and never a ship of an encounter (D9). */
const COAST_STATION = 2_111_234;

/** Two ships that meet again and again. */
interface Pair {
  readonly longitude: number;
  readonly togetherMinutes: number;
  readonly apartMinutes: number;
  readonly phaseMinutes: number;
}

/** Ships that meet, as a receiver hears them: in batches, some reports late, twice, wrong or from the future. */
export class Feed {
  readonly #chance: Chance;
  readonly #faults: FeedFaults;
  readonly #pairs: readonly Pair[];
  readonly #delayed: { readonly dueMs: number; readonly report: PositionReport }[] = [];
  /** The error of the first ship's clock (D8). */
  readonly #fastMs: number;
  #heardMs: number;
  #count = 0;

  constructor(chance: Chance, faults: FeedFaults, startMs: number) {
    this.#chance = chance;
    this.#faults = faults;
    this.#heardMs = startMs;
    this.#fastMs = chance.happens(0.3) ? 1000 * chance.whole(1, FAST_SECONDS_MAX) : 0;
    this.#pairs = Array.from({ length: chance.whole(1, 4) }, (_, i) => ({
      longitude: i === 0 ? 2 : i * 0.7,
      togetherMinutes: chance.whole(3, 40),
      apartMinutes: chance.whole(1, 60),
      phaseMinutes: chance.whole(0, 120),
    }));
  }

  get ships(): readonly Mmsi[] {
    return this.#pairs.flatMap((_, i) => [0, 1].map((ship) => (FIRST_MMSI + 2 * i + ship) as Mmsi));
  }

  /** Returns the reports since the last batch. */
  next(nowMs: number): FeedBatch {
    const number = ++this.#count % BATCH_NUMBERS;
    const reports: PositionReport[] = [];
    for (const [i, pair] of this.#pairs.entries()) {
      for (const ship of [0, 1] as const) {
        if (this.#chance.happens(0.1)) continue;
        const fastMs = i === 0 && ship === 0 ? this.#fastMs : 0;
        const timeMs = this.#secondSince(nowMs) + fastMs;
        const report = this.#reportOf((FIRST_MMSI + 2 * i + ship) as Mmsi, pair, ship, timeMs);
        reports.push(...this.#spoilt(report, nowMs));
      }
    }
    const due = this.#delayed.filter(({ dueMs }) => dueMs <= nowMs);
    for (const each of due) {
      this.#delayed.splice(this.#delayed.indexOf(each), 1);
      reports.push(each.report);
    }
    this.#heardMs = nowMs;
    return {
      number,
      positions: reports
        .sort((one, other) => (one.timeMs || 0) - (other.timeMs || 0))
        .map((report) => ({ ...report, sog: number / 10 })),
      statics: this.#chance.happens(0.2) ? [this.#static(number, nowMs)] : [],
    };
  }

  /** Returns a report of each ship, apart from all others, which ends all encounters once time has passed. */
  farewell(nowMs: number): FeedBatch {
    const number = ++this.#count % BATCH_NUMBERS;
    const positions = this.ships.map((mmsi, i) => ({
      ...this.#report(mmsi, nowMs, -20 + 2 * i, 40),
      sog: number / 10,
    }));
    return { number, positions, statics: [] };
  }

  #secondSince(nowMs: number): number {
    const second = (ms: number): number => Math.floor(ms / 1000);
    return 1000 * this.#chance.whole(second(this.#heardMs) + 1, second(nowMs));
  }

  #reportOf(mmsi: Mmsi, pair: Pair, ship: 0 | 1, timeMs: number): PositionReport {
    const meters = ship === 0 ? 0 : separationMeters(pair, timeMs / MINUTE_MS);
    return this.#report(mmsi, timeMs, pair.longitude, 54 + meters / METERS_PER_DEGREE);
  }

  #report(mmsi: Mmsi, timeMs: number, longitude: number, latitude: number): PositionReport {
    return {
      ...{ mmsi, timeMs, longitude, latitude },
      ...{ sog: 0, cog: 10, heading: null, rot: null, navStatus: 1 },
    };
  }

  /** Returns the report as it is received: perhaps later, twice or with others that are wrong. */
  #spoilt(report: PositionReport, nowMs: number): readonly PositionReport[] {
    const { duplicate, late, jump, malformed, future } = this.#faults;
    const chance = this.#chance;
    if (chance.happens(late)) {
      this.#delayed.push({ dueMs: nowMs + chance.whole(10_000, 40 * MINUTE_MS), report });
      return [];
    }
    const received = [report];
    if (chance.happens(duplicate)) {
      received.push(report);
      this.#delayed.push({ dueMs: nowMs + chance.whole(0, 20 * MINUTE_MS), report });
    }
    const { mmsi, timeMs } = report;
    const [earlierMs, laterMs] = [timeMs - 1000, timeMs + chance.whole(400_000, 1e9)];
    if (chance.happens(jump)) received.push(this.#report(mmsi, earlierMs, chance.whole(-9, 9), 50));
    if (chance.happens(future)) received.push(this.#report(mmsi, laterMs, report.longitude, 54));
    if (chance.happens(malformed)) received.push(this.#malformed(report));
    return received;
  }

  #malformed(report: PositionReport): PositionReport {
    const wrong: readonly object[] = [
      { longitude: 181, latitude: 91 },
      { latitude: Number.NaN },
      { longitude: null },
      { timeMs: Number.NaN },
      { timeMs: 1.5 },
      { timeMs: -1 },
      { mmsi: COAST_STATION },
      { mmsi: '211000000' },
      { cog: Number.POSITIVE_INFINITY },
      { rot: 'fast' },
      { navStatus: undefined },
    ];
    return { ...report, ...this.#chance.pick(wrong) } as PositionReport;
  }

  #static(number: number, nowMs: number): StaticReport {
    // The moment of a process that was killed lies between two milliseconds.
    const timeMs = Math.floor(nowMs);
    return {
      ...{ mmsi: this.#chance.pick(this.ships), timeMs, name: `SHIP ${number}` },
      ...{ imo: null, callsign: null, shiptype: 70, toBowMeters: 10, toSternMeters: 10 },
      ...{ toPortMeters: 5, toStarboardMeters: 5, lengthMeters: 20, widthMeters: 10 },
      ...{ draughtMeters: 4, destination: 'DE HAM', eta: null },
    };
  }
}

/** The distance of the ships of a pair: flat, rising, flat, falling. */
function separationMeters(pair: Pair, minute: number): number {
  const { togetherMinutes, apartMinutes, phaseMinutes } = pair;
  const period = togetherMinutes + apartMinutes + 2 * MOVING_MINUTES;
  const at = (minute + phaseMinutes) % period;
  const leaving = (at - togetherMinutes) / MOVING_MINUTES;
  const coming = (period - at) / MOVING_MINUTES;
  const share = Math.max(0, Math.min(1, leaving, coming));
  return TOGETHER_METERS + share * (APART_METERS - TOGETHER_METERS);
}
