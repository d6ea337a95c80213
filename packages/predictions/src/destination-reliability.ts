import type { Reliability, ShipVoyage } from './ship-voyage.ts';
import {
  CLASS_RELIABILITY_DECAY,
  RELIABILITY_PRIOR_VOYAGES,
  SHIP_RELIABILITY_DECAY,
} from './thresholds.ts';

/** X3: the reliability of crews' destinations: of the ship's own voyages, and where these are few, of its class. */
export class DestinationReliability {
  readonly #ofClass: Map<number, Reliability> = new Map();

  /** The probability that a ship's destination names its next port; 0.5 without data. */
  of({ reliability, shipClass }: ShipVoyage): number {
    const { named, right } = this.#ofClass.get(shipClass) ?? { named: 0, right: 0 };
    const prior = (right + 1) / (named + 2);
    return (
      (reliability.right + RELIABILITY_PRIOR_VOYAGES * prior) /
      (reliability.named + RELIABILITY_PRIOR_VOYAGES)
    );
  }

  /** Updates the reliability after a call. @param named ports named by the destination, with likelihoods */
  update(
    { reliability, shipClass }: ShipVoyage,
    named: ReadonlyMap<number, number>,
    port: number,
  ): void {
    if (named.size === 0) return;
    const [first] = [...named].reduce((best, each) => (each[1] > best[1] ? each : best));
    let ofClass = this.#ofClass.get(shipClass);
    if (!ofClass) {
      ofClass = { named: 0, right: 0 };
      this.#ofClass.set(shipClass, ofClass);
    }
    updateReliability(reliability, first === port, SHIP_RELIABILITY_DECAY);
    updateReliability(ofClass, first === port, CLASS_RELIABILITY_DECAY);
  }

  /** The reliability of classes, for `restore`. */
  save(): readonly (readonly [shipClass: number, reliability: Reliability])[] {
    return [...this.#ofClass];
  }

  restore(saved: readonly (readonly [shipClass: number, reliability: Reliability])[]): void {
    for (const [shipClass, reliability] of saved) this.#ofClass.set(shipClass, { ...reliability });
  }
}

function updateReliability(reliability: Reliability, isRight: boolean, decay: number): void {
  reliability.named = decay * reliability.named + 1;
  reliability.right = decay * reliability.right + (isRight ? 1 : 0);
}
