import type { PositionReport, StaticReport } from '@roadstead/model';
import { createTradeSimulation } from '../trades/create-trade-simulation.ts';
import type { MetersBetween } from '../trades/market.ts';
import type { RouteBetween } from '../trades/path-up-to.ts';
import type { TradePort } from '../trades/trade-port.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import type { ActivityInterval } from './activity-interval.ts';
import { AisTransmitterSchedule, type ReportingIntervals } from './ais-transmitter-schedule.ts';
import { ANCHORED_SHIP_INDEX_MIN, type Anchorage, anchoredShips } from './anchored-ships.ts';
import { createSimulatedShip, type SimulatedShip } from './simulated-ship.ts';
import { voyageActivities } from './voyage-activities.ts';

const MS_PER_DAY = 86_400_000;
/** Ships begin to trade within their first week; by then nearly all have appeared. */
const SETTLING_MS: number = 9 * MS_PER_DAY;
/** Time ahead for which voyages are planned; no voyage within a sea is longer. */
const PLANNED_AHEAD_MS: number = 14 * MS_PER_DAY;
/** Time for which voyages are retained after their end. */
const RETAINED_MS: number = 35 * MS_PER_DAY;
/** Longer than any process runs. */
const YEARS = 50;

export interface RealTimeSimulationOptions {
  readonly seed: number;
  readonly ports: readonly TradePort[];
  /** By sea; it and `routeBetween` may be called repeatedly for the same pairs. */
  readonly metersBetween: MetersBetween;
  readonly routeBetween: RouteBetween;
  /** Greatest number of trading ships, 1 to 90 000; ships without a trade in these ports do not appear. */
  readonly ships: number;
  /** Anchorages for transfers of cargo; at least one. */
  readonly anchorages: readonly Anchorage[];
  /** Milliseconds since 1970, UTC: whole days. */
  readonly startMs: number;
}

/**
 * An endless simulation: ships of a trade simulation with their AIS reports, and anchorages where tankers transfer cargo,
 * a new transfer every quarter of an hour.
 */
export interface RealTimeSimulation {
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  /** All ships that have appeared, by MMSI. */
  readonly ships: readonly SimulatedShip[];
  /** Voyages that end after the start, about within 35 days before and 14 days after now, by arrival. */
  readonly voyages: readonly SimulatedVoyage[];
  /**
   * Runs to an instant; a past one changes nothing.
   * @param isHeard selects the ships that are received; default: all
   * @returns the reports since the previous instant, by time
   */
  runTo(
    timeMs: number,
    intervals: ReportingIntervals,
    isHeard?: (ship: SimulatedShip) => boolean,
  ): readonly (PositionReport | StaticReport)[];
}

/**
 * Creates the simulation at its start: the same for the same options, regardless of how `runTo` is called.
 * @throws RangeError for an empty list of ports or anchorages, or numbers out of their ranges
 */
export function createRealTimeSimulation(options: RealTimeSimulationOptions): RealTimeSimulation {
  return new RunningRealTimeSimulation(options);
}

class RunningRealTimeSimulation implements RealTimeSimulation {
  readonly #options: RealTimeSimulationOptions;
  readonly #upcoming: Generator<SimulatedVoyage, void>;
  readonly #transmitters: Map<number, AisTransmitterSchedule> = new Map();
  readonly #anchored: readonly {
    readonly transmitter: AisTransmitterSchedule;
    readonly activities: Generator<ActivityInterval, void>;
  }[];
  #voyages: SimulatedVoyage[] = [];
  #nowMs: number;

  constructor(options: RealTimeSimulationOptions) {
    const { seed, ports, metersBetween, ships, anchorages, startMs } = options;
    if (anchorages.length === 0)
      throw new RangeError('a real-time simulation needs at least one anchorage');
    if (!(ships <= ANCHORED_SHIP_INDEX_MIN))
      throw new RangeError(`ships must be 1 to ${ANCHORED_SHIP_INDEX_MIN}; got ${ships}`);
    this.#options = options;
    this.#nowMs = startMs;
    const begins = startMs - SETTLING_MS;
    const trade = { seed, ports, metersBetween, ships, years: YEARS, startMs: begins };
    this.#upcoming = createTradeSimulation(trade);
    this.#anchored = anchoredShips(seed, anchorages, startMs).map(({ ship, activities }) => ({
      transmitter: this.#transmitterOf(ship),
      activities,
    }));
    this.#planUntil(startMs);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  get ships(): readonly SimulatedShip[] {
    return [...this.#transmitters.values()].map(({ ship }) => ship).sort((a, b) => a.mmsi - b.mmsi);
  }

  get voyages(): readonly SimulatedVoyage[] {
    return this.#voyages;
  }

  runTo(
    timeMs: number,
    intervals: ReportingIntervals,
    isHeard: (ship: SimulatedShip) => boolean = () => true,
  ): readonly (PositionReport | StaticReport)[] {
    if (timeMs <= this.#nowMs) return [];
    this.#planUntil(timeMs);
    const sent: (PositionReport | StaticReport)[] = [];
    for (const transmitter of this.#transmitters.values()) {
      if (isHeard(transmitter.ship)) transmitter.send(this.#nowMs, timeMs, intervals, sent);
    }
    this.#nowMs = timeMs;
    return sent.sort((a, b) => timeOf(a) - timeOf(b) || a.mmsi - b.mmsi);
  }

  /** Plans the voyages up to the horizon, with the activities of their ships. */
  #planUntil(timeMs: number): void {
    const { seed, startMs, routeBetween } = this.#options;
    for (const { transmitter, activities } of this.#anchored) {
      while (transmitter.plannedUntilMs <= timeMs)
        transmitter.add([activities.next().value as ActivityInterval]);
    }
    let lastMs = this.#voyages.at(-1)?.to.ataMs ?? Number.NEGATIVE_INFINITY;
    if (lastMs >= timeMs + PLANNED_AHEAD_MS) return;
    const retained = this.#voyages.filter(({ to }) => to.ataMs >= timeMs - RETAINED_MS);
    while (lastMs < timeMs + PLANNED_AHEAD_MS) {
      const { value: voyage } = this.#upcoming.next();
      if (!voyage) break;
      lastMs = voyage.to.ataMs;
      if (lastMs < startMs) continue;
      retained.push(voyage);
      this.#transmitterOf(createSimulatedShip(voyage)).add(
        voyageActivities(seed, voyage, routeBetween),
      );
    }
    this.#voyages = retained;
  }

  #transmitterOf(ship: SimulatedShip): AisTransmitterSchedule {
    const known = this.#transmitters.get(ship.mmsi);
    if (known) return known;
    const transmitter = new AisTransmitterSchedule(this.#options.seed, ship);
    this.#transmitters.set(ship.mmsi, transmitter);
    return transmitter;
  }
}

function timeOf({ timeMs }: PositionReport | StaticReport): number {
  return timeMs ?? 0;
}
