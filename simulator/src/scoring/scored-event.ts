import type { Mmsi } from '@roadstead/model';
import type { TruePlace } from '../truth.ts';

/** The two ships of an event, by their transmitted MMSIs. */
export interface EventPair {
  readonly first: { readonly mmsi: Mmsi };
  readonly second: { readonly mmsi: Mmsi };
}

/** The scored properties of a detector's event. Instants are epoch milliseconds. */
export interface ScoredEvent extends EventPair {
  readonly uuid?: string | undefined;
  readonly activationTimeMs: number;
  /** `null` while the event is current. */
  readonly deactivationTimeMs: number | null;
  /** Time of the alarm, in event time. */
  readonly discoveredTimeMs: number;
  /** Time of the alarm by the receiving clock, with the delays of delivery; undefined if unknown. */
  readonly deliveredTimeMs?: number | undefined;
  /** A place of the event and its instant, midway between the ships; undefined if unknown. */
  readonly place?: TruePlace | undefined;
  /** Probability of a transfer, 0 to 1; undefined if the detector gives none. */
  readonly probability?: number | undefined;
}
