import type {
  Mmsi,
  NamedPortCall,
  PositionReport,
  Principal,
  Result,
  Ship,
  TimedPosition,
} from '@roadstead/model';
import type { TrackPoint } from '@roadstead/tracking';
import type { ShipSearch } from './ships.ts';

/** A period of a ship's track. */
export interface TrackRequest {
  readonly mmsi: Mmsi;
  /** Epoch milliseconds, both included. */
  readonly beginMs: number;
  readonly endMs: number;
  /** T5: the resolution in milliseconds; 0: every fix. */
  readonly stepMs: number;
}

/** The track of a ship. */
export interface SailedTrack {
  readonly mmsi: Mmsi;
  /** T4: the distance along every fix in the period, at any resolution. */
  readonly distanceMeters: number;
  /** T3: whether another ship, which is not in the track, has reported under the same MMSI. */
  readonly isShared: boolean;
  /** In the order of time. */
  readonly points: Iterable<TrackPoint<SailedPoint>> & { readonly length: number };
}

/** The position of a ship at an instant; null: unknown. */
export interface SailedPoint extends TimedPosition {
  /** Knots, over ground. */
  readonly sog: number | null;
  /** Degrees, over ground. */
  readonly cog: number | null;
}

/** The state of a track job. */
export type TrackJob =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly track: SailedTrack };

/** A port call with its ship. */
export interface StoredPortCall extends NamedPortCall {
  readonly mmsi: Mmsi;
}

/** V12: track jobs. A job of another user is `not-found`. */
export interface Tracks {
  /**
   * Starts a track job.
   * @returns its id; the track is available for 24 hours. `not-found` for an unknown ship, `invalid` for more than 400 days
   */
  request(caller: Principal, request: TrackRequest): Promise<Result<number>>;
  /** Returns the state and the track of a job; `invalid` for a track of more than a million points. */
  get(caller: Principal, id: number): Promise<Result<TrackJob>>;
}

/** V12: ships, their positions, tracks and port calls. All users see all ships; an unknown ship is `not-found`. */
export interface Tracking {
  readonly tracks: Tracks;
  /** Finds the ship that matches every field of a search; of several the one with the newest report. */
  findShip(search: ShipSearch): Promise<Result<Ship>>;
  /** D10: returns the newest position of a ship that is not a jump. */
  getPosition(mmsi: Mmsi): Promise<Result<PositionReport>>;
  /** Lists the newest positions, in the order of `mmsis`, without those of unknown ships. */
  listPositions(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]>;
  /** Lists the port calls of a ship, newest first. */
  listPortCalls(mmsi: Mmsi): Promise<Result<readonly StoredPortCall[]>>;
}
