import type { Mmsi } from './identifiers.ts';
import type { Position } from './position.ts';

/** The positions of one of the two ships at the instants of an event. */
export interface StsShip {
  readonly mmsi: Mmsi;
  readonly activationPosition: Position;
  readonly firedPosition: Position;
  /** `null` while the event is current. */
  readonly deactivationPosition: Position | null;
}

/**
 * A ship-to-ship event: two ships stayed within a configuration's distance for its window. All times are epoch
 * milliseconds, event time.
 */
export interface StsEvent {
  /** Number of the event, from 1, in the order of discovery (D8). */
  readonly id: number;
  /** D13: derived from the configuration's uuid, the two MMSIs and the activation time. */
  readonly uuid: string;
  readonly configurationId: number;
  /** The ship with the smaller MMSI. */
  readonly first: StsShip;
  readonly second: StsShip;
  /** Start of the encounter, rounded to the millisecond. */
  readonly activationTimeMs: number;
  /** Activation time plus the window, exactly. */
  readonly firedTimeMs: number;
  /** The last instant at which the pair was close, rounded to the millisecond; `null` while the event is current. */
  readonly deactivationTimeMs: number | null;
  /** Time of the fix that completed the event. */
  readonly discoveredTimeMs: number;
  /** The instant at which the end became known; `null` while the event is current. */
  readonly endDiscoveredTimeMs: number | null;
}

/** An output of the detector: an event has fired, or an event that had fired has ended. */
export interface StsTransition {
  readonly kind: 'fired' | 'ended';
  readonly event: StsEvent;
}
