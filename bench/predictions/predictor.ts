import type { SimulatedCall, SimulatedVoyage } from '@roadstead/simulator';

/** What is known of a ship under way when it is asked where it will call next. */
export interface Question {
  readonly mmsi: number;
  readonly imo: number;
  readonly shiptype: number;
  readonly lengthMeters: number;
  /** Milliseconds since 1970, UTC. */
  readonly timeMs: number;
  /** The call that it comes from. */
  readonly from: SimulatedCall;
  /** Where the ship turned since then, ends included: the last is where it is. Longitudes may run on beyond ±180. */
  readonly track: readonly (readonly [longitude: number, latitude: number])[];
  /** The length of the track. */
  readonly sailedMeters: number;
  /** Over the ground, with the error of an instant; null at the departure. */
  readonly speedKnots: number | null;
  /** What its crew says. */
  readonly destination: { readonly text: string; readonly sinceMs: number };
}

/** A port that may be next. */
export interface Guess {
  readonly portId: number;
  /** 0 to 1. */
  readonly probability: number;
  readonly etaMs: number | null;
}

/** What is judged. It must look neither at `tradeClass`, nor at what a destination text was meant as. */
export interface Predictor {
  readonly name: string;
  /** Is told each voyage when it is over, in the order of arrivals. */
  learn(voyage: SimulatedVoyage): void;
  /** Each port once, the most probable first; what the probabilities leave to 1 is for all other ports. */
  predict(question: Question): readonly Guess[];
}
