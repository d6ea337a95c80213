import type { ShipVoyage } from './ship-voyage.ts';
import { TRUST_KEPT_OF_CLASS, TRUST_KEPT_OF_SHIP, TRUST_VOYAGES } from './thresholds.ts';

/** How often what crews typed came true: voyages whose text named a port, and those in which that was the next one. */
export interface Trust {
  named: number;
  right: number;
}

/** X3: how far the texts of crews are believed: by the ship's own voyages, as far as there are any, else by those of its class. */
export class TextTrust {
  readonly #ofClass: Map<number, Trust> = new Map();

  /** How likely the text of a ship names its next port; half, until something is known. */
  of({ trust, shipClass }: ShipVoyage): number {
    const { named, right } = this.#ofClass.get(shipClass) ?? { named: 0, right: 0 };
    const usual = (right + 1) / (named + 2);
    return (trust.right + TRUST_VOYAGES * usual) / (trust.named + TRUST_VOYAGES);
  }

  /** A ship has come to a port: did its text say so? @param named by the text, with likelihoods */
  judge({ trust, shipClass }: ShipVoyage, named: ReadonlyMap<number, number>, port: number): void {
    if (named.size === 0) return;
    const [first] = [...named].reduce((best, each) => (each[1] > best[1] ? each : best));
    let ofClass = this.#ofClass.get(shipClass);
    if (!ofClass) {
      ofClass = { named: 0, right: 0 };
      this.#ofClass.set(shipClass, ofClass);
    }
    note(trust, first === port, TRUST_KEPT_OF_SHIP);
    note(ofClass, first === port, TRUST_KEPT_OF_CLASS);
  }

  /** What was learned of classes. */
  save(): readonly (readonly [shipClass: number, trust: Trust])[] {
    return [...this.#ofClass];
  }

  restore(saved: readonly (readonly [shipClass: number, trust: Trust])[]): void {
    for (const [shipClass, trust] of saved) this.#ofClass.set(shipClass, { ...trust });
  }
}

function note(trust: Trust, isRight: boolean, kept: number): void {
  trust.named = kept * trust.named + 1;
  trust.right = kept * trust.right + (isRight ? 1 : 0);
}
