import type { Imo, Locode } from '@roadstead/model';
import type { ActualCall, ScheduledCall, Voyage } from '../voyage.ts';
import { imoOf } from './imo-of.ts';
import { seededChance } from './seeded-chance.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What truly became of a scheduled call, and by how much it was late. */
type Truth = 'punctual' | 'late' | 'omitted' | 'unknown';

export interface TrueVoyage extends Voyage {
  readonly truths: readonly Truth[];
}

/** A year of services, what was announced and what was. */
export interface SimulatedYear {
  readonly beginMs: number;
  readonly endMs: number;
  readonly voyages: readonly TrueVoyage[];
  /** What tracking saw of each ship, ascending. */
  readonly calls: ReadonlyMap<Imo, readonly ActualCall[]>;
  /** Ships that no receiver hears. */
  readonly unheard: ReadonlySet<Imo>;
  /** What each kind of trouble happened how often, so that a test can tell that it did. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Ships in a rotation sail a week behind one another; `carriers` sell the same sailings under numbers of their own. */
interface Service {
  readonly name: string;
  readonly carriers: readonly string[];
  readonly ports: readonly string[];
  readonly daysBetween: number;
  readonly ships: number;
  /** The last call of a round is the first of the next one. */
  readonly isTurnedRound: boolean;
}

const SERVICES: readonly Service[] = [
  {
    ...{ name: 'EAST', carriers: ['MAEU', 'HLCU'], daysBetween: 4, ships: 6, isTurnedRound: true },
    ports: ['CNSHA', 'CNNGB', 'SGSIN', 'NLRTM', 'DEHAM', 'GBFXT', 'SGSIN', 'CNYTN', 'CNSHA'],
  },
  {
    ...{ name: 'WEST', carriers: ['MAEU'], daysBetween: 5, ships: 4, isTurnedRound: false },
    ports: ['CNSHA', 'KRPUS', 'USLAX', 'USOAK', 'JPTYO'],
  },
  {
    ...{ name: 'FEED', carriers: ['UNIF'], daysBetween: 1.5, ships: 1, isTurnedRound: true },
    ports: ['NLRTM', 'DEHAM', 'SEGOT', 'NLRTM'],
  },
];
/** Ports of no service. */
const BUNKERING = ['GIGIB', 'LKCMB', 'PABLB'];
/** A ship that sails a small service of its own, and stands in where another one fails. */
const SPARE_PORTS = ['GRPIR', 'ITGOA'];

/** Same seed, same year. */
export function simulateYear(seed: number, beginMs: number, days = 365): SimulatedYear {
  return new Year(seed, beginMs, beginMs + days * DAY_MS).run();
}

class Year {
  readonly #chance: () => number;
  readonly #beginMs: number;
  readonly #endMs: number;
  readonly #voyages: TrueVoyage[] = [];
  readonly #calls: Map<Imo, ActualCall[]> = new Map();
  readonly #unheard: Set<Imo> = new Set();
  readonly #counts: Record<string, number> = {};
  #ships = 0;

  constructor(seed: number, beginMs: number, endMs: number) {
    this.#chance = seededChance(seed);
    this.#beginMs = beginMs;
    this.#endMs = endMs;
  }

