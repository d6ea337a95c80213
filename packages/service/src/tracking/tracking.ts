import type { Box } from '@roadstead/geo';
import type {
  Locode,
  Mmsi,
  NamedPortCall,
  Paged,
  Paging,
  Position,
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

/** A search for latest positions, which match all members. */
export interface PositionSearch {
  /** `east` exceeds 180 if the box crosses the antimeridian; the edges are included. */
  readonly box?: Box;
  /** Epoch milliseconds: only positions after it. */
  readonly sinceMs?: number;
  /** Ship types, ranges and classes, separated by commas: `tanker,70-79`; ships of unknown type match none. Empty: all ships. */
  readonly types?: string;
}

/** The latest positions that changed after a number. */
export interface ChangedPositions {
  readonly positions: readonly PositionReport[];
  /** The number after which a caller continues. It is valid until the service stops. */
  readonly next: number;
}

/** A search for the tracks of all ships of a box. */
export interface FleetTrackRequest {
  /** Epoch milliseconds, both included; at most 31 days. */
  readonly beginMs: number;
  readonly endMs: number;
  /** T6; as in `PositionSearch`. Default: all ships. */
  readonly box?: Box;
  /** T5: the resolution in milliseconds, above 0. Default: the finest that makes at most 200 000 rows. */
  readonly stepMs?: number;
}

/** The tracks of several ships at one resolution. */
export interface FleetTracks {
  readonly stepMs: number;
  /** By MMSI. */
  readonly tracks: readonly FleetTrack[];
}

/** T6: the track of a ship. */
export interface FleetTrack {
  readonly mmsi: Mmsi;
  /**
   * Six whole numbers a fix, in the order of time: seconds after the beginning of the period, longitude and latitude in 1e-5 degrees, speed in
   * 0.1 knots and course in 0.1 degrees over ground, heading in degrees. `FLEET_UNKNOWN`: unknown.
   */
  readonly rows: Int32Array;
}

/** The static data by which maps name and colour a ship; null: unknown. */
export type ShipSummary = Pick<Ship, 'mmsi' | 'name' | 'shiptype' | 'lengthMeters' | 'widthMeters'>;

/** The ships of which the summary changed after a cursor. */
export interface ChangedShips {
  readonly ships: readonly ShipSummary[];
  /** The cursor with which a caller continues, valid until the service stops. */
  readonly next: string;
  /** Whether these are all ships with a report: without a cursor, or with one of another process. */
  readonly isComplete: boolean;
}

/** A port that a search found. */
export interface FoundPort extends Position {
  readonly locode: Locode | null;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Ships and ports that match a text, the best match first. */
export interface SearchResult {
  readonly ships: readonly Ship[];
  /** Empty without the option `ports`. */
  readonly ports: readonly FoundPort[];
}

/** V12: ships, their positions, tracks and port calls. All users see all ships; an unknown ship is `not-found`. */
export interface Tracking {
  readonly tracks: Tracks;
  /** Finds the ship that matches every field of a search; of several the one with the newest report. */
  findShip(search: ShipSearch): Promise<Result<Ship>>;
  /**
   * Reads the tracks of all ships with a fix in a box in a period, for a replay (T6). `invalid` for a period that ends before it begins or is
   * longer than 31 days, and for more than 500 000 rows.
   * @param signal ends the read with its reason
   */
  findTracks(request: FleetTrackRequest, signal?: AbortSignal): Promise<Result<FleetTracks>>;
  /**
   * Searches ships by name, MMSI, IMO number and call sign, and ports by name and UN/LOCODE. Equal texts come first, then those that
   * begin with the query, those with a word that does, and all others with it; of equals the ship with the newest position, and the
   * bigger port. Accents, case and punctuation are ignored. Digits match the first ones of MMSI and IMO number.
   * The first search reads all ships; later ones only what has changed.
   * @param limit of ships, and of ports
   */
  search(query: string, limit: number): Promise<SearchResult>;
  /** Lists the ships of which the summary changed after a cursor of an earlier call; all ships after null. */
  listChangedShips(after: string | null): Promise<ChangedShips>;
  /** D10: returns the newest position of a ship that is not a jump. */
  getPosition(mmsi: Mmsi): Promise<Result<PositionReport>>;
  /** Lists the newest positions, in the order of `mmsis`, without those of unknown ships. */
  listPositions(mmsis: readonly Mmsi[]): Promise<readonly PositionReport[]>;
  /**
   * Finds the newest positions of all ships that match a search, by MMSI. `invalid` for wrong types.
   * The first search without a box and an instant reads the newest reports of all ships; later ones only what has changed.
   */
  findPositions(search: PositionSearch, paging: Paging): Promise<Result<Paged<PositionReport>>>;
  /** Lists the newest positions that changed after a number of an earlier call; of all ships after 0. */
  listChangedPositions(after: number): Promise<ChangedPositions>;
  /** Returns the newest plausible type that a ship has reported; null: unknown. */
  getShiptype(mmsi: Mmsi): number | null;
  /** Lists the port calls of a ship, newest first. */
  listPortCalls(mmsi: Mmsi): Promise<Result<readonly StoredPortCall[]>>;
}
