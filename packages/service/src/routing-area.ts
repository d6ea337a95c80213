import type { Answer, Caller, Mmsi, Position, PositionReport } from '@roadstead/model';
import type { TrackPoint } from '@roadstead/tracking';
import type { SailedPoint } from './tracking-area.ts';

/** Ways over the sea, and how long a ship takes for them; a host makes one of `@roadstead/routing`. */
export interface VoyagePlanner {
  /** How far a place is from water that ships sail on, in metres; undefined where that is too far for a route to end there. */
  offWaterMeters(place: Position): Promise<number | undefined>;
  plan(asked: VoyageRequest): Promise<Voyage>;
}

/** A ship that is to go somewhere. */
export interface VoyageRequest {
  /** Where it was heard last. */
  readonly fix: PositionReport;
  /** How it sailed in the days before that, cleaned, to that fix. */
  readonly track: readonly TrackPoint<SailedPoint>[];
  /** What it says of itself; null is not known. */
  readonly ship: {
    readonly shiptype: number | null;
    readonly lengthMeters: number | null;
    readonly draughtMeters: number | null;
  };
  readonly to: VoyageEnd;
  /** Now, epoch milliseconds. */
  readonly nowMs: number;
}

/** Where a voyage ends. */
export interface VoyageEnd extends Position {
  /** Whether that is in a port, where pilots come aboard and berths are waited for. */
  readonly isPort: boolean;
}

/** What comes of it. */
export type Voyage =
  | {
      readonly status: 'ok';
      readonly distanceMeters: number;
      /** Longitude, latitude; where it passes 180° longitudes go on beyond it. */
      readonly line: readonly (readonly [number, number])[];
      /** Equally likely to be too early and too late; epoch milliseconds. */
      readonly etaMs: number;
      /** With a chance of 10 % it is there by then, with 90 % by the other. */
      readonly etaEarlyMs: number;
      readonly etaLateMs: number;
      /** The speed that was reckoned with. */
      readonly speedKnots: number;
      /** Canals and straits, in their order. */
      readonly passages: readonly string[];
    }
  | {
      /** `no_route`: there is no way. `stale_position`: where the ship is now nobody knows. */
      readonly status: 'no_route' | 'stale_position';
      readonly reason: string;
    };

/** What came of a route that was asked for. */
export type RouteResult =
  | { readonly status: 'unknown_position'; readonly reason: string; readonly fixMs: null }
  /** With the time of the fix that it begins at. */
  | (Voyage & { readonly fixMs: number });

/** How far a route is: it comes within moments, or in a while. */
export type RouteJob =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly result: RouteResult };

/** Where a ship is to go: a port by its UN/LOCODE, or a place. */
export type RouteDestination = { readonly locode: string } | { readonly position: Position };

/** Routes of ships to a port or place. */
export interface RoutingArea {
  /** @returns the number under which the route is to be had once, within 24 hours */
  request(caller: Caller, mmsi: Mmsi, destination: RouteDestination): Promise<Answer<number>>;
  /**
   * What came of it, to the first who asks.
   * @param isTaken whether it is gone then; where not, it is only looked at
   */
  read(caller: Caller, id: number, isTaken: boolean): Promise<Answer<RouteJob>>;
}