  run(): SimulatedYear {
    for (const service of SERVICES) this.#sail(service);
    for (const calls of this.#calls.values()) calls.sort((a, b) => a.ataMs - b.ataMs);
    return {
      ...{ beginMs: this.#beginMs, endMs: this.#endMs, voyages: this.#voyages },
      ...{ calls: this.#calls, unheard: this.#unheard, counts: this.#counts },
    };
  }

  #sail(service: Service): void {
    const spares = new Map(service.carriers.map((carrier) => [carrier, this.#spareShip(carrier)]));
    const roundMs = service.daysBetween * (service.ports.length - 1) * DAY_MS;
    for (let ship = 0; ship < service.ships; ship++) {
      const imo = this.#newShip();
      if (service.name === 'WEST' && ship === 3) this.#unheard.add(imo);
      const restMs = service.isTurnedRound ? 0 : 6 * DAY_MS;
      const firstMs = this.#beginMs + ship * 7 * DAY_MS;
      for (let round = 0; ; round++) {
        const startMs = firstMs + round * (roundMs + restMs);
        if (startMs + roundMs > this.#endMs) break;
        this.#sailRound(service, imo, startMs, `${service.name}${ship}-${round}`, round, spares);
      }
    }
  }

  #sailRound(
    service: Service,
    imo: Imo,
    startMs: number,
    number: string,
    round: number,
    spares: ReadonlyMap<string, Imo>,
  ): void {
    const { ports, isTurnedRound, daysBetween, carriers } = service;
    const stayMs = daysBetween * DAY_MS * 0.3;
    const calls = ports.map((locode, at): ScheduledCall => {
      const arrivalMs = startMs + at * daysBetween * DAY_MS;
      return {
        locode: locode as Locode,
        arrivalMs: isTurnedRound && at === 0 ? null : arrivalMs,
        departureMs: isTurnedRound && at === ports.length - 1 ? null : arrivalMs + stayMs,
        imo,
      };
    });
    // What both of two rounds have is neither omitted nor taken over: it would be so in both.
    const isShared = (at: number): boolean =>
      isTurnedRound && (at === 0 || at === ports.length - 1);
    const fate = this.#unheard.has(imo) ? 'unheard' : this.#fateOf(service);
    const truths = ports.map((): Truth => 'punctual');
    if (fate === 'unheard') truths.fill('unknown');
    else if (fate === 'blank') truths.fill('omitted');
    else if (fate === 'replaced') {
      const [spare] = spares.values();
      for (const [at, call] of calls.entries()) {
        this.#call(spare, call.locode, startMs + at * daysBetween * DAY_MS + 5 * HOUR_MS, stayMs);
      }
    } else {
      const swapped = this.#isIn(0.05) ? 1 + Math.floor(this.#chance() * (ports.length - 3)) : -1;
      for (const [at, call] of calls.entries()) {
        // The first of a shared call's two was made at the end of the round before.
        if (isTurnedRound && at === 0 && round > 0) continue;
        if (!isShared(at) && this.#isIn(0.04)) {
          truths[at] = 'omitted';
          this.#count('omitted');
          continue;
        }
        const turned = at === swapped ? 1 : at === swapped + 1 && swapped >= 0 ? -1 : 0;
        if (turned !== 0) this.#count('swapped');
        const isLate = turned === 0 && !isShared(at) && this.#isIn(0.1);
        // Less than half a round of the shortest service: beyond that nobody can tell which of two calls it is.
        const lateMs = isLate
          ? (1.2 + this.#chance() * (daysBetween - 0.6)) * DAY_MS
          : (this.#chance() * 20 - 6) * HOUR_MS;
        const offMs = lateMs + turned * daysBetween * DAY_MS;
        if (offMs > DAY_MS) truths[at] = 'late';
        if (isLate) this.#count('late');
        this.#call(imo, call.locode, startMs + at * daysBetween * DAY_MS + offMs, stayMs);
      }
      if (this.#isIn(0.1)) {
        this.#count('extra');
        const port = BUNKERING[Math.floor(this.#chance() * BUNKERING.length)];
        this.#call(imo, port, startMs + this.#chance() * 20 * DAY_MS, 8 * HOUR_MS);
      }
    }
    this.#count(fate);
    for (const carrier of carriers) this.#voyages.push({ carrier, number, calls, truths });
  }

  /** A round that shares its ends with others cannot be left out: they would be without them. */
  #fateOf({ isTurnedRound, carriers }: Service): 'sailed' | 'blank' | 'replaced' {
    if (isTurnedRound || carriers.length > 1) return 'sailed';
    if (this.#isIn(0.06)) return 'blank';
    return this.#isIn(0.1) ? 'replaced' : 'sailed';
  }

  /** A ship of the carrier with a service of its own, ten days of each three weeks. */
  #spareShip(carrier: string): Imo {
    const imo = this.#newShip();
    for (let week = 0; week < (this.#endMs - this.#beginMs) / (7 * DAY_MS); week += 3) {
      const calls = SPARE_PORTS.map((locode, at): ScheduledCall => {
        const arrivalMs = this.#beginMs + (week * 7 + at * 5) * DAY_MS + HOUR_MS;
        this.#call(imo, locode, arrivalMs, 6 * HOUR_MS);
        return { locode: locode as Locode, arrivalMs, departureMs: null, imo };
      });
      const truths = calls.map((): Truth => 'punctual');
      this.#voyages.push({ carrier, number: `SPARE${imo}-${week}`, calls, truths });
    }
    return imo;
  }

  #newShip(): Imo {
    const imo = imoOf(this.#ships++);
    this.#calls.set(imo, []);
    return imo;
  }

  #call(imo: Imo | undefined, locode: string, ataMs: number, stayMs: number): void {
    const wholeMs = Math.round(ataMs);
    if (imo !== undefined) {
      this.#calls.get(imo)?.push({ locode, ataMs: wholeMs, atdMs: wholeMs + Math.round(stayMs) });
    }
  }

  #isIn(probability: number): boolean {
    return this.#chance() < probability;
  }

  #count(what: string): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1;
  }
}
