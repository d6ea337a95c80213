import type { SimulatedCall, SimulatedVoyage } from '@roadstead/simulator';

/** The last call of a ship. */
export interface LastCall extends Omit<SimulatedCall, 'atdMs'> {
  /** Null while the ship is in port. */
  readonly atdMs: number | null;
}

/** Data about a ship for the prediction of its next call. */
export interface Question {
  readonly mmsi: number;
  readonly imo: number;
  readonly shiptype: number;
  readonly lengthMeters: number;
  /** Milliseconds since 1970, UTC. */
  readonly timeMs: number;
  /** Null for a ship that was first heard at sea. */
  readonly from: LastCall | null;
  /** Turning points since then, ends included: the last is the present position. Longitudes may continue beyond ±180. */
  readonly track: readonly (readonly [longitude: number, latitude: number])[];
  /** The length of the track. */
  readonly sailedMeters: number;
  /** Over the ground, with the error of a single measurement; null at the departure, 0 in port. */
  readonly speedKnots: number | null;
  /** The crew's destination. */
  readonly destination: { readonly text: string; readonly sinceMs: number };
}

/** A possible next port. */
export interface Guess {
  readonly portId: number;
  /** 0 to 1. */
  readonly probability: number;
  readonly etaMs: number | null;
  /** The 10 % and the 90 % quantile of the ETA; undefined of a predictor without them. */
  readonly etaEarlyMs?: number | null;
  readonly etaLateMs?: number | null;
}

/** An evaluated predictor. It must read neither `tradeClass` nor the meaning of a destination text. */
export interface Predictor {
  readonly name: string;
  /** Receives each voyage after its end, in the order of arrivals; of a ship first heard at sea, not that voyage. */
  train(voyage: SimulatedVoyage): void;
  /** Each port once, the most probable first; the remainder to 1 is for all other ports. */
  predict(question: Question): readonly Guess[];
}
