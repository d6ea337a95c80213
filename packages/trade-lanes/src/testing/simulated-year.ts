import type { Imo, Locode } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { ActualCall, ScheduledCall, ScheduledVoyage } from '../scheduled-voyage.ts';
import { imoOf } from './imo-of.ts';
import { mulberry32 } from './mulberry32.ts';

/** True outcome of a scheduled call. */
type Truth = 'punctual' | 'late' | 'omitted' | 'unknown';

export interface TrueVoyage extends ScheduledVoyage {
  readonly truths: readonly Truth[];
}

/** A year of services: schedules and actual calls. */
export interface SimulatedYear {
  readonly beginMs: number;
  readonly endMs: number;
  readonly voyages: readonly TrueVoyage[];
  /** Detected calls of each ship, ascending. */
  readonly calls: ReadonlyMap<Imo, readonly ActualCall[]>;
  /** Ships out of reach of any receiver. */
  readonly unheard: ReadonlySet<Imo>;
  /** Number of disruptions of each kind, so that tests can check that they occur. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A service whose ships follow one another weekly; `carriers` sell the same sailings under their own numbers. */
interface Service {
  readonly name: string;
  readonly carriers: readonly string[];
  readonly ports: readonly string[];
  readonly daysBetween: number;
  readonly ships: number;
  /** Whether the last call of a round is the first of the next one. */
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
/** Ports outside all services. */
const BUNKERING = ['GIGIB', 'LKCMB', 'PABLB'];
/** The service of a ship that replaces others. */
const REPLACEMENT_PORTS = ['GRPIR', 'ITGOA'];

/** Deterministic for a seed. */
export function simulateYear(seed: number, beginMs: number, days = 365): SimulatedYear {
  return new Year(seed, beginMs, beginMs + days * millisecondsInDay).run();
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
    this.#chance = mulberry32(seed);
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
    const replacements = new Map(
      service.carriers.map((carrier) => [carrier, this.#replacementShip(carrier)]),
    );
    const roundMs = service.daysBetween * (service.ports.length - 1) * millisecondsInDay;
    for (let ship = 0; ship < service.ships; ship++) {
      const imo = this.#newShip();
      if (service.name === 'WEST' && ship === 3) this.#unheard.add(imo);
      const restMs = service.isTurnedRound ? 0 : 6 * millisecondsInDay;
      const firstMs = this.#beginMs + ship * 7 * millisecondsInDay;
      for (let round = 0; ; round++) {
        const startMs = firstMs + round * (roundMs + restMs);
        if (startMs + roundMs > this.#endMs) break;
        this.#sailRound(
          service,
          imo,
          startMs,
          `${service.name}${ship}-${round}`,
          round,
          replacements,
        );
      }
    }
  }

  #sailRound(
    service: Service,
    imo: Imo,
    startMs: number,
    number: string,
    round: number,
    replacements: ReadonlyMap<string, Imo>,
  ): void {
    const { ports, isTurnedRound, daysBetween, carriers } = service;
    const stayMs = daysBetween * millisecondsInDay * 0.3;
    const calls = ports.map((locode, at): ScheduledCall => {
      const arrivalMs = startMs + at * daysBetween * millisecondsInDay;
      return {
        locode: locode as Locode,
        arrivalMs: isTurnedRound && at === 0 ? null : arrivalMs,
        departureMs: isTurnedRound && at === ports.length - 1 ? null : arrivalMs + stayMs,
        imo,
      };
    });
    // A call that two rounds share is neither omitted nor replaced: it would be so in both.
    const isShared = (at: number): boolean =>
      isTurnedRound && (at === 0 || at === ports.length - 1);
    const fate = this.#unheard.has(imo) ? 'unheard' : this.#fateOf(service);
    const truths = ports.map((): Truth => 'punctual');
    if (fate === 'unheard') truths.fill('unknown');
    else if (fate === 'blank') truths.fill('omitted');
    else if (fate === 'replaced') {
      const [replacement] = replacements.values();
      for (const [at, call] of calls.entries()) {
        this.#call(
          replacement,
          call.locode,
          startMs + at * daysBetween * millisecondsInDay + 5 * millisecondsInHour,
          stayMs,
        );
      }
    } else {
      const swapped = this.#isIn(0.05) ? 1 + Math.floor(this.#chance() * (ports.length - 3)) : -1;
      for (const [at, call] of calls.entries()) {
        // The first of the two shared calls was made at the end of the previous round.
        if (isTurnedRound && at === 0 && round > 0) continue;
        if (!isShared(at) && this.#isIn(0.04)) {
          truths[at] = 'omitted';
          this.#count('omitted');
          continue;
        }
        const turned = at === swapped ? 1 : at === swapped + 1 && swapped >= 0 ? -1 : 0;
        if (turned !== 0) this.#count('swapped');
        const isLate = turned === 0 && !isShared(at) && this.#isIn(0.1);
        // Less than half a round of the shortest service: beyond that the two calls cannot be distinguished.
        const lateMs = isLate
          ? (1.2 + this.#chance() * (daysBetween - 0.6)) * millisecondsInDay
          : (this.#chance() * 20 - 6) * millisecondsInHour;
        const offMs = lateMs + turned * daysBetween * millisecondsInDay;
        if (offMs > millisecondsInDay) truths[at] = 'late';
        if (isLate) this.#count('late');
        this.#call(
          imo,
          call.locode,
          startMs + at * daysBetween * millisecondsInDay + offMs,
          stayMs,
        );
      }
      if (this.#isIn(0.1)) {
        this.#count('extra');
        const port = BUNKERING[Math.floor(this.#chance() * BUNKERING.length)];
        this.#call(
          imo,
          port,
          startMs + this.#chance() * 20 * millisecondsInDay,
          8 * millisecondsInHour,
        );
      }
    }
    this.#count(fate);
    for (const carrier of carriers) this.#voyages.push({ carrier, number, calls, truths });
  }

  /** A round that shares its ends with others is never left out: they would lack these calls. */
  #fateOf({ isTurnedRound, carriers }: Service): 'sailed' | 'blank' | 'replaced' {
    if (isTurnedRound || carriers.length > 1) return 'sailed';
    if (this.#isIn(0.06)) return 'blank';
    return this.#isIn(0.1) ? 'replaced' : 'sailed';
  }

  /** A ship of the carrier with its own service, ten days of every three weeks. */
  #replacementShip(carrier: string): Imo {
    const imo = this.#newShip();
    for (let week = 0; week < (this.#endMs - this.#beginMs) / (7 * millisecondsInDay); week += 3) {
      const calls = REPLACEMENT_PORTS.map((locode, at): ScheduledCall => {
        const arrivalMs =
          this.#beginMs + (week * 7 + at * 5) * millisecondsInDay + millisecondsInHour;
        this.#call(imo, locode, arrivalMs, 6 * millisecondsInHour);
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
