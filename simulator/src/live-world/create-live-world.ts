import type { PositionReport, StaticReport } from '@roadstead/model';
import { createTradeWorld } from '../trades/create-trade-world.ts';
import type { MetersBetween } from '../trades/market.ts';
import type { TradePort } from '../trades/trade-port.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import type { WayBetween } from '../trades/way.ts';
import { INDEX_FROM, type Road, roadShips } from './roads.ts';
import { type Pace, Sender } from './sender.ts';
import type { Spell } from './spell.ts';
import { voyageSpells } from './voyage-spells.ts';
import { type WorldShip, worldShip } from './world-ship.ts';

const MS_PER_DAY = 86_400_000;
/** Ships come into trade within their first week: by then nearly all are about. */
const SETTLES_MS: number = 9 * MS_PER_DAY;
/** A voyage is known so long before its end; none within a sea is longer. */
const AHEAD_MS: number = 14 * MS_PER_DAY;
/** And so long after it. */
const KEPT_MS: number = 35 * MS_PER_DAY;
/** Longer than any process runs. */
const YEARS = 50;

export interface LiveWorldOptions {
  readonly seed: number;
  readonly ports: readonly TradePort[];
  /** By sea; it and `wayBetween` may be asked for the same pairs again and again. */
  readonly metersBetween: MetersBetween;
  readonly wayBetween: WayBetween;
  /** Numbers of ships that may trade, 1 to 90 000; those that find no trade in these ports are not there. */
  readonly ships: number;
  /** Where ships transfer cargo at anchor; at least one. */
  readonly roads: readonly Road[];
  /** Milliseconds since 1970, UTC: whole days. */
  readonly startMs: number;
}

/**
 * A sea with ships that go on for ever: a world of trades, told second by second, and anchorages where tankers transfer
 * cargo, a new transfer each quarter of an hour.
 */
export interface LiveWorld {
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  /** All that have been seen, by MMSI. */
  readonly ships: readonly WorldShip[];
  /** The voyages that end after the start, and about within 35 days before and 14 days after now, by arrival. */
  readonly voyages: readonly SimulatedVoyage[];
  /**
   * Goes on to an instant; one that is past changes nothing.
   * @param isHeard of which ships; default: of all
   * @returns what the ships have sent since the last one, by time
   */
  runTo(
    timeMs: number,
    pace: Pace,
    isHeard?: (ship: WorldShip) => boolean,
  ): readonly (PositionReport | StaticReport)[];
}

/**
 * A world at its start: the same for the same options, whatever `runTo` is told.
 * @throws RangeError for no ports or roads, or numbers out of their ranges
 */
export function createLiveWorld(options: LiveWorldOptions): LiveWorld {
  return new RunningWorld(options);
}

class RunningWorld implements LiveWorld {
  readonly #options: LiveWorldOptions;
  readonly #coming: Generator<SimulatedVoyage, void>;
  readonly #senders: Map<number, Sender> = new Map();
  readonly #atRoads: readonly {
    readonly sender: Sender;
    readonly spells: Generator<Spell, void>;
  }[];
  #voyages: SimulatedVoyage[] = [];
  #nowMs: number;

  constructor(options: LiveWorldOptions) {
    const { seed, ports, metersBetween, ships, roads, startMs } = options;
    if (roads.length === 0) throw new RangeError('a live world needs roads');
    if (!(ships <= INDEX_FROM))
      throw new RangeError(`ships must be 1 to ${INDEX_FROM}, not ${ships}`);
    this.#options = options;
    this.#nowMs = startMs;
    const begins = startMs - SETTLES_MS;
    const trade = { seed, ports, metersBetween, ships, years: YEARS, startMs: begins };
    this.#coming = createTradeWorld(trade);
    this.#atRoads = roadShips(seed, roads, startMs).map(({ ship, spells }) => ({
      sender: this.#senderOf(ship),
      spells,
    }));
    this.#lookAhead(startMs);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  get ships(): readonly WorldShip[] {
    return [...this.#senders.values()].map(({ ship }) => ship).sort((a, b) => a.mmsi - b.mmsi);
  }

  get voyages(): readonly SimulatedVoyage[] {
    return this.#voyages;
  }

  runTo(
    timeMs: number,
    pace: Pace,
    isHeard: (ship: WorldShip) => boolean = () => true,
  ): readonly (PositionReport | StaticReport)[] {
    if (timeMs <= this.#nowMs) return [];
    this.#lookAhead(timeMs);
    const sent: (PositionReport | StaticReport)[] = [];
    for (const sender of this.#senders.values()) {
      if (isHeard(sender.ship)) sender.send(this.#nowMs, timeMs, pace, sent);
    }
    this.#nowMs = timeMs;
    return sent.sort((a, b) => timeOf(a) - timeOf(b) || a.mmsi - b.mmsi);
  }

  /** Takes the voyages that end so soon, each with what its ship does on it. */
  #lookAhead(timeMs: number): void {
    const { seed, startMs, wayBetween } = this.#options;
    for (const { sender, spells } of this.#atRoads) {
      while (sender.knownToMs <= timeMs) sender.add([spells.next().value as Spell]);
    }
    let lastMs = this.#voyages.at(-1)?.to.ataMs ?? Number.NEGATIVE_INFINITY;
    if (lastMs >= timeMs + AHEAD_MS) return;
    const kept = this.#voyages.filter(({ to }) => to.ataMs >= timeMs - KEPT_MS);
    while (lastMs < timeMs + AHEAD_MS) {
      const { value: voyage } = this.#coming.next();
      if (!voyage) break;
      lastMs = voyage.to.ataMs;
      if (lastMs < startMs) continue;
      kept.push(voyage);
      this.#senderOf(worldShip(voyage)).add(voyageSpells(seed, voyage, wayBetween));
    }
    this.#voyages = kept;
  }

  #senderOf(ship: WorldShip): Sender {
    const known = this.#senders.get(ship.mmsi);
    if (known) return known;
    const sender = new Sender(this.#options.seed, ship);
    this.#senders.set(ship.mmsi, sender);
    return sender;
  }
}

function timeOf({ timeMs }: PositionReport | StaticReport): number {
  return timeMs ?? 0;
}
