import { destinationAt, type SimulatedVoyage } from '@roadstead/simulator';
import { PlainEta } from './plain-eta.ts';
import { HitRates } from './port-counts.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

const SIZES = ['large', 'medium', 'small', 'very-small', null];

/** The port whose LOCODE or name equals the crew's text; none for any other text. */
export class StatedDestination implements Predictor {
  readonly name = 'stated destination';
  readonly #eta: PlainEta;
  readonly #byText = new Map<string, number>();
  readonly #hits = new HitRates();

  constructor(sea: RoutedPorts) {
    this.#eta = new PlainEta(sea);
    // Of several ports with one name, the largest.
    const bySize = sea.ports.toSorted((a, b) => SIZES.indexOf(a.size) - SIZES.indexOf(b.size));
    for (const { id, name, locodes, locode } of bySize) {
      const codes = locode === null ? locodes : [locode, ...locodes];
      for (const text of [name.toUpperCase(), ...codes]) {
        if (!this.#byText.has(text)) this.#byText.set(text, id);
      }
    }
  }

  train(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    // Half-way, since questions are at any time of a voyage.
    const { mmsi, from, to } = voyage;
    const stated = this.#portOfText(destinationAt(voyage, (from.atdMs + to.ataMs) / 2).text);
    if (stated !== undefined) this.#hits.add(mmsi, stated === to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const portId = this.#portOfText(question.destination.text);
    if (portId === undefined) return [];
    const etaMs = this.#eta.etaMs(question, portId);
    return [{ portId, probability: this.#hits.rate(question.mmsi), etaMs }];
  }

  #portOfText(text: string): number | undefined {
    const code = /^([A-Z]{2}) ([A-Z2-9]{3})$/.exec(text);
    return this.#byText.get(code ? `${code[1]}${code[2]}` : text);
  }
}
