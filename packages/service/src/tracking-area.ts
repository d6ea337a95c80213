import type { Answer, Caller, Mmsi, NamedPortCall, PositionReport, Ship } from '@roadstead/model';
import type { TrackPlace, TrackPoint } from '@roadstead/tracking';
import type { ShipSearch } from './ships.ts';

/** A period of a ship's track. */
export interface TrackRequest {
  readonly mmsi: Mmsi;
  /** Epoch milliseconds, both included. */
  readonly beginMs: number;
  readonly endMs: number;
  /** T5: milliseconds; 0: every fix. */
  readonly stepMs: number;
}

/** Where a ship sailed. */
export interface SailedTrack {
  readonly mmsi: Mmsi;
  /** T4: of every fix in the period, whatever the resolution. */
  readonly distanceMeters: number;
  /** T3: whether another ship has reported under the same MMSI; it is not in the track. */
  readonly isShared: boolean;
  /** In the order of time. */
  readonly points: Iterable<TrackPoint<SailedPoint>> & { readonly length: number };
}

/** Where a ship was at an instant; null is not known. */
export interface SailedPoint extends TrackPlace {
  /** Knots, over ground. */
  readonly sog: number | null;
  /** Degrees, over ground. */
  readonly cog: number | null;
}

/** How far a track is: it comes within moments, or in a while. */
export type TrackJob =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly track: SailedTrack };

/** Whose call it was. */
export interface StoredPortCall extends NamedPortCall {
  readonly mmsi: Mmsi;
}

/** Ships: who they are, where they are and were. All users see all ships. */
export interface TrackingArea {
  /** The ship that fits all that is given; of several the one that was heard last. */
  ship(search: ShipSearch): Promise<Answer<Ship>>;
  /** D10: the newest report that is no jump. */
  position(mmsi: Mmsi): Promise<Answer<PositionReport>>;
  /** Those of them that were heard, in their order. */
  positions(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]>;
  /** @returns the number under which the track is to be had, for 24 hours */
  requestTrack(caller: Caller, request: TrackRequest): Promise<Answer<number>>;
  track(caller: Caller, id: number): Promise<Answer<TrackJob>>;
  /** Newest first. */
  portCalls(mmsi: Mmsi): Promise<Answer<readonly StoredPortCall[]>>;
}
