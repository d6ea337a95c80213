import type { SimulatedVoyage } from '@roadstead/simulator';
import { NearestAhead } from './nearest-ahead.ts';
import { PlainEta } from './plain-eta.ts';
import { HitRates, PortCounts } from './port-counts.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';
import { StatedDestination } from './stated-destination.ts';
import { TextOrLastTwo } from './text-or-last-two.ts';

/** Further ports are omitted: their probabilities are small, and sorting them takes time. */
const GUESSES_MAX = 30;

/** The simple rules to compare with, each with probabilities from its own past. */
export function baselines(sea: RoutedPorts): readonly Predictor[] {
  return [
    new MostFrequent(sea),
    new LastTime(sea),
    new Markov(sea),
    new NearestAhead(sea),
    new StatedDestination(sea),
    new TextOrLastTwo(sea),
  ];
}

/** The ship's most frequent ports; for a new ship, those of all ships. */
class MostFrequent implements Predictor {
  readonly name = 'most frequent';
  readonly #eta: PlainEta;
  readonly #byShip = new Map<number, PortCounts>();
  readonly #ofAll = new PortCounts();

  constructor(sea: RoutedPorts) {
    this.#eta = new PlainEta(sea);
  }

  train(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    countOf(this.#byShip, voyage.mmsi).add(voyage.to.portId);
    this.#ofAll.add(voyage.to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const counts = this.#byShip.get(question.mmsi) ?? this.#ofAll;
    return withEta(this.#eta, question, counts.ranked(GUESSES_MAX));
  }
}

/** The port after the ship's last call at this port; else that after any ship's last call. */
class LastTime implements Predictor {
  readonly name = 'as last time';
  readonly #eta: PlainEta;
  readonly #ofShip = new Map<string, number>();
  readonly #ofAny = new Map<number, number>();
  readonly #ofShipHits = new HitRates();
  readonly #ofAnyHits = new HitRates();

  constructor(sea: RoutedPorts) {
    this.#eta = new PlainEta(sea);
  }

  train(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    const { from, to, mmsi } = voyage;
    const key = `${mmsi} ${from.portId}`;
    const [ofShip, ofAny] = [this.#ofShip.get(key), this.#ofAny.get(from.portId)];
    if (ofShip !== undefined) this.#ofShipHits.add(mmsi, ofShip === to.portId);
    else if (ofAny !== undefined) this.#ofAnyHits.add(mmsi, ofAny === to.portId);
    this.#ofShip.set(key, to.portId);
    this.#ofAny.set(from.portId, to.portId);
  }

  predict(question: Question): readonly Guess[] {
    if (!question.from) return [];
    const { portId } = question.from;
    const ofShip = this.#ofShip.get(`${question.mmsi} ${portId}`);
    const next = ofShip ?? this.#ofAny.get(portId);
    if (next === undefined) return [];
    const hits = ofShip === undefined ? this.#ofAnyHits : this.#ofShipHits;
    return withEta(this.#eta, question, [{ portId: next, probability: hits.rate(question.mmsi) }]);
  }
}

/** The ports after this port, for any ship: a Markov chain of the first order. */
class Markov implements Predictor {
  readonly name = 'Markov';
  readonly #eta: PlainEta;
  readonly #byPort = new Map<number, PortCounts>();

  constructor(sea: RoutedPorts) {
    this.#eta = new PlainEta(sea);
  }

  train(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    countOf(this.#byPort, voyage.from.portId).add(voyage.to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const counts = this.#byPort.get(question.from?.portId ?? -1) ?? new PortCounts();
    return withEta(this.#eta, question, counts.ranked(GUESSES_MAX));
  }
}

function countOf(counts: Map<number, PortCounts>, key: number): PortCounts {
  let found = counts.get(key);
  if (!found) {
    found = new PortCounts();
    counts.set(key, found);
  }
  return found;
}

/** Adds an ETA to the first port only: only that is evaluated, and routes that no ship sails take long to compute. */
function withEta(
  eta: PlainEta,
  question: Question,
  ranked: readonly { readonly portId: number; readonly probability: number }[],
): readonly Guess[] {
  return ranked.map((guess, rank) => ({
    ...guess,
    etaMs: rank === 0 ? eta.etaMs(question, guess.portId) : null,
  }));
}
