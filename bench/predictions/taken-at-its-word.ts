import { destinationAt, type SimulatedVoyage } from '@roadstead/simulator';
import { PlainEta } from './plain-eta.ts';
import { HitRates } from './port-counts.ts';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { Sea } from './sea.ts';

const SIZES = ['large', 'medium', 'small', 'very-small', null];

/** The port whose LOCODE or name the crew typed, letter for letter; none where it typed anything else. */
export class TakenAtItsWord implements Predictor {
  readonly name = 'as the crew says';
  readonly #eta: PlainEta;
  readonly #byText = new Map<string, number>();
  readonly #hits = new HitRates();

  constructor(sea: Sea) {
    this.#eta = new PlainEta(sea);
    // Of several of one name, the largest.
    const bySize = sea.ports.toSorted((a, b) => SIZES.indexOf(a.size) - SIZES.indexOf(b.size));
    for (const { id, name, locodes, locode } of bySize) {
      const codes = locode === null ? locodes : [locode, ...locodes];
      for (const text of [name.toUpperCase(), ...codes]) {
        if (!this.#byText.has(text)) this.#byText.set(text, id);
      }
    }
  }

  learn(voyage: SimulatedVoyage): void {
    this.#eta.learn(voyage);
    // Half-way, as a ship may be asked at any time of its voyage.
    const { mmsi, from, to } = voyage;
    const said = this.#portSaid(destinationAt(voyage, (from.atdMs + to.ataMs) / 2).text);
    if (said !== undefined) this.#hits.add(mmsi, said === to.portId);
  }

  predict(question: Question): readonly Guess[] {
    const portId = this.#portSaid(question.destination.text);
    if (portId === undefined) return [];
    const etaMs = this.#eta.etaMs(question, portId);
    return [{ portId, probability: this.#hits.share(question.mmsi), etaMs }];
  }

  #portSaid(text: string): number | undefined {
    const code = /^([A-Z]{2}) ([A-Z2-9]{3})$/.exec(text);
    return this.#byText.get(code ? `${code[1]}${code[2]}` : text);
  }
}
