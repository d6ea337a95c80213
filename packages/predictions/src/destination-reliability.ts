import type { Reliability, ShipVoyage } from './ship-voyage.ts';
import {
  CLASS_RELIABILITY_DECAY,
  RELIABILITY_PRIOR_VOYAGES,
  SHIP_RELIABILITY_DECAY,
} from './thresholds.ts';

type ByClass = readonly (readonly [shipClass: number, reliability: Reliability])[];

/** The reliability of classes, as JSON. */
interface SavedReliability {
  readonly trust: ByClass;
  /** Undefined in models of earlier versions. */
  readonly oldTrust?: ByClass;
}

/** X3, X4: the reliability of crews' destinations: of the ship's own voyages, and where these are few, of its class. */
export class DestinationReliability {
  readonly #ofClass: Map<number, Reliability> = new Map();
  /** X4: of texts that were typed before the last call. */
  readonly #oldOfClass: Map<number, Reliability> = new Map();

  /** The probability that a ship's destination names its next port; 0.5 without data. */
  of({ reliability, shipClass, isInPort, hasOldText }: ShipVoyage): number {
    if (isInPort && hasOldText) return rateOf(this.#oldOfClass, shipClass);
    return (
      (reliability.right + RELIABILITY_PRIOR_VOYAGES * rateOf(this.#ofClass, shipClass)) /
      (reliability.named + RELIABILITY_PRIOR_VOYAGES)
    );
  }

  /** Updates the reliability after a call. @param named ports named by the destination, with likelihoods */
  update(
    { reliability, shipClass }: ShipVoyage,
    named: ReadonlyMap<number, number>,
    port: number,
  ): void {
    const first = likeliest(named);
    if (first === undefined) return;
    updateReliability(reliability, first === port, SHIP_RELIABILITY_DECAY);
    updateClass(this.#ofClass, shipClass, first === port);
  }

  /** X4: updates the reliability of old texts after a call. @param named ports named by the destination at the begin of the call before */
  updateOld({ shipClass }: ShipVoyage, named: ReadonlyMap<number, number>, port: number): void {
    const first = likeliest(named);
    if (first !== undefined) updateClass(this.#oldOfClass, shipClass, first === port);
  }

  /** The reliability of classes, for `restore`. */
  save(): SavedReliability {
    return { trust: [...this.#ofClass], oldTrust: [...this.#oldOfClass] };
  }

  restore({ trust, oldTrust = [] }: SavedReliability): void {
    for (const [shipClass, reliability] of trust) this.#ofClass.set(shipClass, { ...reliability });
    for (const [shipClass, reliability] of oldTrust) {
      this.#oldOfClass.set(shipClass, { ...reliability });
    }
  }
}

function likeliest(named: ReadonlyMap<number, number>): number | undefined {
  if (named.size === 0) return undefined;
  return [...named].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** The share of right texts of a class; 0.5 without data. */
function rateOf(ofClass: ReadonlyMap<number, Reliability>, shipClass: number): number {
  const { named, right } = ofClass.get(shipClass) ?? { named: 0, right: 0 };
  return (right + 1) / (named + 2);
}

function updateClass(ofClass: Map<number, Reliability>, shipClass: number, isRight: boolean): void {
  let reliability = ofClass.get(shipClass);
  if (!reliability) {
    reliability = { named: 0, right: 0 };
    ofClass.set(shipClass, reliability);
  }
  updateReliability(reliability, isRight, CLASS_RELIABILITY_DECAY);
}

function updateReliability(reliability: Reliability, isRight: boolean, decay: number): void {
  reliability.named = decay * reliability.named + 1;
  reliability.right = decay * reliability.right + (isRight ? 1 : 0);
}
