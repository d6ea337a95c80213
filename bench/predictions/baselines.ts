import type { SimulatedVoyage } from '@roadstead/simulator';
import { NearestAhead } from './nearest-ahead.ts';
import { PlainEta } from './plain-eta.ts';
import { HitRates, PortCounts } from './port-counts.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { Sea } from './sea.ts';
import { TakenAtItsWord } from './taken-at-its-word.ts';

/** More ports than these are not said: their probabilities are small, and sorting them takes time. */
const GUESSES_MAX = 30;

/** The plain rules that a predictor has to beat, each with probabilities by its own past. */
export function baselines(sea: Sea): readonly Predictor[] {
  return [
    new MostFrequent(sea),
    new LastTime(sea),
    new Markov(sea),
    new NearestAhead(sea),
    new TakenAtItsWord(sea),
  ];
}

/** The ports that the ship called at most often; of a new ship, those that all called at. */
class MostFrequent implements Predictor {
  readonly name = 'most frequent';
  readonly #eta: PlainEta;
  readonly #byShip = new Map<number, PortCounts>();
  readonly #ofAll = new PortCounts();

  constructor(sea: Sea) {
    this.#eta = new PlainEta(sea);
  }

  learn(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    countOf(this.#byShip, voyage.mmsi).add(voyage.to.portId);
    this.#ofAll.add(voyage.to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const counts = this.#byShip.get(question.mmsi) ?? this.#ofAll;
    return withEta(this.#eta, question, counts.ranked(GUESSES_MAX));
  }
}

/** Where the ship went when it was at this port last; else where the last ship went that was. */
class LastTime implements Predictor {
  readonly name = 'as last time';
  readonly #eta: PlainEta;
  readonly #ofShip = new Map<string, number>();
  readonly #ofAny = new Map<number, number>();
  readonly #ofShipHits = new HitRates();
  readonly #ofAnyHits = new HitRates();

  constructor(sea: Sea) {
    this.#eta = new PlainEta(sea);
  }

  learn(voyage: SimulatedVoyage): void {
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
    const { portId } = question.from;
    const ofShip = this.#ofShip.get(`${question.mmsi} ${portId}`);
    const next = ofShip ?? this.#ofAny.get(portId);
    if (next === undefined) return [];
    const hits = ofShip === undefined ? this.#ofAnyHits : this.#ofShipHits;
    return withEta(this.#eta, question, [{ portId: next, probability: hits.share(question.mmsi) }]);
  }
}

/** Where ships went from this port, whichever they were: a Markov chain of the first order. */
class Markov implements Predictor {
  readonly name = 'Markov';
  readonly #eta: PlainEta;
  readonly #byPort = new Map<number, PortCounts>();

  constructor(sea: Sea) {
    this.#eta = new PlainEta(sea);
  }

  learn(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    countOf(this.#byPort, voyage.from.portId).add(voyage.to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const counts = this.#byPort.get(question.from.portId) ?? new PortCounts();
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

/** Only the first gets a time, since only the first one's is judged, and ways that nobody sails take long to find. */
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
