import { createDestinationReader, type DestinationReader } from '@roadstead/predictions';
import { destinationAt, type SimulatedVoyage } from '@roadstead/simulator';
import { PlainEta } from './plain-eta.ts';
import { HitRates, PortCounts } from './port-counts.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

/** A departure as a rule knows it: the ship, its call, and the text of its crew. */
interface Departure {
  readonly mmsi: number;
  /** Undefined if unknown. */
  readonly portId: number | undefined;
  readonly text: string;
}

/**
 * The strongest simple rule: the destination as our own reader reads it, or else the port that mostly followed the ship's last two
 * ports, its last port, or that port for any ship. Of text and habit the one that was right more often for the ship comes first.
 */
export class TextOrLastTwo implements Predictor {
  readonly name = 'text or last two ports';
  readonly #eta: PlainEta;
  readonly #reader: DestinationReader;
  readonly #nextPorts = new Map<string, PortCounts>();
  readonly #beforeLast = new Map<number, number>();
  readonly #textHits = new HitRates();
  readonly #habitHits = new HitRates();

  constructor(sea: RoutedPorts) {
    this.#eta = new PlainEta(sea);
    this.#reader = createDestinationReader(sea.ports);
  }

  train(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    const { mmsi, from, to } = voyage;
    // Half-way, since questions are at any time of a voyage.
    const { text } = destinationAt(voyage, (from.atdMs + to.ataMs) / 2);
    const departure = { mmsi, portId: from.portId, text };
    const [stated, habit] = [this.#stated(departure), this.#habit(departure)];
    if (stated !== undefined) this.#textHits.add(mmsi, stated === to.portId);
    if (habit !== undefined) this.#habitHits.add(mmsi, habit === to.portId);
    for (const key of this.#keysOf(mmsi, from.portId)) {
      const counts = this.#nextPorts.get(key) ?? new PortCounts();
      counts.add(to.portId);
      this.#nextPorts.set(key, counts);
    }
    this.#beforeLast.set(mmsi, from.portId);
  }

  predict(question: Question): readonly Guess[] {
    const { mmsi, from, destination } = question;
    const departure = { mmsi, portId: from?.portId, text: destination.text };
    const rules = [
      { portId: this.#stated(departure), probability: this.#textHits.rate(mmsi) },
      { portId: this.#habit(departure), probability: this.#habitHits.rate(mmsi) },
    ].sort((a, b) => b.probability - a.probability);
    const [first, second] = rules.flatMap(({ portId, probability }) =>
      portId === undefined ? [] : [{ portId, probability }],
    );
    if (!first) return [];
    const guesses = [{ ...first, etaMs: this.#eta.etaMs(question, first.portId) }];
    if (!second || second.portId === first.portId) return guesses;
    const probability = Math.min(second.probability, 1 - first.probability);
    return [...guesses, { ...second, probability, etaMs: null }];
  }

  #stated({ portId, text }: Departure): number | undefined {
    const context = portId === undefined ? {} : { departurePortId: portId };
    const read = this.#reader.read(text, context);
    const [named] = 'candidates' in read ? read.candidates : [];
    return named?.portId === portId ? undefined : named?.portId;
  }

  #habit({ mmsi, portId }: Departure): number | undefined {
    if (portId === undefined) return undefined;
    const known = this.#keysOf(mmsi, portId).find((key) => this.#nextPorts.has(key));
    return known === undefined ? undefined : this.#nextPorts.get(known)?.ranked(1)[0].portId;
  }

  /** The situations of a ship, from the narrowest to the widest. */
  #keysOf(mmsi: number, portId: number): readonly string[] {
    return [`${mmsi} ${this.#beforeLast.get(mmsi)} ${portId}`, `${mmsi} ${portId}`, `${portId}`];
  }
}
