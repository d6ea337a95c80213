import type { Mmsi } from './identifiers.ts';

/** A point in degrees: longitude −180 to 180, latitude −90 to 90. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** Where one of the two ships was at the instants of the event. */
export interface StsShip {
  readonly mmsi: Mmsi;
  readonly activationPosition: Position;
  readonly firedPosition: Position;
  /** `null` while the event is current. */
  readonly deactivationPosition: Position | null;
}

/** Two ships stayed within a configuration's distance for its window. All times are epoch milliseconds, event time. */
export interface StsEvent {
  /** From 1, in the order of discovery (D8). */
  readonly id: number;
  /** D13: derived from the configuration's uuid, the pair and the activation time. */
  readonly uuid: string;
  readonly configurationId: number;
  /** The ship with the smaller MMSI. */
  readonly first: StsShip;
  readonly second: StsShip;
  /** The beginning of the encounter, rounded to the millisecond. */
  readonly activationTimeMs: number;
  /** Activation time plus the window, exactly. */
  readonly firedTimeMs: number;
  /** The last instant at which the pair was close, rounded to the millisecond; `null` while the event is current. */
  readonly deactivationTimeMs: number | null;
  /** The time of the fix that made it known. */
  readonly discoveredTimeMs: number;
  /** The instant at which the end became known; `null` while the event is current. */
  readonly endDiscoveredTimeMs: number | null;
}

/** What the detector says: an event has fired, or an event that had fired has ended. */
export interface StsTransition {
  readonly kind: 'fired' | 'ended';
  readonly event: StsEvent;
}
